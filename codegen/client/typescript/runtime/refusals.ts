/** Converts a refusal of the server into a `ToolError`, in every revision of the protocol. */
import type { Subject } from "./connection.types.js";
import type { ToolError as RefusedError, RuntimeReason } from "./error.types.js";
import { ToolError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { runtimeReasons } from "./reasons.js";

/** Code, message and data of a JSON-RPC error, not validated. */
export interface SaidError {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

const internalError = -32603;

const isKnown = ({ reasons = [], commonReasons = [] }: Subject, reason: string): boolean =>
  [reasons, commonReasons, runtimeReasons].some((list) => list.some((known) => known === reason));

/** Reasons that are recognized by another field of the data: one official client passes on no more than that field. */
const unsaidReasons: readonly (readonly [field: string, reason: RuntimeReason])[] = [
  ["uri", "RESOURCE_NOT_FOUND"],
  ["requiredCapabilities", "CLIENT_CAPABILITY"],
];

const reasonOf = (subject: Subject, data: Readonly<Record<string, unknown>>): string => {
  const said = textIn(data["reason"]);
  if (said !== undefined) return isKnown(subject, said) ? said : "UNLISTED";
  return unsaidReasons.find(([field]) => data[field] !== undefined)?.[1] ?? "UNLISTED";
};

/** The `ToolError` of a refusal. A reason that this client does not know becomes `UNLISTED`; `data.reason` has the original. */
export const refusalOf: (subject: Subject, said: SaidError) => RefusedError = (subject, { code, message, data }) => {
  const fields = fieldsOf(data);
  return new ToolError({
    reason: reasonOf(subject, fields),
    code: typeof code === "number" ? code : internalError,
    message: textIn(message) ?? "",
    retryable: fields["retryable"] === true,
    tool: subject.name,
    field: textIn(fields["field"]),
    value: fields["value"],
    hint: textIn(fields["hint"]),
    data: fields,
  });
};
