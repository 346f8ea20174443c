// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads the result of a call: its output, or the refusal in an error result. */
import type { Subject } from "./connection.types.js";

/** The session handle in the `_meta` of a result; undefined if the server sent none. */
export declare const sessionIn: (result: unknown) => string | undefined;

export type OutputIn = (subject: Subject & { readonly returns: "structure" | "content" }, result: unknown) => unknown;

/** The output of a result. Throws a `ToolError` for an error result, and an `AnswerError` if there is no output. */
export declare const outputIn: OutputIn;
