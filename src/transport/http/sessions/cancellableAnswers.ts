/**
 * Ends the response of a request that its client cancels: the SDK's own transport never answers a cancelled request.
 */
import type { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";
import { rpcError } from "../requests/unavailableAnswers.js";

/** The fields of a message that matter for cancellation; a batch has none. */
export const readMessage = (body: unknown): { readonly cancelledId: unknown; readonly requestId: unknown } => {
  const { id, method, params } = { ...Object(body) };
  if (method === "notifications/cancelled") return { cancelledId: Object(params).requestId, requestId: undefined };
  return { cancelledId: undefined, requestId: method === undefined ? undefined : id };
};

/**
 * Refuses a request with the id of a running one. The SDK identifies requests by id: one of the two would get the
 * other's answer, and the other none.
 */
export const idInUse = (body: unknown): Response =>
  rpcError(400, { code: -32600, message: "Invalid Request: a running request of this session has the same id" }, body);

export interface CancellableAnswers {
  /**
   * The SDK's response, or an empty stream as soon as the client cancels the request. Also applies a cancellation in
   * `body`.
   */
  readonly answer: (request: Request, body: unknown, done: Promise<unknown>) => Promise<Response>;
  /** Ends the response of a request, if it is running here. */
  readonly cancel: (requestId: unknown) => void;
  readonly isRunning: (requestId: unknown) => boolean;
}

export const createCancellableAnswers = (
  inner: Pick<WebStandardStreamableHTTPServerTransport, "handleRequest">,
): CancellableAnswers => {
  const cancels = new Map<unknown, () => void>();
  return {
    answer: async (request, body, done) => {
      const { cancelledId, requestId } = readMessage(body);
      const answer = inner.handleRequest(request, body === undefined ? undefined : { parsedBody: body });
      if (cancelledId !== undefined) cancels.get(cancelledId)?.();
      if (requestId === undefined) return answer;
      let cancel = (): void => undefined;
      const cancelled = new Promise<Response>((resolve) => {
        cancel = () => resolve(new Response("", { headers: { "content-type": "text/event-stream" } }));
      });
      const forget = (): void => {
        if (cancels.get(requestId) === cancel) cancels.delete(requestId);
      };
      cancels.set(requestId, cancel);
      // The client may disconnect before there is an answer.
      void done.finally(forget);
      try {
        return await Promise.race([answer, cancelled]);
      } finally {
        forget();
      }
    },
    cancel: (requestId) => cancels.get(requestId)?.(),
    isRunning: (requestId) => cancels.has(requestId),
  };
};
