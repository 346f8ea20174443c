// @generated: the runtime of every client. It is written by npm run codegen.
/** Arguments that are repeated in headers (`x-mcp-header` in the contract), so that proxies need not read the body. */

export type MirroredHeaders = (
  headers: Readonly<Record<string, readonly string[]>> | undefined,
  input: unknown,
) => Readonly<Record<string, string>> | undefined;

/** The headers `Mcp-Param-<name>` of a call; undefined if the tool has none. */
export declare const mirroredHeaders: MirroredHeaders;
