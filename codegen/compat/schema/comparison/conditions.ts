/** Compares the conditions of two schemas, and the keywords that the comparison does not understand. */
import type { Condition, View } from "../view.js";
import { label } from "./branches.js";
import type { Comparison, Pair } from "./comparison.js";
import { shortHash } from "./hash.js";
import { demandNames, report, reportDemand } from "./report.js";

/** Compares what conditions with the same test demand; other conditions are new or gone. */
export const compareConditions = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const { demandsOf, prover } = comparison;
  const areAlike = (left: Condition, right: Condition): boolean =>
    demandsOf(left.test) === demandsOf(right.test) || prover.areEquivalent(left.test, right.test);
  const removed: Condition[] = [];
  const added = [...current.conditions];
  for (const former of base.conditions) {
    const index = added.findIndex((one) => areAlike(one, former));
    const [latter] = index < 0 ? [] : added.splice(index, 1);
    if (latter === undefined) removed.push(former);
    else {
      const at = `${pair.path}(if ${label(comparison, former.test)})`;
      comparison.walk(comparison, {
        ...pair,
        base: former.consequence,
        current: latter.consequence,
        path: `${at}(then)`,
      });
      comparison.walk(comparison, {
        ...pair,
        base: former.alternative,
        current: latter.alternative,
        path: `${at}(else)`,
      });
    }
  }
  const textOf = (condition: Condition): string =>
    shortHash([condition.test, condition.consequence, condition.alternative].map(demandsOf).join("\n"));
  const gone = removed.filter((former) => !prover.impliesCondition(pair.current, former));
  const come = added.filter((latter) => !prover.impliesCondition(pair.base, latter));
  if (gone.length + come.length === 0) return;
  const [was, is] = [gone, come].map((conditions) =>
    conditions.length === 0 ? "none" : conditions.map(textOf).join(),
  );
  const what =
    gone.length === 0 ? "has a new condition" : come.length === 0 ? "lost a condition" : "has another condition";
  reportDemand(
    comparison,
    pair,
    demandNames("condition"),
    { isTightened: come.length > 0, isLoosened: gone.length > 0 },
    `${was} ${is}`,
    what,
    ["if"],
  );
};

/** A keyword that cannot be compared counts as a break if it changed. */
export const compareOpaque = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const { direction } = comparison;
  const [lost, gained] = [
    [...base.opaque.keys()].filter((text) => !current.opaque.has(text)),
    [...current.opaque.keys()].filter((text) => !base.opaque.has(text)),
  ];
  const relevant = direction === "request" ? gained : lost;
  if (relevant.length === 0) return;
  const at: Pair = {
    ...pair,
    base: lost.flatMap((text) => base.opaque.get(text) ?? []),
    current: gained.flatMap((text) => current.opaque.get(text) ?? []),
  };
  report(
    comparison,
    {
      ...at,
      base: at.base.length > 0 ? at.base : pair.base,
      current: at.current.length > 0 ? at.current : pair.current,
    },
    "undecided",
    "changed",
    shortHash(relevant.join()),
    "changed in keywords that are not compared, so that a break cannot be excluded",
    [],
  );
};
