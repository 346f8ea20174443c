/** Holds answers to the schemas of ours beside the tests of a vendor. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Fails where a value is not what the definition of that name in the vendor's `schemas.json` says. */
export const createJudge = (vendor: string): ((definition: string, value: unknown) => void) => {
  const text = readFileSync(new URL(`./${vendor}/schemas.json`, import.meta.url), "utf8");
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false });
  addFormats.default(ajv);
  ajv.addSchema(JSON.parse(text), vendor);
  return (definition, value) => {
    const validate = ajv.getSchema(`${vendor}#/$defs/${definition}`);
    assert.ok(validate, definition);
    assert.ok(validate(value), `${definition}: ${ajv.errorsText(validate.errors).slice(0, 600)}`);
  };
};
