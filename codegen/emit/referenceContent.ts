/** What a pack's reference says, before it is Markdown or HTML: which tables there are, what stands in them, and what links where. */
import type { ClientCapability, Interaction, JsonValue, UpstreamExecution } from "../../src/contract/contract.js";
import { settingFormats } from "../../src/contract/settingFormats.js";
import { capitalized, constraintWords, sentence } from "../constraintWords.js";
import type { Example, ReasonFile, SettingFile } from "../contractFiles.js";
import { type Definitions, dereference } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import type { InboundModel, PackModel, PromptModel, ResourceModel, ToolModel, WebhookEventModel } from "../model.js";
import { byCodeUnit } from "../project.js";
import {
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  textOf,
  typesOf,
} from "../schema.js";
import type {
  ExampleContent,
  Inline,
  PromptContent,
  ReferenceContent,
  ResourceContent,
  Row,
  SettingContent,
  ToolContent,
  WebhookContent,
} from "./referenceTypes.js";

/** Anchors with a kind in front never meet a reason, which has no hyphen. */
export const anchors = {
  tool: (name: string): string => `tool-${name}`,
  toolset: (name: string): string => `toolset-${name}`,
  resource: (name: string): string => `resource-${name}`,
  prompt: (name: string): string => `prompt-${name}`,
  setting: (name: string): string => `setting-${name}`,
  webhook: (name: string): string => `webhook-${name}`,
  type: (name: string): string => `type-${name}`,
  reason: (reason: string): string => reason,
} as const;

const text = (words: string): Inline => ({ text: words });
const code = (value: JsonValue): Inline => ({ code: JSON.stringify(value) });

const joined = (parts: readonly (readonly Inline[])[], separator: string): readonly Inline[] =>
  parts.filter((part) => part.length > 0).flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

/** How far a type is told in place; one that holds itself ends there. */
const deepestTelling = 6;

const typeOf = (schema: Schema, surroundings: Surroundings, depth = 0): readonly Inline[] => {
  const { definitions, named } = surroundings;
  if (depth > deepestTelling) return [text("and so on")];
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    return named.has(reference)
      ? [{ label: reference, anchor: anchors.type(reference) }]
      : typeOf(dereference(schema, definitions), surroundings, depth + 1);
  }
  if (Object.hasOwn(schema, "const")) return [code(schema["const"] ?? null)];
  if (Array.isArray(schema["enum"]))
    return joined(
      schema["enum"].map((value: JsonValue) => [code(value)]),
      ", ",
    );
  const { items } = schema;
  if (isObject(items)) return [text("array of "), ...typeOf(items, surroundings, depth + 1)];
  const format = textOf(schema, "format");
  const types = typesOf(schema).map((type) => (type === "string" && format !== undefined ? format : type));
  if (types.length > 0) return [text(types.join(" or "))];
  const branches = (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => branchesOf(schema, keyword));
  return branches.length === 0
    ? [text("any value")]
    : joined(
        branches.map((branch) => typeOf(branch, surroundings, depth + 1)),
        " or ",
      );
};

const patternWords = /^matches `(.*)`$/s;

/** What a schema says of its value besides its type: its description, its limits, its default. */
const sentencesOf = (schema: Schema): readonly Inline[] => {
  const limits = constraintWords(schema).map((words): readonly Inline[] => {
    const [, pattern] = patternWords.exec(words) ?? [];
    return pattern === undefined ? [text(words)] : [text("matches "), { code: pattern }];
  });
  const limitWords = joined(limits, ", ");
  const [first, ...others] = limitWords;
  const description = sentence(textOf(schema, "description") ?? "");
  return joined(
    [
      description === "" ? [] : [text(description)],
      first === undefined ? [] : ["text" in first ? text(capitalized(first.text)) : first, ...others, text(".")],
      Object.hasOwn(schema, "default") ? [text("Default "), code(schema["default"] ?? null), text(".")] : [],
    ],
    " ",
  );
};

