/**
 * Compares two schemas place by place and names what changed. Each demand of one schema must be met by an equal or stronger demand
 * of the other, or follow from all demands of the other; if not, it is reported. No possible break is left out.
 *
 * It only says what changed and in which direction; the rules say what that means for callers.
 */
import { createCanonical } from "./canonical.js";
import { compareAnnotations, compareHeaders } from "./comparison/annotations.js";
import { isBare } from "./comparison/bare.js";
import { compareAlternatives, compareBranches } from "./comparison/branches.js";
import type { Comparison, Direction, Pair, SchemaChange } from "./comparison/comparison.js";
import { compareConditions, compareOpaque } from "./comparison/conditions.js";
import { compareList, compareObject } from "./comparison/containers.js";
import { compareNumber, compareText } from "./comparison/scalars.js";
import { compareTypes, compareValues } from "./comparison/values.js";
import { createProver } from "./implies.js";
import type { Node } from "./located.js";
import { createViewer, withoutImpossibleTypes } from "./viewer.js";

export type { Direction, Effect, SchemaChange } from "./comparison/comparison.js";

export type CompareSchemas = (base: Node, current: Node, direction: Direction) => readonly SchemaChange[];

/** Compares two schemas at the same place, part by part. */
const walk = (comparison: Comparison, pair: Pair): void => {
  const { prover, viewOf, wholeOf } = comparison;
  const { base, current } = pair;
  const key = `${wholeOf(base)}\n${wholeOf(current)}`;
  if (wholeOf(base) === wholeOf(current) || pair.above.has(key)) return;
  const inner: Pair = {
    ...pair,
    above: new Set(pair.above).add(key),
    open: {
      tightened: pair.open.tightened && !prover.implies(base, current),
      loosened: pair.open.loosened && !prover.implies(current, base),
    },
  };
  compareAnnotations(comparison, inner);
  compareHeaders(comparison, inner);
  const [before, after] = [viewOf(base), viewOf(current)];
  const [choices, latter] = [before.alternatives.length, after.alternatives.length];
  const haveBoth = choices > 0 && latter > 0;
  const views = [before, after].map((view) => (haveBoth ? view : withoutImpossibleTypes(view, viewOf)));
  const [left = before, right = after] = views;
  compareTypes(comparison, inner, left, right);
  // A schema that became one of several alternatives is compared with the alternative that is most like it.
  const [former, following] = [before.alternatives[0], after.alternatives[0]];
  if (choices === 0 && latter === 1 && following !== undefined && isBare(after)) {
    compareBranches(comparison, inner, { ...following, branches: [base] }, following);
    return;
  }
  if (choices === 1 && latter === 0 && former !== undefined && isBare(before)) {
    compareBranches(comparison, inner, former, { ...former, branches: [current] });
    return;
  }
  compareValues(comparison, inner, left, right);
  compareText(comparison, inner, left, right);
  compareNumber(comparison, inner, left, right);
  compareList(comparison, inner, left, right);
  compareObject(comparison, inner, left, right);
  compareAlternatives(comparison, inner, left, right);
  compareConditions(comparison, inner, left, right);
  compareOpaque(comparison, inner, left, right);
};

/** Makes a function that compares schemas and caches what it has found out, as long as the function is kept. */
export const createComparison = (): CompareSchemas => {
  const canonical = createCanonical();
  const viewOf = createViewer(canonical);
  const prover = createProver(canonical, viewOf);
  return (base, current, direction) => {
    const breaking = direction === "request" ? "tightened" : "loosened";
    const comparison: Comparison = { ...canonical, viewOf, prover, direction, breaking, changes: [], walk };
    walk(comparison, { base, current, path: "", open: { tightened: true, loosened: true }, above: new Set() });
    return comparison.changes;
  };
};
