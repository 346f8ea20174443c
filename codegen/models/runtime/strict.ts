/** Converts arguments between a contract and the strict form of its schema, walking through the schema and the plan together. */
import type { CreateStrictCodec, Plan, StrictTool, ToolPlan } from "./strict.types.js";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const objectAt = (value: unknown, key: string): Json => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(found) ? found : {};
};
const listAt = (value: Json, key: string): readonly unknown[] => {
  const found = value[key];
  return Array.isArray(found) ? found : [];
};

/** What a walk needs besides the value: the definitions of the schema and of the plan. */
interface Surroundings {
  readonly root: Json;
  readonly definitions: Readonly<Record<string, Plan>>;
}

const resolved = (schema: unknown, root: Json): Json => {
  const reference = isObject(schema) ? schema["$ref"] : undefined;
  return typeof reference === "string"
    ? resolved(objectAt(root["$defs"], reference.slice("#/$defs/".length)), root)
    : isObject(schema)
      ? schema
      : {};
};

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};

/** Whether a value has the form of a schema. Limits are ignored: they never decide between two branches. */
const hasForm = (given: unknown, value: unknown, root: Json): boolean => {
  const schema = resolved(given, root);
  const types = typeof schema["type"] === "string" ? [schema["type"]] : listAt(schema, "type");
  if (types.length > 0 && !types.some((type) => isOfType[String(type)]?.(value) === true)) return false;
  if (Object.hasOwn(schema, "const") && schema["const"] !== value) return false;
  if (Array.isArray(schema["enum"]) && !schema["enum"].includes(value)) return false;
  if (Array.isArray(schema["anyOf"]) && !schema["anyOf"].some((branch) => hasForm(branch, value, root))) return false;
  if (Array.isArray(value)) return value.every((item) => hasForm(schema["items"], item, root));
  if (!isObject(value) || !Object.hasOwn(schema, "properties")) return true;
  const properties = objectAt(schema, "properties");
  return (
    listAt(schema, "required").every((name) => Object.hasOwn(value, String(name))) &&
    Object.entries(value).every(([key, item]) => Object.hasOwn(properties, key) && hasForm(properties[key], item, root))
  );
};

/** The schema inside of `anyOf: [schema, null]`, which is how an optional property is written. */
const withoutNull = (given: unknown, root: Json): Json => {
  const schema = resolved(given, root);
  const [first] = listAt(schema, "anyOf");
  return first === undefined ? schema : resolved(first, root);
};

/** The parsed JSON. A text that is not JSON is given back as it is. */
const parsedText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

type Walk = (value: unknown, plan: Plan | null | undefined, schema: unknown, around: Surroundings) => unknown;

const decode: Walk = (value, plan, schema, around) => {
  if (plan === null || plan === undefined) return value;
  if ("ref" in plan) return decode(value, around.definitions[plan.ref], { $ref: `#/$defs/${plan.ref}` }, around);
  if ("text" in plan) return typeof value === "string" ? parsedText(value) : value;
  if ("anyOf" in plan) {
    const branches = listAt(resolved(schema, around.root), "anyOf");
    const index = branches.findIndex((branch) => hasForm(branch, value, around.root));
    return decode(value, plan.anyOf[index], branches[index], around);
  }
  const inner = withoutNull(schema, around.root);
  if ("items" in plan) {
    return Array.isArray(value) ? value.map((item) => decode(item, plan.items, inner["items"], around)) : value;
  }
  if ("entries" in plan) {
    const item = objectAt(objectAt(inner, "items"), "properties")["value"];
    return Array.isArray(value)
      ? Object.fromEntries(
          value.map((entry) => [
            String(objectOf(entry)["key"]),
            decode(objectOf(entry)["value"], plan.entries, item, around),
          ]),
        )
      : value;
  }
  if (!isObject(value)) return value;
  const properties = objectAt(inner, "properties");
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
      const isWrapped = plan.wrapped?.includes(key) === true;
      if (item === null && (isWrapped || plan.optional?.includes(key) === true)) return [];
      const own = planOf(plan.properties, key);
      if (!isWrapped) return [[key, decode(item, own, properties[key], around)]];
      return [[key, decode(objectOf(item)["value"], own, valueSchemaOf(properties[key], around.root), around)]];
    }),
  );
};

const encode: Walk = (value, plan, schema, around) => {
  if (plan === null || plan === undefined) return value;
  if ("ref" in plan) return encode(value, around.definitions[plan.ref], { $ref: `#/$defs/${plan.ref}` }, around);
  if ("text" in plan) return JSON.stringify(value);
  if ("anyOf" in plan) {
    const branches = listAt(resolved(schema, around.root), "anyOf");
    for (const [index, branch] of branches.entries()) {
      const encoded = encode(value, plan.anyOf[index], branch, around);
      if (hasForm(branch, encoded, around.root)) return encoded;
    }
    return value;
  }
  const inner = withoutNull(schema, around.root);
  if ("items" in plan) {
    return Array.isArray(value) ? value.map((item) => encode(item, plan.items, inner["items"], around)) : value;
  }
  if ("entries" in plan) {
    const item = objectAt(objectAt(inner, "items"), "properties")["value"];
    return isObject(value)
      ? Object.entries(value).map(([key, held]) => ({ key, value: encode(held, plan.entries, item, around) }))
      : value;
  }
  if (!isObject(value)) return value;
  const properties = objectAt(inner, "properties");
  const names = [...Object.keys(properties), ...Object.keys(value).filter((key) => !Object.hasOwn(properties, key))];
  return Object.fromEntries(
    names.flatMap((key): [string, unknown][] => {
      const isWrapped = plan.wrapped?.includes(key) === true;
      if (!Object.hasOwn(value, key)) return isWrapped || plan.optional?.includes(key) === true ? [[key, null]] : [];
      const own = planOf(plan.properties, key);
      if (!isWrapped) return [[key, encode(value[key], own, properties[key], around)]];
      return [[key, { value: encode(value[key], own, valueSchemaOf(properties[key], around.root), around) }]];
    }),
  );
};

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

const planOf = (plans: Readonly<Record<string, Plan>> | undefined, key: string): Plan | undefined =>
  plans !== undefined && Object.hasOwn(plans, key) ? plans[key] : undefined;

const valueSchemaOf = (schema: unknown, root: Json): unknown =>
  objectAt(withoutNull(schema, root), "properties")["value"];

const walkTool =
  (walk: Walk, tools: readonly StrictTool[], plans: Readonly<Record<string, ToolPlan>>) =>
  (name: string, input: unknown): Json => {
    const tool = tools.find((candidate) => candidate.name === name);
    if (tool === undefined)
      throw new Error(`There is no tool ${name}. There are ${tools.map((other) => other.name).join(", ")}.`);
    if (!isObject(input)) throw new Error(`The arguments of ${name} are not an object: ${JSON.stringify(input)}.`);
    const plan = Object.hasOwn(plans, name) ? plans[name] : undefined;
    return objectOf(
      walk(input, plan?.plan, tool.parameters, { root: tool.parameters, definitions: plan?.definitions ?? {} }),
    );
  };

/** Makes the codec of a manifest from its tools and its plans. */
export const createStrictCodec: CreateStrictCodec = (tools, plans) => ({
  decode: walkTool(decode, tools, plans),
  encode: walkTool(encode, tools, plans),
});
