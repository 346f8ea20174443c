/** Proves that no value conforms to both of two schemas. As in `implies.ts`, false only means that no proof was found. */
import { type CasesOf, mostProperties } from "./cases.js";
import type { Node } from "./located.js";
import { areNumbersDisjoint, areTextsDisjoint } from "./scalarProofs.js";
import { isNeverNode, type ListView, type ObjectView, propertyOf, type View } from "./view.js";
import type { ViewOf } from "./viewer.js";

/** `depth`: how deep in the value the two stand. */
export interface Disjointness {
  readonly viewsDisjoint: (left: View, right: View, depth: number) => boolean;
  readonly nodesDisjoint: (left: Node, right: Node, depth: number) => boolean;
}

/** Examines values down to the depth `deepest`. */
export const createDisjointness = (viewOf: ViewOf, casesOf: CasesOf, deepest: number): Disjointness => {
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

  return { viewsDisjoint, nodesDisjoint };
};
