// @generated: the runtime of every client. It is written by npm run codegen.
/** Functions that call a tool or read a resource. Only here do the server's answers get the contract's types. */
import { callTool } from "./call.js";
import { isCallError } from "./errors.js";
import { readResource } from "./read.js";
const isCallErrorOf = (_tool, error) => isCallError(error);
const toolFunction = (tool) => {
  const call = (connection, ...[input, options]) => callTool(connection, tool, input, options);
  const safe = async (connection, ...parameters) => {
    try {
      return { ok: true, value: await call(connection, ...parameters) };
    } catch (error) {
      if (!isCallErrorOf(tool, error)) throw error;
      return { ok: false, error };
    }
  };
  return Object.assign(call, { safe });
};
const resourceFunction = (resource) => (connection, ...parameters) => {
  const given = parameters;
  const [variables, options] = resource.uri === void 0 ? given : [{}, given[0]];
  return readResource(connection, resource, variables, options);
};
export {
  resourceFunction,
  toolFunction
};
