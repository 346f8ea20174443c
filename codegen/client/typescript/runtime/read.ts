/** Reads a JSON resource: builds its URI and parses its body. */

import { withAttempts } from "./attempts.js";
import type { ReadOptions } from "./call.types.js";
import type { Connection } from "./connection.types.js";
import type { Resource } from "./descriptor.types.js";
import { AnswerError } from "./errors.js";
import { fieldsOf } from "./fields.js";
import { metaOf } from "./meta.js";

export type Variables = Readonly<Record<string, string>>;

/** The URI of a resource. The values of a template's variables are percent-encoded. */
export const uriOf: (resource: Resource, variables: Variables) => string = ({ uri, uriTemplate = "" }, variables) =>
  uri ?? uriTemplate.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => encodeURIComponent(variables[name] ?? ""));

const bodyIn = (name: string, result: unknown): unknown => {
  const { contents } = fieldsOf(result);
  const { text } = fieldsOf(Array.isArray(contents) ? contents[0] : undefined);
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new AnswerError(`${name} is not JSON`, { tool: name, cause });
  }
};

export type ReadResource = (
  connection: Connection,
  resource: Resource,
  variables: Variables,
  options?: ReadOptions,
) => Promise<unknown>;

/** Reads a resource and returns its parsed body. Retries, because reading changes nothing. */
export const readResource: ReadResource = (connection, resource, variables, options = {}) => {
  const { name } = resource;
  return withAttempts(connection, { tool: name, isRepeatable: true, options }, async (signal) => {
    const meta = metaOf(connection);
    const result = await connection.send({
      subject: { name, variables },
      method: "resources/read",
      params: { uri: uriOf(resource, variables), ...(meta !== undefined && { _meta: meta }) },
      signal,
    });
    return bodyIn(name, result);
  });
};
