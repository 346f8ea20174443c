/** Functions that call a tool or read a resource. Only here do the server's answers get the contract's types. */

import { callTool } from "./call.js";
import type { CallParameters, ReadOptions, SafeResult } from "./call.types.js";
import type { CreateResourceFunction, CreateToolFunction } from "./client.types.js";
import type { Connection } from "./connection.types.js";
import type { OutputOf, Tool } from "./descriptor.types.js";
import type { CallErrorOf } from "./error.types.js";
import { isCallError } from "./errors.js";
import { readResource, type Variables } from "./read.js";

const isCallErrorOf = <T extends Tool>(_tool: T, error: unknown): error is CallErrorOf<T> => isCallError(error);

/** Makes a function that calls one tool over any connection. A bundler leaves out the tools that are not imported. */
export const toolFunction: CreateToolFunction = <T extends Tool>(tool: T) => {
  const call = (connection: Connection, ...[input, options]: CallParameters<T>): Promise<OutputOf<T>> =>
    callTool(connection, tool, input, options) as Promise<OutputOf<T>>;
  const safe = async (connection: Connection, ...parameters: CallParameters<T>): Promise<SafeResult<T>> => {
    try {
      return { ok: true, value: await call(connection, ...parameters) };
    } catch (error) {
      if (!isCallErrorOf(tool, error)) throw error;
      return { ok: false, error };
    }
  };
  return Object.assign(call, { safe });
};

/** Makes a function that reads one resource over any connection. */
export const resourceFunction: CreateResourceFunction =
  (resource) =>
  (connection, ...parameters) => {
    const given: readonly unknown[] = parameters;
    const [variables, options] = resource.uri === undefined ? given : [{}, given[0]];
    return readResource(connection, resource, variables as Variables, options as ReadOptions) as never;
  };
