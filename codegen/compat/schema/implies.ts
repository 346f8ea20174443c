/**
 * Proves that every value of one schema conforms to another. `true` is a proof; `false` only means that no proof was found, so
 * callers must treat it as a no. For recursive schemas the proof assumes its own claim one level deeper in the value.
 */
import type { Canonical } from "./canonical.js";
import { admittedTypes, createCases, mostProperties, onlyScalar, singleValues } from "./cases.js";
import { createDisjointness } from "./disjoint.js";
import type { Node } from "./located.js";
import { accepts } from "./scalar.js";
import { isSubset, numberImplies, textImplies } from "./scalarProofs.js";
import {
  type Alternatives,
  type Condition,
  isNeverNode,
  type ListView,
  type ObjectView,
  onlyType,
  propertyOf,
  type View,
} from "./view.js";
import type { ViewOf } from "./viewer.js";

const deepest = 60;

export interface Prover {
  readonly implies: (sub: Node, sup: Node) => boolean;
  readonly areEquivalent: (left: Node, right: Node) => boolean;
  /** Whether every value of a node conforms to these alternatives. */
  readonly impliesAlternatives: (sub: Node, alternatives: Alternatives) => boolean;
  readonly impliesCondition: (sub: Node, condition: Condition) => boolean;
  /** Whether no value conforms to both. */
  readonly areDisjoint: (left: Node, right: Node) => boolean;
}

interface Step {
  /** The assumed claims, each with the depth in the value at which it was assumed. */
  readonly assumed: ReadonlyMap<string, number>;
  readonly depth: number;
}

const namesOf = (left: ObjectView, right: ObjectView): ReadonlySet<string> =>
  new Set([...left.properties.keys(), ...right.properties.keys()]);

export const createProver = ({ demandsOf }: Canonical, viewOf: ViewOf): Prover => {
  const proven = new Set<string>();
  const casesOf = createCases(viewOf);
  const { viewsDisjoint, nodesDisjoint } = createDisjointness(viewOf, casesOf, deepest);

  const deeper = ({ assumed, depth }: Step): Step => ({ assumed, depth: depth + 1 });

  const listImplies = (sub: ListView, sup: ListView, step: Step): boolean =>
    sub.minItems >= sup.minItems &&
    (sub.maxItems <= sup.maxItems || sup.maxItems === Number.POSITIVE_INFINITY) &&
    (!sup.isUnique || sub.isUnique || sub.maxItems <= 1) &&
    (sub.maxItems === 0 || nodeImplies(sub.items, sup.items, deeper(step)));

  const objectImplies = (sub: ObjectView, sup: ObjectView, step: Step): boolean =>
    isSubset(sup.required, sub.required) &&
    Math.max(sub.minProperties, sub.required.size) >= sup.minProperties &&
    mostProperties(sub) <= sup.maxProperties &&
    [...namesOf(sub, sup)].every((name) => nodeImplies(propertyOf(sub, name), propertyOf(sup, name), deeper(step))) &&
    nodeImplies(sub.additional, sup.additional, deeper(step));

  /** Whether the types of one view imply those of the other, alternatives aside. */
  const typesImply = (sub: View, sup: View, step: Step): boolean =>
    (!sub.null || sup.null) &&
    isSubset(sub.booleans, sup.booleans) &&
    (sub.text === undefined || (sup.text !== undefined && textImplies(sub.text, sup.text))) &&
    (sub.number === undefined || (sup.number !== undefined && numberImplies(sub.number, sup.number))) &&
    (sub.list === undefined || (sup.list !== undefined && listImplies(sub.list, sup.list, step))) &&
    (sub.object === undefined || (sup.object !== undefined && objectImplies(sub.object, sup.object, step)));

  const isOneOfThese = (sub: View, { keyword, branches }: Alternatives, step: Step): boolean => {
    const scalar = onlyScalar(sub);
    if (scalar !== undefined) {
      const verdicts = branches.map((branch) => accepts(branch, scalar));
      const matching = verdicts.filter((verdict) => verdict === true).length;
      return keyword === "anyOf" ? matching > 0 : matching === 1 && !verdicts.includes(undefined);
    }
    return branches.some(
      (branch) =>
        viewImplies(sub, branch, step) &&
        (keyword === "anyOf" ||
          branches.every((other) => other === branch || viewsDisjoint(sub, viewOf(other), step.depth))),
    );
  };

  const sameAlternatives = (left: Alternatives, right: Alternatives): boolean =>
    left.keyword === right.keyword &&
    left.branches.length === right.branches.length &&
    left.branches.map(demandsOf).sort().join() === right.branches.map(demandsOf).sort().join();

  const alternativesHold = (sub: View, sup: Alternatives, step: Step): boolean =>
    sub.settled.some((own) => sameAlternatives(own, sup)) ||
    isOneOfThese(sub, sup, step) ||
    admittedTypes(sub)
      .flatMap((type) => singleValues(onlyType(sub, type)))
      .every((part) => isOneOfThese(part, sup, step));

  const conditionHolds = (sub: View, sup: Condition, step: Step): boolean => {
    const meets = (node: Node): boolean => viewImplies(sub, node, step);
    if (meets(sup.consequence) && meets(sup.alternative)) return true;
    if (meets(sup.test) && meets(sup.consequence)) return true;
    if (viewsDisjoint(sub, viewOf(sup.test), step.depth) && meets(sup.alternative)) return true;
    return sub.conditions.some(
      (own) =>
        demandsOf(own.test) === demandsOf(sup.test) &&
        nodeImplies(own.consequence, sup.consequence, step) &&
        nodeImplies(own.alternative, sup.alternative, step),
    );
  };

  const viewImplies = (sub: View, supNode: Node, step: Step): boolean => {
    if (step.depth > deepest) return false;
    const sup = viewOf(supNode);
    return casesOf(sub).every(
      (one) =>
        typesImply(one, sup, step) &&
        [...sup.opaque.keys()].every((text) => one.opaque.has(text)) &&
        sup.alternatives.every((alternatives) => alternativesHold(one, alternatives, step)) &&
        sup.conditions.every((condition) => conditionHolds(one, condition, step)),
    );
  };

  const nodeImplies = (sub: Node, sup: Node, step: Step): boolean => {
    if (isNeverNode(sub)) return true;
    const [left, right] = [demandsOf(sub), demandsOf(sup)];
    if (left === right || right === "") return true;
    const question = `${left}\n${right}`;
    if (proven.has(question)) return true;
    const assumedAt = step.assumed.get(question);
    if (assumedAt !== undefined) return step.depth > assumedAt;
    const isProven = viewImplies(viewOf(sub), sup, {
      ...step,
      assumed: new Map(step.assumed).set(question, step.depth),
    });
    // A proof under an assumption holds only together with it, so only proofs without assumptions are cached.
    if (isProven && step.assumed.size === 0) proven.add(question);
    return isProven;
  };

  const start: Step = { assumed: new Map(), depth: 0 };
  const implies = (sub: Node, sup: Node): boolean => nodeImplies(sub, sup, start);
  const overCases = (sub: Node, holds: (one: View) => boolean): boolean => casesOf(viewOf(sub)).every(holds);
  return {
    implies,
    areEquivalent: (left, right) => implies(left, right) && implies(right, left),
    impliesAlternatives: (sub, alternatives) => overCases(sub, (one) => alternativesHold(one, alternatives, start)),
    impliesCondition: (sub, condition) => overCases(sub, (one) => conditionHolds(one, condition, start)),
    areDisjoint: (left, right) => nodesDisjoint(left, right, 0),
  };
};
