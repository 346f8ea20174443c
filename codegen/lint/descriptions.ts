/** Descriptions exist where a reader needs them, and say more than the name does. */
import type { AnyFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import { isObject, propertiesOf, type Schema, textOf, typesOf } from "../schema.js";
import { fixedRule, infoRule, type LintRule, warningRule } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { inputProperties, inputProperty, outputProperty } from "./sampleChanges.js";

const fillers = new Set([
  "a",
  "an",
  "the",
  "of",
  "for",
  "to",
  "this",
  "its",
  "is",
  "property",
  "field",
  "parameter",
  "value",
]);

/** The words of a name or text in lower case, without words that mean nothing by themselves. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !fillers.has(word));

const unfinished =
  /\b(?:TODO|FIXME|TBD|XXX)\b|lorem ipsum|(?:add|your|insert) (?:a )?description|^\W*(?:description|placeholder|string|number|object)\W*$/i;

const fewestWordsOfTool = 3;

/** Why a description is useless, given the names of what it describes; undefined if it is not. */
const faultOf = (description: string, names: readonly string[], fewestWords = 1): string | undefined => {
  if (unfinished.test(description)) return "is not written yet";
  const words = wordsOf(description);
  const repeated = names.find((name) => {
    const known = new Set(wordsOf(name));
    return words.every((word) => known.has(word));
  });
  if (repeated !== undefined) return `says no more than ${repeated}`;
  return description.trim().split(/\s+/).length < fewestWords
    ? `has fewer than ${fewestWords} words, too few to tell when to call the tool`
    : undefined;
};

interface Described {
  readonly file: AnyFile;
  readonly pointer: string;
  readonly description: string;
  readonly names: readonly string[];
  readonly fewestWords?: number;
}

const described = (
  file: AnyFile,
  pointer: string,
  description: string | undefined,
  ...names: readonly string[]
): readonly Described[] => (description === undefined ? [] : [{ file, pointer, description, names }]);

const webhookDescriptions = ({ webhooks }: PackView["loaded"]): readonly Described[] => {
  if (webhooks === undefined) return [];
  const { inbound = [], outbound = [] } = webhooks.content;
  return [
    ...inbound.flatMap(({ name, description, events }, index) => [
      ...described(webhooks, pointerTo("inbound", index), description, name),
      ...events.flatMap((event, position) =>
        described(webhooks, pointerTo("inbound", index, "events", position), event.description, event.type),
      ),
    ]),
    ...outbound.flatMap(({ type, description }, index) =>
      described(webhooks, pointerTo("outbound", index), description, type),
    ),
  ];
};

const templateDescriptions = ({ templates }: PackView["loaded"]): readonly Described[] =>
  (templates?.content.templates ?? []).flatMap(({ name, description }, index) =>
    templates === undefined ? [] : described(templates, pointerTo("templates", index), description, name),
  );

const descriptionsOf = ({ loaded, nodes }: PackView): readonly Described[] => [
  ...loaded.tools.map((file) => {
    const { name, title, description } = file.content;
    return { file, pointer: "", description, names: [name, title], fewestWords: fewestWordsOfTool };
  }),
  ...nodes.flatMap(({ root, schema, pointer, path }) => [
    ...propertiesOf(schema).flatMap(([name, property]) =>
      described(root.file, pointer + pointerTo("properties", name), textOf(property, "description"), name),
    ),
    ...(path === "" && root.isShared
      ? described(root.file, pointer, textOf(schema, "description"), root.file.stem)
      : []),
  ]),
  ...(loaded.resources?.content.resources ?? []).flatMap(({ name, title, description }, index) =>
    loaded.resources === undefined
      ? []
      : described(loaded.resources, pointerTo("resources", index), description, name, title),
  ),
  ...webhookDescriptions(loaded),
  ...templateDescriptions(loaded),
  ...(loaded.prompts?.content.prompts ?? []).flatMap((prompt, index) => {
    if (loaded.prompts === undefined) return [];
    const { prompts: file } = loaded;
    const at = pointerTo("prompts", index);
    return [
      ...described(file, at, prompt.description, prompt.name, prompt.title),
      ...prompt.arguments.flatMap(({ name, description }, position) =>
        described(file, at + pointerTo("arguments", position), description, name),
      ),
    ];
  }),
];

/** Whether a schema itself shows what may be sent: it lists values, has a format or is a boolean. */
const speaksForItself = (schema: Schema): boolean =>
  ["const", "enum", "format"].some((keyword) => schema[keyword] !== undefined) ||
  typesOf(schema).join() === "boolean" ||
  (isObject(schema["items"]) && speaksForItself(schema["items"]));

/** Whether a schema, or what it refers to, has a description. */
const isDescribed = (pack: PackView, schema: Schema, root: Schema, above: ReadonlySet<Schema> = new Set()): boolean => {
  if (textOf(schema, "description") !== undefined) return true;
  const target = above.has(schema) ? undefined : pack.referred(schema, root);
  return target !== undefined && isDescribed(pack, target, root, new Set(above).add(schema));
};

export const descriptionRules: readonly LintRule[] = [
  fixedRule({
    id: "description-present",
    stage: "reading",
    purpose: "Tools, resources, prompts and their arguments have a description, and no description is empty.",
    why: "It is all that a model knows of a tool when it chooses one.",
    fix: "Say what it does and when to use it.",
    bad: { "tools/findBooks.json": { description: null } },
    good: { "tools/findBooks.json": { description: "Finds the books whose title holds a word." } },
  }),
  warningRule({
    id: "description-useful",
    stage: "structure",
    purpose: "A description says more than the name, is finished, and a tool's has at least three words.",
    why: "Words that repeat the name cost tokens in every request and tell a model nothing.",
    fix: "Say what the name leaves open: the unit, the form, where the value comes from, when to call the tool.",
    bad: inputProperty({ description: "The word." }),
    good: inputProperty({ description: "A word of the title, in any language." }),
    check: (pack, report) => {
      for (const { file, pointer, description, names, fewestWords } of descriptionsOf(pack)) {
        const fault = faultOf(description, names, fewestWords);
        if (fault !== undefined) report(file, `${pointer}/description`, `${JSON.stringify(description)} ${fault}`);
      }
    },
  }),
  warningRule({
    id: "input-described",
    stage: "structure",
    purpose: "Every property of an input has a description, unless an enum, a format or its being a boolean says all.",
    why: "A model fills in arguments by their descriptions; a bare name is a guess.",
    fix: "Describe the property: what it means, and where its value comes from.",
    bad: inputProperties({ shelf: { type: "string" } }),
    good: inputProperties({ shelf: { type: "string", description: "Where to look, as the sign above it says." } }),
    check: (pack, report) => {
      for (const { root, schema, pointer, isCondition } of pack.nodes) {
        if (root.kind !== "input" || isCondition) continue;
        for (const [name, property] of propertiesOf(schema)) {
          if (!speaksForItself(property) && !isDescribed(pack, property, root.schema))
            report(root.file, pointer + pointerTo("properties"), `${name} has no description`, name);
        }
      }
    },
  }),
  infoRule({
    id: "output-described",
    stage: "structure",
    purpose: "No object of an output is without a single word: it, or one of its properties, has a description.",
    why: "Units, time zones and the meaning of null are seldom in a name; the documentation and the clients' types have only these words.",
    fix: "Describe the object, or those properties whose names leave something open.",
    bad: outputProperty("size", {
      type: "object",
      properties: { height: { type: "number" }, width: { type: "number" } },
      additionalProperties: false,
    }),
    good: outputProperty("size", {
      type: "object",
      description: "Both in millimetres.",
      properties: { height: { type: "number" }, width: { type: "number" } },
      additionalProperties: false,
    }),
    check: (pack, report) => {
      for (const { root, schema, pointer, path } of pack.nodes) {
        const properties = propertiesOf(schema);
        const isRootOfTool = path === "" && !root.isShared;
        if (root.kind !== "output" || isRootOfTool || properties.length === 0) continue;
        const isSilent = [schema, ...properties.map(([, property]) => property)].every(
          (inner) => !isDescribed(pack, inner, root.schema) && !speaksForItself(inner),
        );
        if (isSilent) report(root.file, pointer, "is an object without a description, of properties without one");
      }
    },
  }),
];
