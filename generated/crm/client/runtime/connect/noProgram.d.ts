// @generated: the runtime of every client. It is written by npm run codegen.
/** Stands where programs are started, in bundles for browsers. */
import type { StartProgram } from "./connect.types.js";

export declare const startProgram: StartProgram;
