/** What somebody probably meant whose arguments failed the contract. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { codeMeant } from "./places.js";

const placeFields: ReadonlySet<string> = new Set(["origin", "destination", "city_code"]);

/** The name of a city in the place of a code. */
export const schemaReason = ({ field, value, corrected }: SchemaRefusal): SchemaVerdict | undefined => {
  if (!placeFields.has(field) || typeof value !== "string" || corrected !== undefined) return undefined;
  const code = codeMeant(value);
  return code === undefined ? undefined : { corrected: code, suggestion: `Did you mean ${code}?` };
};
