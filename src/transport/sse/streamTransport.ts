/**
 * The SDK's transport for a client of revision 2024-11-05: messages of the server go out on the stream, posted messages
 * come in. It knows no session.
 */
import { isJSONRPCRequest, type JSONRPCMessage, type Transport } from "@modelcontextprotocol/server";
import { withContractCode } from "../../runtime/calls/rendering.js";
import type { EventStream } from "../http/server/eventStream.js";

export interface StreamTransport extends Transport {
  /** Handles a posted message, with the request that brought it. */
  readonly receive: (message: JSONRPCMessage, request: Request) => void;
  /** Requests that have no answer yet. */
  readonly unansweredCount: () => number;
}

const cancelledId = (message: JSONRPCMessage): unknown =>
  "method" in message && message.method === "notifications/cancelled" ? message.params?.["requestId"] : undefined;

/** `onAnswer` is called for each request that was answered or given up. */
export const createStreamTransport = (stream: EventStream, onAnswer: () => void): StreamTransport => {
  const unanswered = new Set<unknown>();
  let isClosed = false;

  const settle = (id: unknown): void => {
    if (unanswered.delete(id)) onAnswer();
  };

  const transport: StreamTransport = {
    unansweredCount: () => unanswered.size,
    receive: (message, request) => {
      if (isJSONRPCRequest(message)) unanswered.add(message.id);
      transport.onmessage?.(message, { request });
      settle(cancelledId(message));
    },
    start: async () => undefined,
    send: async (message) => {
      stream.write({ text: JSON.stringify(withContractCode(message)) });
      if (!("method" in message)) settle(message.id);
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      stream.end();
      transport.onclose?.();
    },
  };
  return transport;
};
