/**
 * What a change of a schema means, once where callers send and once where they receive. An input must go on accepting all that it
 * accepted, an output must not begin to give what it did not give: so each change is a break on one side and harmless on the other.
 */
import type { JsonObject } from "../../../src/contract/contract.js";
import type { Level } from "../../finding.js";
import { type Bump, type CompatRule, changeText, schemaPart } from "./rule.js";

interface Side {
  readonly level: Level;
  readonly why: string;
  readonly tolerates?: string;
  readonly bump?: Bump;
}

/** Says in writing why a change has no rule on one side. */
interface Unmirrored {
  readonly unmirrored: string;
}

export interface Family {
  readonly name: string;
  /** The change that takes this one back: a break on one side is one on the other side when it is taken back. */
  readonly opposite: string;
  readonly what: string;
  readonly request: Side | Unmirrored;
  readonly response: Side | Unmirrored;
  /** Of a property. `good` is a change of the same kind of place that changes nothing. */
  readonly bad: readonly [before: JsonObject, after: JsonObject];
  /** Rules of clients that `bad` cannot do without. */
  readonly also?: readonly string[];
  /** Whether an answer has to change the other way round to show it. */
  readonly isReversedInResponse?: boolean;
  readonly good: readonly [before: JsonObject, after: JsonObject];
}

const refused = "A call that was accepted is refused from one day to the next.";
const accepted = "What callers send today is accepted as before.";
const unexpected = "Callers meet values that they have never been told of, and a typed client fails to read them.";
const fewer = "What callers receive is still among what they are prepared for.";
const unproven = "That no call is refused cannot be shown.";
const unprovenAnswer = "That no answer is new cannot be shown.";

const text: JsonObject = { type: "string" };
const open = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  type: "object",
  properties,
  required,
});
const closed = (properties: JsonObject, required: readonly string[] = []): JsonObject => ({
  ...open(properties, required),
  additionalProperties: false,
});
const cabins = (...cabin: readonly string[]): JsonObject => ({ type: "string", enum: cabin });
const byPhone: JsonObject = closed({ phone: text }, ["phone"]);
const byMail: JsonObject = closed({ mail: text }, ["mail"]);
const card: JsonObject = closed({ kind: { const: "card" }, number: text }, ["kind", "number"]);
const cash: JsonObject = closed({ kind: { const: "cash" } }, ["kind"]);
const condition = (name: string): JsonObject => ({
  ...open({ isGroup: { type: "boolean" }, leader: text, size: { type: "integer" } }),
  if: { properties: { isGroup: { const: false } } },
  else: { required: [name] },
});

/** Python names the types of alternatives by their number, where there are several. */
const renamedOptions = ["client-name-removed"] as const;
const headerless =
  "Over HTTP and in revision 2026-07-28, a client that holds an older list sends the argument without its header, and every such call is refused.";
const argumentsAlone: Unmirrored = { unmirrored: "x-mcp-header stands on arguments alone: no client sends an answer." };
const sameHeader: Family["good"] = [
  { ...text, "x-mcp-header": "Region" },
  { "x-mcp-header": "region", ...text },
];

const listed: Family["good"] = [
  { type: "object", properties: { a: text, b: text }, required: ["a", "b"] },
  { required: ["b", "a"], properties: { b: text, a: text }, type: "object" },
];

