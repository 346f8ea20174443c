/**
 * Writes schemas as Python types: a TypedDict for each object, a Literal for each enumeration. Types say less than validators do
 * (no ranges, no patterns, no `if`), but never anything else.
 */
import type { JsonValue } from "../../../src/contract/contract.js";
import { type Definitions, dereference, isRequirement } from "../../defaults.js";
import { combinatorWords } from "../../manifest.js";
import {
  branchesOf,
  definitionsOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  textOf,
  typesOf,
} from "../../schema.js";
import type { Base, Declaration, Field } from "./declarations.js";
import { alternativesOf, describes, flattened, merged, withAlternatives, without } from "./flatten.js";
import type { Naming } from "./names.js";
import { scalarText } from "./text.js";

/** Arguments are one TypedDict, whatever branches their schema has; or names that the caller chooses, all with values of one type. */
export interface InputType {
  readonly name: string;
  readonly isMap: boolean;
}

/** Declares types one after another, and knows those that are shared. */
export interface TypeWriter {
  /** Declares shared schemas: their names are given first, so that each may refer to each. */
  readonly shared: (schemas: ReadonlyMap<string, Schema>) => void;
  /** Declares what a schema describes, and gives its name. */
  readonly root: (wanted: string, schema: Schema, doc: string) => string;
  /** Declares the arguments of a tool. */
  readonly input: (wanted: string, schema: Schema, doc: string) => InputType;
  /** Declares an object that has the fields of another besides its own. */
  readonly extension: (wanted: string, base: string, schema: Schema, doc: string) => string;
  readonly alias: (wanted: string, type: string, doc: string) => string;
  /** All that was declared, in an order in which a reader meets the parts before the whole. */
  readonly declarations: () => readonly Declaration[];
}

interface Scope {
  readonly owner: string;
  readonly definitions: Definitions;
  readonly nameOf: (reference: string) => string;
}

const capitalized = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

const unionText = (types: readonly string[]): string => {
  const distinct = [...new Set(types)];
  return distinct.filter((type) => type !== "int" || !distinct.includes("float")).join(" | ");
};

const isScalar = (value: JsonValue): value is string | number | boolean | null =>
  typeof value !== "object" || value === null;

/** Python's Literal holds no fractions: of those, only the type is said. */
const literalText = (values: readonly JsonValue[]): string => {
  const scalars = values.filter(isScalar);
  const exact = scalars.filter((value) => typeof value !== "number" || Number.isSafeInteger(value));
  const parts = [
    ...(exact.length > 0 ? [`Literal[${exact.map(scalarText).join(", ")}]`] : []),
    ...(exact.length < scalars.length ? ["float"] : []),
  ];
  return unionText(parts);
};

const notes = (schema: Schema): string =>
  [
    textOf(schema, "description"),
    Object.hasOwn(schema, "default") ? `Default: ${JSON.stringify(schema["default"])}.` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" ");

/** What an object asks for beyond its own properties, in words. */
const requirementNotes = (schema: Schema): readonly string[] =>
  (["anyOf", "oneOf", "allOf"] as const).flatMap((keyword) => {
    const branches = branchesOf(schema, keyword);
    const words = branches.every(isRequirement) ? combinatorWords(schema, keyword) : undefined;
    return words === undefined ? [] : [words];
  });

const simpleTypes: Readonly<Record<string, string>> = {
  string: "str",
  integer: "int",
  number: "float",
  boolean: "bool",
  null: "None",
};

