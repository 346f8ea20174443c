/**
 * Writes schemas as Python types: a TypedDict for each object, a Literal for each enumeration. Types are looser than
 * validators (no ranges, no patterns, no `if`), and never contradict them.
 */
import type { Definitions } from "../../defaults.js";
import { definitionsOf, isObject, propertiesOf, referenceOf, type Schema, textOf, typesOf } from "../../schema.js";
import type { Declaration } from "./declarations.js";
import { alternativesOf, flattened, withAlternatives } from "./flatten.js";
import type { Naming } from "./names.js";
import { capitalized, createTypeTexts, type Scope } from "./typeTexts.js";

/** The type of a tool's arguments: one TypedDict or, with `isMap`, the type of each value, under names that the caller chooses. */
export interface InputType {
  readonly name: string;
  readonly isMap: boolean;
}

/** Declares types one after another, and keeps the names of shared ones. */
export interface TypeWriter {
  /** Declares the shared schemas. All of them get their names first, so that they can refer to each other. */
  readonly shared: (schemas: ReadonlyMap<string, Schema>) => void;
  /** Declares the type of a schema and returns its name. */
  readonly root: (wanted: string, schema: Schema, doc: string) => string;
  /** Declares the arguments of a tool. */
  readonly input: (wanted: string, schema: Schema, doc: string) => InputType;
  /** Declares an object that extends `base`, and returns its name. */
  readonly extension: (wanted: string, base: string, schema: Schema, doc: string) => string;
  readonly alias: (wanted: string, type: string, doc: string) => string;
  /** All declarations. The parts of a type come before it. */
  readonly declarations: () => readonly Declaration[];
}

export const createTypeWriter = (naming: Naming): TypeWriter => {
  const declarations: Declaration[] = [];
  const sharedNames = new Map<string, string>();
  let shared: Definitions = new Map();

  const { typeText, declareObject } = createTypeTexts(naming, (declaration) => void declarations.push(declaration));

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

  /** Declares a schema under a name: an object as a TypedDict, anything else as an alias. */
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
    if (isPlainObject) declareObject(flat, inner, doc === "" ? `${name}, as the contract defines it.` : doc, name);
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
      if (isMap)
        declareNamed(
          name,
          rest,
          scope,
          `${doc.replace(/\.$/, "")}: the caller chooses their names, and each value has this type.`,
        );
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
