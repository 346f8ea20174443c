/** Where types and validators may differ, in writing: what only a validator can say, and what only the compiler does. */
import { valueAt } from "../../codegen/pointer.js";
import type { JsonValue } from "../../src/contract/contract.js";

/** What TypeScript has no words for. A value may type-check and fail by one of these keywords. */
export const checkedAtRunTimeOnly: ReadonlySet<string> = new Set([
  "pattern",
  "format",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
  // Whole numbers are numbers to TypeScript; and that exactly one branch holds cannot be said of overlapping types.
  "integer",
  "several branches",
  // Types say nothing of if, then and else.
  "condition",
]);

/** Inputs are open, so a validator lets undeclared properties pass. The compiler tells an author of a typing mistake. */
export const checkedByTheCompilerOnly = "undeclared property";

interface Failure {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A fraction where only the wholeness of a number was asked for. */
const isFraction = (root: JsonValue, { keyword, params, instancePath }: Failure): boolean =>
  keyword === "type" && [params["type"]].flat().includes("integer") && typeof valueAt(root, instancePath) === "number";

/** What a value failed by, in the words of the list above. */
export const kindOf = (root: JsonValue, failure: Failure): string => {
  const { keyword, params, schemaPath } = failure;
  if (/\/(?:then|else)\//.test(schemaPath)) return "condition";
  if (isFraction(root, failure)) return "integer";
  return keyword === "oneOf" && Array.isArray(params["passingSchemas"]) ? "several branches" : keyword;
};
