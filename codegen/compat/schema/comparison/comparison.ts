/** What a comparison of two schemas works with, and what it finds. */
import type { Canonical } from "../canonical.js";
import type { Prover } from "../implies.js";
import type { Node, SchemaPlace } from "../located.js";
import type { ViewOf } from "../viewer.js";

export type Direction = "request" | "response";

/**
 * `tightened`: what conformed may conform no longer. `loosened`: what did not conform may do so now. `changed`: both.
 * `said`: no value is judged otherwise.
 */
export type Effect = "tightened" | "loosened" | "changed" | "said";

export interface SchemaChange {
  /** With the direction before it, the name of a rule. */
  readonly family: string;
  readonly effect: Effect;
  /** Where in the value, not in the schema: `passengers.adults`, `offers[].price`. */
  readonly path: string;
  /** What tells this change from others of its kind at the same place; the same on every machine and in every writing. */
  readonly detail: string;
  readonly what: string;
  readonly base: SchemaPlace | undefined;
  readonly current: SchemaPlace | undefined;
}

/** What is still to be judged: a direction that is proven safe has nothing left to report. */
export interface Open {
  readonly tightened: boolean;
  readonly loosened: boolean;
}

export interface Pair {
  readonly base: Node;
  readonly current: Node;
  readonly path: string;
  readonly open: Open;
  /** The pairs that lead here, by their texts. */
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
  /** Compares what lies within, such as a property or a branch, and adds what changed to the comparison that it is given. */
  readonly walk: (comparison: Comparison, pair: Pair) => void;
}

export const joined = (path: string, name: string): string => (path === "" ? name : `${path}.${name}`);
