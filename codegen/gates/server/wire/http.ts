/** Speaks with a server over Streamable HTTP. The server is not trusted: time and size are limited, and redirects are not followed. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import { shownValue } from "../../difference.js";
import { askPatiently, lateWords } from "./patience.js";
import {
  type Era,
  greetingMethods,
  greetingOf,
  greetingParameters,
  initializedNotification,
  messageOf,
  type Reply,
  replyOf,
  requestOf,
  revisions,
  type Speaker,
  WireFault,
  type WireLimits,
} from "./speaker.js";

export interface HttpOptions {
  /** Sent with every request, such as credentials for a gateway, or the world to use. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits: WireLimits;
  /** The deadline for all requests to this server, in the time of `performance.now()`. */
  readonly until: number;
  /**
   * The rule to report if not even the greeting is answered. At an address that somebody gave, perhaps nothing runs:
   * `server-unreachable`.
   */
  readonly silenceIs?: "server-unreachable" | "server-slow";
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === "TimeoutError";

/** The cause of a failure below HTTP, in words. */
const causeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause ? `${textOf(cause.code)} ` : "";
  return `${code}${cause instanceof Error ? cause.message : String(cause)}`.trim();
};

const statusFaults: Readonly<Record<number, (url: URL, response: Response) => WireFault>> = {
  401: (_url, response) =>
    new WireFault(
      "server-unreachable",
      `asks who is calling: 401, ${shownValue(response.headers.get("www-authenticate") ?? "no WWW-Authenticate header")}`,
      'name the caller: --header "Authorization: Bearer <token>"',
    ),
  403: () =>
    new WireFault(
      "server-unreachable",
      "refuses the caller: 403",
      'name the caller with --header "Authorization: Bearer <token>", or allow the host name with MCP_ALLOWED_HOSTS on the server',
    ),
  404: (url) =>
    new WireFault(
      "server-unreachable",
      `has nothing at ${url.pathname}: 404`,
      `give the address of the MCP endpoint itself, for example ${url.origin}/mcp`,
    ),
};

const statusFault = (url: URL, method: string, response: Response): WireFault => {
  const { status } = response;
  const known = statusFaults[status];
  if (known !== undefined) return known(url, response);
  if (status >= 300 && status < 400) {
    const target = shownValue(response.headers.get("location") ?? "nowhere");
    return new WireFault("server-unreachable", `sends the caller to ${target}: ${status}`, "give that address instead");
  }
  const type = shownValue(response.headers.get("content-type") ?? "no content type");
  return new WireFault("server-protocol", `answers ${method} with ${status} and ${type}, which is no MCP answer`);
};

/** The body as strings, chunk by chunk, up to the limit. Cancels the transfer when the reader stops. */
async function* chunksOf(response: Response, method: string, mostBytes: number): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes)
      throw new WireFault("server-protocol", `answers ${method} with more than ${mostBytes} bytes, and does not end`);
    yield decoder.decode(chunk, { stream: true });
  }
}

/** The data of each event of an event stream. */
async function* eventsOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  const dataOf = (event: string): string =>
    event
      .split(/\r\n|\r|\n/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice(5).replace(/^ /, ""))
      .join("\n");
  for await (const chunk of chunks) {
    const events = `${rest}${chunk}`.split(/\r\n\r\n|\n\n|\r\r/);
    rest = events.pop() ?? "";
    for (const event of events) if (dataOf(event) !== "") yield dataOf(event);
  }
  if (dataOf(rest) !== "") yield dataOf(rest);
}

const joined = async (chunks: AsyncIterable<string>): Promise<string> => {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
};