/** What a reader needs to know of the types around a schema. */
interface Surroundings {
  readonly definitions: Definitions;
  /** Types that have a table of their own. The others are told where they are used. */
  readonly named: ReadonlySet<string>;
}

const inlined = (schema: Schema, { definitions, named }: Surroundings): Schema => {
  const reference = referenceOf(schema);
  return reference === undefined || named.has(reference) ? schema : dereference(schema, definitions);
};

/** The properties of an object and of the anonymous objects in it, one row each. Named objects have their own table. */
const rowsOf = (
  schema: Schema,
  surroundings: Surroundings,
  prefix = "",
  above: ReadonlySet<Schema> = new Set(),
): readonly Row[] => {
  const target = inlined(schema, surroundings);
  const required = new Set(requiredOf(target));
  if (above.has(target)) return [];
  const below = new Set(above).add(target);
  return propertiesOf(target).flatMap(([name, declared]) => {
    const path = `${prefix}${name}`;
    const property = inlined(declared, surroundings);
    const items = isObject(property["items"]) ? inlined(property["items"], surroundings) : undefined;
    const row: Row = {
      path,
      type: typeOf(items === undefined ? property : { ...property, items }, surroundings),
      isRequired: required.has(name),
      description: joined(
        [sentencesOf({ ...property, ...declared }), items === undefined ? [] : sentencesOf(items)],
        " Each: ",
      ),
    };
    const inner =
      items === undefined
        ? rowsOf(property, surroundings, `${path}.`, below)
        : rowsOf(items, surroundings, `${path}[].`, below);
    return [row, ...inner];
  });
};

const hintsOf = ({ annotations }: ToolModel): readonly string[] => [
  annotations.readOnlyHint
    ? "Reads only"
    : annotations.destructiveHint
      ? "Changes or removes what exists"
      : "Adds, removes nothing",
  annotations.idempotentHint ? "Safe to repeat" : "Not safe to repeat blindly",
  annotations.openWorldHint ? "Reaches outside systems" : "Reaches nothing outside this server",
];

