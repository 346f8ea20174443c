/** The arguments of a tool that its input schema repeats in HTTP headers (`x-mcp-header`). Pure. */
import { isJsonObject, type JsonObject } from "./contract.js";

/** An argument that is also sent in a header. */
export interface MirroredArgument {
  /** The names of the properties that lead to it. */
  readonly path: readonly string[];
  /** In lower case, as Node gives the names of headers. */
  readonly header: string;
}

const headerKeyword = "x-mcp-header";

/** The mirrored arguments of a tool. Only properties below properties can be mirrored: no branches, no items. */
export const mirroredArguments = (schema: JsonObject, path: readonly string[] = []): readonly MirroredArgument[] => {
  const { properties } = schema;
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isJsonObject(property)) return [];
    const header = property[headerKeyword];
    const here = [...path, name];
    const own = typeof header === "string" ? [{ path: here, header: `mcp-param-${header.toLowerCase()}` }] : [];
    return [...own, ...mirroredArguments(property, here)];
  });
};
