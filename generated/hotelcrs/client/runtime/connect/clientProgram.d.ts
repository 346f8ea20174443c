// @generated: the runtime of every client. It is written by npm run codegen.
/** Starts a program and speaks with it over stdio, by `@modelcontextprotocol/client`. For Node alone: bundles for browsers do without it. */
import type { StartProgram } from "./connect.types.js";

/** The module is loaded only where a program is started. */
export declare const startProgram: StartProgram;
