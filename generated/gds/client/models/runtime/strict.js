// @generated: the runtime of the adapters for models. It is written by npm run codegen.
/** Converts arguments between a contract and the strict form of its schema, walking through the schema and the plan together. */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const objectAt = (value, key) => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : void 0;
  return isObject(found) ? found : {};
};
const listAt = (value, key) => {
  const found = value[key];
  return Array.isArray(found) ? found : [];
};
const resolved = (schema, root) => {
  const reference = isObject(schema) ? schema["$ref"] : void 0;
  return typeof reference === "string" ? resolved(objectAt(root["$defs"], reference.slice("#/$defs/".length)), root) : isObject(schema) ? schema : {};
};
const isOfType = {
  null: (value) => value === null,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject
};
const hasForm = (given, value, root) => {
  const schema = resolved(given, root);
  const types = typeof schema["type"] === "string" ? [schema["type"]] : listAt(schema, "type");
  if (types.length > 0 && !types.some((type) => isOfType[String(type)]?.(value) === true)) return false;
  if (Object.hasOwn(schema, "const") && schema["const"] !== value) return false;
  if (Array.isArray(schema["enum"]) && !schema["enum"].includes(value)) return false;
  if (Array.isArray(schema["anyOf"]) && !schema["anyOf"].some((branch) => hasForm(branch, value, root))) return false;
  if (Array.isArray(value)) return value.every((item) => hasForm(schema["items"], item, root));
  if (!isObject(value) || !Object.hasOwn(schema, "properties")) return true;
  const properties = objectAt(schema, "properties");
  return listAt(schema, "required").every((name) => Object.hasOwn(value, String(name))) && Object.entries(value).every(([key, item]) => Object.hasOwn(properties, key) && hasForm(properties[key], item, root));
};
const withoutNull = (given, root) => {
  const schema = resolved(given, root);
  const [first] = listAt(schema, "anyOf");
  return first === void 0 ? schema : resolved(first, root);
};
const parsedText = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
const decode = (value, plan, schema, around) => {
  if (plan === null || plan === void 0) return value;
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
    return Array.isArray(value) ? Object.fromEntries(
      value.map((entry) => [
        String(objectOf(entry)["key"]),
        decode(objectOf(entry)["value"], plan.entries, item, around)
      ])
    ) : value;
  }
  if (!isObject(value)) return value;
  const properties = objectAt(inner, "properties");
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const isWrapped = plan.wrapped?.includes(key) === true;
      if (item === null && (isWrapped || plan.optional?.includes(key) === true)) return [];
      const own = planOf(plan.properties, key);
      if (!isWrapped) return [[key, decode(item, own, properties[key], around)]];
      return [[key, decode(objectOf(item)["value"], own, valueSchemaOf(properties[key], around.root), around)]];
    })
  );
};
const encode = (value, plan, schema, around) => {
  if (plan === null || plan === void 0) return value;
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
    return isObject(value) ? Object.entries(value).map(([key, held]) => ({ key, value: encode(held, plan.entries, item, around) })) : value;
  }
  if (!isObject(value)) return value;
  const properties = objectAt(inner, "properties");
  const names = [...Object.keys(properties), ...Object.keys(value).filter((key) => !Object.hasOwn(properties, key))];
  return Object.fromEntries(
    names.flatMap((key) => {
      const isWrapped = plan.wrapped?.includes(key) === true;
      if (!Object.hasOwn(value, key)) return isWrapped || plan.optional?.includes(key) === true ? [[key, null]] : [];
      const own = planOf(plan.properties, key);
      if (!isWrapped) return [[key, encode(value[key], own, properties[key], around)]];
      return [[key, { value: encode(value[key], own, valueSchemaOf(properties[key], around.root), around) }]];
    })
  );
};
const objectOf = (value) => isObject(value) ? value : {};
const planOf = (plans, key) => plans !== void 0 && Object.hasOwn(plans, key) ? plans[key] : void 0;
const valueSchemaOf = (schema, root) => objectAt(withoutNull(schema, root), "properties")["value"];
const walkTool = (walk, tools, plans) => (name, input) => {
  const tool = tools.find((candidate) => candidate.name === name);
  if (tool === void 0)
    throw new Error(`There is no tool ${name}. There are ${tools.map((other) => other.name).join(", ")}.`);
  if (!isObject(input)) throw new Error(`The arguments of ${name} are not an object: ${JSON.stringify(input)}.`);
  const plan = Object.hasOwn(plans, name) ? plans[name] : void 0;
  return objectOf(
    walk(input, plan?.plan, tool.parameters, { root: tool.parameters, definitions: plan?.definitions ?? {} })
  );
};
const createStrictCodec = (tools, plans) => ({
  decode: walkTool(decode, tools, plans),
  encode: walkTool(encode, tools, plans)
});
export {
  createStrictCodec
};