const interactionWords: Readonly<Record<Interaction, string>> = {
  progress: "reports progress",
  logging: "sends log messages",
  sampling: "asks the client's model",
  elicitation: "asks the user",
  roots: "asks for the client's folders",
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What is said to the client and asked of it on the way; nothing if the answer is all. */
const talkOf = (interaction: readonly Interaction[], requires: readonly ClientCapability[]): readonly string[] => [
  ...(interaction.length === 0 ? [] : [`On its way it ${listed(interaction.map((kind) => interactionWords[kind]))}`]),
  ...(requires.length === 0 ? [] : [`For clients that offer ${listed(requires)}`]),
];

const strictnessOf = ({ refusesUndeclared }: ToolModel): readonly string[] =>
  refusesUndeclared === undefined ? [] : [`Refuses arguments that are not listed here. ${refusesUndeclared}`];

/** In the unit in which it is a whole number. */
const durationText = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`);

const attemptsOf = ({ attempts, delaysMs, attemptTimeoutMs, retryOn }: UpstreamExecution): string => {
  const each = `of at most ${durationText(attemptTimeoutMs)}`;
  if (attempts === 1) return `Asks its upstream in one attempt ${each}`;
  const waits = listed(delaysMs.map(durationText));
  return `Asks its upstream in at most ${attempts} attempts ${each}, after waits of ${waits}; again on ${listed(retryOn)}`;
};

const limitsOf = ({ execution }: ToolModel): readonly string[] =>
  execution === undefined
    ? []
    : [
        `A call takes at most ${durationText(execution.timeoutMs)}`,
        ...(execution.upstream === undefined ? [] : [attemptsOf(execution.upstream)]),
      ];

/** What a matcher says for certain of an answer: the values that it names, with what stands around them. */
const excerptOf = (matcher: Schema): JsonValue | undefined => {
  if (Object.hasOwn(matcher, "const")) return matcher["const"];
  const properties = propertiesOf(matcher).flatMap(([name, inner]): [string, JsonValue][] => {
    const value = excerptOf(inner);
    return value === undefined ? [] : [[name, value]];
  });
  if (properties.length > 0) return Object.fromEntries(properties);
  const item = [matcher["contains"], matcher["items"]]
    .filter(isObject)
    .map(excerptOf)
    .find((value) => value !== undefined);
  return item === undefined ? undefined : [item];
};

const json = (value: JsonValue): string => JSON.stringify(value, undefined, 2);

const exampleOf = ({
  title,
  description = "",
  given = [],
  arguments: sent,
  output,
  error,
}: Example): ExampleContent => {
  const excerpt = output === undefined ? undefined : excerptOf(output);
  return {
    title,
    description,
    given: given.map((call) => ({ call: call.call, sent: JSON.stringify(call.arguments), as: call.as })),
    sent: json(sent),
    gives: excerpt === undefined ? undefined : json(excerpt),
    refused: error,
  };
};

const toolOf = (
  tool: ToolModel,
  reasons: ReadonlyMap<string, ReasonFile>,
  named: ReadonlySet<string>,
): ToolContent => ({
  anchor: anchors.tool(tool.name),
  name: tool.name,
  title: tool.title,
  description: tool.description,
  facts: [...hintsOf(tool), ...talkOf(tool.interaction, tool.requires), ...strictnessOf(tool), ...limitsOf(tool)],
  input: rowsOf(tool.inputSchema, { definitions: definitionsOf(tool.inputSchema), named }),
  alternatives: (["anyOf", "oneOf", "allOf"] as const)
    .map((keyword) => combinatorWords(tool.inputSchema, keyword))
    .filter((words) => words !== undefined),
  output:
    tool.outputSchema === undefined
      ? []
      : rowsOf(tool.outputSchema, { definitions: definitionsOf(tool.outputSchema), named }),
  emptyOutput: tool.returns === "content" ? "Content blocks, as the description says." : "Empty.",
  errors: tool.reasons.map((reason) => ({ reason, hint: reasons.get(reason)?.hint ?? "" })),
  examples: tool.examples.map(exampleOf),
});

const resourceOf = (resource: ResourceModel, named: ReadonlySet<string>): ResourceContent => {
  const { name, title, description, uri, uriTemplate, mimeType, cache, schema } = resource;
  const surroundings = { definitions: schema === undefined ? new Map() : definitionsOf(schema), named };
  return {
    anchor: anchors.resource(name),
    name,
    title,
    description,
    uri: uri ?? uriTemplate ?? "",
    mimeType,
    cache: `${cache.scope}, ${cache.ttlMs} ms`,
    body: schema === undefined ? [] : typeOf(schema, surroundings),
    rows: schema === undefined ? [] : rowsOf(schema, surroundings),
  };
};

const promptOf = ({ name, title, description, arguments: declared, interaction }: PromptModel): PromptContent => ({
  anchor: anchors.prompt(name),
  name,
  title,
  description,
  facts: talkOf(interaction, []),
  rows: declared.map((argument) => ({
    path: argument.name,
    isRequired: argument.required,
    description: argument.description,
  })),
});

const eventOf = (
  { type, description, schema }: WebhookEventModel,
  fact: string,
  anchor: string,
  named: ReadonlySet<string>,
): WebhookContent => ({
  anchor: anchors.webhook(anchor),
  name: type,
  description,
  facts: [fact],
  body: referenceOf(schema) === undefined ? [] : typeOf(schema, { definitions: definitionsOf(schema), named }),
  rows: rowsOf(schema, { definitions: definitionsOf(schema), named }),
});

const inboundOf = (
  { name, path, description, signature, typeMember, events }: InboundModel,
  settings: readonly SettingFile[],
  named: ReadonlySet<string>,
): readonly WebhookContent[] => {
  const env = settings.find((setting) => setting.name === signature.secret)?.env ?? signature.secret;
  return [
    {
      anchor: anchors.webhook(name),
      name: path,
      description,
      facts: [
        `Takes events by POST, one of ${events.length} by ${typeMember}`,
        `${signature.header} holds the HMAC-SHA256 of the body's bytes in hexadecimal, under the secret ${env}`,
      ],
      body: [],
      rows: [],
    },
    ...events.map((event) => eventOf(event, `Comes in at ${path}`, `${name}-${event.type}`, named)),
  ];
};

