/** Splits views into cases that a proof can examine one by one: alternatives, types, single values. */
import { intersect } from "./intersect.js";
import type { Scalar } from "./scalar.js";
import { admits, isNeverNode, type ObjectView, typeKeys, type View } from "./view.js";
import type { ViewOf } from "./viewer.js";

/** The most cases into which a schema with alternatives is split. Alternatives beyond that stay whole. */
const mostCases = 96;

/** The most properties that an object can have according to its schema. */
export const mostProperties = (object: ObjectView): number =>
  isNeverNode(object.additional)
    ? Math.min(
        object.maxProperties,
        [...object.properties.values()].filter((property) => !isNeverNode(property)).length,
      )
    : object.maxProperties;

/** One view for each value of a type, if its values are enumerated. */
export const singleValues = (view: View): readonly View[] => {
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

export const admittedTypes = (view: View): readonly (typeof typeKeys)[number][] =>
  typeKeys.filter((type) => admits(view, type));

/** The only scalar that a view admits; undefined if it admits more or none. */
export const onlyScalar = (view: View): Scalar | undefined => {
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

/**
 * Splits a view at its alternatives, and at those of its branches. If there are too many, some stay whole: such a case admits more
 * than necessary, which can only make a proof fail.
 */
export type CasesOf = (view: View) => readonly View[];

export const createCases = (viewOf: ViewOf): CasesOf => {
  const within = (view: View, share: number): readonly View[] => {
    if (admittedTypes(view).length === 0) return [];
    const [first, ...others] = view.alternatives;
    if (first === undefined) return [view];
    const settled = [...view.settled, first];
    const room = Math.floor(share / first.branches.length);
    const rest: View = { ...view, alternatives: others, settled };
    if (room < 1) return [{ ...rest, alternatives: [], settled: [...settled, ...others] }];
    return first.branches.flatMap((branch) => within(intersect(rest, viewOf(branch)), room));
  };
  return (view) => within(view, mostCases);
};
