/** Emits `resolve.ts`: for each tool a pure function from the sent arguments to those that the handler gets, with defaults. */
import {
  absentValue,
  alwaysRequired,
  type Definitions,
  dereference,
  isLeftAlone,
  isUnion,
  keepsUndeclared,
  resolvesWhenAbsent,
} from "../defaults.js";
import type { PackModel, ToolModel } from "../model.js";
import { propertyAccess, propertyKey } from "../names.js";
import { typesLeftOf } from "../possibleTypes.js";
import { byCodeUnit } from "../project.js";
import { definitionsOf, isObject, propertiesOf, referenceOf, type Schema } from "../schema.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";
import { ownName, resolvedName } from "./types.js";

interface Scope {
  readonly definitions: Definitions;
  /** Name of the function that resolves a definition. */
  readonly functionFor: (name: string) => string;
}

/**
 * Whether a value must be copied, not passed on as it came: it may lack defaults, or hold arguments that the contract does
 * not declare and a handler must not see.
 */
const needsCopy = (schema: Schema, definitions: Definitions, above: ReadonlySet<Schema> = nowhere): boolean => {
  const target = dereference(schema, definitions);
  if (above.has(target)) return false;
  const below = new Set(above).add(target);
  return needsNewObject(target, definitions, below) || needsNewItems(target, definitions, below);
};

const nowhere: ReadonlySet<Schema> = new Set();

const isCopied = (within: Schema, inner: Schema, definitions: Definitions, above = nowhere): boolean =>
  !isLeftAlone(within, inner, definitions) && needsCopy(inner, definitions, above);

const needsNewItems = (target: Schema, definitions: Definitions, above = nowhere): boolean =>
  isObject(target["items"]) && isCopied(target, target["items"], definitions, above);

const needsNewObject = (target: Schema, definitions: Definitions, above = nowhere): boolean => {
  const required = new Set(alwaysRequired(target));
  return (
    !keepsUndeclared(target) ||
    propertiesOf(target).some(
      ([name, property]) =>
        (!required.has(name) && resolvesWhenAbsent(property, definitions)) ||
        isCopied(target, property, definitions, above),
    )
  );
};

const indent = (depth: number): string => "  ".repeat(depth);

/** The entries of a new object that has each declared property, and no other. */
const declaredText = (schema: Schema, value: string, scope: Scope, depth: number): readonly string[] => {
  const required = new Set(alwaysRequired(schema));
  return propertiesOf(schema).map(([name, property]) => {
    const key = propertyKey(name);
    const access = value + propertyAccess(name);
    const present = expression(property, access, scope, depth + 1);
    if (required.has(name)) return `${key}: ${present}`;
    if (resolvesWhenAbsent(property, scope.definitions))
      return `${key}: ${access} === undefined ? ${absentText(property, scope, depth)} : ${present}`;
    return `...(${access} === undefined ? {} : { ${key}: ${present} })`;
  });
};

const absentText = (property: Schema, { definitions }: Scope, depth: number): string =>
  literalText(absentValue(property, definitions), (depth + 1) * 2);

interface Replaced {
  readonly name: string;
  /** Name of the variable that holds the sent value. */
  readonly variable: string;
  readonly text: string;
}

/** The sent object, in which properties that need a default or a copy are replaced. */
const replacedText = (schema: Schema, value: string, scope: Scope, depth: number): string => {
  const { definitions } = scope;
  const required = new Set(alwaysRequired(schema));
  const replaced = propertiesOf(schema).flatMap(([name, property], index): readonly Replaced[] => {
    const variable = `value${depth}${index}`;
    const present = isCopied(schema, property, definitions)
      ? expression(property, variable, scope, depth + 1)
      : variable;
    const key = propertyKey(name);
    if (required.has(name)) return present === variable ? [] : [{ name, variable, text: `${key}: ${present}` }];
    if (resolvesWhenAbsent(property, definitions)) {
      const absent = absentText(property, scope, depth);
      return [{ name, variable, text: `${key}: ${variable} === undefined ? ${absent} : ${present}` }];
    }
    if (present === variable) return [];
    return [{ name, variable, text: `...(${variable} === undefined ? {} : { ${key}: ${present} })` }];
  });
  const taken = replaced.map(({ name, variable }) => `${propertyKey(name)}: ${variable}`).join(", ");
  const rest = `rest${depth}`;
  const body = objectLines([`...${rest}`, ...replaced.map(({ text }) => text)], depth);
  return `(({ ${taken}, ...${rest} }) => (${body}))(${value})`;
};