const webhooksOf = ({ webhooks, settings }: PackModel, named: ReadonlySet<string>): readonly WebhookContent[] => [
  ...webhooks.inbound.flatMap((inbound) => inboundOf(inbound, settings, named)),
  ...webhooks.outbound.map((event) =>
    eventOf(event, "Goes out to whoever subscribed; this is the data of its body", event.type, named),
  ),
];

const typeWords = { string: "a text", integer: "an integer", boolean: "1 or 0" } as const;

const settingOf = (setting: SettingFile): SettingContent => {
  const { name, env, flag, live, description, default: fallback, ...value } = setting;
  const { type = "string", enum: choices, format, ...limits } = value;
  const words = [...(format === undefined ? [] : [settingFormats[format].words]), ...constraintWords(limits)];
  return {
    anchor: anchors.setting(name),
    env,
    flag: flag === undefined ? "" : `--${flag}`,
    admits: choices === undefined ? [typeWords[type], ...words].join(", ") : `one of ${choices.join(", ")}`,
    fallback: fallback === undefined ? "none" : String(fallback),
    description: live === undefined ? description : `${sentence(description)} Required in the mode live.`,
  };
};

const factsOf = ({ server, errorStyle }: PackModel): readonly string[] => [
  ...(server === undefined ? [] : [`Its server says that it is ${server.name} ${server.version}`]),
  ...(errorStyle === "result"
    ? ["Failures of tools are results with isError in every protocol version, if no setting asks for another form"]
    : []),
];

/** Builds the content. Types with properties have a table of their own; the others are told where they are used. */
export const referenceContent = (pack: PackModel): ReferenceContent => {
  const shared: Definitions = new Map(pack.schemas.map(({ name, schema }) => [name, schema]));
  const reasons = new Map(pack.reasons.map((entry) => [entry.reason, entry]));
  const types = pack.schemas.filter(({ schema }) => propertiesOf(schema).length > 0);
  const named = new Set(types.map(({ name }) => name));
  return {
    title: pack.title,
    version: pack.version,
    description: pack.description,
    instructions: pack.instructions,
    facts: factsOf(pack),
    tools: pack.tools.map((tool) => toolOf(tool, reasons, named)),
    resources: pack.resources.map((resource) => resourceOf(resource, named)),
    prompts: pack.prompts.map(promptOf),
    webhooks: webhooksOf(pack, named),
    types: types.map(({ name, schema }) => ({
      anchor: anchors.type(name),
      name,
      description: textOf(schema, "description") ?? "",
      rows: rowsOf(schema, { definitions: shared, named }),
    })),
    reasons: [...pack.reasons]
      .sort((left, right) => byCodeUnit(left.reason, right.reason))
      .map(({ reason, code: number, category, message, hint, retryable }) => ({
        anchor: anchors.reason(reason),
        reason,
        code: number,
        ...(category !== undefined && { category }),
        message,
        hint,
        retryable,
        tools: pack.tools.filter((tool) => tool.reasons.includes(reason)).map((tool) => tool.name),
      })),
    toolsets: pack.toolsets.map((toolset) => ({ ...toolset, anchor: anchors.toolset(toolset.name) })),
    settings: pack.settings.map(settingOf),
  };
};
