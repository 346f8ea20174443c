// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads a JSON resource: its URI, its body. */
import type { ReadOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Resource } from "./descriptor.types.js";

export type Variables = Readonly<Record<string, string>>;

/** The URI of a resource, with the variables of its template in their places. */
export declare const uriOf: (resource: Resource, variables: Variables) => string;

export type ReadResource = (
  connection: Connection,
  resource: Resource,
  variables: Variables,
  options?: ReadOptions,
) => Promise<unknown>;

/** Reading changes nothing, so it is repeated like a call that may be. */
export declare const readResource: ReadResource;
