/** A better reason than SCHEMA for arguments of a reservation that failed the contract. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";

export const schemaReason = ({ tool, field, keyword }: SchemaRefusal): SchemaVerdict | undefined => {
  if (tool !== "create_reservation") return undefined;
  // Left out, it is as little a yes as false is, and nobody but the user can make it one.
  return field === "userConfirmed" && keyword !== "type"
    ? { reason: "NOT_CONFIRMED", expected: "true, after the user's yes", corrected: null }
    : undefined;
};
