/** What a rule of compatibility says besides what every rule says. */
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import type { Rule } from "../../rule.js";

/** The part of a version that has to grow. `client` is a minor version at least, below 1.0.0 too: never a patch. */
export type Bump = "major" | "client" | "minor" | "patch" | "none";

export interface CompatRule extends Rule {
  readonly bump: Bump;
  /**
   * Why a change is let through though, to the letter, a value could be judged otherwise by it. Absent where what the level
   * says is proven.
   */
  readonly tolerates?: string;
}

/**
 * A change as data: parts of a pack, or of one tool, before and after it. `also` names further rules that it cannot do without,
 * `waivers` how many of its breaks are waived, and until when.
 */
export interface ExampleChange {
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly also?: readonly string[];
  readonly waiver?: { readonly expires: string } | "unused";
}

const spaced = 2;

/** The change as it is printed and read back. */
export const changeText = (change: ExampleChange): string => JSON.stringify(change, undefined, spaced);

/** A tool's input or output with one property to look at. */
export const schemaPart = (keyword: "inputSchema" | "outputSchema", value: JsonObject): JsonObject => ({
  [keyword]: { type: "object", properties: { value }, required: ["value"], additionalProperties: false },
});
