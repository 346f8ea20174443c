/** The routes that each pack has: MCP and what is served only if configured, at the root or below the pack's name. */
import type { Runtime } from "../../../runtime/runtime.js";
import { createMcpEndpoint, type McpEndpoint, type McpEndpointOptions } from "../mcpEndpoint.js";
import { type OptionalRoutes, openOptionalRoutes, type Switches } from "./optionalRoutes.js";
import type { Route, Routes } from "./route.js";

export interface PackRoutes {
  readonly name: string;
  readonly title: string;
  /** The whole path of its MCP, below the pack's name where there are several. */
  readonly path: string;
  readonly routes: Routes;
  readonly endpoint: McpEndpoint;
  readonly optional: OptionalRoutes;
}

interface PackRoutesOptions extends Omit<McpEndpointOptions, "onStream">, Omit<Switches, "prefix"> {}

interface Served {
  readonly runtime: Runtime;
  /** Whether there is nothing at the root but this pack. */
  readonly isAlone: boolean;
  /** Whether it is at the root: the first of several is there beside its own place. */
  readonly isFirst: boolean;
}

const below = (prefix: string, routes: Routes): Routes =>
  Object.fromEntries(Object.entries(routes).map(([path, route]) => [`${prefix}${path}`, route]));

const openPack = async (
  { runtime, isAlone, isFirst }: Served,
  options: PackRoutesOptions,
  onStream: McpEndpointOptions["onStream"],
): Promise<PackRoutes> => {
  const { name, title } = runtime;
  const prefix = `/${name}`;
  const endpoint = createMcpEndpoint(runtime, { ...options, onStream });
  const optional = await openOptionalRoutes(runtime, { ...options, prefix: isFirst ? "" : prefix });
  const mcp: Route = { methods: ["POST", "GET", "DELETE"], serve: endpoint.serve, namesItsRequests: true };
  const own: Routes = { "/mcp": mcp, ...optional.routes };
  const routes = { ...(isFirst && own), ...(!isAlone && below(prefix, own)) };
  return { name, title, path: isAlone ? "/mcp" : `${prefix}/mcp`, routes, endpoint, optional };
};

/** The first pack is at the root; of several, each is below its name too. */
export const openPackRoutes = (
  first: Runtime,
  others: readonly Runtime[],
  options: PackRoutesOptions,
  onStream: McpEndpointOptions["onStream"],
): Promise<readonly PackRoutes[]> => {
  const isAlone = others.length === 0;
  return Promise.all(
    [first, ...others].map((runtime, index) => openPack({ runtime, isAlone, isFirst: index === 0 }, options, onStream)),
  );
};
