/**
 * The routes that are served only if configured: those of 2024-11-05 clients, and the REST debug facade. A part that is
 * off is not loaded, and its paths answer how to turn it on.
 */
import type { Runtime } from "../../../runtime/runtime.js";
import { missing, type StreamingOptions, type StreamingRoutes } from "./route.js";

export interface OptionalRoutes extends Omit<StreamingRoutes, "streamCount"> {
  /** Number of open `/events` streams. */
  readonly listenerCount: () => number;
}

export interface Switches extends StreamingOptions {
  readonly sse: boolean;
  readonly debugRest: boolean;
  /** Prefix of the paths that clients are told, such as `/charter`; empty at the root. */
  readonly prefix: string;
}

const switchedOff = (paths: readonly string[], flag: string, setting: string): StreamingRoutes => {
  const route = missing(`Not found: start the server with ${flag} (${setting}=1) to serve this path`);
  return {
    routes: Object.fromEntries(paths.map((path) => [path, route])),
    streamCount: () => 0,
    endStreams: () => undefined,
    close: async () => undefined,
  };
};

const openSse = async (runtime: Runtime, options: Switches): Promise<StreamingRoutes> => {
  if (!options.sse) return switchedOff(["/sse", "/messages"], "--sse", "MCP_SSE");
  const { createSseRoutes } = await import("../../sse/routes.js");
  return createSseRoutes(runtime, options, options.prefix);
};

const openRest = async (runtime: Runtime, options: Switches): Promise<StreamingRoutes> => {
  if (!options.debugRest) return switchedOff(["/tools/execute", "/events"], "--debug-rest", "MCP_DEBUG_REST");
  const { createRestRoutes } = await import("../../rest/routes.js");
  return createRestRoutes(runtime, options);
};

export const openOptionalRoutes = async (runtime: Runtime, options: Switches): Promise<OptionalRoutes> => {
  const [sse, rest] = [await openSse(runtime, options), await openRest(runtime, options)];
  return {
    routes: { ...sse.routes, ...rest.routes },
    listenerCount: rest.streamCount,
    endStreams: () => {
      sse.endStreams();
      rest.endStreams();
    },
    close: async () => {
      await sse.close();
      await rest.close();
    },
  };
};
