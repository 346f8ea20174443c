// @generated: the runtime of every client. It is written by npm run codegen.
/** A tool and a resource as functions. What a server answers is typed by the contract here, and nowhere else. */
import type { CallParameters, ReadOptions, SafeResult } from "./call.types.js";
import type { CreateResourceFunction, CreateToolFunction } from "./client.types.js";
import type { Connection } from "./connection.types.js";
import type { OutputOf, Tool } from "./descriptor.types.js";
import type { CallErrorOf } from "./error.types.js";

/** A function that calls one tool over any connection. What a client does not import, a bundler leaves out. */
export declare const toolFunction: CreateToolFunction;

/** A function that reads one resource over any connection. */
export declare const resourceFunction: CreateResourceFunction;
