// @generated: the runtime of every client. It is written by npm run codegen.
/** Reasons that come from the server's runtime, or from here: any tool of any contract may be refused for one of them. */
import type { RuntimeReason } from "./error.types.js";

export declare const runtimeReasons: readonly RuntimeReason[];
