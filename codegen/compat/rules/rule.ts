/** What a rule of compatibility has besides what every rule has. */
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import type { Rule } from "../../rule.js";

/** The part of a version that has to grow. `client`: at least a minor version, below 1.0.0 too, and never only a patch. */
export type Bump = "major" | "client" | "minor" | "patch" | "none";

export interface CompatRule extends Rule {
  readonly bump: Bump;
  /** Why the change is let through although, strictly speaking, it may change the verdict on some value. Absent if the level is proven. */
  readonly tolerates?: string;
}

/**
 * A change as data: parts of a pack, or of one tool, before and after it. `also` names the other rules that it necessarily breaks.
 * `waiver` says until when its break is waived, or that there is a waiver that nothing needs.
 */
export interface ExampleChange {
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly also?: readonly string[];
  readonly waiver?: { readonly expires: string } | "unused";
}

const spaced = 2;

/** The change as text, which is printed and read back. */
export const changeText = (change: ExampleChange): string => JSON.stringify(change, undefined, spaced);

/** An input or output schema of a tool with one property, `value`. */
export const schemaPart = (keyword: "inputSchema" | "outputSchema", value: JsonObject): JsonObject => ({
  [keyword]: { type: "object", properties: { value }, required: ["value"], additionalProperties: false },
});
