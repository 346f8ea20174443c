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

const pointerOf = ({ schemaPath }: ErrorObject): string =>
  pointerTo(...parsePointer(schemaPath.slice(1)).map((segment) => decodeURIComponent(segment)));

export const validityOf = (schema: Schema): Validity => {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    allowUnionTypes: true,
  });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  const validate = ajv.compile(schema);
  return {
    isValid: (value) => validate(value),
    failures: (value) => {
      validate(value);
      return (validate.errors ?? []).map((error) => ({
        pointer: pointerOf(error),
        instance: error.instancePath,
        keyword: error.keyword,
      }));
    },
  };
};
