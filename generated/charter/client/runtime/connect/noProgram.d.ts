// @generated: the runtime of every client. It is written by npm run codegen.
/** Replaces `clientProgram` and `sdkProgram` in browser bundles: it rejects, because a browser starts no program. */
import type { StartProgram } from "./connect.types.js";

export declare const startProgram: StartProgram;
