/** Emits `resolve.ts`: for each tool a pure function from what was sent to what the handler sees, defaults filled in. */
import { absentValue, type Definitions, dereference, isUnion, resolvesWhenAbsent } from "../defaults.js";
import type { PackModel, ToolModel } from "../model.js";
import { propertyAccess, propertyKey } from "../names.js";
import { byCodeUnit } from "../project.js";
import { definitionsOf, isObject, propertiesOf, referenceOf, requiredOf, type Schema, typesOf } from "../schema.js";
import { type Emitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";
import { ownName, resolvedName } from "./types.js";

interface Scope {
  readonly definitions: Definitions;
  /** Name of the function that resolves a definition. */
  readonly functionFor: (name: string) => string;
}

/**
 * Whether a value cannot be handed on as it came: it may lack defaults, or hold arguments that the contract does
 * not declare and a handler must not see.
 */
const needsCopy = (schema: Schema, definitions: Definitions, above: ReadonlySet<Schema> = new Set()): boolean => {
  const target = dereference(schema, definitions);
  if (above.has(target) || isUnion(target)) return false;
  const below = new Set(above).add(target);
  const properties = propertiesOf(target);
  if (properties.length > 0 && target["additionalProperties"] === undefined) return true;
  const { items } = target;
  if (isObject(items) && needsCopy(items, definitions, below)) return true;
  const required = new Set(requiredOf(target));
  return properties.some(
    ([name, property]) =>
      (!required.has(name) && resolvesWhenAbsent(property, definitions)) || needsCopy(property, definitions, below),
  );
};

const indent = (depth: number): string => "  ".repeat(depth);

const objectExpression = (schema: Schema, value: string, scope: Scope, depth: number): string => {
  const required = new Set(requiredOf(schema));
  const lines = propertiesOf(schema).map(([name, property]) => {
    const key = propertyKey(name);
    const access = value + propertyAccess(name);
    const present = expression(property, access, scope, depth + 1);
    if (required.has(name)) return `${key}: ${present}`;
    if (resolvesWhenAbsent(property, scope.definitions)) {
      return `${key}: ${access} === undefined ? ${literalText(absentValue(property, scope.definitions), (depth + 1) * 2)} : ${present}`;
    }
    return `...(${access} === undefined ? {} : { ${key}: ${present} })`;
  });
  return `{\n${lines.map((line) => `${indent(depth + 1)}${line},\n`).join("")}${indent(depth)}}`;
};

const expression = (schema: Schema, value: string, scope: Scope, depth: number): string => {
  if (!needsCopy(schema, scope.definitions)) return value;
  const reference = referenceOf(schema);
  if (reference !== undefined) return `${scope.functionFor(reference)}(${value})`;
  const { items } = schema;
  const item = depth < 2 ? "item" : `item${depth}`;
  const itemText = isObject(items) ? expression(items, item, scope, depth) : item;
  const copied = isObject(items)
    ? `${value}.map((${item}) => ${itemText.startsWith("{") ? `(${itemText})` : itemText})`
    : objectExpression(schema, value, scope, depth);
  return typesOf(schema).includes("null") ? `${value} === null ? null : ${copied}` : copied;
};

const functionText = (name: string, schema: Schema, inputType: string, resolvedType: string, scope: Scope): string => {
  const body = expression(schema, "input", scope, 0);
  return `export const ${name} = (input: ${inputType}): ${resolvedType} => ${body.startsWith("{") ? `(${body})` : body};\n`;
};

const reachedNames = (pack: PackModel): readonly string[] =>
  [...new Set(pack.tools.flatMap((tool) => [...definitionsOf(tool.inputSchema).keys()]))].sort(byCodeUnit);

/** Definitions of one tool alone have functions of their own, named after the tool. */
const toolText = (tool: ToolModel, shared: Definitions): string => {
  const definitions = new Map([...shared, ...definitionsOf(tool.inputSchema)]);
  const own = [...definitionsOf(tool.inputSchema)].filter(([name]) => !shared.has(name));
  const scope: Scope = {
    definitions,
    functionFor: (name) => (shared.has(name) ? `resolve${name}` : ownName(`resolve${tool.typeName}`, name)),
  };
  return [
    ...own
      .filter(([, schema]) => needsCopy(schema, definitions))
      .map(([name, schema]) =>
        functionText(
          scope.functionFor(name),
          schema,
          `types.${ownName(`${tool.typeName}Input`, name)}`,
          `types.${ownName(`${tool.typeName}Resolved`, name)}`,
          scope,
        ),
      ),
    functionText(
      `resolve${tool.typeName}`,
      tool.inputSchema,
      `types.${tool.typeName}Input`,
      `types.${tool.typeName}Resolved`,
      scope,
    ),
  ].join("\n");
};

export const resolveEmitter: Emitter = {
  name: "resolve",
  emit: (pack) => {
    const shared = new Map(pack.schemas.map(({ name, schema }) => [name, schema]));
    const scope: Scope = { definitions: shared, functionFor: (name) => `resolve${name}` };
    const sharedFunctions = reachedNames(pack).flatMap((name) => {
      const schema = shared.get(name);
      return schema !== undefined && needsCopy(schema, shared)
        ? [functionText(`resolve${name}`, schema, `types.${name}`, `types.${resolvedName(name, shared)}`, scope)]
        : [];
    });
    const blocks = [...sharedFunctions, ...pack.tools.map((tool) => toolText(tool, shared))];
    const text = `${header(pack.source)}// Only declared arguments are copied, by name: whatever else a client sent stays behind.\nimport type * as types from "./types.js";\n\n${blocks.join("\n")}`;
    return [{ path: `${folderOf(pack)}/resolve.ts`, text }];
  },
};
