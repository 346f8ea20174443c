/** Compiles schemas of contracts and manifests alike, and says where in a schema a value fails. */
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parsePointer, pointerTo } from "../../../codegen/pointer.js";
import type { Schema } from "../../../codegen/schema.js";
import { formats } from "../../../src/contract/validation/formats.js";

export interface Validity {
  readonly isValid: (value: unknown) => boolean;
  /** Pointers of the keywords that a value breaks, into the schema. */
  readonly failures: (
    value: unknown,
  ) => readonly { readonly pointer: string; readonly instance: string; readonly keyword: string }[];
}

type Places = ReadonlyMap<unknown, string>;

const placesIn = (schema: unknown, pointer = "", places = new Map<unknown, string>()): Map<unknown, string> => {
  if (typeof schema !== "object" || schema === null) return places;
  places.set(schema, pointer);
  for (const [name, inner] of Object.entries(schema)) placesIn(inner, pointer + pointerTo(name), places);
  return places;
};

/** By the schema that has the keyword: a path that leads through a reference of a reference begins anew at the second. */
const pointerOf = ({ schemaPath, parentSchema }: ErrorObject, places: Places): string => {
  const told = parsePointer(schemaPath.slice(1)).map((segment) => decodeURIComponent(segment));
  const place = places.get(parentSchema);
  return place === undefined ? pointerTo(...told) : place + pointerTo(...told.slice(-1));
};

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  verbose: true,
  meta: false,
  validateSchema: false,
  inlineRefs: false,
  allowUnionTypes: true,
  // Each schema is used a few times: what optimising costs is never won back.
  code: { optimize: false },
});
for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);

export const validityOf = (schema: Schema): Validity => {
  const validate = ajv.compile(schema);
  // What one schema calls itself or its anchors must not meet the next one's.
  ajv.removeSchema(schema);
  const places = placesIn(schema);
  return {
    isValid: (value) => validate(value),
    failures: (value) => {
      validate(value);
      return (validate.errors ?? []).map((error) => ({
        pointer: pointerOf(error, places),
        instance: error.instancePath,
        keyword: error.keyword,
      }));
    },
  };
};
