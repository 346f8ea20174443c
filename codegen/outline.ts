/**
 * Makes the outline of an output schema: which properties its root has, and of which type each is. Every value of the schema
 * conforms to it, and it costs a model a small part; it does not list again those that are always there.
 */
import { dereference } from "./defaults.js";
import { possibleTypes } from "./possibleTypes.js";
import { branchesOf, definitionsOf, propertiesOf, type Schema, typesOf } from "./schema.js";

const allTypes = 6;

/** One type, or a branch for each: the portable list has no lists of types, and the other takes the same outline. */
const typeOnly = (schema: Schema, definitions: ReadonlyMap<string, Schema>): Schema => {
  const possible: ReadonlySet<string> = possibleTypes(schema, definitions);
  const stated = typesOf(dereference(schema, definitions));
  const isInteger = stated.includes("integer") && !stated.includes("number");
  const types = [...possible].map((type) => (type === "number" && isInteger ? "integer" : type));
  const [only] = types;
  if (only !== undefined && types.length === 1) return { type: only };
  return types.length === 0 || types.length === allTypes ? {} : { anyOf: types.map((type) => ({ type })) };
};

const isTypeAlone = (schema: Schema): boolean =>
  Object.keys(schema).every(
    (keyword) => keyword === "type" || (keyword === "anyOf" && branchesOf(schema, "anyOf").every(isTypeAlone)),
  );

/** Whether a schema says no more than an outline would. */
export const isOutline = (schema: Schema): boolean =>
  Object.keys(schema).every((keyword) => ["type", "properties", "required"].includes(keyword)) &&
  propertiesOf(schema).every(([, property]) => isTypeAlone(property));

export const outlineOf = (schema: Schema): Schema => {
  const definitions = definitionsOf(schema);
  const root = dereference(schema, definitions);
  const properties = propertiesOf(root).map(([name, property]) => [name, typeOnly(property, definitions)] as const);
  return { type: "object", properties: Object.fromEntries(properties) };
};
