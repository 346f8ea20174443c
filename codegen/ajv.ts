/** The one way in which contract schemas are compiled: strict, first error only, formats in full, nothing coerced. */
import { _ } from "ajv";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { formats } from "../src/contract/validation/formats.js";
import { type Schema, withoutAnnotations } from "./schema.js";

export interface Compiled {
  readonly ajv: Ajv2020;
  readonly validate: ValidateFunction;
}

/** Compiles a bundled schema in an instance of its own, so that what else is compiled never shows in the code. */
export const compile = (schema: Schema): Compiled => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: false,
    messages: false,
    meta: false,
    validateSchema: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  return { ajv, validate: ajv.compile(withoutAnnotations(schema)) };
};
