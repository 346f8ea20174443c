/**
 * The strict form of a tool's input schema: every object closed, every property required, nothing but the supported
 * keywords. An optional property admits null instead, and the plan tells the codec which nulls those are.
 *
 * Supported subset and limits: https://developers.openai.com/api/docs/guides/structured-outputs#supported-schemas and, for
 * tools, https://developers.openai.com/api/docs/guides/function-calling#strict-mode. That page names no `minLength`, `maxLength`
 * or `uniqueItems`, and the API refuses `default`: they are said in descriptions.
 */
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import { type Definitions, dereference } from "../defaults.js";
import { combinatorWords } from "../manifest.js";
import type { ToolModel } from "../model.js";
import {
  annotationKeywords,
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  textOf,
  typesOf,
  visitSchema,
} from "../schema.js";
import { canMeet } from "./ambiguity.js";
import { describedBy, type LosingContext, lose } from "./losing.js";
import type { NoteStep } from "./lossyStep.js";
import { choiceOf, distributed, type MergeContext, requirementsOf, withoutAllOf } from "./merge.js";
import { objectRoot } from "./objectRoot.js";
import { originsOf } from "./origins.js";
import type { Plan, ToolPlan } from "./runtime/strict.types.js";
import { effectivePlans, pruned } from "./strictPlans.js";

const formats: ReadonlySet<JsonValue> = new Set([
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
]);

const numberKeywords = ["multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"];

/** The keywords besides `type` that a value of a type may have. Structure is decided elsewhere. */
const supported: Readonly<Record<string, readonly string[]>> = {
  string: ["enum", "const", "pattern", "format"],
  number: ["enum", "const", ...numberKeywords],
  integer: ["enum", "const", ...numberKeywords],
  boolean: ["enum", "const"],
  null: ["enum", "const"],
  array: ["items", "minItems", "maxItems"],
  object: ["properties", "required", "additionalProperties"],
};

const structural: ReadonlySet<string> = new Set(["type", "description", "title", "$defs"]);

interface Node {
  readonly schema: Schema;
  readonly plan: Plan | null;
}

interface StrictContext extends MergeContext, LosingContext {
  readonly note: NoteStep;
  readonly reshape: (pointer: string, what: string) => void;
  /** Choices that are looked at again when the plans of all definitions are known. */
  readonly choices: { readonly pointers: readonly string[]; readonly nodes: readonly Node[] }[];
}

export interface StrictForm {
  readonly parameters: Schema;
  readonly plan: ToolPlan;
  /** For the tool's description. */
  readonly sentences: readonly string[];
}

const typeOfValue = (value: JsonValue): string =>
  value === null ? "null" : typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;

/** Keywords that speak of one type only, and so tell it where there is no `type`. */
const telling: Readonly<Record<string, readonly string[]>> = {
  object: ["properties", "required", "additionalProperties", "minProperties", "maxProperties"],
  array: ["items", "minItems", "maxItems", "uniqueItems"],
  string: ["pattern", "format", "minLength", "maxLength"],
  number: numberKeywords,
};

/** The types that a schema admits; told by its other keywords where it has no `type`. */
const admittedTypes = (schema: Schema): readonly string[] => {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  const single = Object.hasOwn(schema, "const") ? [schema["const"] ?? null] : [];
  const values: readonly JsonValue[] = Array.isArray(schema["enum"]) ? schema["enum"] : single;
  if (values.length > 0) return [...new Set(values.map(typeOfValue))];
  return Object.keys(telling).filter((type) => telling[type]?.some((keyword) => Object.hasOwn(schema, keyword)));
};

/** Notes where only the other keywords of a schema tell its type: the contract admits values of all other types too. */
const noteToldType = (schema: Schema, types: readonly string[], context: StrictContext): void => {
  const isTold = typesOf(schema).length === 0 && !Object.hasOwn(schema, "enum") && !Object.hasOwn(schema, "const");
  if (!isTold) return;
  const what = `only a value of type ${types.join(" or ")} can be sent`;
  context.note(context.origins.allOf(schema, "type"), what, "Strict mode wants a type for every value.", "less");
};

/** Whether the contract itself admits null. A value of any form is sent as text, so null is none of its forms. */
const admitsNull = (schema: Schema, context: StrictContext, above: ReadonlySet<Schema> = new Set()): boolean => {
  const target = withoutAllOf(dereference(schema, context.definitions), { ...context, note: () => undefined });
  if (above.has(target)) return false;
  const below = new Set(above).add(target);
  const types = admittedTypes(target);
  if (types.length > 0 && !types.includes("null")) return false;
  if (Array.isArray(target["enum"]) && !target["enum"].includes(null)) return false;
  if (Object.hasOwn(target, "const") && target["const"] !== null) return false;
  const choice = choiceOf(target);
  if (choice !== undefined) return branchesOf(target, choice).some((branch) => admitsNull(branch, context, below));
  return types.includes("null");
};

