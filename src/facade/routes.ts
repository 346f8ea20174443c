/** Finds the route of a vendor for a request, and the values of its variables. */
import type { FacadeRoute, Vendor } from "./port.js";

export interface FoundRoute {
  readonly route: FacadeRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

const variableName = (part: string): string | undefined =>
  part.startsWith("{") && part.endsWith("}") ? part.slice(1, -1) : undefined;

/** The values of a pattern's variables in a path, decoded; undefined if the path does not match. A variable is never empty. */
export const matchPath = (pattern: string, path: string): Readonly<Record<string, string>> | undefined => {
  if (!pattern.includes("{")) return pattern === path ? {} : undefined;
  const expected = pattern.split("/");
  const parts = path.split("/");
  if (expected.length !== parts.length) return undefined;
  const values: [name: string, value: string][] = [];
  for (const [index, part] of parts.entries()) {
    const wanted = expected[index] ?? "";
    const name = variableName(wanted);
    if (name === undefined) {
      if (wanted !== part) return undefined;
      continue;
    }
    const value = decoded(part);
    if (value === undefined || value === "") return undefined;
    values.push([name, value]);
  }
  return Object.fromEntries(values);
};

/** A path as routes are written: without slashes at its end. */
export const withoutLastSlash = (path: string): string => {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
};

/**
 * Finds the route of a request; a fixed path wins over one with variables. `allowed`: the methods of a path that lacks
 * this one.
 */
export const findRoute = (
  vendor: Vendor,
  method: string,
  path: string,
): FoundRoute | "notFound" | { readonly allowed: readonly string[] } => {
  const allowed: string[] = [];
  let found: FoundRoute | undefined;
  for (const route of vendor.routes) {
    const parameters = matchPath(route.path, path);
    if (parameters === undefined) continue;
    if (route.method !== method) allowed.push(route.method);
    else if (route.path === path) return { route, parameters };
    else found ??= { route, parameters };
  }
  return found ?? (allowed.length > 0 ? { allowed } : "notFound");
};
