/** Streams of server-sent events as a test reads them, and the requests that open one. */
import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { accept, modernRequest } from "./wireRequests.js";

export interface Stream {
  /** The next message on the stream. Rejects when it ends before one. */
  readonly next: () => Promise<Record<string, unknown>>;
  /** Reads to the end; what was said before it. */
  readonly toEnd: () => Promise<readonly Record<string, unknown>[]>;
  /** Goes away. */
  readonly leave: () => Promise<void>;
}

/** One event as it was sent. */
export interface SentEvent {
  readonly id: string | undefined;
  readonly retry: string | undefined;
  readonly data: string;
}

export interface EventReader {
  /** Rejects when the stream ends before one. */
  readonly next: () => Promise<SentEvent>;
  /** Reads to the end; what was said before it. */
  readonly toEnd: () => Promise<readonly SentEvent[]>;
  readonly leave: () => Promise<void>;
}

const ended = "the stream ended";

const fieldOf = (frame: string, name: string): string | undefined =>
  new RegExp(`^${name}: ?(.*)$`, "m").exec(frame)?.[1];

/** The events of a response, with their ids. Comments are left out. */
export const eventsOf = (context: TestContext, response: Response): EventReader => {
  const reader = response.body?.getReader();
  assert.ok(reader, "the response has a body");
  context.after(() => reader.cancel());
  let text = "";
  const read = async (): Promise<SentEvent | undefined> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end === -1) {
        const { value, done } = await reader.read();
        if (done) return undefined;
        text += new TextDecoder().decode(value);
        continue;
      }
      const frame = text.slice(0, end);
      text = text.slice(end + 2);
      if (frame.startsWith(":")) continue;
      return { id: fieldOf(frame, "id"), retry: fieldOf(frame, "retry"), data: fieldOf(frame, "data") ?? "" };
    }
  };
  return {
    next: async () => {
      const event = await read();
      if (event === undefined) throw new Error(ended);
      return event;
    },
    toEnd: async () => {
      const events: SentEvent[] = [];
      for (let event = await read(); event !== undefined; event = await read()) events.push(event);
      return events;
    },
    leave: () => reader.cancel(),
  };
};

/** Reads server-sent events. */
export const streamOf = async (context: TestContext, url: string, init: RequestInit): Promise<Stream> => {
  const response = await fetch(url, init);
  assert.equal(response.status, 200, response.ok ? "" : await response.text());
  const reader = response.body?.getReader();
  assert.ok(reader, "the response has a body");
  context.after(() => reader.cancel());
  let text = "";
  const next = async (): Promise<Record<string, unknown>> => {
    for (;;) {
      const found = /^data: (.+)\n\n/m.exec(text);
      if (found !== null) {
        text = text.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? "");
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(ended);
      text += new TextDecoder().decode(value);
    }
  };
  return {
    next,
    toEnd: async () => {
      const messages = [];
      for (;;) {
        try {
          messages.push(await next());
        } catch (error) {
          if (error instanceof Error && error.message === ended) return messages;
          throw error;
        }
      }
    },
    leave: () => reader.cancel(),
  };
};

/** The URI of a notification that a resource has changed. */
export const updated = (message: Record<string, unknown>): unknown => {
  assert.equal(message["method"], "notifications/resources/updated");
  return Reflect.get(Object(message["params"]), "uri");
};

/** The stream from the server to a session of a 2025 client. */
export const sessionStream = (
  context: TestContext,
  url: string,
  id: string,
  headers: Record<string, string> = {},
): Promise<Stream> =>
  streamOf(context, url, { headers: { accept: "text/event-stream", "mcp-session-id": id, ...headers } });

/** The subscription of a modern client. The first message on it is the acknowledgement. */
export const listen = (
  context: TestContext,
  url: string,
  uris: readonly string[],
  meta: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Stream> =>
  streamOf(context, url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
      ...headers,
    },
    body: JSON.stringify(
      modernRequest("subscriptions/listen", { notifications: { resourceSubscriptions: uris } }, meta, "sub"),
    ),
  });
