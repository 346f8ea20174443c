/**
 * Answers a request whose body is refused, and closes its connection. What the client still sends is read and discarded
 * first: a connection that is closed over unread bytes is reset, and the answer may be lost.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { jsonHeaders, rpcErrorBytes } from "./jsonAnswers.js";
import type { BodyRefusal } from "./requestBody.js";

/** Limits of what is read and discarded if a client keeps sending: bytes and milliseconds. */
const mostBytesAfter = 4 * 1024 * 1024;
const longestAfterMs = 1_000;

export const refuseBody = (request: IncomingMessage, response: ServerResponse, refusal: BodyRefusal): void => {
  const bytes = rpcErrorBytes(refusal.code, refusal.message);
  refuseBodyWith(request, response, { status: refusal.status, headers: jsonHeaders(bytes), bytes });
};

/** As `refuseBody`, with a body of any form. `headers` include its length. */
export const refuseBodyWith = (
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    headers,
    bytes,
  }: { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly bytes: Buffer },
): void => {
  response.writeHead(status, { ...headers, connection: "close" });
  if (request.readableEnded) {
    response.end(bytes);
    return;
  }
  // The length is known, so the client can read the whole answer before the response ends.
  response.write(bytes);
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, longestAfterMs);
  let left = mostBytesAfter;
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
  });
  request.on("end", end);
  request.on("error", end);
  request.resume();
};
