/** Helpers with which families of schema rules are written: a change, its meaning for requests and for responses, and examples. */
import type { JsonObject } from "../../../../src/contract/contract.js";
import type { Level } from "../../../finding.js";
import type { Bump } from "../rule.js";

export interface Side {
  readonly level: Level;
  readonly why: string;
  readonly tolerates?: string;
  readonly bump?: Bump;
}

/** Says why a change has no rule on one side. */
export interface Unmirrored {
  readonly unmirrored: string;
}

export interface Family {
  readonly name: string;
  /** The family of the reverse change. If a change breaks requests, its reverse breaks responses, and the other way round. */
  readonly opposite: string;
  readonly what: string;
  readonly request: Side | Unmirrored;
  readonly response: Side | Unmirrored;
  /** Two schemas of one property. `good` are two schemas without a change that matters. */
  readonly bad: readonly [before: JsonObject, after: JsonObject];
  /** Rules of clients that `bad` necessarily breaks too. */
  readonly also?: readonly string[];
  /** Whether `bad` has to be reversed to show the change in a response. */
  readonly isReversedInResponse?: boolean;
  readonly good: readonly [before: JsonObject, after: JsonObject];
}

export const refused = "A call that was accepted is refused from one day to the next.";

export const accepted = "What callers send today is accepted as before.";

export const unexpected =
  "Callers meet values that they have never been told of, and a typed client fails to read them.";

export const fewer = "What callers receive is still among what they are prepared for.";

export const unproven = "It cannot be shown that no call is refused.";

export const unprovenAnswer = "It cannot be shown that no answer is new.";

export const text: JsonObject = { type: "string" };

export const open = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: "object",
  properties,
  required,
});

export const closed = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...open(properties, required),
  additionalProperties: false,
});

export const cabins = (...cabin: readonly string[]): JsonObject => ({ type: "string", enum: cabin });

export const byPhone: JsonObject = closed({ phone: text }, ["phone"]);

export const byMail: JsonObject = closed({ mail: text }, ["mail"]);

export const card: JsonObject = closed({ kind: { const: "card" }, number: text }, ["kind", "number"]);

export const cash: JsonObject = closed({ kind: { const: "cash" } }, ["kind"]);

export const condition = (name: string): JsonObject => ({
  ...open({ isGroup: { type: "boolean" }, leader: text, size: { type: "integer" } }),
  if: { properties: { isGroup: { const: false } } },
  else: { required: [name] },
});

/** The rules of clients that a change of alternatives breaks: Python numbers the types of several alternatives. */
export const renamedOptions = ["client-name-removed"] as const;

export const headerless =
  "Over HTTP and in revision 2026-07-28, a client that holds an older list sends the argument without its header, and every such call is refused.";

export const argumentsAlone: Unmirrored = {
  unmirrored: "x-mcp-header stands on arguments alone: no client sends an answer.",
};

export const sameHeader: Family["good"] = [
  { ...text, "x-mcp-header": "Region" },
  { "x-mcp-header": "region", ...text },
];

export const listed: Family["good"] = [
  { type: "object", properties: { a: text, b: text }, required: ["a", "b"] },
  { required: ["b", "a"], properties: { b: text, a: text }, type: "object" },
];