const objectLines = (lines: readonly string[], depth: number): string =>
  `{\n${lines.map((line) => `${indent(depth + 1)}${line},\n`).join("")}${indent(depth)}}`;

/** A new object. A closed object has only declared properties, so that it can be copied property by property. */
const objectText = (schema: Schema, value: string, scope: Scope, depth: number): string =>
  keepsUndeclared(schema) && (isUnion(schema) || schema["additionalProperties"] !== false)
    ? replacedText(schema, value, scope, depth)
    : objectLines(declaredText(schema, value, scope, depth), depth);

const arrayText = ({ items }: Schema, value: string, scope: Scope, depth: number): string => {
  const item = depth < 2 ? "item" : `item${depth}`;
  const text = isObject(items) ? expression(items, item, scope, depth) : item;
  return `${value}.map((${item}) => ${text.startsWith("{") ? `(${text})` : text})`;
};

/** Conditions, one of which holds if the value is neither an object nor a list. Only those that its possible types need. */
const scalarTest = (value: string, types: readonly string[]): readonly string[] => [
  ...(types.includes("null") ? [`${value} === null`] : []),
  ...(types.some((type) => !["object", "array", "null"].includes(type)) ? [`typeof ${value} !== "object"`] : []),
];

const expression = (schema: Schema, value: string, scope: Scope, depth: number): string => {
  const { definitions } = scope;
  if (!needsCopy(schema, definitions)) return value;
  const reference = referenceOf(schema);
  if (reference !== undefined) return `${scope.functionFor(reference)}(${value})`;
  const types = typesLeftOf(schema, definitions);
  const object = needsNewObject(schema, definitions) ? objectText(schema, value, scope, depth) : value;
  const list = needsNewItems(schema, definitions) ? arrayText(schema, value, scope, depth) : value;
  const test = scalarTest(value, types);
  const only = types.includes("object") ? object : list;
  if (types.length === 1) return only;
  if (types.length === 2 && types.includes("null")) return `${value} === null ? null : ${only}`;
  if (!types.includes("array") || !types.includes("object")) return `${test.join(" || ")} ? ${value} : ${only}`;
  if (list === value) return `${[`isList(${value})`, ...test].join(" || ")} ? ${value} : ${object}`;
  return `isList(${value}) ? ${list} : ${test.length === 0 ? object : `${test.join(" || ")} ? ${value} : ${object}`}`;
};

/** A type guard for lists. Unlike `Array.isArray`, it narrows readonly lists and objects to their own types. */
const listTest = "const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);\n\n";

const functionText = (name: string, schema: Schema, inputType: string, resolvedType: string, scope: Scope): string => {
  const body = expression(schema, "input", scope, 0);
  return `export const ${name} = (input: ${inputType}): ${resolvedType} => ${body.startsWith("{") ? `(${body})` : body};\n`;
};

const reachedNames = (pack: PackModel): readonly string[] =>
  [...new Set(pack.tools.flatMap((tool) => [...definitionsOf(tool.inputSchema).keys()]))].sort(byCodeUnit);

/** The functions of a tool. Definitions that only this tool has get functions of their own, named after the tool. */
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

export const resolveEmitter: BuiltInEmitter = {
  name: "resolve",
  output: "server",
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
    const body = blocks.join("\n");
    const text = [
      header(pack.source),
      "// Declared arguments are copied by name. Others are dropped, unless the contract admits them.\n",
      'import type * as types from "./types.js";\n\n',
      body.includes("isList(") ? listTest : "",
      body,
    ].join("");
    return [{ path: `${folderOf(pack)}/resolve.ts`, text }];
  },
};
