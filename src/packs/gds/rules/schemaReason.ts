/** Gives a reason of the catalogue for arguments that do not match the schema, where SCHEMA would say too little. Pure. */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookFlightReason } from "../../../../generated/gds/types.js";
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { isCalendarDate, localIso, utcOfLocal } from "../../../travel/world/index.js";
import { meantValue, placeOfDate } from "./meantValues.js";

type ToolName = keyof typeof gds;
type Judge = (refusal: SchemaRefusal) => SchemaVerdict | undefined;

const contactRequired: BookFlightReason = "CONTACT_REQUIRED";
const localDateTime = /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

/** Suggests the UTC offset for a local date-time without one. */
const instantWithoutOffset: Judge = ({ field, value, arguments: given }) => {
  const [, date = "", hour = "", minute = ""] = (typeof value === "string" && localDateTime.exec(value)) || [];
  if (!isCalendarDate(date)) return undefined;
  const timeZone = placeOfDate(field, given)?.timeZone;
  if (timeZone === undefined) return { reason: "NEEDS_OFFSET" };
  const instant = utcOfLocal(timeZone, date, Number(hour) * 60 + Number(minute));
  return { reason: "NEEDS_OFFSET", corrected: localIso(timeZone, instant) };
};

/** A missing contact: the only choice at the root of bookFlight's schema is an e-mail address or a telephone number. */
const contact: Judge = ({ instancePath, schemaPath }) =>
  instancePath === "" && schemaPath.startsWith("#/anyOf") ? { reason: contactRequired } : undefined;

const judges = new Map<string, Judge>([
  ["bookFlight", contact],
  ["searchCars", instantWithoutOffset],
] satisfies [ToolName, Judge][]);

/** The reason of the catalogue if one fits, else a guess at the intended value. */
export const schemaReason: Judge = (refusal) => judges.get(refusal.tool)?.(refusal) ?? meantValue(refusal);
