/** Gives the document's own reason for an airport that does not match the schema, and suggests the intended code. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { codeMeant, icaoPattern } from "./places.js";

const airportFields: ReadonlySet<string> = new Set([
  "departure_airport",
  "arrival_airport",
  "flight_details.departure_airport",
  "flight_details.arrival_airport",
]);
const tools: ReadonlySet<string> = new Set(["search_flights", "create_trip", "create_rfp"]);
const longestName = 60;

export const schemaReason = ({ tool, field, value }: SchemaRefusal): SchemaVerdict | undefined => {
  if (!tools.has(tool) || !airportFields.has(field)) return undefined;
  const corrected = typeof value === "string" ? codeMeant(value.slice(0, longestName)) : undefined;
  const meant = corrected === undefined ? {} : { corrected, suggestion: `Did you mean ${corrected}?` };
  return { reason: "INVALID_ICAO", expected: icaoPattern, ...meant };
};
