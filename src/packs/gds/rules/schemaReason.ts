/** Names the reason of the catalogue for arguments that fail the contract where SCHEMA would say too little. Pure. */
import type { gds } from "../../../../generated/gds/contract.js";
import type { BookFlightReason } from "../../../../generated/gds/types.js";
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";
import { isCalendarDate, localIso, utcOfLocal } from "../../../travel/world/index.js";
import { meantValue, placeOfDate } from "./meantValues.js";

type ToolName = keyof typeof gds;
type Judge = (refusal: SchemaRefusal) => SchemaVerdict | undefined;

const contactRequired: BookFlightReason = "CONTACT_REQUIRED";
const localDateTime = /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;

/** A local time gets the offset that its place has then. */
const instantWithoutOffset: Judge = ({ field, value, arguments: given }) => {
  const [, date = "", hour = "", minute = ""] = (typeof value === "string" && localDateTime.exec(value)) || [];
  if (!isCalendarDate(date)) return undefined;
  const timeZone = placeOfDate(field, given)?.timeZone;
  if (timeZone === undefined) return { reason: "NEEDS_OFFSET" };
  const instant = utcOfLocal(timeZone, date, Number(hour) * 60 + Number(minute));
  return { reason: "NEEDS_OFFSET", corrected: localIso(timeZone, instant) };
};

/** The root of bookFlight's schema has one choice: an e-mail address or a telephone number. */
const contact: Judge = ({ instancePath, schemaPath }) =>
  instancePath === "" && schemaPath.startsWith("#/anyOf") ? { reason: contactRequired } : undefined;

const judges = new Map<string, Judge>([
  ["bookFlight", contact],
  ["searchCars", instantWithoutOffset],
] satisfies [ToolName, Judge][]);

/** The reason of the catalogue where one fits; otherwise what was probably meant. */
export const schemaReason: Judge = (refusal) => judges.get(refusal.tool)?.(refusal) ?? meantValue(refusal);
