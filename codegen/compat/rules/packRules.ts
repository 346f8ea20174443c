/** What a change of a pack means besides its schemas: tools, hints, errors, resources, prompts, versions and waivers. */
import type { JsonObject, JsonValue } from "../../../src/contract/contract.js";
import type { Level } from "../../finding.js";
import { type Bump, type CompatRule, changeText, type ExampleChange } from "./rule.js";

interface Told {
  readonly id: string;
  readonly level: Level;
  readonly purpose: string;
  readonly why: string;
  readonly fix: string;
  readonly bump?: Bump;
  readonly bad: ExampleChange;
  readonly good: ExampleChange;
}

const closedText = (name: string): JsonObject => ({
  type: "object",
  properties: { [name]: { type: "string" } },
  required: [name],
  additionalProperties: false,
});
const search: JsonObject = { name: "search", inputSchema: closedText("query"), outputSchema: closedText("answer") };
const book: JsonObject = { name: "book", inputSchema: closedText("offer"), outputSchema: closedText("locator") };
const hints = (changed: JsonObject = {}): JsonObject => ({
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false, ...changed },
});
const reason = (changed: JsonObject = {}): JsonObject => ({
  reason: "SOLD_OUT",
  code: -32602,
  message: "Nothing is left",
  hint: "Search again.",
  retryable: false,
  ...changed,
});
const notFound: JsonObject = { ...reason(), reason: "NOT_FOUND" };
const rates: JsonObject = {
  name: "rates",
  uri: "shop://rates",
  mimeType: "application/json",
  schema: closedText("rate"),
};
const order: JsonObject = { name: "order", uriTemplate: "shop://orders/{id}", mimeType: "application/json" };
const plan = (...given: readonly JsonObject[]): JsonObject => ({ name: "plan", title: "Plan", arguments: given });
const argument = (name: string, required: boolean): JsonObject => ({ name, description: "A place.", required });
const change = (before: JsonValue, after: JsonValue): ExampleChange => ({ before, after });
const same = (part: JsonValue): ExampleChange => change(part, part);
const waive =
  "Take it back, or waive it with a reason in contracts/compat-waivers.json and give the pack a new version.";
const lookAtIt = "Look at it as at a change of a prompt: try it with the models that use it.";
const nothingToDo = "Nothing has to be done; the version grows by what diff suggests.";

