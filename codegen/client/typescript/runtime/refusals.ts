/** Makes a `ToolError` of what a server says of a refusal, whichever revision of the protocol it says it in. */
import type { Subject } from "./connection.types.js";
import type { ToolError as RefusedError, RuntimeReason } from "./error.types.js";
import { ToolError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { runtimeReasons } from "./reasons.js";

/** Code, message and data of a JSON-RPC error. */
export interface SaidError {
  readonly code: unknown;
  readonly message: unknown;
  readonly data: unknown;
}

const internalError = -32603;

const isKnown = ({ reasons = [], commonReasons = [] }: Subject, reason: string): boolean =>
  [reasons, commonReasons, runtimeReasons].some((list) => list.some((known) => known === reason));

/** Reasons that go without saying, by what comes in their place: one official client passes nothing else on. */
const unsaidReasons: readonly (readonly [field: string, reason: RuntimeReason])[] = [
  ["uri", "RESOURCE_NOT_FOUND"],
  ["requiredCapabilities", "CLIENT_CAPABILITY"],
];

const reasonOf = (subject: Subject, data: Readonly<Record<string, unknown>>): string => {
  const said = textIn(data["reason"]);
  if (said !== undefined) return isKnown(subject, said) ? said : "UNLISTED";
  return unsaidReasons.find(([field]) => data[field] !== undefined)?.[1] ?? "UNLISTED";
};

/** A reason that this client's contract does not list becomes `UNLISTED`, and stands in `data.reason`. */
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