export const families: readonly Family[] = [
  {
    name: "required-property-added",
    opposite: "required-property-removed",
    what: "a required property is added",
    request: { level: "error", why: "Calls that worked lack the new property and are refused." },
    response: {
      level: "info",
      why: "Callers that do not know the new property leave it aside.",
      tolerates: "A closed object has to grow too: what is always there is at least no surprise at times.",
    },
    bad: [open({ a: text }), open({ a: text, b: text }, ["b"])],
    good: listed,
  },
  {
    name: "required-property-removed",
    opposite: "required-property-added",
    what: "a required property is removed",
    request: {
      unmirrored: "A caller may go on sending it or not: property-removed and property-removed-from-closed say which.",
    },
    response: { level: "error", why: "Callers were told that it is always there, and read it without asking." },
    bad: [open({ a: text, b: text }, ["b"]), open({ a: text })],
    good: listed,
  },
  {
    name: "property-added",
    opposite: "property-removed-from-closed",
    what: "a property is added to a closed object",
    request: { level: "info", why: "No call could have sent it before, and none has to now." },
    response: {
      level: "warning",
      why: "Callers that check answers strictly refuse a property that they do not know.",
      tolerates:
        "Clients are expected to leave unknown properties of an answer aside; without that no output could ever grow.",
    },
    bad: [closed({ a: text }), closed({ a: text, b: text })],
    good: [closed({ a: text, b: text }), closed({ b: text, a: text })],
  },
  {
    name: "property-added-to-open",
    opposite: "property-removed",
    what: "an optional property is added to an open object",
    request: {
      level: "info",
      why: "Callers that do not know it go on without it.",
      tolerates:
        "A caller that sent an undeclared property of this very name, of another form, is refused: it had no meaning before.",
    },
    response: { level: "info", why: "The object was open: callers are prepared for properties that they do not know." },
    bad: [open({ a: text }), open({ a: text, b: text })],
    good: listed,
  },
  {
    name: "property-became-required",
    opposite: "property-became-optional",
    what: "an optional property becomes required",
    request: { level: "error", why: "Calls that left it out are refused." },
    response: { level: "info", why: "Callers that ask whether it is there find that it is." },
    bad: [open({ a: text, b: text }, ["a"]), open({ a: text, b: text }, ["a", "b"])],
    good: listed,
  },
  {
    name: "property-became-optional",
    opposite: "property-became-required",
    what: "a required property becomes optional",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers were told that it is always there, and read it without asking." },
    bad: [open({ a: text, b: text }, ["a", "b"]), open({ a: text, b: text }, ["a"])],
    good: listed,
  },
  {
    name: "property-removed",
    opposite: "property-added-to-open",
    what: "a property is removed and the object is open",
    request: { level: "warning", why: "Calls that send it are accepted, and what they ask for is not done any more." },
    response: {
      level: "warning",
      why: "Callers that used it find it missing, though it was never promised.",
      tolerates:
        "To the letter the open object may now hold anything under this name; in truth nothing is sent any more.",
    },
    bad: [open({ a: text, b: text }), open({ a: text })],
    good: listed,
  },
  {
    name: "property-removed-from-closed",
    opposite: "property-added",
    what: "a property is removed and the object is closed",
    request: { level: "error", why: "Calls that send it are refused." },
    response: { level: "warning", why: "Callers that used it find it missing, though it was never promised." },
    bad: [closed({ a: text, b: text }), closed({ a: text })],
    good: [closed({ a: text, b: text }), closed({ b: text, a: text })],
  },
  {
    name: "enum-value-removed",
    opposite: "enum-value-added",
    what: "a value of an enumeration is removed",
    request: { level: "error", why: "Calls that send the value are refused." },
    response: { level: "info", why: fewer },
    bad: [cabins("economy", "business"), cabins("economy")],
    good: [cabins("economy", "business"), cabins("business", "economy")],
  },
  {
    name: "enum-value-added",
    opposite: "enum-value-removed",
    what: "a value is added to an enumeration",
    request: { level: "info", why: accepted },
    response: {
      level: "warning",
      why: "Callers that treat every value they know, and no other, meet one more.",
      tolerates:
        "Clients are expected to have an answer to an unknown value; without that no enumeration could ever grow.",
    },
    bad: [cabins("economy"), cabins("economy", "business")],
    good: [cabins("economy", "business"), cabins("business", "economy")],
  },
  {
    name: "enum-added",
    opposite: "enum-removed",
    what: "values are limited to an enumeration",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [text, cabins("economy", "business")],
    good: [{ enum: ["economy"] }, { const: "economy" }],
  },
  {
    name: "enum-removed",
    opposite: "enum-added",
    what: "values are no longer limited to an enumeration",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [cabins("economy", "business"), text],
    good: [{ enum: ["economy"] }, { const: "economy" }],
  },
  {
    name: "const-changed",
    opposite: "const-changed",
    what: "a constant becomes another one",
    request: { level: "error", why: "Every call sends the old constant and is refused." },
    response: { level: "error", why: "Callers tell answers apart by this constant and do not know the new one." },
    bad: [{ const: "v1" }, { const: "v2" }],
    good: [{ const: "v1" }, { type: "string", const: "v1" }],
  },
  {
    name: "type-narrowed",
    opposite: "type-widened",
    what: "a type is no longer admitted",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [{ type: "number" }, { type: "integer" }],
    good: [{ type: ["string", "integer"] }, { anyOf: [{ type: "integer" }, { type: "string" }] }],
  },
  {
    name: "type-widened",
    opposite: "type-narrowed",
    what: "another type is admitted",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [{ type: "integer" }, { type: "number" }],
    good: [{ type: ["string", "integer"] }, { oneOf: [{ type: "integer" }, { type: "string" }] }],
  },
  {
    name: "type-changed",
    opposite: "type-changed",
    what: "one type becomes another",
    request: { level: "error", why: refused },
    response: { level: "error", why: unexpected },
    bad: [{ type: "string" }, { type: "integer" }],
    good: [{ type: ["integer"] }, { type: "integer" }],
  },
  {
    name: "became-nullable",
    opposite: "became-non-nullable",
    what: "null is admitted",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers read the value without asking whether it is null." },
    bad: [text, { type: ["string", "null"] }],
    good: [{ type: ["string", "null"] }, { anyOf: [{ type: "null" }, text] }],
  },
  {
    name: "became-non-nullable",
    opposite: "became-nullable",
    what: "null is no longer admitted",
    request: { level: "error", why: "Calls that send null are refused." },
    response: { level: "info", why: "Callers that ask whether it is null find that it never is." },
    bad: [{ type: ["string", "null"] }, text],
    good: [{ type: ["string", "null"] }, { anyOf: [{ type: "null" }, text] }],
  },
  {
    name: "bound-tightened",
    opposite: "bound-loosened",
    what: "a limit leaves less room",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [
      { type: "integer", maximum: 9 },
      { type: "integer", maximum: 6 },
    ],
    good: [
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
    ],
  },
  {
    name: "bound-loosened",
    opposite: "bound-tightened",
    what: "a limit leaves more room",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers made room for no more than the limit: columns, fields, sums." },
    bad: [
      { type: "string", maxLength: 8 },
      { type: "string", maxLength: 12 },
    ],
    good: [
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 0 },
    ],
  },
  {
    name: "unique-items-added",
    opposite: "unique-items-removed",
    what: "items may no longer be there twice",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: true },
    ],
    good: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: false },
    ],
  },
  {
    name: "unique-items-removed",
    opposite: "unique-items-added",
    what: "items may be there twice",
    request: { level: "info", why: accepted },
    response: { level: "error", why: "Callers use the items as keys and lose one of two." },
    bad: [
      { type: "array", items: text, uniqueItems: true },
      { type: "array", items: text },
    ],
    good: [
      { type: "array", items: text },
      { type: "array", items: text, uniqueItems: false },
    ],
  },
  {
    name: "multiple-of-added",
    opposite: "multiple-of-removed",
    what: "a number has to be a multiple of more",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [{ type: "integer" }, { type: "integer", multipleOf: 5 }],
    good: [{ type: "integer" }, { type: "integer", multipleOf: 1 }],
  },
  {
    name: "multiple-of-removed",
    opposite: "multiple-of-added",
    what: "a number has to be a multiple of less",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [
      { type: "integer", multipleOf: 10 },
      { type: "integer", multipleOf: 5 },
    ],
    good: [{ type: "integer" }, { type: "integer", multipleOf: 1 }],
  },
  {
    name: "multiple-of-changed",
    opposite: "multiple-of-changed",
    what: "a number has to be a multiple of something else",
    request: { level: "error", why: refused },
    response: { level: "error", why: unexpected },
    bad: [
      { type: "integer", multipleOf: 4 },
      { type: "integer", multipleOf: 6 },
    ],
    good: [
      { type: "integer", multipleOf: 4 },
      { type: "number", multipleOf: 4 },
    ],
  },
  ...(["pattern", "format"] as const).flatMap((keyword): readonly Family[] => {
    const values = keyword === "pattern" ? ["^[A-Z]+$", "^[a-z]+$"] : ["date", "date-time"];
    const [first = "", second = ""] = values;
    const tolerates = `Answers are read, seldom checked; whether a ${keyword} still covers what is given is left to the tests of the server.`;
    return [
      {
        name: `${keyword}-added`,
        opposite: `${keyword}-removed`,
        what: `a ${keyword} is demanded`,
        request: { level: "error", why: refused },
        response: { level: "info", why: fewer },
        bad: [text, { ...text, [keyword]: first }],
        good: [{ ...text, [keyword]: first }, { allOf: [text, { ...text, [keyword]: first }] }],
      },
      {
        name: `${keyword}-removed`,
        opposite: `${keyword}-added`,
        what: `a ${keyword} is no longer demanded`,
        request: { level: "info", why: accepted },
        response: { level: "warning", why: `Callers that rely on the ${keyword} meet other texts.`, tolerates },
        bad: [{ ...text, [keyword]: first }, text],
        good: [{ ...text, [keyword]: first }, { allOf: [text, { ...text, [keyword]: first }] }],
      },
      {
        name: `${keyword}-changed`,
        opposite: `${keyword}-changed`,
        what: `a ${keyword} becomes another one`,
        request: { level: "error", why: `${unproven} Which of two patterns or formats admits more is not decided.` },
        response: { level: "warning", why: `Callers that rely on the ${keyword} meet other texts.`, tolerates },
        bad: [
          { ...text, [keyword]: first },
          { ...text, [keyword]: second },
        ],
        good: [
          { ...text, [keyword]: first },
          { [keyword]: first, ...text },
        ],
      },
    ];
  }),
  {
    name: "closed",
    opposite: "opened",
    what: "an object no longer admits undeclared properties",
    request: { level: "error", why: "Calls that send more than is declared are refused." },
    response: { level: "info", why: fewer },
    bad: [open({ a: text }), closed({ a: text })],
    good: [open({ a: text }), { ...open({ a: text }), additionalProperties: true }],
  },
  {
    name: "opened",
    opposite: "closed",
    what: "an object admits undeclared properties",
    request: { level: "info", why: accepted },
    response: {
      level: "warning",
      why: "Callers that check answers strictly refuse properties that they do not know.",
      tolerates: "Clients are expected to leave unknown properties of an answer aside.",
    },
    bad: [closed({ a: text }), open({ a: text })],
    good: [open({ a: text }), { ...open({ a: text }), additionalProperties: {} }],
  },
  {
    name: "additional-narrowed",
    opposite: "additional-widened",
    what: "the values of undeclared properties are limited",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [{ type: "object" }, { type: "object", additionalProperties: text }],
    good: [{ type: "object" }, { type: "object", additionalProperties: true }],
  },
  {
    name: "additional-widened",
    opposite: "additional-narrowed",
    what: "the values of undeclared properties are no longer limited",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [{ type: "object", additionalProperties: text }, { type: "object" }],
    good: [{ type: "object" }, { type: "object", additionalProperties: true }],
  },
  {
    name: "branch-removed",
    opposite: "branch-added",
    what: "one of several alternatives is removed",
    request: { level: "error", why: "Calls of that form are refused." },
    response: { level: "info", why: fewer },
    bad: [{ anyOf: [byPhone, byMail] }, { anyOf: [byMail] }],
    also: renamedOptions,
    good: [{ anyOf: [byPhone, byMail] }, { anyOf: [byMail, byPhone] }],
  },
  {
    name: "branch-added",
    opposite: "branch-removed",
    what: "another alternative is added",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [{ oneOf: [card] }, { oneOf: [card, cash] }],
    also: renamedOptions,
    good: [{ oneOf: [card, cash] }, { oneOf: [cash, card] }],
  },
  {
    name: "alternatives-added",
    opposite: "alternatives-removed",
    what: "one of several alternatives is demanded",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [
      open({ a: text, b: text }),
      { ...open({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    ],
    good: [
      { ...open({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      { anyOf: [{ required: ["b"] }, { required: ["a"] }], ...open({ a: text, b: text }) },
    ],
  },
  {
    name: "alternatives-removed",
    opposite: "alternatives-added",
    what: "alternatives are no longer demanded",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [
      { ...open({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      open({ a: text, b: text }),
    ],
    good: [
      { ...open({ a: text, b: text }), anyOf: [{ required: ["a"] }, { required: ["b"] }] },
      { anyOf: [{ required: ["b"] }, { required: ["a"] }], ...open({ a: text, b: text }) },
    ],
  },
  {
    name: "one-of-undecided",
    opposite: "one-of-undecided",
    what: "alternatives that exclude one another change, and it cannot be shown that they still do",
    request: { level: "error", why: "A value that matched one alternative may match two now, and is refused." },
    response: {
      level: "error",
      why: "An answer that matched two alternatives before, and was never given, may match one now.",
    },
    isReversedInResponse: true,
    bad: [
      { oneOf: [open({ a: text }, ["a"]), open({ b: { type: "integer" } }, ["b"])] },
      {
        oneOf: [open({ a: { type: ["string", "integer"] } }, ["a"]), open({ b: { type: ["integer", "null"] } }, ["b"])],
      },
    ],
    good: [{ oneOf: [card, cash] }, { anyOf: [cash, card] }],
  },
  {
    name: "condition-added",
    opposite: "condition-removed",
    what: "a condition is added",
    request: { level: "error", why: refused },
    response: { level: "info", why: fewer },
    bad: [open({ isGroup: { type: "boolean" }, leader: text, size: { type: "integer" } }), condition("leader")],
    good: [condition("leader"), condition("leader")],
  },
  {
    name: "condition-removed",
    opposite: "condition-added",
    what: "a condition is removed",
    request: { level: "info", why: accepted },
    response: { level: "error", why: unexpected },
    bad: [condition("leader"), open({ isGroup: { type: "boolean" }, leader: text, size: { type: "integer" } })],
    good: [condition("leader"), condition("leader")],
  },
  {
    name: "condition-changed",
    opposite: "condition-changed",
    what: "a condition becomes another one",
    request: { level: "error", why: unproven },
    response: { level: "error", why: unprovenAnswer },
    bad: [
      condition("leader"),
      { ...condition("leader"), if: { properties: { size: { type: "integer", minimum: 3 } } } },
    ],
    good: [condition("leader"), condition("leader")],
  },
  {
    name: "undecided",
    opposite: "undecided",
    what: "a schema changes in keywords that are not compared",
    request: {
      level: "error",
      why: `${unproven} Contracts do not admit such keywords; servers of another make may list them.`,
    },
    response: {
      level: "error",
      why: `${unprovenAnswer} Contracts do not admit such keywords; servers of another make may list them.`,
    },
    bad: [
      { type: "object", propertyNames: { pattern: "^a" } },
      { type: "object", propertyNames: { pattern: "^b" } },
    ],
    good: [
      { type: "object", propertyNames: { pattern: "^a" } },
      { propertyNames: { pattern: "^a" }, type: "object" },
    ],
  },
  {
    name: "wording-changed",
    opposite: "wording-changed",
    what: "a title, a description or the examples of a value change",
    request: { level: "info", bump: "patch", why: "Models read it: a prompt change, to be looked at as one." },
    response: { level: "info", bump: "patch", why: "Models read it: a prompt change, to be looked at as one." },
    bad: [
      { ...text, description: "Where from." },
      { ...text, description: "The airport of departure." },
    ],
    good: [
      { ...text, description: "Where from." },
      { description: "Where from.", ...text },
    ],
  },
  {
    name: "default-changed",
    opposite: "default-changed",
    what: "a default comes, goes or changes",
    request: { level: "warning", why: "Calls that leave the value out are accepted and mean something else." },
    response: {
      level: "info",
      bump: "patch",
      why: "Defaults of answers are for documentation: the server fills none in.",
    },
    bad: [
      { ...text, default: "economy" },
      { ...text, default: "business" },
    ],
    good: [
      { ...text, default: "economy" },
      { default: "economy", ...text },
    ],
  },
  {
    name: "deprecation-changed",
    opposite: "deprecation-changed",
    what: "a value is marked as deprecated, or no longer",
    request: { level: "info", why: "Callers learn that it will go one day." },
    response: { level: "info", why: "Callers learn that it will go one day." },
    bad: [text, { ...text, deprecated: true }],
    good: [
      { ...text, deprecated: true },
      { deprecated: true, ...text },
    ],
  },
  {
    name: "header-added",
    opposite: "header-removed",
    what: "an argument has to travel in a header too",
    request: { level: "error", why: headerless },
    response: argumentsAlone,
    bad: [text, { ...text, "x-mcp-header": "Region" }],
    good: sameHeader,
  },
  {
    name: "header-removed",
    opposite: "header-added",
    what: "an argument no longer has to travel in a header",
    request: { level: "info", why: "Servers pass over a header that they do not ask for." },
    response: argumentsAlone,
    bad: [{ ...text, "x-mcp-header": "Region" }, text],
    good: sameHeader,
  },
  {
    name: "header-changed",
    opposite: "header-changed",
    what: "an argument has to travel in another header",
    request: { level: "error", why: headerless },
    response: argumentsAlone,
    bad: [
      { ...text, "x-mcp-header": "Region" },
      { ...text, "x-mcp-header": "Area" },
    ],
    good: sameHeader,
  },
];

const sides = {
  request: {
    keyword: "inputSchema",
    of: "an argument",
    break:
      "Take the change back, or keep the old form beside the new one, or waive it with a reason and give the pack a new version.",
  },
  response: {
    keyword: "outputSchema",
    of: "an answer",
    break:
      "Take the change back, or give the new form a new name beside the old one, or waive it with a reason and give the pack a new version.",
  },
} as const;

const fixes: Readonly<Record<Level, string | undefined>> = {
  error: undefined,
  warning: "Make sure that callers can live with it, and say so in the changelog.",
  info: "Nothing has to be done; the version grows by what diff suggests.",
};

const ruleOf = (family: Family, direction: "request" | "response"): readonly CompatRule[] => {
  const side = family[direction];
  if ("unmirrored" in side) return [];
  const { keyword, of, break: mend } = sides[direction];
  const isReversed = direction === "response" && family.isReversedInResponse === true;
  const [before, after] = isReversed ? ([family.bad[1], family.bad[0]] as const) : family.bad;
  const [former, latter] = family.good;
  return [
    {
      id: `${direction}-${family.name}`,
      gate: "compatibility",
      level: side.level,
      purpose: `Tells where, in ${of}, ${family.what}.`,
      why: side.why,
      fix: fixes[side.level] ?? mend,
      bump: side.bump ?? (side.level === "error" ? "major" : "minor"),
      ...(side.tolerates !== undefined && { tolerates: side.tolerates }),
      bad: changeText({
        before: schemaPart(keyword, before),
        after: schemaPart(keyword, after),
        ...(family.also !== undefined && { also: family.also }),
      }),
      good: changeText({ before: schemaPart(keyword, former), after: schemaPart(keyword, latter) }),
    },
  ];
};

export const schemaRules: readonly CompatRule[] = families.flatMap((family) => [
  ...ruleOf(family, "request"),
  ...ruleOf(family, "response"),
]);
