/** What a tool loses at a model vendor, or why the vendor refuses it. Only input schemas are checked: vendors see no others. */
import type { ToolModel } from "../model.js";
import {
  annotationKeywords,
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  type Schema,
  textOf,
  visitSchema,
} from "../schema.js";
import { infoRule, type LintRule, type ReportFault, warningRule } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { inputProperties, inputProperty } from "./sampleChanges.js";
import { anthropic, gemini, openai } from "./vendors.js";

const combinators = ["anyOf", "oneOf", "allOf"] as const;

type Faults = (tool: ToolModel) => readonly string[];

/** Reports the faults of each tool's input schema, one finding for each tool and fault. */
const checkInputs =
  (faultsOf: Faults) =>
  (pack: PackView, report: ReportFault): void => {
    const files = new Map(pack.loaded.tools.map((file) => [file.stem, file]));
    for (const tool of pack.model().tools) {
      const file = files.get(tool.name);
      if (file !== undefined) for (const fault of faultsOf(tool)) report(file, "/inputSchema", fault);
    }
  };

const rootCombinators = ({ inputSchema }: ToolModel): readonly string[] =>
  combinators.filter((combinator) => branchesOf(inputSchema, combinator).length > 0);

/** How often each keyword is used in a schema. Combinators at the root are left out, because another rule reports them. */
const keywordCounts = (
  root: Schema,
  isLost: (keyword: string, schema: Schema) => boolean,
): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  visitSchema(root, (schema) => {
    for (const keyword of Object.keys(schema)) {
      const isSaidElsewhere = schema === root && combinators.some((combinator) => combinator === keyword);
      if (!isSaidElsewhere && isLost(keyword, schema)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    }
  });
  return counts;
};

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([keyword, count]) => (count === 1 ? keyword : `${keyword} (${count} times)`)).join(", ");

const isOutsideStrict = (keyword: string, schema: Schema): boolean => {
  if (keyword === "format") return !openai.strictFormats.has(textOf(schema, "format") ?? "");
  if (keyword === "additionalProperties") return schema[keyword] !== false;
  return !annotationKeywords.has(keyword) && !openai.strictKeywords.has(keyword);
};

const isOutsideGemini = (keyword: string, schema: Schema): boolean =>
  referenceOf(schema) === undefined
    ? !gemini.keywords.has(keyword) && !annotationKeywords.has(keyword)
    : !keyword.startsWith("$");

const lost =
  (isLost: typeof isOutsideStrict, vendor: string): Faults =>
  ({ inputSchema }) => {
    const counts = keywordCounts(inputSchema, isLost);
    return counts.size === 0
      ? []
      : [`${vendor} does not take ${listed(counts)}: the model does not see it, the server still checks it`];
  };

interface Sizes {
  readonly depth: number;
  readonly properties: number;
  readonly enumValues: number;
  readonly characters: number;
  readonly longestEnum: { readonly values: number; readonly characters: number };
}

const textLengths = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + String(value).length, 0);

/** How deep objects are nested. Definitions count where they are used, cycles once. */
const depthIn = (root: Schema): number => {
  const definitions = definitionsOf(root);
  const known = new Map<Schema, number>();
  const depthOf = (schema: Schema): number => {
    const earlier = known.get(schema);
    if (earlier !== undefined) return earlier;
    known.set(schema, 0);
    const target = definitions.get(referenceOf(schema) ?? "");
    const inner = [
      ...propertiesOf(schema).map(([, property]) => property),
      ...combinators.flatMap((combinator) => branchesOf(schema, combinator)),
      ...[schema["items"], schema["additionalProperties"], target].filter(isObject),
    ];
    const own = schema["properties"] === undefined ? 0 : 1;
    const depth = own + inner.reduce((deepest, part) => Math.max(deepest, depthOf(part)), 0);
    known.set(schema, depth);
    return depth;
  };
  return depthOf(root);
};

const sizesOf = (root: Schema): Sizes => {
  let properties = 0;
  let enumValues = 0;
  let characters = 0;
  let longestEnum = { values: 0, characters: 0 };
  visitSchema(root, (schema) => {
    const names = propertiesOf(schema).map(([name]) => name);
    const values = Array.isArray(schema["enum"]) ? schema["enum"] : [];
    const definitions = isObject(schema["$defs"]) ? Object.keys(schema["$defs"]) : [];
    const constants = schema["const"] === undefined ? [] : [schema["const"]];
    properties += names.length;
    enumValues += values.length;
    characters += textLengths([...names, ...definitions, ...values, ...constants]);
    if (values.length > longestEnum.values) longestEnum = { values: values.length, characters: textLengths(values) };
  });
  return { depth: depthIn(root), properties, enumValues, characters, longestEnum };
};

const overLimit = (count: number, limit: number, what: string): readonly string[] =>
  count > limit ? [`OpenAI refuses more than ${limit} ${what} in strict mode, and there are ${count}`] : [];

const refusedByOpenai: Faults = ({ inputSchema }) => {
  const { depth, properties, enumValues, characters, longestEnum } = sizesOf(inputSchema);
  return [
    ...overLimit(depth, openai.deepestObject, "levels of objects"),
    ...overLimit(properties, openai.mostProperties, "properties"),
    ...overLimit(enumValues, openai.mostEnumValues, "enum values"),
    ...overLimit(characters, openai.mostCharacters, "characters of names and values"),
    ...(longestEnum.values > openai.longEnum.values
      ? overLimit(
          longestEnum.characters,
          openai.longEnum.characters,
          `characters in an enum of over ${openai.longEnum.values} values`,
        )
      : []),
  ];
};

