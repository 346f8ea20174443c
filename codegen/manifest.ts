/** The bodies of the list methods in every form, and the differences between the two profiles. */
import type { JsonObject, OutputSchemas, SchemaProfile } from "../src/contract/contract.js";
import { changedEntries, withOutputSchemas } from "../src/contract/manifestChanges.js";
import { isRequirement } from "./defaults.js";
import { mergePatchOf } from "./mergePatch.js";
import type { PackModel, PromptModel, ResourceModel, ToolModel } from "./model.js";
import { outlineOf } from "./outline.js";
import { branchesOf, requiredOf, type Schema } from "./schema.js";
import { typeListsIn, withSingleTypes } from "./singleTypes.js";

export interface Difference {
  readonly tool: string;
  readonly what: string;
  readonly why: string;
}

const combinators = ["anyOf", "oneOf", "allOf"] as const;
type Combinator = (typeof combinators)[number];

const opening: Readonly<Record<Combinator, string>> = {
  anyOf: "At least one of",
  oneOf: "Exactly one of",
  allOf: "All of",
};

const joined = (parts: readonly string[], conjunction: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${conjunction} ${parts.at(-1) ?? ""}`;

/** What a branch requires, in words: its own names, and those of the branches in it. */
const requirementWords = (branch: Schema): string => {
  const alternatives = (["anyOf", "oneOf"] as const).map((keyword) =>
    joined(branchesOf(branch, keyword).map(requirementWords), "or"),
  );
  const parts = [joined(requiredOf(branch), "together with"), ...branchesOf(branch, "allOf").map(requirementWords)];
  return joined(
    [...parts, ...alternatives].filter((words) => words !== ""),
    "and",
  );
};

const branchWords = (branch: Schema): string =>
  isRequirement(branch) ? requirementWords(branch) : `arguments that match ${JSON.stringify(branch)}`;

/** A root combinator as a sentence, for the model that reads the description. */
export const combinatorWords = (schema: Schema, combinator: Combinator): string | undefined => {
  const branches = branchesOf(schema, combinator);
  if (branches.length === 0) return undefined;
  const words = joined(branches.map(branchWords), combinator === "allOf" ? "and" : "or");
  if (branches.length > 1) return `${opening[combinator]} ${words} ${combinator === "allOf" ? "are" : "is"} required.`;
  return `Required: ${words}.`;
};

const removedCombinators = (schema: Schema): readonly Combinator[] =>
  combinators.filter((combinator) => Object.hasOwn(schema, combinator));

const toolEntry = (tool: ToolModel, description: string, inputSchema: Schema): JsonObject => ({
  name: tool.name,
  title: tool.title,
  description,
  inputSchema,
  ...(tool.outputSchema !== undefined && { outputSchema: tool.outputSchema }),
  annotations: tool.annotations,
});

const sentence = (text: string): string => (/[.!?]$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`);

const portableSchema = (schema: Schema, removed: readonly Combinator[]): Schema =>
  withSingleTypes(
    Object.fromEntries(Object.entries(schema).filter(([keyword]) => !removed.some((name) => name === keyword))),
  );

/** A tool as the portable list contains it. */
const portableEntry = (tool: ToolModel): JsonObject => {
  const removed = removedCombinators(tool.inputSchema);
  const words = removed
    .map((combinator) => combinatorWords(tool.inputSchema, combinator))
    .filter((text) => text !== undefined);
  const description = removed.length === 0 ? tool.description : [sentence(tool.description), ...words].join(" ");
  const outputSchema = tool.outputSchema && withSingleTypes(tool.outputSchema);
  return toolEntry({ ...tool, outputSchema }, description, portableSchema(tool.inputSchema, removed));
};

export const verbatimTools = (pack: PackModel): readonly JsonObject[] =>
  pack.tools.map((tool) => toolEntry(tool, tool.description, tool.inputSchema));

/** The changes that turn the verbatim list into the portable one: a merge patch for each entry that differs, by the tool's name. */
export const portableChanges = (pack: PackModel): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    pack.tools.flatMap((tool) => {
      const change = mergePatchOf(toolEntry(tool, tool.description, tool.inputSchema), portableEntry(tool));
      return Object.keys(change).length === 0 ? [] : [[tool.name, change]];
    }),
  );

/** The outline of each tool's output schema, by the tool's name. */
export const outputOutlines = (pack: PackModel): Readonly<Record<string, JsonObject>> =>
  Object.fromEntries(
    pack.tools.flatMap(({ name, outputSchema }) =>
      outputSchema === undefined ? [] : [[name, outlineOf(outputSchema)]],
    ),
  );

/** The list of tools in one of its forms. */
export const listedTools = (
  pack: PackModel,
  profile: SchemaProfile,
  outputSchemas: OutputSchemas,
): readonly JsonObject[] => {
  const verbatim = verbatimTools(pack);
  const entries = profile === "verbatim" ? verbatim : changedEntries(verbatim, portableChanges(pack));
  return withOutputSchemas(entries, outputSchemas, outputOutlines(pack));
};

/** The list that a server gives by default. */
export const usualTools = (pack: PackModel): readonly JsonObject[] => listedTools(pack, "portable", "outline");

const combinatorDifferences = (tool: ToolModel): readonly Difference[] =>
  removedCombinators(tool.inputSchema).map((combinator) => ({
    tool: tool.name,
    what: `\`inputSchema.${combinator}\` is left out; the description says instead: "${combinatorWords(tool.inputSchema, combinator) ?? ""}"`,
    why: `Model vendors reject \`${combinator}\` at the root of a tool's schema, and some hosts then drop the whole list.`,
  }));

const typeDifferences = (tool: ToolModel): readonly Difference[] =>
  (["inputSchema", "outputSchema"] as const).flatMap((key) => {
    const count = typeListsIn(tool[key] ?? {});
    if (count === 0) return [];
    const places = count === 1 ? "one place" : `${count} places`;
    const what = `\`${key}\` has \`anyOf\` with one type each in ${places}, where the contract lists several types`;
    return [{ tool: tool.name, what, why: "Some hosts warn of a `type` that is a list, and some vendors refuse it." }];
  });

export const differences = (pack: PackModel): readonly Difference[] =>
  pack.tools.flatMap((tool) => [...combinatorDifferences(tool), ...typeDifferences(tool)]);

const resourceEntry = ({ name, title, description, mimeType, uri, uriTemplate }: ResourceModel): JsonObject => ({
  ...(uri === undefined ? {} : { uri }),
  ...(uriTemplate === undefined ? {} : { uriTemplate }),
  name,
  title,
  description,
  mimeType,
});

export const resourceLists = (
  pack: PackModel,
): { resources: readonly JsonObject[]; resourceTemplates: readonly JsonObject[] } => ({
  resources: pack.resources.filter(({ uri }) => uri !== undefined).map(resourceEntry),
  resourceTemplates: pack.resources.filter(({ uriTemplate }) => uriTemplate !== undefined).map(resourceEntry),
});

const promptEntry = ({ interaction: _interaction, arguments: given, ...prompt }: PromptModel): JsonObject => ({
  ...prompt,
  ...(given.length > 0 && { arguments: given.map((argument): JsonObject => ({ ...argument })) }),
});

export const promptList = (pack: PackModel): readonly JsonObject[] => pack.prompts.map(promptEntry);
