/** Gives a better reason than SCHEMA for reservation arguments that do not match the schema. Pure. */
import type { SchemaRefusal, SchemaVerdict } from "../../../runtime/pack.js";

export const schemaReason = ({ tool, field, keyword }: SchemaRefusal): SchemaVerdict | undefined => {
  if (tool !== "create_reservation") return undefined;
  // A missing `userConfirmed` is no more a yes than false is, and only the user can confirm.
  return field === "userConfirmed" && keyword !== "type"
    ? { reason: "NOT_CONFIRMED", expected: "true, after the user's yes", corrected: null }
    : undefined;
};
