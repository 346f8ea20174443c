/** Builds the content of a pack's reference for both Markdown and HTML: its tables, their rows, and the links. */
import type { ClientCapability, Interaction, JsonValue, UpstreamExecution } from "../../src/contract/contract.js";
import { settingFormats } from "../../src/contract/settingFormats.js";
import { constraintWords, sentence } from "../constraintWords.js";
import type { Example, ReasonFile, SettingFile } from "../contractFiles.js";
import type { Definitions } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import type {
  InboundModel,
  PackModel,
  PromptModel,
  ResourceModel,
  TemplateModel,
  ToolModel,
  WebhookEventModel,
} from "../model.js";
import { byCodeUnit } from "../project.js";
import { definitionsOf, isObject, propertiesOf, referenceOf, type Schema, textOf } from "../schema.js";
import { anchors, rowsOf, typeOf } from "./referenceRows.js";
import type {
  ExampleContent,
  PromptContent,
  ReferenceContent,
  ResourceContent,
  SettingContent,
  TemplateContent,
  ToolContent,
  WebhookContent,
} from "./referenceTypes.js";

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

/** Sentences on what a tool sends to the client or asks of it during a call; none if it only answers. */
const talkOf = (interaction: readonly Interaction[], requires: readonly ClientCapability[]): readonly string[] => [
  ...(interaction.length === 0 ? [] : [`On its way it ${listed(interaction.map((kind) => interactionWords[kind]))}`]),
  ...(requires.length === 0 ? [] : [`For clients that offer ${listed(requires)}`]),
];

const strictnessOf = ({ refusesUndeclared }: ToolModel): readonly string[] =>
  refusesUndeclared === undefined ? [] : [`Refuses arguments that are not listed here. ${refusesUndeclared}`];

/** In seconds if that is a whole number, else in milliseconds. */
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

/** The constant values in a matcher, within their objects and lists; undefined if there are none. */
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

const templateOf = (
  { name, description, subjectText, schema }: TemplateModel,
  named: ReadonlySet<string>,
): TemplateContent => {
  const surroundings = { definitions: definitionsOf(schema), named };
  return {
    anchor: anchors.template(name),
    name,
    description,
    subject: subjectText,
    data: referenceOf(schema) === undefined ? [] : typeOf(schema, surroundings),
    rows: rowsOf(schema, surroundings),
  };
};

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

/** Builds the content. Types with properties have a table of their own; the others are described where they are used. */
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
    templates: pack.templates.map((template) => templateOf(template, named)),
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
