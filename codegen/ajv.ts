/** Compiles contract schemas with Ajv: strict mode, every format, the first error only, no coercion of values. */
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

/**
 * Compiles a bundled schema in an Ajv instance of its own, so that no other schema shows in the generated code. Throws for a schema
 * that Ajv refuses.
 */
export const compile = (schema: Schema): Compiled => {
  const ajv = compilerWith({ source: true, esm: true, lines: true, formats: _`formats` });
  return { ajv, validate: ajv.compile(withoutAnnotations(schema)) };
};

/**
 * Gives a function that compiles bundled schemas in one shared instance, to validate with and not to write as code. It throws as
 * `compile` does.
 */
export const createJudge = (): ((schema: Schema) => ValidateFunction) => {
  // Each validator runs only a few times: optimising its code would cost more than it saves.
  const ajv = compilerWith({ optimize: false });
  return (schema) => {
    const plain = withoutAnnotations(schema);
    try {
      return ajv.compile(plain);
    } finally {
      // Removes the schema, so that its `$id` and anchors cannot collide with those of the next one.
      ajv.removeSchema(plain);
    }
  };
};
