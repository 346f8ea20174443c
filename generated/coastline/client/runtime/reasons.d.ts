// @generated: the runtime of every client. It is written by npm run codegen.
/** Reasons of the server's runtime, and `UNLISTED`, which is this client's. A call of any tool may be refused for one of them. */
import type { RuntimeReason } from "./error.types.js";

export declare const runtimeReasons: readonly RuntimeReason[];
