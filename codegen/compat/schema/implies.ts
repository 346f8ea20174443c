/**
 * Proves that every value of one schema conforms to another. `true` is a proof; `false` means only that none was found, so that
 * whoever asks has to take it for a no. Schemas that lead back to themselves are compared by assuming what is to be shown, one
 * step further into the value.
 */
import type { Canonical } from "./canonical.js";
import { intersect, isInRange } from "./intersect.js";
import type { Node } from "./located.js";
import { accepts, isMultiple, matchesFormat, matchesPattern, type Scalar } from "./scalar.js";
import {
  type Alternatives,
  admits,
  type Condition,
  isNeverNode,
  type ListView,
  type NumberView,
  type ObjectView,
  onlyType,
  propertyOf,
  type TextView,
  typeKeys,
  type View,
} from "./view.js";
import type { ViewOf } from "./viewer.js";

/** How many cases a schema with alternatives is taken apart into before the proof is given up. */
const mostCases = 96;
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
  /** What is assumed, with the depth in the value at which it was. */
  readonly assumed: ReadonlyMap<string, number>;
  readonly depth: number;
}

const isSubset = <T>(left: ReadonlySet<T>, right: ReadonlySet<T>): boolean =>
  [...left].every((value) => right.has(value));

const lengthOf = (text: string): number => [...text].length;

const textConforms = (value: string, { values, minLength, maxLength, patterns, formats }: TextView): boolean =>
  (values === undefined || values.has(value)) &&
  lengthOf(value) >= minLength &&
  lengthOf(value) <= maxLength &&
  [...patterns].every((pattern) => matchesPattern(value, pattern) === true) &&
  [...formats].every((format) => matchesFormat(value, format) === true);

export const textImplies = (sub: TextView, sup: TextView): boolean => {
  const isOtherwise = isSubset(sup.patterns, sub.patterns) && isSubset(sup.formats, sub.formats);
  if (sub.values !== undefined) {
    return [...sub.values].every((value) =>
      textConforms(value, isOtherwise ? { ...sup, patterns: new Set(), formats: new Set() } : sup),
    );
  }
  return sup.values === undefined && sub.minLength >= sup.minLength && sub.maxLength <= sup.maxLength && isOtherwise;
};

/** Whether all multiples of one of the steps are multiples of this one. */
const coversStep = (sub: NumberView, step: number): boolean =>
  [...sub.multiples].some((own) => isMultiple(own, step) === true);

const startsWithin = (sub: NumberView, sup: NumberView): boolean =>
  sub.minimum > sup.minimum ||
  (sub.minimum === sup.minimum && (sub.isMinimumExclusive || !sup.isMinimumExclusive)) ||
  sup.minimum === Number.NEGATIVE_INFINITY;
const endsWithin = (sub: NumberView, sup: NumberView): boolean =>
  sub.maximum < sup.maximum ||
  (sub.maximum === sup.maximum && (sub.isMaximumExclusive || !sup.isMaximumExclusive)) ||
  sup.maximum === Number.POSITIVE_INFINITY;

export const numberImplies = (sub: NumberView, sup: NumberView): boolean => {
  if (sub.values !== undefined) {
    return [...sub.values].every(
      (value) =>
        (sup.values === undefined || sup.values.has(value)) &&
        isInRange(value, sup) &&
        [...sup.multiples].every((step) => isMultiple(value, step) === true || coversStep(sub, step)),
    );
  }
  return (
    sup.values === undefined &&
    (sub.isInteger || !sup.isInteger) &&
    startsWithin(sub, sup) &&
    endsWithin(sub, sup) &&
    [...sup.multiples].every((step) => coversStep(sub, step))
  );
};

const areTextsDisjoint = (left: TextView, right: TextView): boolean => {
  const [values, other] = left.values === undefined ? [right.values, left] : [left.values, right];
  if (values !== undefined) {
    return [...values].every(
      (value) =>
        (other.values !== undefined && !other.values.has(value)) ||
        lengthOf(value) < other.minLength ||
        lengthOf(value) > other.maxLength ||
        [...other.patterns].some((pattern) => matchesPattern(value, pattern) === false) ||
        [...other.formats].some((format) => matchesFormat(value, format) === false),
    );
  }
  return left.minLength > right.maxLength || right.minLength > left.maxLength;
};

const isBelow = (left: NumberView, right: NumberView): boolean =>
  left.maximum < right.minimum ||
  (left.maximum === right.minimum && (left.isMaximumExclusive || right.isMinimumExclusive));

const areNumbersDisjoint = (left: NumberView, right: NumberView): boolean => {
  const [values, other] = left.values === undefined ? [right.values, left] : [left.values, right];
  if (values !== undefined) {
    return [...values].every(
      (value) =>
        (other.values !== undefined && !other.values.has(value)) ||
        !isInRange(value, other) ||
        [...other.multiples].some((step) => isMultiple(value, step) === false),
    );
  }
  return isBelow(left, right) || isBelow(right, left);
};

