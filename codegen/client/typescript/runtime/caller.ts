/** Calls tools by name, for adapters of model vendors: they learn at run time which tool a model calls. */

import { callTool } from "./call.js";
import type { CreateToolCaller } from "./client.types.js";

/**
 * Makes a function that calls a tool by its name. It rejects as the typed methods do, and with a `TypeError` for a name that the
 * contract does not have.
 *
 * @example
 * ```ts
 * const call = toolCaller(gds, connection);
 * const output = await call("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" });
 * ```
 */
export const toolCaller: CreateToolCaller = (pack, connection) => {
  const tools = new Map(Object.values(pack).map((tool) => [tool.name, tool]));
  return async (name, input, options) => {
    const tool = tools.get(name);
    if (tool === undefined)
      throw new TypeError(`There is no tool ${name}: the contract has ${[...tools.keys()].join(", ")}`);
    return callTool(connection, tool, input, options);
  };
};
