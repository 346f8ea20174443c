// @generated: the runtime of every client. It is written by npm run codegen.
/** Creates the client of a whole contract. */
import { facts } from "./facts.js";
import { resourceFunction, toolFunction } from "./methods.js";
import { connectionOver } from "./official.js";
const isConnection = (way) => "keepSession" in way;
const bound = (run, first) => (...rest) => run(first, ...rest);
const mapped = (entries, map) => Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, map(entry)]));
const createClient = (pack, way, options) => {
  const connection = isConnection(way) ? way : connectionOver(way, options);
  const methods = mapped(pack, (tool) => {
    const run = toolFunction(tool);
    return Object.assign(bound(run, connection), { safe: bound(run.safe, connection) });
  });
  const readResource = mapped(pack[facts].resources, (resource) => bound(resourceFunction(resource), connection));
  const client = { readResource, connection, ...methods };
  return client;
};
export {
  createClient
};
