// @generated: the runtime of every client. It is written by npm run codegen.
/** A mock client for tests: handlers answer in place of a server, and the rest is the real client. */
import { createClient } from "./client.js";
import { createConnection } from "./connection.js";
import { AnswerError, isRefusal, ToolError } from "./errors.js";
import { facts } from "./facts.js";
import { fieldsOf, textIn } from "./fields.js";
import { metaKeys } from "./meta.js";
const copied = (value) => value === void 0 ? void 0 : JSON.parse(JSON.stringify(value));
const handlerNamed = (handlers, method, what) => {
  const handler = handlers[method];
  if (handler === void 0)
    throw new AnswerError(`The mock has no ${what} ${method}: give one to createMockClient`, { tool: method });
  return handler;
};
const refusedBy = (error, tool) => {
  if (!isRefusal(error) || error.tool !== "") return error;
  const { reason, code, retryable, field, value, hint, data } = error;
  return new ToolError({
    reason,
    code,
    message: error.message.slice(`[${reason}] `.length),
    retryable,
    tool,
    field,
    value,
    hint,
    data
  });
};
const callOf = ({ signal, onProgress, params }) => ({
  signal,
  progress: (progress) => onProgress?.(progress),
  idempotencyKey: textIn(fieldsOf(params["_meta"])[metaKeys.idempotencyKey])
});
const methodNamed = (entries, name) => Object.entries(entries).find(([, entry]) => entry.name === name)?.[0] ?? name;
const sendTo = (pack, handlers, resources) => async (request) => {
  const { subject, method, params } = request;
  if (method === "resources/read") {
    const key2 = methodNamed(pack[facts].resources, subject.name);
    const body = await handlerNamed(resources, key2, "body for resource")(subject.variables, callOf(request));
    return { contents: [{ text: JSON.stringify(body) }] };
  }
  const key = methodNamed(pack, subject.name);
  try {
    const output = copied(
      await handlerNamed(handlers, key, "handler for tool")(copied(params["arguments"]), callOf(request))
    );
    return { content: output, structuredContent: output };
  } catch (error) {
    throw refusedBy(error, subject.name);
  }
};
const createMockClient = (pack, handlers, options = {}) => {
  const { resources = {}, ...rest } = options;
  const send = sendTo(pack, handlers, resources);
  return createClient(pack, createConnection({ send, close: async () => void 0 }, rest));
};
const filled = (template, details) => template.replaceAll(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, (_whole, name) => String(details[name] ?? "(none)"));
const toolErrors = (entries) => (reason, { field, value, data } = {}) => {
  const { code, message, hint, retryable } = entries[reason];
  const details = { ...data, field, value, reason };
  return new ToolError({
    reason,
    code,
    message: filled(message, details),
    retryable,
    tool: "",
    field,
    value,
    hint: filled(hint, details),
    data: { ...data, reason }
  });
};
export {
  createMockClient,
  toolErrors
};
