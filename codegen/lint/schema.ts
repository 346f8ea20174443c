/** What a schema of a contract must keep besides its meta-schema, so that types, validators and defaults agree on it. */

import { sharedName } from "../bundle.js";
import {
  annotationKeywords,
  branchesOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  typesOf,
  visitSchema,
} from "../schema.js";

export interface SchemaFault {
  readonly pointer: string;
  readonly rule: string;
  readonly message: string;
}

/** Where a schema stands decides what it may do. */
export interface SchemaPlace {
  /** The pack's shared schemas by name. */
  readonly shared: ReadonlyMap<string, Schema>;
  /** Whether it describes what the server gives. Then every object says whether it is closed. */
  readonly isOutput: boolean;
  /** Shared schemas may not have definitions of their own. */
  readonly isShared: boolean;
}

type Rule = (
  schema: Schema,
  root: Schema,
  place: SchemaPlace,
  pointer: string,
) => { readonly rule: string; readonly message: string } | undefined;

const referenceRule: Rule = (schema, root, { shared }) => {
  const reference = schema["$ref"];
  if (reference === undefined) return undefined;
  const siblings = Object.keys(schema).filter(
    (key) => key !== "$ref" && key !== "$defs" && !annotationKeywords.has(key),
  );
  if (siblings.length > 0) {
    return { rule: "reference", message: `has ${siblings.join(", ")} beside $ref: put both into an allOf` };
  }
  const name = sharedName(reference);
  if (name !== undefined) {
    return shared.has(name)
      ? undefined
      : { rule: "reference", message: `refers to ${String(reference)}, and there is no schemas/${name}.json` };
  }
  const local = String(reference).replace("#/$defs/", "");
  return isObject(root["$defs"]) && Object.hasOwn(root["$defs"], local)
    ? undefined
    : { rule: "reference", message: `refers to ${String(reference)}, which is not defined here` };
};

const definitionsRule: Rule = (schema, root, { shared, isShared }) => {
  if (!isObject(schema["$defs"])) return undefined;
  if (isShared) return { rule: "definitions", message: "has $defs: make each of them a file of its own in schemas/" };
  if (schema !== root) return { rule: "definitions", message: "has $defs below the root: move them to the root" };
  const clash = Object.keys(schema["$defs"]).find((name) => shared.has(name));
  return clash === undefined
    ? undefined
    : { rule: "definitions", message: `defines ${clash}, which is also the name of a shared schema` };
};

/** Conditions speak of the object that they belong to, which has the type and the properties. */
const isCondition = (pointer: string): boolean => /(?<!\/properties|\/\$defs)\/(?:if|then|else)$/.test(pointer);

const closedRule: Rule = (schema, _root, { isOutput }) =>
  isOutput && typesOf(schema).includes("object") && schema["additionalProperties"] === undefined
    ? {
        rule: "open-output",
        message: "is an object that does not say additionalProperties: outputs are closed, or open on purpose",
      }
    : undefined;

const requiredRule: Rule = (schema, _root, _place, pointer) => {
  if (isCondition(pointer)) return undefined;
  const declared = new Map(propertiesOf(schema));
  const missing = declared.size === 0 ? undefined : requiredOf(schema).find((name) => !declared.has(name));
  return missing === undefined
    ? undefined
    : { rule: "required", message: `requires ${missing}, which is not among its properties` };
};

/** Keywords that test only values of one type say so, or a typing mistake would go unseen. */
const typeByKeyword: Readonly<Record<string, readonly string[]>> = {
  properties: ["object"],
  additionalProperties: ["object"],
  items: ["array"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  pattern: ["string"],
  format: ["string"],
  minLength: ["string"],
  maxLength: ["string"],
  minimum: ["integer", "number"],
  maximum: ["integer", "number"],
};

const typeRule: Rule = (schema, _root, _place, pointer) => {
  if (isCondition(pointer)) return undefined;
  const types = typesOf(schema);
  const keyword = Object.keys(schema).find(
    (key) => Object.hasOwn(typeByKeyword, key) && !typeByKeyword[key]?.some((type) => types.includes(type)),
  );
  return keyword === undefined
    ? undefined
    : { rule: "type", message: `has ${keyword} without type ${typeByKeyword[keyword]?.join(" or ") ?? ""}` };
};

/** Whether a default stands anywhere in a schema or in what it refers to. */
const hasDefault = (
  schema: Schema,
  shared: ReadonlyMap<string, Schema>,
  above: ReadonlySet<string> = new Set(),
): boolean => {
  let found = false;
  visitSchema(schema, (inner) => {
    if (Object.hasOwn(inner, "default")) found = true;
    const name = sharedName(inner["$ref"]) ?? referenceOf(inner);
    const target = name === undefined ? undefined : shared.get(name);
    if (name === undefined || target === undefined || above.has(name)) return;
    if (hasDefault(target, shared, new Set(above).add(name))) found = true;
  });
  return found;
};

/** A default that nothing would fill in is a promise that nothing keeps. */
const defaultRule: Rule = (schema, _root, { shared }) => {
  const branches = (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => branchesOf(schema, keyword));
  const { if: condition, then: consequence, else: alternative, additionalProperties: map } = schema;
  const single = [condition, consequence, alternative, map].filter(isObject);
  return [...branches, ...single].some((inner) => hasDefault(inner, shared))
    ? {
        rule: "default",
        message: "has a default inside a branch or a map, where defaults are not filled in: move it out",
      }
    : undefined;
};

const headerTypes: ReadonlySet<string> = new Set(["string", "integer", "number", "boolean"]);

/** What is sent in a header as well is an argument that fits into one, and has the header for itself. */
const headerRule: Rule = (schema, root, { isOutput }) => {
  const header = schema["x-mcp-header"];
  if (header === undefined) return undefined;
  if (isOutput) return { rule: "header", message: "has x-mcp-header in an output, which no client sends" };
  const types = typesOf(schema);
  if (types.length === 0 || !types.every((type) => headerTypes.has(type))) {
    return { rule: "header", message: `has x-mcp-header without type ${[...headerTypes].join(" or ")}` };
  }
  let same = 0;
  visitSchema(root, (inner) => {
    if (String(inner["x-mcp-header"]).toLowerCase() === String(header).toLowerCase()) same++;
  });
  return same > 1 ? { rule: "header", message: `has x-mcp-header ${String(header)}, which is there twice` } : undefined;
};

const rules: readonly Rule[] = [
  referenceRule,
  definitionsRule,
  closedRule,
  requiredRule,
  typeRule,
  defaultRule,
  headerRule,
];

/** All faults of a schema, each with its pointer below the schema. */
export const schemaFaults = (root: Schema, place: SchemaPlace): readonly SchemaFault[] => {
  const faults: SchemaFault[] = [];
  visitSchema(root, (schema, pointer) => {
    for (const rule of rules) {
      const fault = rule(schema, root, place, pointer);
      if (fault !== undefined) faults.push({ pointer, ...fault });
    }
  });
  return faults;
};
