/** The transport of revision 2024-11-05 as it is on the wire. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { TestContext } from "node:test";

export interface RawEvent {
  readonly event: string;
  readonly data: string;
}

export interface RawStream {
  readonly response: IncomingMessage;
  readonly next: () => Promise<RawEvent>;
  readonly leave: () => void;
}

/** A stream as it is on the wire, comments left out. */
export const openRaw = async (
  context: TestContext,
  url: string,
  headers: Record<string, string> = {},
): Promise<RawStream> => {
  const request = get(`${url}/sse`, { headers });
  request.on("error", () => undefined);
  const [response]: IncomingMessage[] = await once(request, "response");
  assert.ok(response, "there is a response");
  context.after(() => response.destroy());
  const chunks = response[Symbol.asyncIterator]();
  let text = "";
  return {
    response,
    leave: () => response.destroy(),
    next: async () => {
      for (;;) {
        const found = /^event: (.*)\ndata: (.*)\n\n/m.exec(text);
        if (found !== null) {
          text = text.slice(found.index + found[0].length);
          return { event: found[1] ?? "", data: found[2] ?? "" };
        }
        const { value, done } = await chunks.next();
        if (done === true) throw new Error("the stream ended");
        text += String(value);
      }
    },
  };
};

export const postTo = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
