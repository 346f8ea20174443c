/** Whether a value could match two branches of a choice, so that the meant branch cannot be determined. */
import type { JsonValue } from "../../src/contract/contract.js";
import { type Definitions, dereference } from "../defaults.js";
import { branchesOf, isObject, propertiesOf, type Schema, typesOf } from "../schema.js";

const valuesOf = (schema: Schema): readonly JsonValue[] | undefined =>
  Array.isArray(schema["enum"])
    ? schema["enum"]
    : Object.hasOwn(schema, "const")
      ? [schema["const"] ?? null]
      : undefined;

const typesMeet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === 0 ||
  right.length === 0 ||
  left.some(
    (type) =>
      right.includes(type) ||
      (type === "integer" && right.includes("number")) ||
      (type === "number" && right.includes("integer")),
  );

/**
 * Whether a value could match both schemas. Both are in strict form: objects are closed and have all their properties, so different
 * property names are enough to tell them apart.
 */
export const canMeet = (
  first: Schema,
  second: Schema,
  definitions: Definitions,
  above: ReadonlySet<Schema> = new Set(),
): boolean => {
  const [left, right] = [dereference(first, definitions), dereference(second, definitions)];
  if (above.has(left) && above.has(right)) return true;
  const below = new Set([...above, left, right]);
  const within = (one: Schema, other: Schema): boolean => canMeet(one, other, definitions, below);
  const [leftBranches, rightBranches] = [branchesOf(left, "anyOf"), branchesOf(right, "anyOf")];
  if (leftBranches.length > 0) return leftBranches.some((branch) => within(branch, right));
  if (rightBranches.length > 0) return rightBranches.some((branch) => within(left, branch));
  if (!typesMeet(typesOf(left), typesOf(right))) return false;
  const [leftValues, rightValues] = [valuesOf(left), valuesOf(right)];
  if (leftValues !== undefined && rightValues !== undefined)
    return leftValues.some((value) => rightValues.includes(value));
  const [leftItems, rightItems] = [left["items"], right["items"]];
  // An empty list is the same in both, so the items decide.
  if (isObject(leftItems) && isObject(rightItems)) return within(leftItems, rightItems);
  if (!typesOf(left).includes("object") || !typesOf(right).includes("object")) return true;
  const [ofLeft, ofRight] = [new Map(propertiesOf(left)), new Map(propertiesOf(right))];
  return (
    ofLeft.size === ofRight.size &&
    [...ofLeft].every(([name, property]) => {
      const other = ofRight.get(name);
      return other !== undefined && within(property, other);
    })
  );
};
