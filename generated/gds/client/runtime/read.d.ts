// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads a JSON resource: builds its URI and parses its body. */
import type { ReadOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Resource } from "./descriptor.types.js";

export type Variables = Readonly<Record<string, string>>;

/** The URI of a resource. The values of a template's variables are percent-encoded. */
export declare const uriOf: (resource: Resource, variables: Variables) => string;

export type ReadResource = (
  connection: Connection,
  resource: Resource,
  variables: Variables,
  options?: ReadOptions,
) => Promise<unknown>;

/** Reads a resource and returns its parsed body. Retries, because reading changes nothing. */
export declare const readResource: ReadResource;
