// @generated: the runtime of every client. It is written by npm run codegen.
/** Arguments that travel in headers as well (`x-mcp-header` in the contract), so that what stands in between need not read the body. */

export type MirroredHeaders = (
  headers: Readonly<Record<string, readonly string[]>> | undefined,
  input: unknown,
) => Readonly<Record<string, string>> | undefined;

/** The headers of a call; undefined where the tool has none. */
export declare const mirroredHeaders: MirroredHeaders;
