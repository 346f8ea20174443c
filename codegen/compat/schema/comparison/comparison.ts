/** What a comparison of two schemas works with, and what it finds. */
import type { Canonical } from "../canonical.js";
import type { Prover } from "../implies.js";
import type { Node, SchemaPlace } from "../located.js";
import type { ViewOf } from "../viewer.js";

export type Direction = "request" | "response";

/**
 * `tightened`: values that conformed may no longer conform. `loosened`: values that did not conform may do so now. `changed`: both.
 * `said`: the verdict on no value changes.
 */
export type Effect = "tightened" | "loosened" | "changed" | "said";

export interface SchemaChange {
  /** The direction, followed by this, is the name of a rule. */
  readonly family: string;
  readonly effect: Effect;
  /** Where in the value, not in the schema: `passengers.adults`, `offers[].price`. */
  readonly path: string;
  /** Distinguishes this change from others of its kind at the same place; the same on every machine and in every notation. */
  readonly detail: string;
  readonly what: string;
  readonly base: SchemaPlace | undefined;
  readonly current: SchemaPlace | undefined;
}

/** The directions still to be judged: one that is proven safe is not reported. */
export interface Open {
  readonly tightened: boolean;
  readonly loosened: boolean;
}

export interface Pair {
  readonly base: Node;
  readonly current: Node;
  readonly path: string;
  readonly open: Open;
  /** The pairs above this one, by their texts, to stop at cycles. */
  readonly above: ReadonlySet<string>;
}

/** One comparison: what it knows of schemas, which side callers are on, and what was found so far. */
export interface Comparison extends Canonical {
  readonly viewOf: ViewOf;
  readonly prover: Prover;
  readonly direction: Direction;
  /** The effect that breaks callers in this direction. */
  readonly breaking: "tightened" | "loosened";
  /** Found changes are added to it. */
  readonly changes: SchemaChange[];
  /** Compares schemas within this one, such as those of a property or a branch, and adds the changes to the given comparison. */
  readonly walk: (comparison: Comparison, pair: Pair) => void;
}

export const joined = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