const told: readonly Told[] = [
  {
    id: "pack-removed",
    level: "error",
    purpose: "Tells which packs are gone.",
    why: "Every call of its tools fails.",
    fix: waive,
    bad: change({ packs: [{ name: "shop" }, { name: "bank" }] }, { packs: [{ name: "shop" }] }),
    good: change({ packs: [{ name: "shop" }, { name: "bank" }] }, { packs: [{ name: "bank" }, { name: "shop" }] }),
  },
  {
    id: "pack-added",
    level: "info",
    purpose: "Tells which packs are new.",
    why: "Nobody depends on it yet.",
    fix: nothingToDo,
    bump: "none",
    bad: change({ packs: [{ name: "shop" }] }, { packs: [{ name: "shop" }, { name: "bank" }] }),
    good: same({ packs: [{ name: "shop" }] }),
  },
  {
    id: "pack-wording-changed",
    level: "info",
    purpose: "Tells where the title, description, instructions or error pages of a pack change.",
    why: "Instructions are read by models when they connect: a prompt change.",
    fix: lookAtIt,
    bump: "patch",
    bad: change({ instructions: "Search first." }, { instructions: "Search first, then book." }),
    good: same({ instructions: "Search first." }),
  },
  {
    id: "tool-removed",
    level: "error",
    purpose: "Tells which tools are gone, and which of them look renamed.",
    why: "Every call of the old name fails. A rename is a removal and an addition.",
    fix: "Keep the old name beside the new one, deprecated in its description, or waive it with a reason and give the pack a new version.",
    bad: { ...change({ tools: [search, book] }, { tools: [search] }), also: ["client-name-removed"] },
    good: change({ tools: [search, book] }, { tools: [book, search] }),
  },
  {
    id: "tool-added",
    level: "info",
    purpose: "Tells which tools are new.",
    why: "Models see one more choice, and nothing that worked is touched.",
    fix: nothingToDo,
    bad: change({ tools: [search] }, { tools: [search, { name: "ping", inputSchema: { type: "object" } }] }),
    good: change({ tools: [search, book] }, { tools: [book, search] }),
  },
  {
    id: "tool-description-changed",
    level: "info",
    purpose: "Shows a changed description of a tool as what it is, a prompt change.",
    why: "Models choose the tool by it. It cannot break a call, and it can change which calls are made.",
    fix: lookAtIt,
    bump: "patch",
    bad: change({ description: "Finds flights." }, { description: "Finds flights by day." }),
    good: same({ description: "Finds flights." }),
  },
  {
    id: "tool-title-changed",
    level: "info",
    purpose: "Tells where the title of a tool changes.",
    why: "People see it in their host.",
    fix: nothingToDo,
    bump: "patch",
    bad: change({ title: "Flights" }, { title: "Search flights" }),
    good: same({ title: "Flights" }),
  },
  {
    id: "read-only-hint-withdrawn",
    level: "error",
    purpose: "Tells where a tool that was said to change nothing is no longer said to.",
    why: "Hosts let such tools run without asking a person, and clients repeat their calls.",
    fix: waive,
    bad: change(hints(), hints({ readOnlyHint: false })),
    good: change(hints(), hints({ readOnlyHint: true })),
  },
  {
    id: "destructive-hint-added",
    level: "error",
    purpose: "Tells where a tool that was said to be harmless may destroy what exists.",
    why: "People agreed to a harmless tool.",
    fix: waive,
    bad: change(hints({ readOnlyHint: false }), hints({ readOnlyHint: false, destructiveHint: true })),
    good: same(hints()),
  },
  {
    id: "idempotent-hint-withdrawn",
    level: "error",
    purpose: "Tells where a tool that could be called twice no longer can.",
    why: "Clients repeat a call whose answer was lost, and now do it twice.",
    fix: waive,
    bad: change(hints(), hints({ idempotentHint: false })),
    good: same(hints()),
  },
  {
    id: "open-world-hint-added",
    level: "error",
    purpose: "Tells where a tool that stayed inside its server now reaches out of it.",
    why: "Hosts decide by it what may be sent to the tool and how far its answers are trusted.",
    fix: waive,
    bad: change(hints(), hints({ openWorldHint: true })),
    good: same(hints()),
  },
  {
    id: "hint-promised",
    level: "info",
    purpose: "Tells where a hint of a tool promises more than before.",
    why: "Hosts that are careful may become less so.",
    fix: nothingToDo,
    bad: change(hints({ readOnlyHint: false }), hints()),
    good: same(hints({ readOnlyHint: false })),
  },
  {
    id: "output-schema-removed",
    level: "error",
    purpose: "Tells where a tool no longer says what it gives.",
    why: "Callers read structuredContent by this schema, and typed clients are made from it.",
    fix: waive,
    bad: change({ outputSchema: closedText("answer") }, { outputSchema: null }),
    good: same({ outputSchema: closedText("answer") }),
  },
  {
    id: "output-schema-added",
    level: "info",
    purpose: "Tells where a tool begins to say what it gives.",
    why: "Callers that read the text go on to.",
    fix: nothingToDo,
    bad: change({ outputSchema: null }, { outputSchema: closedText("answer") }),
    good: same({ outputSchema: null }),
  },
  {
    id: "returns-changed",
    level: "error",
    purpose: "Tells where a tool gives content instead of a structure, or the other way round.",
    why: "Callers look for the answer where it no longer is.",
    fix: waive,
    bad: change({ returns: "structure" }, { returns: "content", outputSchema: null }),
    good: same({ returns: "content", outputSchema: null }),
  },
  {
    id: "tool-requirement-added",
    level: "error",
    purpose: "Tells where a tool demands of its client what it did not demand before.",
    why: "Calls of clients without the capability are refused.",
    fix: waive,
    bad: change({ requires: [] }, { requires: ["sampling"] }),
    good: change({ requires: ["sampling", "roots"] }, { requires: ["roots", "sampling"] }),
  },
  {
    id: "tool-requirement-removed",
    level: "info",
    purpose: "Tells where a tool demands less of its client.",
    why: "More clients can call it.",
    fix: nothingToDo,
    bad: change({ requires: ["sampling"] }, { requires: [] }),
    good: same({ requires: ["sampling"] }),
  },
  {
    id: "tool-interaction-changed",
    level: "info",
    purpose: "Tells where a tool says or asks something else while it runs.",
    why: "Clients that do not listen lose nothing; those that do see something new.",
    fix: nothingToDo,
    bad: change({ interaction: [] }, { interaction: ["progress"] }),
    good: change({ interaction: ["progress", "logging"] }, { interaction: ["logging", "progress"] }),
  },
  {
    id: "error-reason-removed",
    level: "info",
    purpose: "Tells which reasons a tool no longer gives.",
    why: "Callers are prepared for something that no longer happens.",
    fix: nothingToDo,
    bad: {
      ...change({ errors: ["SOLD_OUT", "NOT_FOUND"] }, { errors: ["SOLD_OUT"] }),
      also: ["client-union-narrowed"],
    },
    good: change({ errors: ["SOLD_OUT", "NOT_FOUND"] }, { errors: ["NOT_FOUND", "SOLD_OUT"] }),
  },
  {
    id: "error-reason-added",
    level: "warning",
    purpose: "Tells which reasons a tool gives that it did not give before.",
    why: "Callers that treat every reason they know, and no other, meet one more.",
    fix: "Make sure that callers can live with it, and say so in the changelog.",
    bad: change({ errors: ["SOLD_OUT"] }, { errors: ["SOLD_OUT", "NOT_FOUND"] }),
    good: change({ errors: ["SOLD_OUT", "NOT_FOUND"] }, { errors: ["NOT_FOUND", "SOLD_OUT"] }),
  },
  {
    id: "reason-removed",
    level: "info",
    purpose: "Tells which reasons the catalogue no longer holds.",
    why: "Its page is gone; links of old answers lead nowhere.",
    fix: nothingToDo,
    bad: {
      ...change({ reasons: [reason(), notFound] }, { reasons: [reason()] }),
      also: ["client-name-removed", "client-union-narrowed"],
    },
    good: change({ reasons: [reason(), notFound] }, { reasons: [notFound, reason()] }),
  },
  {
    id: "reason-added",
    level: "info",
    purpose: "Tells which reasons the catalogue holds that it did not hold before.",
    why: "Which tools give it is said for each tool.",
    fix: nothingToDo,
    bad: change({ reasons: [reason()] }, { reasons: [reason(), notFound] }),
    good: change({ reasons: [reason(), notFound] }, { reasons: [notFound, reason()] }),
  },
  {
    id: "reason-code-changed",
    level: "error",
    purpose: "Tells where a reason gets another code.",
    why: "Callers that know no reasons tell errors apart by their code.",
    fix: waive,
    bad: change({ reasons: [reason()] }, { reasons: [reason({ code: -32004 })] }),
    good: same({ reasons: [reason()] }),
  },
  {
    id: "reason-retryable-changed",
    level: "warning",
    purpose: "Tells where it changes whether the same call may succeed later.",
    why: "Clients begin to repeat calls of their own accord, or stop to.",
    fix: "Make sure that callers can live with it, and say so in the changelog.",
    bad: change({ reasons: [reason()] }, { reasons: [reason({ retryable: true })] }),
    good: same({ reasons: [reason()] }),
  },
  {
    id: "reason-wording-changed",
    level: "info",
    purpose: "Tells where the message or the hint of a reason changes.",
    why: "Models act on it: a prompt change.",
    fix: lookAtIt,
    bump: "patch",
    bad: change({ reasons: [reason()] }, { reasons: [reason({ hint: "Search again, a day later." })] }),
    good: same({ reasons: [reason()] }),
  },
  {
    id: "resource-removed",
    level: "error",
    purpose: "Tells which resources are gone.",
    why: "Reading them fails.",
    fix: waive,
    bad: { ...change({ resources: [rates, order] }, { resources: [order] }), also: ["client-name-removed"] },
    good: change({ resources: [rates, order] }, { resources: [order, rates] }),
  },
  {
    id: "resource-added",
    level: "info",
    purpose: "Tells which resources are new.",
    why: "Nobody depends on it yet.",
    fix: nothingToDo,
    bad: change({ resources: [rates] }, { resources: [rates, order] }),
    good: change({ resources: [rates, order] }, { resources: [order, rates] }),
  },
  {
    id: "resource-uri-changed",
    level: "error",
    purpose: "Tells where a resource of the same name is found under another URI, or with other variables.",
    why: "Clients keep URIs, and fill in variables by their names.",
    fix: waive,
    bad: change({ resources: [order] }, { resources: [{ ...order, uriTemplate: "shop://orders/{orderId}" }] }),
    good: same({ resources: [order] }),
  },
  {
    id: "resource-mime-type-changed",
    level: "error",
    purpose: "Tells where the body of a resource is of another type.",
    why: "Clients read the body by it.",
    fix: waive,
    bad: change({ resources: [order] }, { resources: [{ ...order, mimeType: "text/plain" }] }),
    good: same({ resources: [order] }),
  },
  {
    id: "resource-schema-removed",
    level: "error",
    purpose: "Tells where the body of a resource is no longer described.",
    why: "Callers read the body by this schema, and typed clients are made from it.",
    fix: waive,
    bad: {
      ...change({ resources: [rates] }, { resources: [{ ...rates, schema: null }] }),
      also: ["client-name-removed"],
    },
    good: same({ resources: [rates] }),
  },
  {
    id: "resource-schema-added",
    level: "info",
    purpose: "Tells where the body of a resource begins to be described.",
    why: "Nothing that worked is touched.",
    fix: nothingToDo,
    bad: change({ resources: [{ ...rates, schema: null }] }, { resources: [rates] }),
    good: same({ resources: [rates] }),
  },
  {
    id: "resource-wording-changed",
    level: "info",
    purpose: "Tells where the name, title or description of a resource changes.",
    why: "People and models choose by it.",
    fix: nothingToDo,
    bump: "patch",
    bad: change({ resources: [rates] }, { resources: [{ ...rates, description: "Rates of today." }] }),
    good: same({ resources: [rates] }),
  },
  {
    id: "resource-cache-changed",
    level: "info",
    purpose: "Tells where an answer may be kept longer, shorter, or by others.",
    why: "Clients and proxies read more often, or see changes later.",
    fix: nothingToDo,
    bad: change(
      { resources: [{ ...rates, cache: { scope: "public", ttlMs: 0 } }] },
      { resources: [{ ...rates, cache: { scope: "public", ttlMs: 60_000 } }] },
    ),
    good: same({ resources: [rates] }),
  },
  {
    id: "prompt-removed",
    level: "error",
    purpose: "Tells which prompts are gone.",
    why: "Hosts that offer it to people get an error.",
    fix: waive,
    bad: change({ prompts: [plan(), { ...plan(), name: "review" }] }, { prompts: [plan()] }),
    good: change(
      { prompts: [plan(), { ...plan(), name: "review" }] },
      { prompts: [{ ...plan(), name: "review" }, plan()] },
    ),
  },
  {
    id: "prompt-added",
    level: "info",
    purpose: "Tells which prompts are new.",
    why: "Nobody depends on it yet.",
    fix: nothingToDo,
    bad: change({ prompts: [plan()] }, { prompts: [plan(), { ...plan(), name: "review" }] }),
    good: same({ prompts: [plan()] }),
  },
  {
    id: "prompt-wording-changed",
    level: "info",
    purpose: "Tells where the title or a description of a prompt or of its arguments changes.",
    why: "People choose by it.",
    fix: nothingToDo,
    bump: "patch",
    bad: change({ prompts: [plan()] }, { prompts: [{ ...plan(), title: "Plan a trip" }] }),
    good: same({ prompts: [plan()] }),
  },
  {
    id: "prompt-required-argument-added",
    level: "error",
    purpose: "Tells where a prompt demands an argument that it did not have.",
    why: "Hosts that fill in the old arguments are refused.",
    fix: "Make it optional, or waive it with a reason and give the pack a new version.",
    bad: change({ prompts: [plan()] }, { prompts: [plan(argument("from", true))] }),
    good: change(
      { prompts: [plan(argument("from", true), argument("to", true))] },
      { prompts: [plan(argument("to", true), argument("from", true))] },
    ),
  },
  {
    id: "prompt-argument-added",
    level: "info",
    purpose: "Tells where a prompt takes an argument more.",
    why: "It may be left out.",
    fix: nothingToDo,
    bad: change({ prompts: [plan()] }, { prompts: [plan(argument("from", false))] }),
    good: same({ prompts: [plan(argument("from", false))] }),
  },
  {
    id: "prompt-argument-removed",
    level: "error",
    purpose: "Tells where a prompt no longer takes an argument.",
    why: "A prompt refuses arguments that it does not know.",
    fix: waive,
    bad: change({ prompts: [plan(argument("from", false))] }, { prompts: [plan()] }),
    good: same({ prompts: [plan(argument("from", false))] }),
  },
  {
    id: "prompt-argument-became-required",
    level: "error",
    purpose: "Tells where an argument of a prompt can no longer be left out.",
    why: "Hosts that left it out are refused.",
    fix: "Leave it optional, or waive it with a reason and give the pack a new version.",
    bad: change({ prompts: [plan(argument("from", false))] }, { prompts: [plan(argument("from", true))] }),
    good: same({ prompts: [plan(argument("from", true))] }),
  },
  {
    id: "prompt-argument-became-optional",
    level: "info",
    purpose: "Tells where an argument of a prompt can be left out.",
    why: "Who sends it goes on to.",
    fix: nothingToDo,
    bad: change({ prompts: [plan(argument("from", true))] }, { prompts: [plan(argument("from", false))] }),
    good: same({ prompts: [plan(argument("from", false))] }),
  },
  {
    id: "token-cost-grown",
    level: "warning",
    purpose: "Tells where the list of a pack's tools costs a model over 10 % more than before.",
    why: "Every conversation pays for it, and hosts with a budget drop tools.",
    fix: "Shorten descriptions, share less structure, or accept it.",
    bump: "none",
    bad: {
      ...change({ tools: [search] }, { tools: [search, { name: "ping", description: "Answers. ".repeat(300) }] }),
      also: ["tool-added"],
    },
    good: same({ tools: [search] }),
  },
];

