/** Suggests the intended value for an argument that does not match the schema. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { codeMeant } from "./places.js";

const placeFields: ReadonlySet<string> = new Set(["origin", "destination", "city_code"]);

/** Suggests a code if a city's name was given where a code is expected. */
export const schemaReason = ({ field, value, corrected }: SchemaRefusal): SchemaVerdict | undefined => {
  if (!placeFields.has(field) || typeof value !== "string" || corrected !== undefined) return undefined;
  const code = codeMeant(value);
  return code === undefined ? undefined : { corrected: code, suggestion: `Did you mean ${code}?` };
};
