/** Writes a schema as a type annotation of Python, and declares the objects and literals in it that need names. */
import type { JsonValue } from "../../../src/contract/contract.js";
import { type Definitions, dereference, isRequirement } from "../../defaults.js";
import { combinatorWords } from "../../manifest.js";
import {
  branchesOf,
  isObject,
  propertiesOf,
  referenceOf,
  requiredOf,
  type Schema,
  textOf,
  typesOf,
} from "../../schema.js";
import type { Base, Declaration, Field } from "./declarations.js";
import { alternativesOf, describes, flattened, merged, without } from "./flatten.js";
import type { Naming } from "./names.js";
import { scalarText } from "./text.js";

/** The context of a schema: the owner, from whose name new names are made, and the meaning of references. */
export interface Scope {
  readonly owner: string;
  readonly definitions: Definitions;
  readonly nameOf: (reference: string) => string;
}

export const capitalized = (name: string): string =>
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

/** A Literal of the values. Python's Literal holds no fractions: these become `float`. */
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

/** Sentences on the properties that branches of an object require. */
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

export interface TypeTexts {
  readonly typeText: (schema: Schema, scope: Scope) => string;
  /** Declares an object under the given name or a new one, and returns the name. */
  readonly declareObject: (schema: Schema, scope: Scope, doc: string, given?: string, base?: Base) => string;
}

export const createTypeTexts = (naming: Naming, declare: (declaration: Declaration) => void): TypeTexts => {
  const literal = (values: readonly JsonValue[], owner: string): string => {
    const type = literalText(values);
    // A backslash or an apostrophe would break a quoted annotation, so such a literal gets a name.
    if (!/[\\']/.test(type)) return type;
    const name = naming(`${owner}Value`);
    declare({ kind: "alias", name, doc: "", type, isQuoted: false });
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
    declare({ kind: "object", name, doc: words.join("\n\n"), fields, base });
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

  return { typeText, declareObject };
};