export const createTypeWriter = (naming: Naming): TypeWriter => {
  const declarations: Declaration[] = [];
  const sharedNames = new Map<string, string>();
  let shared: Definitions = new Map();

  const literal = (values: readonly JsonValue[], owner: string): string => {
    const type = literalText(values);
    // Such a text could not stand in a quoted annotation.
    if (!/[\\']/.test(type)) return type;
    const name = naming(`${owner}Value`);
    declarations.push({ kind: "alias", name, doc: "", type, isQuoted: false });
    return name;
  };

  const fieldsOf = (schema: Schema, scope: Scope): readonly Field[] => {
    const required = new Set(requiredOf(schema));
    return propertiesOf(schema).map(([name, property]) => ({
      name,
      type: typeText(property, { ...scope, owner: `${scope.owner}${capitalized(name)}` }),
      isRequired: required.has(name),
      doc: notes(property),
    }));
  };

  const declareObject = (schema: Schema, scope: Scope, doc: string, given?: string, base?: Base): string => {
    const name = given ?? naming(scope.owner);
    const fields = fieldsOf(schema, { ...scope, owner: name });
    const words = [doc, ...requirementNotes(schema)].filter((part) => part !== "");
    declarations.push({ kind: "object", name, doc: words.join("\n\n"), fields, base });
    return name;
  };

  const objectText = (schema: Schema, scope: Scope): string => {
    const rest = schema["additionalProperties"];
    if (propertiesOf(schema).length > 0 || rest === false) {
      return declareObject(schema, scope, textOf(schema, "description") ?? "");
    }
    return isObject(rest) ? `dict[str, ${typeText(rest, scope)}]` : "dict[str, JsonValue]";
  };

  const arrayText = ({ items }: Schema, scope: Scope): string =>
    `list[${isObject(items) ? typeText(items, { ...scope, owner: `${scope.owner}Item` }) : "JsonValue"}]`;

  const ownText = (schema: Schema, scope: Scope): string => {
    if (Object.hasOwn(schema, "const")) return literal([schema["const"] ?? null], scope.owner);
    if (Array.isArray(schema["enum"])) return literal(schema["enum"], scope.owner);
    const stated = typesOf(schema);
    const types = stated.length === 0 && propertiesOf(schema).length > 0 ? ["object"] : stated;
    if (types.length === 0) return "JsonValue";
    return unionText(
      types.map((type) =>
        type === "object"
          ? objectText(schema, scope)
          : type === "array"
            ? arrayText(schema, scope)
            : (simpleTypes[type] ?? "JsonValue"),
      ),
    );
  };

  const typeText = (schema: Schema, scope: Scope): string => {
    const reference = referenceOf(schema);
    if (reference !== undefined) return scope.nameOf(reference);
    const flat = flattened(schema, scope.definitions);
    const alternatives = alternativesOf(flat);
    if (alternatives.length === 0) return ownText(flat, scope);
    const own = without(flat, "anyOf", "oneOf");
    const objects = alternatives.filter((branch) => propertiesOf(dereference(branch, scope.definitions)).length > 0);
    const types = alternatives.map((branch, index) => {
      const owner = objects.length > 1 ? `${scope.owner}Option${index + 1}` : scope.owner;
      const whole = describes(own) ? merged(own, dereference(branch, scope.definitions)) : branch;
      return typeText(whole, { ...scope, owner });
    });
    return types.includes("JsonValue") ? "JsonValue" : unionText(types);
  };

  const scopeOf = (owner: string, schema: Schema): Scope => {
    const own = [...definitionsOf(schema)].filter(([name]) => !shared.has(name));
    const definitions = new Map([...shared, ...own]);
    const names = new Map([
      ...sharedNames,
      ...own.map(([name]) => [name, naming(`${owner}${capitalized(name)}`)] as const),
    ]);
    const scope = { owner, definitions, nameOf: (name: string) => names.get(name) ?? "JsonValue" };
    for (const [name, definition] of own) declareNamed(names.get(name) ?? name, definition, scope);
    return scope;
  };

  /** An object gets its name itself; anything else becomes an alias of that name. */
  const declareNamed = (
    name: string,
    schema: Schema,
    scope: Scope,
    doc = textOf(schema, "description") ?? "",
  ): void => {
    const inner = { ...scope, owner: name };
    const flat = flattened(schema, scope.definitions);
    const isPlainObject =
      referenceOf(schema) === undefined &&
      alternativesOf(flat).length === 0 &&
      typesOf(flat).every((type) => type === "object") &&
      (propertiesOf(flat).length > 0 || flat["additionalProperties"] === false);
    if (isPlainObject) declareObject(flat, inner, doc === "" ? `${name}, as the contract has it.` : doc, name);
    else {
      const type = typeText(schema, inner);
      declarations.push({ kind: "alias", name, doc, type, isQuoted: true });
    }
  };

  return {
    shared: (schemas) => {
      shared = schemas;
      for (const name of schemas.keys()) sharedNames.set(name, naming(name));
      const scope = { owner: "", definitions: shared, nameOf: (name: string) => sharedNames.get(name) ?? "JsonValue" };
      for (const [name, schema] of schemas) declareNamed(sharedNames.get(name) ?? name, schema, scope);
    },
    root: (wanted, schema, doc) => {
      const name = naming(wanted);
      declareNamed(name, schema, scopeOf(name, schema), doc);
      return name;
    },
    input: (wanted, schema, doc) => {
      const name = naming(wanted);
      const scope = scopeOf(name, schema);
      const whole = withAlternatives(flattened(schema, scope.definitions), scope.definitions);
      const rest = whole["additionalProperties"];
      const isMap = propertiesOf(whole).length === 0 && isObject(rest);
      if (isMap) declareNamed(name, rest, scope, `${doc.replace(/\.$/, "")}: each is one of these.`);
      else declareObject(whole, scope, doc, name);
      return { name, isMap };
    },
    extension: (wanted, base, schema, doc) => {
      const name = naming(wanted);
      declareObject(schema, scopeOf(name, schema), doc, name, { name: base, details: naming(`${name}Details`) });
      return name;
    },
    alias: (wanted, type, doc) => {
      const name = naming(wanted);
      declarations.push({ kind: "alias", name, doc, type, isQuoted: false });
      return name;
    },
    declarations: () => declarations,
  };
};
