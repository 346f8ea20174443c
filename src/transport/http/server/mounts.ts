/** Other APIs on the same server, beside MCP or in its place: the same guard, limits and end, and no MCP. */
import { missing, type Route, type Routes } from "./route.js";

export interface Mounts {
  /** Whether they are served in the place of MCP. */
  readonly isAlone: boolean;
  /** By the whole path. */
  readonly routes: Routes;
  /** By the first part of the path, `/duffel`. An empty one takes every path that has no route. */
  readonly prefixes: Routes;
  /** What is where, for people. */
  readonly places: readonly { readonly name: string; readonly title: string; readonly path: string }[];
}

export const nothingMounted: Mounts = { isAlone: false, routes: {}, prefixes: {}, places: [] };

const own = (routes: Routes, path: string): Route | undefined =>
  Object.hasOwn(routes, path) ? routes[path] : undefined;

/** The route of a path that is no route by its whole. */
export const mountedRoute = ({ prefixes }: Mounts, path: string): Route | undefined => {
  const end = path.indexOf("/", 1);
  return own(prefixes, end < 0 ? path : path.slice(0, end)) ?? own(prefixes, "");
};

/** For a path where nothing is. */
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
