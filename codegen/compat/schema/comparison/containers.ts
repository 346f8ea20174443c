/** Compares what two schemas demand of arrays and of objects. */
import type { Node } from "../located.js";
import { isNeverNode, type ObjectView, propertyOf, type View } from "../view.js";
import { type Comparison, joined, type Pair } from "./comparison.js";
import { demandNames, report, reportBound, reportDemand } from "./report.js";

/** Compares the number of items, and the items themselves. */
export const compareList = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const [before, after] = [base.list, current.list];
  if (before === undefined || after === undefined) return;
  const views = [base, current] as const;
  reportBound(comparison, pair, "minItems", views, before.minItems < after.minItems, after.minItems < before.minItems);
  reportBound(comparison, pair, "maxItems", views, before.maxItems > after.maxItems, after.maxItems > before.maxItems);
  if (before.isUnique !== after.isUnique) {
    const [isTightened, isLoosened] = [after.isUnique && before.maxItems > 1, before.isUnique && after.maxItems > 1];
    const what = after.isUnique ? "no longer admits an item twice" : "may now hold an item twice";
    reportDemand(comparison, pair, demandNames("unique-items"), { isTightened, isLoosened }, "", what, ["uniqueItems"]);
  }
  if (before.maxItems > 0 && after.maxItems > 0) {
    comparison.walk(comparison, { ...pair, base: before.items, current: after.items, path: `${pair.path}[]` });
  }
};

const isOpenEnd = (comparison: Comparison, node: Node): boolean => comparison.demandsOf(node) === "";

const compareAdditional = (comparison: Comparison, pair: Pair, base: ObjectView, current: ObjectView): void => {
  const { demandsOf } = comparison;
  const [before, after] = [base.additional, current.additional];
  if (demandsOf(before) === demandsOf(after)) return;
  const keywords = ["additionalProperties"];
  if (isNeverNode(after)) {
    report(comparison, pair, "closed", "tightened", "", "no longer admits properties that are not declared", keywords);
  } else if (isNeverNode(before)) {
    report(comparison, pair, "opened", "loosened", "", "now admits properties that are not declared", keywords);
  } else if (isOpenEnd(comparison, before)) {
    report(
      comparison,
      pair,
      "additional-narrowed",
      "tightened",
      "",
      "limits the values of undeclared properties",
      keywords,
    );
  } else if (isOpenEnd(comparison, after)) {
    report(
      comparison,
      pair,
      "additional-widened",
      "loosened",
      "",
      "no longer limits the values of undeclared properties",
      keywords,
    );
  } else comparison.walk(comparison, { ...pair, base: before, current: after, path: joined(pair.path, "*") });
};

const compareProperty = (
  comparison: Comparison,
  pair: Pair,
  name: string,
  base: ObjectView,
  current: ObjectView,
): void => {
  const { direction } = comparison;
  const [before, after] = [propertyOf(base, name), propertyOf(current, name)];
  const isNamed = ({ properties, required }: ObjectView): boolean => properties.has(name) || required.has(name);
  /** Whether a property is declared. `required` alone declares it too, if the other side names the property: it then has any type. */
  const isDeclared = (object: ObjectView, node: Node, other: ObjectView): boolean =>
    !isNeverNode(node) && (object.properties.has(name) || (object.required.has(name) && isNamed(other)));
  const [was, is] = [isDeclared(base, before, current), isDeclared(current, after, base)];
  const [wasRequired, isRequired] = [base.required.has(name), current.required.has(name)];
  const inner: Pair = { ...pair, base: before, current: after, path: joined(pair.path, name) };
  /** Points to the object if the property itself is not there. */
  const at: Pair = { ...inner, base: was ? before : pair.base, current: is ? after : pair.current };
  const place = ["properties"];
  const isAdded = !was && is;
  const isRemoved = was && !is;
  const becameRequired = isRequired && !wasRequired;
  const onObject: Pair = { ...inner, base: pair.base, current: pair.current };
  if (becameRequired && !isAdded) {
    report(comparison, onObject, "property-became-required", "tightened", "", "became required", ["required"]);
  }
  if (wasRequired && !isRequired && !isRemoved) {
    report(comparison, onObject, "property-became-optional", "loosened", "", "became optional", ["required"]);
  }
  if (isAdded) {
    const isFree = isOpenEnd(comparison, before);
    if (becameRequired) {
      const effect = direction === "response" && isNeverNode(before) ? "loosened" : "tightened";
      report(comparison, at, "required-property-added", effect, "", "was added as a required property", place);
    } else if (isNeverNode(before)) report(comparison, at, "property-added", "loosened", "", "was added", place);
    else if (isFree) {
      report(
        comparison,
        at,
        "property-added-to-open",
        isOpenEnd(comparison, after) ? "said" : "tightened",
        "",
        "was added",
        place,
      );
    }
    if (!isNeverNode(before) && !isFree) comparison.walk(comparison, inner);
    return;
  }
  if (isRemoved) {
    const isClosed = isNeverNode(after);
    if (wasRequired && !isRequired && direction === "response") {
      report(comparison, at, "required-property-removed", "loosened", "", "was required and is gone", place);
    } else if (isClosed) {
      report(comparison, at, "property-removed-from-closed", "tightened", "", "is gone and no longer admitted", place);
    } else
      report(
        comparison,
        at,
        "property-removed",
        isOpenEnd(comparison, before) ? "said" : "loosened",
        "",
        "is gone",
        place,
      );
    if (!isClosed && !isOpenEnd(comparison, after)) comparison.walk(comparison, inner);
    return;
  }
  if (was && is) comparison.walk(comparison, inner);
  else if (current.properties.has(name) && isNeverNode(after) && !isNeverNode(before)) {
    report(comparison, onObject, "closed", "tightened", "", "is no longer admitted", place);
  } else if (base.properties.has(name) && isNeverNode(before) && !isNeverNode(after)) {
    report(comparison, onObject, "opened", "loosened", "", "is now admitted", place);
  }
};

/** Compares declared properties by name, undeclared properties, and the number of properties. */
export const compareObject = (comparison: Comparison, pair: Pair, base: View, current: View): void => {
  const [before, after] = [base.object, current.object];
  if (before === undefined || after === undefined) return;
  const views = [base, current] as const;
  const names = new Set([
    ...before.properties.keys(),
    ...after.properties.keys(),
    ...before.required,
    ...after.required,
  ]);
  for (const name of names) compareProperty(comparison, pair, name, before, after);
  compareAdditional(comparison, pair, before, after);
  const [least, most] = [before.required.size, after.required.size];
  reportBound(
    comparison,
    pair,
    "minProperties",
    views,
    Math.max(before.minProperties, least) < after.minProperties,
    Math.max(after.minProperties, most) < before.minProperties,
  );
  reportBound(
    comparison,
    pair,
    "maxProperties",
    views,
    before.maxProperties > after.maxProperties,
    after.maxProperties > before.maxProperties,
  );
};
