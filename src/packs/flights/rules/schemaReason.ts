/** Gives the document's own reason for arguments that do not match the schema. Pure. */
import type { SearchFlightsReason } from "../../../../generated/flights/types.js";
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";

const reasonOfField: Readonly<Record<string, SearchFlightsReason>> = {
  origin: "INVALID_ORIGIN",
  destination: "INVALID_DESTINATION",
  departure_date: "INVALID_DEPARTURE_DATE",
};

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The reason for a missing origin or destination, else the reason of the argument at fault. */
export const schemaReason = ({ tool, field, value }: SchemaRefusal): SchemaVerdict | undefined => {
  if (tool !== "searchFlights" || !Object.hasOwn(reasonOfField, field)) return undefined;
  const reason: SearchFlightsReason | undefined =
    field !== "departure_date" && isMissing(value) ? "ORIGIN_AND_DESTINATION_REQUIRED" : reasonOfField[field];
  return reason === undefined ? undefined : { reason };
};
