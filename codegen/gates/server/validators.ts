/** Compiles the schemas that answers are held against. */
import { createJudge } from "../../ajv.js";
import { oncePerObject } from "../../remember.js";
import type { Schema } from "../../schema.js";

type Judge = ReturnType<typeof createJudge>;

let judge: Judge | undefined;

/** Compiles a schema when it is first needed, and keeps the validator: servers are asked for the same several times. */
export const validatorOf = oncePerObject((schema: Schema): ReturnType<Judge> => {
  judge ??= createJudge();
  return judge(schema);
});
