/** A mock client for tests: handlers answer in place of a server, and the rest is the real client. */

import { createClient } from "./client.js";
import { createConnection } from "./connection.js";
import type { OutgoingRequest, SendRequest } from "./connection.types.js";
import type { Pack, Resource, Tool } from "./descriptor.types.js";
import { AnswerError, isRefusal, ToolError } from "./errors.js";
import { facts } from "./facts.js";
import { fieldsOf, textIn } from "./fields.js";
import { metaKeys } from "./meta.js";
import type { CreateMockClient, CreateToolErrors, MockCall } from "./mock.types.js";

type AnyHandler = (input: unknown, call: MockCall) => unknown;
type Handlers = Readonly<Record<string, AnyHandler | undefined>>;

/** A copy by way of JSON, as a value arrives over a connection. */
const copied = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

const handlerNamed = (handlers: Handlers, method: string, what: string): AnyHandler => {
  const handler = handlers[method];
  if (handler === undefined)
    throw new AnswerError(`The mock has no ${what} ${method}: give one to createMockClient`, { tool: method });
  return handler;
};

/** Adds the tool's name to a refusal that was made with `toolError`, which does not know it. */
const refusedBy = (error: unknown, tool: string): unknown => {
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
    data,
  });
};

const callOf = ({ signal, onProgress, params }: OutgoingRequest): MockCall => ({
  signal,
  progress: (progress) => onProgress?.(progress),
  idempotencyKey: textIn(fieldsOf(params["_meta"])[metaKeys.idempotencyKey]),
});

const methodNamed = (entries: Readonly<Record<string, Tool | Resource>>, name: string): string =>
  Object.entries(entries).find(([, entry]) => entry.name === name)?.[0] ?? name;

const sendTo =
  (pack: Pack, handlers: Handlers, resources: Handlers): SendRequest =>
  async (request) => {
    const { subject, method, params } = request;
    if (method === "resources/read") {
      const key = methodNamed(pack[facts].resources, subject.name);
      const body = await handlerNamed(resources, key, "body for resource")(subject.variables, callOf(request));
      return { contents: [{ text: JSON.stringify(body) }] };
    }
    const key = methodNamed(pack, subject.name);
    try {
      const output = copied(
        await handlerNamed(handlers, key, "handler for tool")(copied(params["arguments"]), callOf(request)),
      );
      return { content: output, structuredContent: output };
    } catch (error) {
      throw refusedBy(error, subject.name);
    }
  };

/**
 * Creates a client whose calls are answered by handlers, typed by the contract. Retries, timeouts, progress and `.safe()` work as
 * they do with a server.
 *
 * @example
 * ```ts
 * const client = createMockClient(gds, { retrieveBooking: () => { throw toolError("PNR_NOT_FOUND"); } });
 * ```
 */
export const createMockClient: CreateMockClient = (pack, handlers, options = {}) => {
  const { resources = {}, ...rest } = options;
  const send = sendTo(pack, handlers as Handlers, resources as Handlers);
  return createClient(pack, createConnection({ send, close: async () => undefined }, rest));
};

const filled = (template: string, details: Readonly<Record<string, unknown>>): string =>
  template.replaceAll(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, (_whole, name: string) => String(details[name] ?? "(none)"));

/** Makes the `toolError` function for the reasons of a contract. */
export const toolErrors: CreateToolErrors =
  (entries) =>
  (reason, { field, value, data } = {}) => {
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
      data: { ...data, reason },
    });
  };
