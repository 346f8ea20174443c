/** Helpers with which rules about a pack are written: small parts of contracts for examples, and texts on what to do. */
import type { JsonObject, JsonValue } from "../../../../src/contract/contract.js";
import type { Level } from "../../../finding.js";
import { type Bump, type CompatRule, changeText, type ExampleChange } from "../rule.js";

/** A rule as its author writes it. Without `bump`, an error asks for a major version and anything else for a minor one. */
export interface Told {
  readonly id: string;
  readonly level: Level;
  readonly purpose: string;
  readonly why: string;
  readonly fix: string;
  readonly bump?: Bump;
  readonly bad: ExampleChange;
  readonly good: ExampleChange;
}

export const closedText = (name: string): JsonObject => ({
  type: "object",
  properties: { [name]: { type: "string" } },
  required: [name],
  additionalProperties: false,
});

export const search: JsonObject = {
  name: "search",
  inputSchema: closedText("query"),
  outputSchema: closedText("answer"),
};

export const book: JsonObject = { name: "book", inputSchema: closedText("offer"), outputSchema: closedText("locator") };

export const hints = (changed: JsonObject = {}): JsonObject => ({
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false, ...changed },
});

export const reason = (changed: JsonObject = {}): JsonObject => ({
  reason: "SOLD_OUT",
  code: -32602,
  message: "Nothing is left",
  hint: "Search again.",
  retryable: false,
  ...changed,
});

export const notFound: JsonObject = { ...reason(), reason: "NOT_FOUND" };

export const rates: JsonObject = {
  name: "rates",
  uri: "shop://rates",
  mimeType: "application/json",
  schema: closedText("rate"),
};

export const order: JsonObject = { name: "order", uriTemplate: "shop://orders/{id}", mimeType: "application/json" };

export const plan = (...given: readonly JsonObject[]): JsonObject => ({
  name: "plan",
  title: "Plan",
  arguments: given,
});

export const argument = (name: string, required: boolean): JsonObject => ({ name, description: "A place.", required });

export const change = (before: JsonValue, after: JsonValue): ExampleChange => ({ before, after });

export const same = (part: JsonValue): ExampleChange => change(part, part);

export const waive =
  "Take it back, or waive it with a reason in contracts/compat-waivers.json and give the pack a new version.";

export const lookAtIt = "Look at it as at a change of a prompt: try it with the models that use it.";

export const nothingToDo = "Nothing has to be done; the version grows by what diff suggests.";

/** The rule with its examples as text. */
export const ruleOf = ({ bad, good, bump, ...rule }: Told): CompatRule => ({
  ...rule,
  gate: "compatibility",
  bump: bump ?? (rule.level === "error" ? "major" : "minor"),
  bad: changeText(bad),
  good: changeText(good),
});
