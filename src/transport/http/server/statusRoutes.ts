/** The routes that say how the server is: `/health`, `/ready`, and `/`, which names the others. */
import type { Runtime } from "../../../runtime/runtime.js";
import { retryAfterSeconds, sendJson } from "./jsonAnswers.js";
import type { Mounts } from "./mounts.js";
import { createReadiness } from "./readiness.js";
import { get, type Routes } from "./route.js";

interface StatusParts {
  /** Who listens to events of the REST facade. */
  readonly listenerCount: () => number;
  readonly sessionCount: () => number;
  readonly isStopping: () => boolean;
  readonly mounts: Mounts;
}

export const createStatusRoutes = (
  runtime: Runtime,
  { listenerCount, sessionCount, isStopping, mounts }: StatusParts,
): Routes => {
  const { product, title } = runtime;
  const readiness = createReadiness(runtime);
  return {
    "/health": get((_request, response) =>
      sendJson(response, 200, {
        status: "healthy",
        name: product.name,
        version: product.version,
        clients: listenerCount(),
        sessions: sessionCount(),
        uptimeSeconds: Math.floor(process.uptime()),
      }),
    ),
    "/ready": get(async (_request, response) => {
      const reason = isStopping() ? "shutting down" : await readiness();
      if (reason !== undefined) response.setHeader("retry-after", retryAfterSeconds);
      sendJson(
        response,
        reason === undefined ? 200 : 503,
        reason === undefined ? { ready: true } : { ready: false, reason },
      );
    }),
    "/": get((_request, response) =>
      sendJson(response, 200, {
        name: product.name,
        title,
        version: product.version,
        endpoints: {
          ...(mounts.isAlone ? {} : { mcp: "/mcp" }),
          health: "/health",
          ready: "/ready",
          ...Object.fromEntries(mounts.places.map(({ name, path }) => [name, path])),
        },
      }),
    ),
  };
};