const version = "Set the version in the pack's pack.json to the one that diff suggests.";

/** Rules about how breaks are dealt with. They cannot be waived, and ask for no version themselves. */
const decided: readonly Told[] = [
  {
    id: "version-bump",
    level: "error",
    purpose:
      "A break, waived or not, gives the pack a new major version, below 1.0.0 a new minor one; what its clients lose, a new minor one.",
    why: "Callers read the version to know whether they have to look before they upgrade.",
    fix: version,
    bad: {
      before: { version: "1.4.0", tools: [search, book] },
      after: { version: "1.5.0", tools: [search] },
      also: ["client-name-removed", "tool-removed"],
    },
    good: same({ version: "1.4.0", tools: [search] }),
  },
  {
    id: "version-bump-suggested",
    level: "warning",
    purpose: "What is new gives the pack a new minor version, what is worded anew a new patch.",
    why: "Two contracts of one version cannot be told apart.",
    fix: version,
    bad: {
      before: { version: "1.4.0", instructions: "Search." },
      after: { version: "1.4.0", instructions: "Search first." },
      also: ["pack-wording-changed"],
    },
    good: same({ version: "1.4.0" }),
  },
  {
    id: "version-lowered",
    level: "error",
    purpose: "The version of a pack never goes back.",
    why: "Callers that have the higher one take the new contract for an old one.",
    fix: "Set a version above the base's.",
    bad: change({ version: "1.4.0" }, { version: "1.3.9" }),
    good: change({ version: "1.4.0" }, { version: "1.4.1" }),
  },
  {
    id: "waiver-unused",
    level: "error",
    purpose: "Each waiver lets a break through that is there.",
    why: "A waiver that is left over would let the next break of its kind through unseen.",
    fix: "Remove it from contracts/compat-waivers.json, or correct the number of its places.",
    bad: { ...same({ tools: [search] }), waiver: "unused" },
    good: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2999-12-31" },
      also: ["client-name-removed", "tool-removed"],
    },
  },
  {
    id: "waiver-expired",
    level: "error",
    purpose: "No waiver holds longer than it says.",
    why: "An exception without an end is a rule.",
    fix: "Take the break back, or agree on a new day and write it into contracts/compat-waivers.json.",
    bad: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2001-01-01" },
      also: ["client-name-removed", "tool-removed"],
    },
    good: {
      ...change({ tools: [search, book] }, { tools: [search] }),
      waiver: { expires: "2999-12-31" },
      also: ["client-name-removed", "tool-removed"],
    },
  },
  {
    id: "base-unreadable",
    level: "error",
    purpose: "What the contracts are to be compared with can be read.",
    why: "Whether anything breaks cannot be said, and silence would say that nothing does.",
    fix: "Name a git ref that is here (git fetch brings it), a folder with contracts/, or the URL of a server that answers.",
    bad: { ...change("contracts/shop/tools/search.json: {", { tools: [search] }), also: ["tool-added"] },
    good: same({ tools: [search] }),
  },
];

const ruleOf = ({ bad, good, bump, ...rule }: Told): CompatRule => ({
  ...rule,
  gate: "compatibility",
  bump: bump ?? (rule.level === "error" ? "major" : "minor"),
  bad: changeText(bad),
  good: changeText(good),
});

export const packRules: readonly CompatRule[] = [
  ...told.map(ruleOf),
  ...decided.map((rule) => ruleOf({ ...rule, bump: "none" })),
];
