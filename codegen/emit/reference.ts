/** Emits `docs/reference.md`: a pack's tools, resources and errors, for people. What is said is decided here, not in the template. */
import type { ClientCapability, Interaction, JsonValue } from "../../src/runtime/contract.js";
import type { Example, ReasonFile } from "../contractFiles.js";
import { type Definitions, dereference } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import type { PackModel, PromptModel, ResourceModel, ToolModel } from "../model.js";
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
import { renderTemplate } from "../template.js";
import { type Emitter, folderOf, markdownHeader } from "./emitter.js";

/** Text that stays inside one cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
const code = (value: JsonValue): string => `\`${JSON.stringify(value)}\``;

const counted = (value: JsonValue, unit: string): string => `${String(value)} ${unit}${value === 1 ? "" : "s"}`;

/** What a keyword asks for, in words. */
const constraintWords: Readonly<Record<string, (value: JsonValue) => string>> = {
  pattern: (value) => `matches \`${String(value)}\``,
  minLength: (value) => `at least ${counted(value, "character")}`,
  maxLength: (value) => `at most ${counted(value, "character")}`,
  minimum: (value) => `at least ${String(value)}`,
  maximum: (value) => `at most ${String(value)}`,
  exclusiveMinimum: (value) => `more than ${String(value)}`,
  exclusiveMaximum: (value) => `less than ${String(value)}`,
  multipleOf: (value) => `a multiple of ${String(value)}`,
  minItems: (value) => `at least ${counted(value, "item")}`,
  maxItems: (value) => `at most ${counted(value, "item")}`,
  uniqueItems: (value) => (value === true ? "no item twice" : ""),
};

const constraints = (schema: Schema): readonly string[] =>
  Object.entries(schema)
    .flatMap(([keyword, value]) =>
      Object.hasOwn(constraintWords, keyword) ? [constraintWords[keyword]?.(value) ?? ""] : [],
    )
    .filter((words) => words !== "");

const typeWords = (schema: Schema, definitions: Definitions): string => {
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    const target = dereference(schema, definitions);
    return typesOf(target).includes("object")
      ? `[${reference}](#${reference.toLowerCase()})`
      : typeWords(target, definitions);
  }
  if (Object.hasOwn(schema, "const")) return code(schema["const"] ?? null);
  if (Array.isArray(schema["enum"])) return schema["enum"].map(code).join(", ");
  const { items } = schema;
  if (isObject(items)) return `array of ${typeWords(items, definitions)}`;
  const format = textOf(schema, "format");
  const types = typesOf(schema).map((type) => (type === "string" && format !== undefined ? format : type));
  if (types.length > 0) return types.join(" or ");
  const branches = (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => branchesOf(schema, keyword));
  return branches.length === 0 ? "any value" : branches.map((branch) => typeWords(branch, definitions)).join(" or ");
};

interface Row {
  readonly path: string;
  readonly type: string;
  readonly isRequired: string;
  readonly description: string;
}

const sentence = (text: string | undefined): string | undefined =>
  text === undefined || /[.!?]$/.test(text.trimEnd()) ? text : `${text.trimEnd()}.`;

const sentences = (schema: Schema): string => {
  const limits = constraints(schema).join(", ");
  return [
    sentence(textOf(schema, "description")),
    limits === "" ? undefined : `${limits.charAt(0).toUpperCase()}${limits.slice(1)}.`,
    Object.hasOwn(schema, "default") ? `Default ${code(schema["default"] ?? null)}.` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
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
    const description = [sentences({ ...property, ...declared }), items === undefined ? "" : sentences(items)];
    const row: Row = {
      path,
      type: cell(typeWords(items === undefined ? property : { ...property, items }, surroundings.definitions)),
      isRequired: required.has(name) ? "yes" : "",
      description: cell(description.filter((text) => text !== "").join(" Each: ")),
    };
    const inner =
      items === undefined
        ? rowsOf(property, surroundings, `${path}.`, below)
        : rowsOf(items, surroundings, `${path}[].`, below);
    return [row, ...inner];
  });
};

const hints = ({ annotations }: ToolModel): string =>
  [
    annotations.readOnlyHint
      ? "reads only"
      : annotations.destructiveHint
        ? "Changes or removes what exists"
        : "Adds, removes nothing",
    annotations.idempotentHint ? "safe to repeat" : "not safe to repeat blindly",
    annotations.openWorldHint ? "reaches outside systems" : "reaches nothing outside this server",
  ].join("; ");

