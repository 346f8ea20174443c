/**
 * Compares two schemas place by place and names what changed. Each demand of the one is met by the same or a stronger demand of
 * the other, or implied by all that the other demands, or reported: nothing that could be a break is passed over in silence.
 *
 * Says only what changed and in which direction; what that means for callers is said by the rules.
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

/** Compares two schemas that stand at the same place, part by part. */
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
  // What was one thing and is now one of several is compared with the one that it most resembles.
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

/** Makes a comparison with a memory of its own, which lasts as long as it is kept. */
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
