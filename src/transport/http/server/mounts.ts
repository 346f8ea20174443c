/** Other APIs on the same server, beside MCP or instead of it. They share its guard, limits and shutdown. */
import { missing, type Route, type Routes } from "./route.js";

export interface Mounts {
  /** Whether they are served instead of MCP. */
  readonly isAlone: boolean;
  /** By whole path. */
  readonly routes: Routes;
  /** By the first segment of the path, such as `/duffel`. An empty one takes every path without a route. */
  readonly prefixes: Routes;
  /** Names and paths of the APIs, for messages. */
  readonly places: readonly { readonly name: string; readonly title: string; readonly path: string }[];
}

export const nothingMounted: Mounts = { isAlone: false, routes: {}, prefixes: {}, places: [] };

const own = (routes: Routes, path: string): Route | undefined =>
  Object.hasOwn(routes, path) ? routes[path] : undefined;

/** The route for the first segment of a path, for paths without a route of their own. */
export const mountedRoute = ({ prefixes }: Mounts, path: string): Route | undefined => {
  const end = path.indexOf("/", 1);
  return own(prefixes, end < 0 ? path : path.slice(0, end)) ?? own(prefixes, "");
};

/** The 404 route for unknown paths. Its error lists what is served. */
export const nowhereBeside = (
  { isAlone, places }: Mounts,
  packs: readonly { readonly title: string; readonly path: string }[],
): Route => {
  const mcp =
    packs.length > 1
      ? packs.map(({ title, path }) => `MCP of ${title} is served at ${path}`)
      : ["MCP is served at /mcp"];
  const paths = [...(isAlone ? [] : mcp), ...places.map(({ title, path }) => `${title} at ${path}`)];
  return missing(`Not found: ${paths.join(", ")}`);
};
