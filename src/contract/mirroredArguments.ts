/** The arguments of a tool that its input schema repeats in HTTP headers (`x-mcp-header`). Pure. */
import type { JsonObject, JsonValue } from "./contract.js";

/** One argument that stands in a header too. */
export interface MirroredArgument {
  /** The names of the properties that lead to it. */
  readonly path: readonly string[];
  /** In lower case, as Node gives the names of headers. */
  readonly header: string;
}

const headerKeyword = "x-mcp-header";

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The mirrored arguments of a tool. Only properties below properties can be mirrored: no branches, no items. */
export const mirroredArguments = (schema: JsonObject, path: readonly string[] = []): readonly MirroredArgument[] => {
  const { properties } = schema;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isObject(property)) return [];
    const header = property[headerKeyword];
    const here = [...path, name];
    const own = typeof header === "string" ? [{ path: here, header: `mcp-param-${header.toLowerCase()}` }] : [];
    return [...own, ...mirroredArguments(property, here)];
  });
};
