/**
 * The REST debug facade: `POST /tools/execute` calls a tool, `GET /events` streams changes as they come. `/health`
 * counts the open streams.
 */
import { RequestRefusal } from "../../contract/refusal.js";
import type { Runtime } from "../../runtime/runtime.js";
import type { Place } from "../../runtime/sessions/scope.js";
import { type EventStream, openEventStream } from "../http/server/eventStream.js";
import { sendJson, sendUnavailable } from "../http/server/jsonAnswers.js";
import type { Serve, StreamingOptions, StreamingRoutes } from "../http/server/route.js";
import { createExecute } from "./execute.js";
import { headersOf } from "./headers.js";

export const createRestRoutes = (runtime: Runtime, options: StreamingOptions): StreamingRoutes => {
  const { maxSessions } = options;
  const listeners = new Set<EventStream>();
  let isEnding = false;

  /** Streams changes of the caller's world: those for everybody, and those of the caller's session. */
  const listen = ({ world, scope }: Place, stream: EventStream): void => {
    listeners.add(stream);
    const tell = (uri: string): void => stream.write({ event: "resourceUpdated", text: JSON.stringify({ uri }) });
    const stop = runtime.onChange((change) => {
      if (change.world !== world || (change.scopeId !== undefined && change.scopeId !== scope.id)) return;
      tell(change.uri);
    });
    const stopMissed = runtime.onMissed((uris) => uris.forEach(tell));
    void stream.over.then(() => {
      stop();
      stopMissed();
      listeners.delete(stream);
    });
    stream.write({ event: "listening", text: "{}" });
  };

  const serveEvents: Serve = (request, response, correlationId) => {
    if (isEnding) return sendUnavailable(response, "The server is shutting down: ask another one");
    if (listeners.size >= maxSessions)
      return sendUnavailable(response, `The server has ${maxSessions} listeners already`);
    try {
      const place = runtime.placeOf({ meta: {}, ...headersOf(request, runtime.product), connection: undefined });
      return listen(place, openEventStream(response));
    } catch (error) {
      if (!(error instanceof RequestRefusal)) throw error;
      const { code, message, data } = runtime.refusalOf(error, correlationId);
      return sendJson(response, 400, { jsonrpc: "2.0", id: null, error: { code, message, data } });
    }
  };

  const endStreams = (): void => {
    isEnding = true;
    for (const stream of listeners) stream.end();
  };

  return {
    routes: {
      "/tools/execute": { methods: ["POST"], serve: createExecute(runtime, options) },
      "/events": { methods: ["GET"], serve: serveEvents },
    },
    streamCount: () => listeners.size,
    endStreams,
    close: async () => endStreams(),
  };
};
