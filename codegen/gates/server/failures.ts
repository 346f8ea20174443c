/** Says in a few words why a value does not match a schema. */
import type { ErrorObject } from "ajv/dist/2020.js";
import { shownValue } from "../difference.js";

export const failureText = (failures: readonly ErrorObject[] | null | undefined): string => {
  const [first] = failures ?? [];
  if (first === undefined) return "it does not conform";
  return `${first.instancePath === "" ? "the whole" : `#${first.instancePath}`} fails ${first.keyword} ${shownValue(first.params)}`;
};
