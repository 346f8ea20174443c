/** A schema together with its place, so that references can be followed and findings can name a line. Knows no rule. */
import type { JsonValue } from "../../../src/contract/contract.js";
import { sharedName } from "../../bundle.js";
import { pointerTo, valueAt } from "../../pointer.js";
import { locate } from "../../position.js";
import { isObject, type Schema } from "../../schema.js";

/** A document that places refer to: a contract file, or the list of a server. */
export interface SourceDocument {
  /** Below the project root; for a base with its name before it: `1a2b3c4:contracts/gds/pack.json`. */
  readonly path: string;
  /** Undefined if there is no text, and so no lines. */
  readonly text: string | undefined;
}

export interface SchemaPlace {
  readonly document: SourceDocument;
  readonly pointer: string;
}

/** `path:line:column`, or the address with the pointer for what a server listed. */
export const whereOf = ({ document: { path, text }, pointer }: SchemaPlace): string => {
  if (text === undefined) return pointer === "" ? path : `${path}#${pointer}`;
  const { line, column } = locate(text, pointer);
  return `${path}:${line}:${column}`;
};

/** A self-contained schema: what `#` in it refers to, and where its references to files lead. */
export interface SchemaScope {
  readonly root: Schema;
  readonly place: SchemaPlace;
  readonly shared: (name: string) => SchemaScope | undefined;
}

export interface Located {
  readonly schema: Schema | boolean;
  readonly scope: SchemaScope;
  /** Below the root of its scope. */
  readonly pointer: string;
}

/** A conjunction: a value has to conform to each part. Without parts every value conforms. */
export type Node = readonly Located[];

export const rootOf = (scope: SchemaScope): Node => [{ schema: scope.root, scope, pointer: "" }];

export const placeOf = ({ scope, pointer }: Located): SchemaPlace => ({
  document: scope.place.document,
  pointer: scope.place.pointer + pointer,
});

/** The subschema at a keyword. If it is absent or no schema, every value conforms to it. */
export const child = (
  parent: Located,
  schema: JsonValue | undefined,
  ...segments: readonly (string | number)[]
): Node =>
  isObject(schema) || typeof schema === "boolean"
    ? [{ schema, scope: parent.scope, pointer: parent.pointer + pointerTo(...segments) }]
    : [];

const decoded = (pointer: string): string | undefined => {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return undefined;
  }
};

/** The target of a `$ref`; undefined if the reference cannot be followed. */
export const resolve = ({ scope }: Located, reference: JsonValue | undefined): Located | undefined => {
  if (typeof reference !== "string") return undefined;
  const name = sharedName(reference);
  if (name !== undefined) {
    const target = scope.shared(name);
    return target && { schema: target.root, scope: target, pointer: "" };
  }
  const pointer = /^#(\/.*)?$/.test(reference) ? decoded(reference.slice(1)) : undefined;
  if (pointer === undefined) return undefined;
  const schema = valueAt(scope.root, pointer);
  return isObject(schema) || typeof schema === "boolean" ? { schema, scope, pointer } : undefined;
};
