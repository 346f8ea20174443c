/** The one way in which contract schemas are compiled: strict, first error only, formats in full, nothing coerced. */
import { _, type CodeOptions } from "ajv";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { formats } from "../src/contract/validation/formats.js";
import { type Schema, withoutAnnotations } from "./schema.js";

export interface Compiled {
  readonly ajv: Ajv2020;
  readonly validate: ValidateFunction;
}

const compilerWith = (code: CodeOptions): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    allErrors: false,
    messages: false,
    meta: false,
    validateSchema: false,
    code,
  });
  for (const [name, test] of Object.entries(formats)) ajv.addFormat(name, test);
  return ajv;
};

/** Compiles a bundled schema in an instance of its own, so that what else is compiled never shows in the code. */
export const compile = (schema: Schema): Compiled => {
  const ajv = compilerWith({ source: true, esm: true, lines: true, formats: _`formats` });
  return { ajv, validate: ajv.compile(withoutAnnotations(schema)) };
};

/** Compiles bundled schemas for verdicts alone, in one instance. Throws as `compile` does. */
export const createJudge = (): ((schema: Schema) => ValidateFunction) => {
  // Each is used a few times: what optimising costs is never won back.
  const ajv = compilerWith({ optimize: false });
  return (schema) => {
    const plain = withoutAnnotations(schema);
    try {
      return ajv.compile(plain);
    } finally {
      // What one schema calls itself or its anchors must not meet the next one's.
      ajv.removeSchema(plain);
    }
  };
};