const nullType: Schema = { type: "null" };

/** The same schema, null admitted. The description stays outside, where a model looks for it. */
const nullable = (schema: Schema): Schema => {
  const { description, ...rest } = schema;
  const outside = description === undefined ? {} : { description };
  const { type } = schema;
  const isPlain =
    typeof type === "string" && !["object", "array"].includes(type) && !("enum" in schema) && !("const" in schema);
  if (isPlain) return { ...schema, type: [type, "null"] };
  const onlyBranches = Array.isArray(rest["anyOf"]) && Object.keys(rest).length === 1 ? rest["anyOf"] : undefined;
  return { ...outside, anyOf: onlyBranches === undefined ? [rest, nullType] : [...onlyBranches, nullType] };
};

const closed = (properties: JsonObject): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** Words for every keyword that is neither structure nor supported for these types. */
const lostWords = (schema: Schema, kept: (keyword: string) => boolean, context: StrictContext): readonly string[] =>
  Object.keys(schema)
    .filter((keyword) => !structural.has(keyword) && !kept(keyword))
    .map((keyword) => lose(schema, keyword, context));

const requirementWords = (schema: Schema, context: StrictContext): readonly string[] =>
  requirementsOf(schema).map((keyword) => {
    context.note(
      context.origins.allOf(schema, keyword),
      `\`${keyword}\` is left out; the description says it`,
      "Strict mode requires every property anyway.",
      "more",
    );
    return combinatorWords(schema, keyword) ?? "";
  });

const titled = (schema: Schema): { readonly title?: string } => {
  const title = textOf(schema, "title");
  return title === undefined ? {} : { title };
};

const scalarNode = (schema: Schema, types: readonly string[], context: StrictContext): Node => {
  const keeps = (keyword: string): boolean =>
    types.some((type) => supported[type]?.includes(keyword) === true) &&
    (keyword !== "format" || formats.has(schema["format"] ?? null));
  const words = lostWords(schema, keeps, context);
  const kept = Object.entries(schema).filter(([keyword]) => keeps(keyword));
  const [only] = types;
  return {
    schema: {
      ...titled(schema),
      type: types.length === 1 && only !== undefined ? only : types,
      ...describedBy(textOf(schema, "description"), words),
      ...Object.fromEntries(kept),
    },
    plan: null,
  };
};

const textNode = (schema: Schema, what: string, context: StrictContext): Node => {
  const words = lostWords(schema, (keyword) => keyword === "properties" || keyword === "additionalProperties", context);
  context.reshape(context.origins.of(schema), `${what} is sent as JSON text`);
  if (Object.hasOwn(schema, "type")) {
    const why = "Strict mode has no form for it, and any JSON text may stand there.";
    context.note(context.origins.allOf(schema, "type"), "that it is an object is no longer asked for", why, "more");
  }
  return {
    schema: {
      ...titled(schema),
      type: "string",
      ...describedBy(textOf(schema, "description"), ["JSON text.", ...words]),
    },
    plan: { text: true },
  };
};

const arrayNode = (schema: Schema, context: StrictContext): Node => {
  const { items } = schema;
  const inner = nodeOf(isObject(items) ? items : context.origins.copied({}, schema), context);
  const keeps = (keyword: string): boolean => supported["array"]?.includes(keyword) === true;
  const words = lostWords(schema, keeps, context);
  const limits = Object.entries(schema).filter(([keyword]) => keyword === "minItems" || keyword === "maxItems");
  return {
    schema: {
      ...titled(schema),
      type: "array",
      ...describedBy(textOf(schema, "description"), words),
      ...Object.fromEntries(limits),
      items: inner.schema,
    },
    plan: inner.plan === null ? null : { items: inner.plan },
  };
};

/** A map has names that no schema knows: it becomes a list of pairs. */
const mapNode = (schema: Schema, values: Schema, context: StrictContext): Node => {
  const inner = nodeOf(values, context);
  const bounds: Readonly<Record<string, string>> = { minProperties: "minItems", maxProperties: "maxItems" };
  const keeps = (keyword: string): boolean =>
    keyword in bounds || ["properties", "additionalProperties"].includes(keyword);
  const words = lostWords(schema, keeps, context);
  context.reshape(context.origins.of(schema), "the map is sent as a list of `key` and `value`");
  const limits = Object.entries(bounds).flatMap(([from, to]): [string, JsonValue][] => {
    const bound = schema[from];
    return bound === undefined ? [] : [[to, bound]];
  });
  return {
    schema: {
      ...titled(schema),
      type: "array",
      ...describedBy(textOf(schema, "description"), ["Each key once.", ...words]),
      ...Object.fromEntries(limits),
      items: closed({ key: { type: "string" }, value: inner.schema }),
    },
    plan: { entries: inner.plan },
  };
};

