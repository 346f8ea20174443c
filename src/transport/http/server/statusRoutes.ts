/** The status routes: `/health`, `/ready`, and `/`, which lists the endpoints. */
import type { Runtime } from "../../../runtime/runtime.js";
import { retryAfterSeconds, sendJson } from "./jsonAnswers.js";
import type { Mounts } from "./mounts.js";
import type { PackRoutes } from "./packRoutes.js";
import { createReadiness } from "./readiness.js";
import { get, type Routes } from "./route.js";

interface StatusParts {
  readonly isStopping: () => boolean;
  readonly mounts: Mounts;
  readonly packs: readonly Pick<PackRoutes, "name" | "title" | "path" | "endpoint" | "optional">[];
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const createStatusRoutes = (runtime: Runtime, { isStopping, mounts, packs }: StatusParts): Routes => {
  const { product, title } = runtime;
  const readiness = createReadiness(runtime);
  return {
    "/health": get((_request, response) =>
      sendJson(response, 200, {
        status: "healthy",
        name: product.name,
        version: product.version,
        clients: sumOf(packs.map(({ optional }) => optional.listenerCount())),
        sessions: sumOf(packs.map(({ endpoint }) => endpoint.sessionCount())),
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
        ...(packs.length > 1 && {
          packs: packs.map(({ name, title: packTitle, path }) => ({ name, title: packTitle, mcp: path })),
        }),
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
