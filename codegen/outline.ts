/**
 * Makes the outline of an output schema: the properties of its root, and the type of each. Every value of the schema conforms to
 * its outline, which costs a model far fewer tokens. The outline does not repeat which properties are required.
 */
import { dereference } from "./defaults.js";
import { possibleTypes } from "./possibleTypes.js";
import { branchesOf, definitionsOf, propertiesOf, type Schema, typesOf } from "./schema.js";

const allTypes = 6;

/** One type, or a branch for each type: the portable list must not have lists of types, and the verbatim list uses the same outline. */
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