const readReply = async (
  url: URL,
  id: number,
  method: string,
  response: Response,
  mostBytes: number,
): Promise<Reply> => {
  const type = response.headers.get("content-type") ?? "";
  const chunks = chunksOf(response, method, mostBytes);
  if (type.startsWith("text/event-stream") && response.ok) {
    for await (const data of eventsOf(chunks)) {
      const message = messageOf(data, method);
      const reply = message["id"] === id ? replyOf(message) : undefined;
      if (reply !== undefined) return reply;
    }
    throw new WireFault("server-protocol", `ends the stream of ${method} without an answer`);
  }
  if (!type.startsWith("application/json")) throw statusFault(url, method, response);
  let message: JsonObject;
  try {
    message = messageOf(await joined(chunks), method);
  } catch (error) {
    throw error instanceof WireFault && !response.ok ? statusFault(url, method, response) : error;
  }
  const reply = replyOf(message);
  if (reply === undefined || ("result" in reply && message["id"] !== id))
    throw new WireFault(
      "server-protocol",
      `answers ${method} with a message that is not the answer: ${shownValue(message)}`,
    );
  if (!response.ok && statusFaults[response.status] !== undefined && response.status < 404)
    throw statusFault(url, method, response);
  return reply;
};

const headerValueOf = (value: unknown): Readonly<Record<string, string>> =>
  typeof value === "string" && /^[\x21-\x7e]+$/.test(value) ? { "mcp-name": value } : {};

/** Opens a conversation. Rejects with a WireFault where the address has no MCP server of this era. */
export const openHttpSpeaker = async (url: URL, era: Era, options: HttpOptions): Promise<Speaker> => {
  const { headers: given = {}, limits, until, silenceIs = "server-unreachable" } = options;
  let hasGreeted = false;
  let lastId = 0;
  let session: Readonly<Record<string, string>> = {};

  const send = async (
    verb: "POST" | "DELETE",
    message: JsonObject | undefined,
    headers: Readonly<Record<string, string>>,
    withinMs = limits.requestMs,
  ): Promise<Response> => {
    const leftMs = Math.min(withinMs, until - performance.now());
    if (leftMs <= 0) throw new WireFault("server-slow", `did not answer everything within ${limits.totalMs} ms`);
    return fetch(url, {
      method: verb,
      redirect: "manual",
      signal: AbortSignal.timeout(Math.ceil(leftMs)),
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...given,
        ...headers,
      },
      ...(message !== undefined && { body: JSON.stringify(message) }),
    });
  };

  /** Turns every failure of the network into a WireFault. */
  const named = async <Value>(late: string, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof WireFault) throw error;
      const mend = "start the server, or give the address at which it can be reached";
      if (isTimeout(error) && !hasGreeted && silenceIs === "server-unreachable")
        throw new WireFault(silenceIs, late, mend);
      if (isTimeout(error)) throw new WireFault("server-slow", late);
      throw new WireFault("server-unreachable", `cannot be reached: ${causeOf(error)}`, mend);
    }
  };

  const exchange = (method: string, parameters: JsonObject) =>
    named(lateWords(method, limits), () =>
      askPatiently(method, limits, isTimeout, (withinMs) => exchangeOnce(method, parameters, withinMs)),
    );

  const exchangeOnce = async (method: string, parameters: JsonObject, withinMs: number) => {
    const id = ++lastId;
    const routing =
      era === "legacy"
        ? session
        : {
            "mcp-protocol-version": revisions.modern,
            "mcp-method": method,
            ...headerValueOf(parameters["name"] ?? parameters["uri"]),
          };
    const response = await send("POST", requestOf(era, id, method, parameters), routing, withinMs);
    return { response, reply: await readReply(url, id, method, response, limits.mostBytes) };
  };

  const { response, reply } = await exchange(greetingMethods[era], greetingParameters[era]);
  const greeting = greetingOf(reply, greetingMethods[era]);
  hasGreeted = true;
  if (era === "legacy") {
    const id = response.headers.get("mcp-session-id");
    const revision = textOf(greeting["protocolVersion"]) || revisions.legacy;
    session = { "mcp-protocol-version": revision, ...(id !== null && { "mcp-session-id": id }) };
    await named(`did not take notifications/initialized within ${limits.requestMs} ms`, async () => {
      const accepted = await send("POST", initializedNotification, session);
      await accepted.body?.cancel();
    });
  }
  return {
    transport: "http",
    era,
    greeting,
    request: async (method, parameters) => (await exchange(method, parameters)).reply,
    close: async () => {
      if (session["mcp-session-id"] === undefined) return;
      // A server need not support ending a session. It then drops the session in time.
      await send("DELETE", undefined, session).then(
        (ended) => ended.body?.cancel(),
        () => undefined,
      );
    },
  };
};
