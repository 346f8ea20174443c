// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads the result of a call: its output, or the refusal that some revisions put there. */
import type { Subject } from "./connection.types.js";

/** The handle of the session in the `_meta` of a result, if the server has minted one. */
export declare const sessionIn: (result: unknown) => string | undefined;

export type OutputIn = (subject: Subject & { readonly returns: "structure" | "content" }, result: unknown) => unknown;

/** The output of a result. Throws what the result says instead of one. */
export declare const outputIn: OutputIn;