const refusedByAnthropic: Faults = ({ inputSchema }) =>
  propertiesOf(inputSchema)
    .filter(([name]) => !anthropic.propertyName.test(name))
    .map(
      ([name]) =>
        `Anthropic refuses the argument ${JSON.stringify(name)}: names match ${anthropic.propertyName.source}`,
    );

const refusedByGemini: Faults = ({ inputSchema }) =>
  propertiesOf(inputSchema)
    .filter(([argument]) => !gemini.parameterName.test(argument))
    .map(
      ([argument]) =>
        `Gemini refuses the argument ${JSON.stringify(argument)}: names match ${gemini.parameterName.source}`,
    );

const saidInWords: Faults = (tool) => {
  const removed = rootCombinators(tool);
  return removed.length === 0
    ? []
    : [
        `the portable profile says ${removed.join(" and ")} of the root in words: the model reads it, no vendor enforces it`,
      ];
};

const anArgument = { type: "string", description: "Where to look." };

/** Settings that turn off a rule whose findings come along with those of the rule that the example shows. */
const without = (rule: string) => ({ "../toolchain.json": { lint: { [rule]: "off" } } });

/** Nested objects, for more levels than OpenAI's strict mode accepts. */
const nested = (levels: number): Schema =>
  levels === 0
    ? { type: "string", description: "Where to look." }
    : {
        type: "object",
        description: "One room inside another.",
        properties: { room: nested(levels - 1) },
        required: ["room"],
        additionalProperties: false,
      };

export const portabilityRules: readonly LintRule[] = [
  infoRule({
    id: "portability-root",
    stage: "meaning",
    purpose: "The root of an input has no combinator.",
    why: 'OpenAI and Anthropic refuse anyOf, oneOf and allOf there (Anthropic: "input_schema does not support oneOf, allOf, or anyOf at the top level"), and some hosts then drop the whole list; the portable profile leaves them out and says them in the description.',
    fix: "Nothing has to be done. Where all vendors should enforce it, make the choice a property with branches of its own.",
    bad: { "tools/findBooks.json": { inputSchema: { anyOf: [{ required: ["word"] }] } } },
    good: { "tools/findBooks.json": { inputSchema: { required: ["word"] } } },
    check: checkInputs(saidInWords),
  }),
  warningRule({
    id: "portability-openai",
    stage: "meaning",
    purpose: "Inputs stay within OpenAI's limits of strict mode.",
    why: `Its guide to structured outputs allows ${openai.deepestObject} levels of objects, ${openai.mostProperties} properties, ${openai.mostEnumValues} enum values and ${openai.mostCharacters} characters of names and values; beyond them the request is refused.`,
    fix: "Split the tool, or take long lists out of the schema and check them in the handler.",
    bad: inputProperties({ room: nested(10) }),
    good: inputProperties({ room: nested(9) }),
    check: checkInputs(refusedByOpenai),
  }),
  infoRule({
    id: "portability-openai-strict",
    stage: "meaning",
    purpose: "Inputs use only keywords that OpenAI's strict mode takes.",
    why: "Its guide to structured outputs lists what is supported; the strict manifest leaves the rest out, so that the model may send what the server then refuses.",
    fix: "Nothing has to be done. Say in the description what the model should know all the same.",
    bad: inputProperty({ oneOf: [{ enum: ["sea"] }, { enum: ["lake"] }] }),
    good: inputProperty({ enum: ["sea", "lake"] }),
    check: checkInputs(lost(isOutsideStrict, "OpenAI's strict mode")),
  }),
  warningRule({
    id: "portability-anthropic",
    stage: "meaning",
    purpose: "The arguments of a tool have names that Anthropic takes.",
    why: 'The Messages API refuses the whole request with "Property keys should match pattern" where one argument has another name.',
    fix: "Rename the argument.",
    bad: { ...inputProperties({ "filter[shelf]": anArgument }), ...without("portability-gemini") },
    good: inputProperties({ filter: anArgument }),
    check: checkInputs(refusedByAnthropic),
  }),
  warningRule({
    id: "portability-gemini",
    stage: "meaning",
    purpose: "The arguments of a tool have names that Gemini takes.",
    why: "The reference of FunctionDeclaration allows letters, digits and underscores for a parameter; of a tool's name it takes 64 characters, as all do.",
    fix: "Rename it.",
    bad: inputProperties({ "shelf-mark": anArgument }),
    good: inputProperties({ shelfMark: anArgument }),
    check: checkInputs(refusedByGemini),
  }),
  infoRule({
    id: "portability-gemini-ignored",
    stage: "meaning",
    purpose: "Inputs use only keywords that Gemini's JSON Schema fields take.",
    why: "The reference of responseJsonSchema lists what is supported, and nothing may stand beside $ref; the rest is not seen by the model.",
    fix: "Nothing has to be done. Say in the description what the model should know all the same.",
    bad: inputProperty({ pattern: "^..+$" }),
    good: inputProperty({ enum: ["sea", "lake"] }),
    check: checkInputs(lost(isOutsideGemini, "Gemini")),
  }),
];
