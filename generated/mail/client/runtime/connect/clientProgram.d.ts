// @generated: the runtime of every client. It is written by npm run codegen.
/** Starts a server as a child process with `@modelcontextprotocol/client`. Node only: browser bundles use `noProgram`. */
import type { StartProgram } from "./connect.types.js";

/** Creates the transport of a child process. Imports the stdio module only here, when it is needed. */
export declare const startProgram: StartProgram;