const namesOf = (left: ObjectView, right: ObjectView): ReadonlySet<string> =>
  new Set([...left.properties.keys(), ...right.properties.keys()]);

/** How many properties an object can have at most, as far as its schema tells. */
const mostProperties = (object: ObjectView): number =>
  isNeverNode(object.additional)
    ? Math.min(
        object.maxProperties,
        [...object.properties.values()].filter((property) => !isNeverNode(property)).length,
      )
    : object.maxProperties;

/** The few values of a type as views of their own, where they can be counted. */
const singleValues = (view: View): readonly View[] => {
  if (view.text?.values !== undefined && view.text.values.size > 1) {
    const { text } = view;
    return [...view.text.values].map((value) => ({ ...view, text: { ...text, values: new Set([value]) } }));
  }
  if (view.number?.values !== undefined && view.number.values.size > 1) {
    const { number } = view;
    return [...view.number.values].map((value) => ({ ...view, number: { ...number, values: new Set([value]) } }));
  }
  if (view.booleans.size > 1) return [...view.booleans].map((value) => ({ ...view, booleans: new Set([value]) }));
  return [view];
};

const admittedTypes = (view: View): readonly (typeof typeKeys)[number][] =>
  typeKeys.filter((type) => admits(view, type));

/** The one scalar that a view admits, if it is one. */
const onlyScalar = (view: View): Scalar | undefined => {
  const types = admittedTypes(view);
  if (types.length !== 1) return undefined;
  const values: readonly Scalar[] = [
    ...(view.null ? [null] : []),
    ...view.booleans,
    ...(view.text?.values ?? []),
    ...(view.number?.values ?? []),
  ];
  return values.length === 1 ? values[0] : undefined;
};

export const createProver = ({ demandsOf }: Canonical, viewOf: ViewOf): Prover => {
  const proven = new Set<string>();

  /**
   * A view taken apart at its alternatives, and those of its branches. Where there are too many, some are left whole: a case then
   * admits more than it has to, which can only cost a proof.
   */
  const casesOf = (view: View, share = mostCases): readonly View[] => {
    if (admittedTypes(view).length === 0) return [];
    const [first, ...others] = view.alternatives;
    if (first === undefined) return [view];
    const settled = [...view.settled, first];
    const room = Math.floor(share / first.branches.length);
    const rest: View = { ...view, alternatives: others, settled };
    if (room < 1) return [{ ...rest, alternatives: [], settled: [...settled, ...others] }];
    return first.branches.flatMap((branch) => casesOf(intersect(rest, viewOf(branch)), room));
  };

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

  /** What holds for types, alternatives left aside. */
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
    // A proof that rests on an assumption is worth no more than that: only one from the beginning is remembered.
    if (isProven && step.assumed.size === 0) proven.add(question);
    return isProven;
  };

  const viewsDisjoint = (left: View, right: View, depth: number): boolean => {
    if (depth > deepest) return false;
    const [first, second] = [casesOf(left), casesOf(right)];
    return first.every((one) => second.every((other) => casesDisjoint(one, other, depth)));
  };

  const casesDisjoint = (left: View, right: View, depth: number): boolean =>
    !(left.null && right.null) &&
    ![...left.booleans].some((value) => right.booleans.has(value)) &&
    (left.text === undefined || right.text === undefined || areTextsDisjoint(left.text, right.text)) &&
    (left.number === undefined || right.number === undefined || areNumbersDisjoint(left.number, right.number)) &&
    (left.list === undefined || right.list === undefined || areListsDisjoint(left.list, right.list, depth)) &&
    (left.object === undefined || right.object === undefined || areObjectsDisjoint(left.object, right.object, depth));

  const areListsDisjoint = (left: ListView, right: ListView, depth: number): boolean =>
    left.minItems > right.maxItems ||
    right.minItems > left.maxItems ||
    (Math.max(left.minItems, right.minItems) > 0 && nodesDisjoint(left.items, right.items, depth + 1));

  const areObjectsDisjoint = (left: ObjectView, right: ObjectView, depth: number): boolean =>
    Math.max(left.minProperties, left.required.size) > mostProperties(right) ||
    Math.max(right.minProperties, right.required.size) > mostProperties(left) ||
    [...new Set([...left.required, ...right.required])].some((name) =>
      nodesDisjoint(propertyOf(left, name), propertyOf(right, name), depth + 1),
    );

  const nodesDisjoint = (left: Node, right: Node, depth: number): boolean =>
    isNeverNode(left) || isNeverNode(right) || viewsDisjoint(viewOf(left), viewOf(right), depth);

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