const interactionWords: Readonly<Record<Interaction, string>> = {
  progress: "reports progress",
  logging: "sends log messages",
  sampling: "asks the client's model",
  elicitation: "asks the user",
  roots: "asks for the client's folders",
};

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What is said to the client and asked of it on the way, in one line; empty if the answer is all. */
const talkWords = (interaction: readonly Interaction[], requires: readonly ClientCapability[]): string =>
  [
    ...(interaction.length === 0
      ? []
      : [`On its way it ${joined(interaction.map((kind) => interactionWords[kind]))}.`]),
    ...(requires.length === 0 ? [] : [`For clients that offer ${joined(requires)}.`]),
  ].join(" ");

const promptView = ({ name, description, arguments: declared, interaction }: PromptModel) => ({
  name,
  description,
  talk: talkWords(interaction, []),
  rows: declared.map((argument) => ({
    path: argument.name,
    isRequired: argument.required ? "yes" : "",
    description: cell(argument.description),
  })),
});

const exampleView = ({ title, description = "", given = [], arguments: sent, output, error }: Example) => ({
  title,
  description,
  given: given.map((call) => `${call.call} \`${JSON.stringify(call.arguments)}\` as \`${call.as}\``),
  sent: JSON.stringify(sent, undefined, 2),
  outcome:
    error === undefined
      ? output !== undefined && output["description"] !== undefined
        ? `Gives: ${String(output["description"])}`
        : ""
      : `Refused: [${error.reason}](#${error.reason.toLowerCase()}), field \`${error.field}\`.`,
});

const toolView = (tool: ToolModel, reasons: ReadonlyMap<string, ReasonFile>, named: ReadonlySet<string>) => ({
  name: tool.name,
  title: tool.title,
  anchor: tool.name.toLowerCase(),
  description: tool.description,
  hints: hints(tool),
  talk: talkWords(tool.interaction, tool.requires),
  emptyOutput: tool.returns === "content" ? "Content blocks, as the description says." : "Empty.",
  alternatives: (["anyOf", "oneOf", "allOf"] as const)
    .map((keyword) => combinatorWords(tool.inputSchema, keyword))
    .filter((text) => text !== undefined),
  input: rowsOf(tool.inputSchema, { definitions: definitionsOf(tool.inputSchema), named }),
  output:
    tool.outputSchema === undefined
      ? []
      : rowsOf(tool.outputSchema, { definitions: definitionsOf(tool.outputSchema), named }),
  errors: tool.reasons.map((reason) => ({
    reason,
    anchor: reason.toLowerCase(),
    hint: cell(reasons.get(reason)?.hint ?? ""),
  })),
  examples: tool.examples.map(exampleView),
});

const resourceView = (
  { name, title, description, uri, uriTemplate, mimeType, cache, schema }: ResourceModel,
  named: ReadonlySet<string>,
) => ({
  name,
  title,
  description,
  uri: uri ?? uriTemplate ?? "",
  mimeType,
  cache: `${cache.scope}, ${cache.ttlMs} ms`,
  body: schema === undefined ? "" : cell(typeWords(schema, definitionsOf(schema))),
  rows: schema === undefined ? [] : rowsOf(schema, { definitions: definitionsOf(schema), named }),
});

export const referenceEmitter: Emitter = {
  name: "reference",
  emit: async (pack: PackModel) => {
    const shared = new Map(pack.schemas.map(({ name, schema }) => [name, schema]));
    const reasons = new Map(pack.reasons.map((entry) => [entry.reason, entry]));
    const named = new Set(shared.keys());
    const usersOf = (reason: string): string =>
      pack.tools
        .filter((tool) => tool.reasons.includes(reason))
        .map((tool) => tool.name)
        .join(", ");
    const text = await renderTemplate("reference.md", {
      title: pack.title,
      version: pack.version,
      description: pack.description,
      tools: pack.tools.map((tool) => toolView(tool, reasons, named)),
      resources: pack.resources.map((resource) => resourceView(resource, named)),
      prompts: pack.prompts.map(promptView),
      types: pack.schemas
        .filter(({ schema }) => propertiesOf(schema).length > 0)
        .map(({ name, schema }) => ({
          name,
          description: textOf(schema, "description") ?? "",
          rows: rowsOf(schema, { definitions: shared, named }),
        })),
      reasons: [...pack.reasons]
        .sort((left, right) => byCodeUnit(left.reason, right.reason))
        .map((entry) => ({
          ...entry,
          isRetryable: entry.retryable ? "yes" : "no",
          tools: usersOf(entry.reason) || "any tool",
        })),
    });
    return [{ path: `${folderOf(pack)}/docs/reference.md`, text: `${markdownHeader(pack.source)}${text}` }];
  },
};
