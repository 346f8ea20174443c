// @generated: the runtime of every client. It is written by npm run codegen.
/** Converts a refusal of the server into a `ToolError`, in every revision of the protocol. */
import { ToolError } from "./errors.js";
import { fieldsOf, textIn } from "./fields.js";
import { runtimeReasons } from "./reasons.js";
const internalError = -32603;
const isKnown = ({ reasons = [], commonReasons = [] }, reason) => [reasons, commonReasons, runtimeReasons].some((list) => list.some((known) => known === reason));
const unsaidReasons = [
  ["uri", "RESOURCE_NOT_FOUND"],
  ["requiredCapabilities", "CLIENT_CAPABILITY"]
];
const reasonOf = (subject, data) => {
  const said = textIn(data["reason"]);
  if (said !== void 0) return isKnown(subject, said) ? said : "UNLISTED";
  return unsaidReasons.find(([field]) => data[field] !== void 0)?.[1] ?? "UNLISTED";
};
const refusalOf = (subject, { code, message, data }) => {
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
    data: fields
  });
};
export {
  refusalOf
};
