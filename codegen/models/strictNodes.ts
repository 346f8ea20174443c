/** Converts each kind of schema to strict form, with the plan by which the codec reads values of it. */
import type { JsonValue } from "../../src/contract/contract.js";
import { combinatorWords } from "../manifest.js";
import { annotationKeywords, isObject, propertiesOf, referenceOf, requiredOf, type Schema, textOf } from "../schema.js";
import { describedBy, lose } from "./losing.js";
import { choiceOf, distributed, requirementsOf, withoutAllOf } from "./merge.js";
import type { Plan } from "./runtime/strict.types.js";
import {
  admitsNull,
  admittedTypes,
  closed,
  formats,
  type Node,
  noteToldType,
  nullable,
  nullType,
  type StrictContext,
  structural,
  supported,
} from "./strictTypes.js";

/** Words for every keyword that is neither structural nor supported for these types. */
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

/** The names in a map are not in its schema: the map becomes a list of pairs. */
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

export const objectNode = (schema: Schema, context: StrictContext): Node => {
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

/** One branch for each type, with the keywords that apply to the type. */
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

/** Converts a schema of any kind. */
export const nodeOf = (given: Schema, context: StrictContext): Node => {
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
