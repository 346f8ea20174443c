/** Compiles the schemas that answers are held against. */
import { createJudge } from "../../ajv.js";
import type { Schema } from "../../schema.js";

type Judge = ReturnType<typeof createJudge>;

let judge: Judge | undefined;
const validators = new WeakMap<Schema, ReturnType<Judge>>();

/** Compiled when it is first needed, and kept as long as the contract is: servers are asked for the same several times. */
export const validatorOf = (schema: Schema): ReturnType<Judge> => {
  judge ??= createJudge();
  const validate = validators.get(schema) ?? judge(schema);
  validators.set(schema, validate);
  return validate;
};
