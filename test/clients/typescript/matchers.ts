/** Schemas as tests, by the validator that knows every keyword of them. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

export const validatorOf = (schema: object): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv, { mode: "full" });
  const validate = ajv.compile(schema);
  return (value) => validate(value);
};
