/** Compares alternatives of two schemas, branch by branch. */
import { byCodeUnit } from "../../../project.js";
import type { Node } from "../located.js";
import type { Alternatives, View } from "../view.js";
import type { Comparison, Open, Pair } from "./comparison.js";
import { shortHash } from "./hash.js";
import { report } from "./report.js";

/** The words in the text of a branch, to measure how alike two branches are. */
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/"[^"]*"(?::"[^"]*")?|-?\d+/g) ?? []);

const likeness = (left: string, right: string): number => {
  const [first, second] = [wordsOf(left), wordsOf(right)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / Math.max(1, first.size + second.size - shared);
};

/** Two branches that are less alike than this count as one removed and one added, not as one changed. */
const leastLikeness = 0.4;

interface Matched {
  readonly pairs: readonly (readonly [Node, Node])[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

/** A short name of a branch: the same on every machine and in every notation. */
export const label = (comparison: Comparison, node: Node): string => shortHash(comparison.demandsOf(node));

/** Pairs branches: first those with the same text, then those that mean the same, then those that are most alike. */
const match = (comparison: Comparison, base: readonly Node[], current: readonly Node[]): Matched => {
  const { demandsOf, prover } = comparison;
  const removed = new Set(base);
  const added = new Set(current);
  const pairs: (readonly [Node, Node])[] = [];
  const pairUp = (isSame: (left: Node, right: Node) => boolean): void => {
    for (const left of [...removed]) {
      const right = [...added].find((candidate) => isSame(left, candidate));
      if (right === undefined) continue;
      pairs.push([left, right]);
      removed.delete(left);
      added.delete(right);
    }
  };
  pairUp((left, right) => demandsOf(left) === demandsOf(right));
  pairUp(prover.areEquivalent);
  const alike = [...removed]
    .flatMap((left) => [...added].map((right) => ({ left, right, score: likeness(demandsOf(left), demandsOf(right)) })))
    .filter(({ score }) => score >= leastLikeness)
    .sort(
      (first, second) =>
        second.score - first.score ||
        byCodeUnit(demandsOf(first.left) + demandsOf(first.right), demandsOf(second.left) + demandsOf(second.right)),
    );
  for (const { left, right } of alike) {
    if (!removed.has(left) || !added.has(right)) continue;
    pairs.push([left, right]);
    removed.delete(left);
    added.delete(right);
  }
  return { pairs, removed: [...removed], added: [...added] };
};

const areApart = (comparison: Comparison, branches: readonly Node[]): boolean =>
  branches.every((left, index) =>
    branches.slice(index + 1).every((right) => comparison.prover.areDisjoint(left, right)),
  );

/** Compares alternatives of one kind, branch by branch. */
export const compareBranches = (
  comparison: Comparison,
  pair: Pair,
  base: Alternatives,
  current: Alternatives,
): void => {
  const { demandsOf, prover, direction, breaking } = comparison;
  const { keyword } = current;
  const { pairs, removed, added } = match(comparison, base.branches, current.branches);
  const isSame =
    removed.length + added.length === 0 && pairs.every(([left, right]) => prover.areEquivalent(left, right));
  const isTightened = !isSame && pair.open.tightened && !prover.impliesAlternatives(pair.base, current);
  const isLoosened = !isSame && pair.open.loosened && !prover.impliesAlternatives(pair.current, base);
  const within: Comparison = { ...comparison, changes: [] };
  const open: Open = { tightened: isTightened, loosened: isLoosened };
  for (const [left, right] of pairs) {
    comparison.walk(within, {
      ...pair,
      base: left,
      current: right,
      path: `${pair.path}(${keyword} ${label(comparison, left)})`,
      open,
    });
  }
  for (const branch of removed) {
    if (prover.impliesAlternatives(branch, current)) continue;
    report(
      within,
      { ...pair, base: branch, open },
      "branch-removed",
      "tightened",
      label(comparison, branch),
      `no longer admits one of its alternatives, ${demandsOf(branch)}`,
      [keyword],
    );
  }
  for (const branch of added) {
    if (prover.impliesAlternatives(branch, base)) continue;
    report(
      within,
      { ...pair, current: branch, open },
      "branch-added",
      "loosened",
      label(comparison, branch),
      `now admits another alternative, ${demandsOf(branch)}`,
      [keyword],
    );
  }
  const inner = within.changes;
  // In a `oneOf`, a branch that grows or is added can exclude values that another branch admitted.
  const [admitting, isBreakOpen] = direction === "request" ? [current, isTightened] : [base, isLoosened];
  const isExplained = inner.some(({ effect }) => effect === "changed" || effect === breaking);
  if (keyword === "oneOf" && isBreakOpen && !isExplained && !areApart(comparison, admitting.branches)) {
    report(
      comparison,
      { ...pair, open },
      "one-of-undecided",
      "changed",
      "",
      "of alternatives that exclude one another some changed, and whether they still do cannot be decided",
      [keyword],
    );
  } else comparison.changes.push(...inner);
};

/** Pairs alternatives of the same kind and compares them; the others are new or gone. */
export const compareAlternatives = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const { demandsOf, prover } = comparison;
  const textOf = ({ keyword, branches }: Alternatives): string =>
    `${keyword}${branches.map(demandsOf).sort(byCodeUnit).join()}`;
  const known = new Set(base.alternatives.map(textOf));
  const still = new Set(current.alternatives.map(textOf));
  const removed = base.alternatives.filter((one) => !still.has(textOf(one)));
  const added = [...current.alternatives.filter((one) => !known.has(textOf(one)))];
  for (const former of removed) {
    const index = added.findIndex(({ keyword }) => keyword === former.keyword);
    const [latter] = index < 0 ? [] : added.splice(index, 1);
    if (latter !== undefined) compareBranches(comparison, pair, former, latter);
    else if (!prover.impliesAlternatives(pair.current, former)) {
      report(
        comparison,
        pair,
        "alternatives-removed",
        "loosened",
        shortHash(textOf(former)),
        `no longer demands ${former.keyword}`,
        [former.keyword],
      );
    }
  }
  for (const latter of added) {
    if (prover.impliesAlternatives(pair.base, latter)) continue;
    report(
      comparison,
      pair,
      "alternatives-added",
      "tightened",
      shortHash(textOf(latter)),
      `now demands ${latter.keyword}`,
      [latter.keyword],
    );
  }
};
