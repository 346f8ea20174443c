/** Creates the client of a whole contract. */
import type { Client, CreateClient } from "./client.types.js";
import type { Connection, ConnectionOptions, OfficialClient } from "./connection.types.js";
import type { Pack } from "./descriptor.types.js";
import { facts } from "./facts.js";
import { resourceFunction, toolFunction } from "./methods.js";
import { connectionOver } from "./official.js";

const isConnection = (way: Connection | OfficialClient): way is Connection => "keepSession" in way;

/** The function with its first parameter bound. */
const bound =
  <First, Rest extends readonly unknown[], Result>(run: (first: First, ...rest: Rest) => Result, first: First) =>
  (...rest: Rest): Result =>
    run(first, ...rest);

const mapped = <From, To>(entries: Readonly<Record<string, From>>, map: (entry: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, map(entry)]));

/**
 * Creates the client of a contract. It has a method for each tool, such as `client.searchFlights(input, options)`, each with
 * `.safe()`, and a reader for each JSON resource in `client.readResource`.
 *
 * @example
 * ```ts
 * const client = createClient(gds, await connect({ url: "http://127.0.0.1:3001/mcp" }));
 * ```
 */
export const createClient: CreateClient = <P extends Pack>(
  pack: P,
  way: Connection | OfficialClient,
  options?: ConnectionOptions,
): Client<P> => {
  const connection = isConnection(way) ? way : connectionOver(way, options);
  const methods = mapped(pack, (tool) => {
    const run = toolFunction(tool);
    return Object.assign(bound(run, connection), { safe: bound(run.safe, connection) });
  });
  const readResource = mapped(pack[facts].resources, (resource) => bound(resourceFunction(resource), connection));
  const client: object = { readResource, connection, ...methods };
  // The compiler loses the mapped type in a list of entries, so the client is cast to the contract's types.
  return client as Client<P>;
};
