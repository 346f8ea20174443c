// @generated: the runtime of every client. It is written by npm run codegen.
/** Reads a JSON resource: builds its URI and parses its body. */
import { withAttempts } from "./attempts.js";
import { AnswerError } from "./errors.js";
import { fieldsOf } from "./fields.js";
import { metaOf } from "./meta.js";
const uriOf = ({ uri, uriTemplate = "" }, variables) => uri ?? uriTemplate.replaceAll(/\{([^}]+)\}/g, (_whole, name) => encodeURIComponent(variables[name] ?? ""));
const bodyIn = (name, result) => {
  const { contents } = fieldsOf(result);
  const { text } = fieldsOf(Array.isArray(contents) ? contents[0] : void 0);
  try {
    return JSON.parse(String(text));
  } catch (cause) {
    throw new AnswerError(`${name} is not JSON`, { tool: name, cause });
  }
};
const readResource = (connection, resource, variables, options = {}) => {
  const { name } = resource;
  return withAttempts(connection, { tool: name, isRepeatable: true, options }, async (signal) => {
    const meta = metaOf(connection);
    const result = await connection.send({
      subject: { name, variables },
      method: "resources/read",
      params: { uri: uriOf(resource, variables), ...meta !== void 0 && { _meta: meta } },
      signal
    });
    return bodyIn(name, result);
  });
};
export {
  readResource,
  uriOf
};
