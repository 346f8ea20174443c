// @generated: the runtime of every client. It is written by npm run codegen.
/** Calls tools by name, for adapters of model vendors: they learn at run time which tool a model calls. */
import { callTool } from "./call.js";
const toolCaller = (pack, connection) => {
  const tools = new Map(Object.values(pack).map((tool) => [tool.name, tool]));
  return async (name, input, options) => {
    const tool = tools.get(name);
    if (tool === void 0)
      throw new TypeError(`There is no tool ${name}: the contract has ${[...tools.keys()].join(", ")}`);
    return callTool(connection, tool, input, options);
  };
};
export {
  toolCaller
};
