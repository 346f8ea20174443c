/**
 * The normal form in which two schemas are compared: what is demanded of a value, by the type of the value. Different notations of
 * one demand (`type` with a list, `anyOf` with null, `allOf`, a reference, `const`) give the same view.
 *
 * What does not fit this form is kept beside the types: as alternatives, as conditions, or as opaque. A view never demands less
 * than its schema.
 */
import type { Located, Node } from "./located.js";

export interface TextView {
  /** The enumerated values; undefined if the values are not enumerated. */
  readonly values: ReadonlySet<string> | undefined;
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: ReadonlySet<string>;
  readonly formats: ReadonlySet<string>;
}

export interface NumberView {
  readonly values: ReadonlySet<number> | undefined;
  readonly isInteger: boolean;
  readonly minimum: number;
  readonly isMinimumExclusive: boolean;
  readonly maximum: number;
  readonly isMaximumExclusive: boolean;
  readonly multiples: ReadonlySet<number>;
}

export interface ListView {
  readonly minItems: number;
  readonly maxItems: number;
  readonly isUnique: boolean;
  readonly items: Node;
}

export interface ObjectView {
  readonly properties: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  /** The schema of all properties that `properties` does not name. */
  readonly additional: Node;
  readonly minProperties: number;
  readonly maxProperties: number;
}

export interface Alternatives {
  readonly keyword: "anyOf" | "oneOf";
  readonly branches: readonly Node[];
  readonly at: Located;
}

export interface Condition {
  readonly test: Node;
  /** `consequence` holds for values that pass the test, `alternative` for the others. */
  readonly consequence: Node;
  readonly alternative: Node;
  readonly at: Located;
}

export interface View {
  readonly null: boolean;
  readonly booleans: ReadonlySet<boolean>;
  readonly text: TextView | undefined;
  readonly number: NumberView | undefined;
  readonly list: ListView | undefined;
  readonly object: ObjectView | undefined;
  readonly alternatives: readonly Alternatives[];
  /** Alternatives that were split: this view is one case of them. */
  readonly settled: readonly Alternatives[];
  readonly conditions: readonly Condition[];
  /** Keywords that cannot be compared, by their canonical text. */
  readonly opaque: ReadonlyMap<string, Located>;
}

export const typeKeys = ["null", "boolean", "text", "number", "list", "object"] as const;

export type TypeKey = (typeof typeKeys)[number];

/** Whether values of a type are admitted at all. */
export const admits = (view: View, type: TypeKey): boolean =>
  type === "null" ? view.null : type === "boolean" ? view.booleans.size > 0 : view[type] !== undefined;

export const anyText: TextView = {
  values: undefined,
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  patterns: new Set(),
  formats: new Set(),
};

export const anyNumber: NumberView = {
  values: undefined,
  isInteger: false,
  minimum: Number.NEGATIVE_INFINITY,
  isMinimumExclusive: false,
  maximum: Number.POSITIVE_INFINITY,
  isMaximumExclusive: false,
  multiples: new Set(),
};

export const anyList: ListView = { minItems: 0, maxItems: Number.POSITIVE_INFINITY, isUnique: false, items: [] };

export const anyObject: ObjectView = {
  properties: new Map(),
  required: new Set(),
  additional: [],
  minProperties: 0,
  maxProperties: Number.POSITIVE_INFINITY,
};

export const besides = { alternatives: [], settled: [], conditions: [], opaque: new Map() } as const;

export const everything: View = {
  null: true,
  booleans: new Set([true, false]),
  text: anyText,
  number: anyNumber,
  list: anyList,
  object: anyObject,
  ...besides,
};

export const nothing: View = {
  null: false,
  booleans: new Set(),
  text: undefined,
  number: undefined,
  list: undefined,
  object: undefined,
  ...besides,
};

/** A view restricted to one type. What stands beside the types is kept. */
export const onlyType = (view: View, type: TypeKey): View => ({
  ...nothing,
  ...(type === "null" && { null: view.null }),
  ...(type === "boolean" && { booleans: view.booleans }),
  ...(type === "text" && { text: view.text }),
  ...(type === "number" && { number: view.number }),
  ...(type === "list" && { list: view.list }),
  ...(type === "object" && { object: view.object }),
  alternatives: view.alternatives,
  settled: view.settled,
  conditions: view.conditions,
  opaque: view.opaque,
});

/** Whether a view has nothing beside its types: no alternatives, no conditions, nothing opaque. */
export const isPlain = (view: View): boolean =>
  view.alternatives.length === 0 && view.conditions.length === 0 && view.opaque.size === 0;

export const isNeverNode = (node: Node): boolean => node.some(({ schema }) => schema === false);

/** The schema of an object's property, declared or not. */
export const propertyOf = (object: ObjectView, name: string): Node => object.properties.get(name) ?? object.additional;