const wrappedWords = 'Null leaves it out; {"value": ...} gives it a value, which may be null.';

const propertyNode = (
  property: Schema,
  isRequired: boolean,
  context: StrictContext,
): Node & { readonly kind: "required" | "optional" | "wrapped" } => {
  const node = nodeOf(property, context);
  if (isRequired) return { ...node, kind: "required" };
  if (!admitsNull(property, context)) {
    context.reshape(context.origins.of(property), "may be absent: null says so");
    return { schema: nullable(node.schema), plan: node.plan, kind: "optional" };
  }
  context.reshape(
    context.origins.of(property),
    'may be absent and may be null: null says absent, `{"value": null}` says null',
  );
  const { description, ...inner } = node.schema;
  return {
    schema: {
      ...describedBy(typeof description === "string" ? description : undefined, [wrappedWords]),
      anyOf: [closed({ value: inner }), nullType],
    },
    plan: node.plan,
    kind: "wrapped",
  };
};

const objectNode = (schema: Schema, context: StrictContext): Node => {
  const required = new Set(requiredOf(schema));
  const declared = new Map(propertiesOf(schema));
  const undeclared = [...required].filter((name) => !declared.has(name));
  const rest = schema["additionalProperties"];
  const properties: readonly (readonly [string, Schema])[] = [
    ...declared,
    ...undeclared.map((name) => [name, isObject(rest) ? rest : context.origins.copied({}, schema)] as const),
  ];
  const nodes = properties.map(
    ([name, property]) => [name, propertyNode(property, required.has(name), context)] as const,
  );
  const words = [
    ...requirementWords(schema, context),
    ...lostWords(
      schema,
      (keyword) => supported["object"]?.includes(keyword) === true || keyword === "anyOf" || keyword === "oneOf",
      context,
    ),
  ];
  if (rest !== false) {
    context.note(
      context.origins.allOf(schema, "additionalProperties"),
      "undeclared properties cannot be sent",
      "Strict mode wants every object closed.",
      "less",
    );
  }
  const named = (kind: "optional" | "wrapped"): readonly string[] =>
    nodes.filter(([, node]) => node.kind === kind).map(([name]) => name);
  const plans = nodes.flatMap(([name, { plan }]): [string, Plan][] => (plan === null ? [] : [[name, plan]]));
  const [optional, wrapped] = [named("optional"), named("wrapped")];
  return {
    schema: {
      ...titled(schema),
      ...describedBy(textOf(schema, "description"), words),
      ...closed(Object.fromEntries(nodes.map(([name, node]) => [name, node.schema]))),
    },
    plan:
      optional.length + wrapped.length + plans.length === 0
        ? null
        : {
            ...(optional.length > 0 && { optional }),
            ...(wrapped.length > 0 && { wrapped }),
            ...(plans.length > 0 && { properties: Object.fromEntries(plans) }),
          },
  };
};

const choiceNode = (
  outer: Schema,
  keyword: string,
  branches: readonly Schema[],
  words: readonly string[],
  context: StrictContext,
): Node => {
  const nodes = branches.map((branch) => nodeOf(branch, context));
  context.choices.push({ pointers: context.origins.allOf(outer, keyword), nodes });
  return {
    schema: {
      ...titled(outer),
      ...describedBy(textOf(outer, "description"), words),
      anyOf: nodes.map(({ schema }) => schema),
    },
    plan: { anyOf: nodes.map(({ plan }) => plan) },
  };
};

/** One branch for each type, with the keywords that speak of it. */
const typeBranches = (schema: Schema, types: readonly string[], context: StrictContext): readonly Schema[] =>
  types.map((type) => {
    const own = Object.entries(schema).filter(
      ([keyword]) =>
        supported[type]?.includes(keyword) === true ||
        !(structural.has(keyword) || Object.values(supported).some((keywords) => keywords.includes(keyword))),
    );
    return context.origins.copied({ type, ...Object.fromEntries(own) }, schema);
  });

const referenceNode = (name: string, schema: Schema, context: StrictContext): Node => {
  const words = lostWords(schema, (keyword) => keyword === "$ref", context);
  const description = describedBy(textOf(schema, "description"), words);
  const reference: Schema = { $ref: `#/$defs/${name}` };
  return {
    schema: Object.keys(description).length === 0 ? reference : { ...description, anyOf: [reference] },
    plan: { ref: name },
  };
};

