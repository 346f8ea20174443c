/**
 * Writes schemas as Python types: a TypedDict for each object, a Literal for each enumeration. Types say less than validators do
 * (no ranges, no patterns, no `if`), but never anything else.
 */
import type { Definitions } from "../../defaults.js";
import { definitionsOf, isObject, propertiesOf, referenceOf, type Schema, textOf, typesOf } from "../../schema.js";
import type { Declaration } from "./declarations.js";
import { alternativesOf, flattened, withAlternatives } from "./flatten.js";
import type { Naming } from "./names.js";
import { capitalized, createTypeTexts, type Scope } from "./typeTexts.js";

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
