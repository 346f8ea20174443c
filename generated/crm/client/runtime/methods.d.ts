// @generated: the runtime of every client. It is written by npm run codegen.
/** Functions that call a tool or read a resource. Only here do the server's answers get the contract's types. */
import type { CallParameters, ReadOptions, SafeResult } from "./call.types.js";
import type { CreateResourceFunction, CreateToolFunction } from "./client.types.js";
import type { Connection } from "./connection.types.js";
import type { OutputOf, Tool } from "./descriptor.types.js";
import type { CallErrorOf } from "./error.types.js";

/** Makes a function that calls one tool over any connection. A bundler leaves out the tools that are not imported. */
export declare const toolFunction: CreateToolFunction;

/** Makes a function that reads one resource over any connection. */
export declare const resourceFunction: CreateResourceFunction;
