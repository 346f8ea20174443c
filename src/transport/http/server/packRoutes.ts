/** The routes of each pack, at the root or below the pack's name: MCP, and what is served only if configured. */
import type { Runtime } from "../../../runtime/runtime.js";
import { createMcpEndpoint, type McpEndpoint, type McpEndpointOptions } from "../mcpEndpoint.js";
import { type OptionalRoutes, openOptionalRoutes, type Switches } from "./optionalRoutes.js";
import type { Route, Routes } from "./route.js";

export interface PackRoutes {
  readonly name: string;
  readonly title: string;
  /** The whole path of its MCP endpoint. With several packs it is below the pack's name. */
  readonly path: string;
  readonly routes: Routes;
  readonly endpoint: McpEndpoint;
  readonly optional: OptionalRoutes;
}

interface PackRoutesOptions extends Omit<McpEndpointOptions, "onStream">, Omit<Switches, "prefix"> {}

interface Served {
  readonly runtime: Runtime;
  /** Whether it is the only pack. */
  readonly isAlone: boolean;
  /** Whether it is the first pack. It is served at the root, and with several packs also below its name. */
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

/** Opens the routes of all packs. The first pack is at the root; with several, each is also below its name. */
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