const nodeOf = (given: Schema, context: StrictContext): Node => {
  const name = referenceOf(given);
  if (name !== undefined) return referenceNode(name, given, context);
  const schema = withoutAllOf(given, context);
  const choice = choiceOf(schema);
  if (choice !== undefined) {
    if (choice === "oneOf") {
      context.note(
        context.origins.allOf(schema, "oneOf"),
        "`oneOf` becomes `anyOf`: that only one branch fits is no longer asked for",
        context.why("oneOf"),
        "more",
      );
    }
    const annotations = lostWords(schema, (keyword) => !annotationKeywords.has(keyword), context);
    return choiceNode(schema, choice, distributed(schema, choice, context), annotations, context);
  }
  const types = admittedTypes(schema);
  const isFree = !isObject(schema["properties"]) || propertiesOf(schema).length === 0;
  if (types.length === 0) return textNode(schema, "a value of any form", context);
  noteToldType(schema, types, context);
  if (types.length > 1) {
    return types.some((type) => type === "object" || type === "array")
      ? choiceNode(schema, "type", typeBranches(schema, types, context), [], context)
      : scalarNode(schema, types, context);
  }
  const [type] = types;
  if (type === "array") return arrayNode(schema, context);
  if (type !== "object") return scalarNode(schema, types, context);
  const rest = schema["additionalProperties"];
  if (!isFree || rest === false || requiredOf(schema).length > 0) return objectNode(schema, context);
  return isObject(rest) ? mapNode(schema, rest, context) : textNode(schema, "an object of any form", context);
};

const reachedFrom = (
  schema: Schema,
  definitions: ReadonlyMap<string, Node>,
  reached: Set<string> = new Set(),
): ReadonlySet<string> => {
  visitSchema(schema, (inner) => {
    const name = referenceOf(inner);
    if (name === undefined || reached.has(name)) return;
    reached.add(name);
    reachedFrom(definitions.get(name)?.schema ?? {}, definitions, reached);
  });
  return reached;
};

/** Brings a tool's input schema into strict form, and notes what that costs. */
export const strictForm = (
  tool: Pick<ToolModel, "inputSchema">,
  note: NoteStep,
  reshape: (pointer: string, what: string) => void,
): StrictForm => {
  const definitions: Definitions = definitionsOf(tool.inputSchema);
  const context: StrictContext = {
    definitions,
    origins: originsOf(tool.inputSchema),
    note,
    reshape,
    choices: [],
    why: (keyword) => `Strict mode does not support \`${keyword}\`.`,
  };
  const { schema, sentences } = objectRoot(tool.inputSchema, context);
  const conditions = ["if", "then", "else"].filter((keyword) => Object.hasOwn(schema, keyword));
  const said = conditions.map((keyword) => lose(schema, keyword, context)).filter((words) => words !== "");
  const { if: _if, then: _then, else: _else, $defs: _definitions, ...unconditional } = schema;
  const root = objectNode(context.origins.copied(unconditional, schema), context);
  const nodes = new Map([...definitions].map(([name, definition]) => [name, nodeOf(definition, context)]));
  const reached = [...nodes].filter(([name]) => reachedFrom(root.schema, nodes).has(name));
  const effective = effectivePlans(new Map(reached.map(([name, { plan }]) => [name, plan])));
  const plans = reached.flatMap(([name, node]): [string, Plan][] => {
    const plan = pruned(node.plan, effective);
    return plan === null ? [] : [[name, plan]];
  });
  const strictDefinitions = new Map(reached.map(([name, node]) => [name, node.schema]));
  for (const { pointers, nodes: branches } of context.choices) {
    const isAmbiguous = branches.some((left, index) =>
      branches
        .slice(index + 1)
        .some(
          (right) =>
            JSON.stringify(pruned(left.plan, effective)) !== JSON.stringify(pruned(right.plan, effective)) &&
            canMeet(left.schema, right.schema, strictDefinitions),
        ),
    );
    if (isAmbiguous)
      note(
        pointers,
        "a value that fits two branches is read as the first of them",
        "In strict form the branches look alike.",
        "same",
      );
  }
  const parameters: Schema = {
    ...root.schema,
    ...(reached.length > 0 && { $defs: Object.fromEntries(strictDefinitions) }),
  };
  return {
    parameters,
    plan: { plan: pruned(root.plan, effective), ...(plans.length > 0 && { definitions: Object.fromEntries(plans) }) },
    sentences: [...sentences, ...said],
  };
};
