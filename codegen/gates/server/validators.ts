/** Compiles the schemas against which answers are checked. */
import { createJudge } from "../../ajv.js";
import { oncePerObject } from "../../remember.js";
import type { Schema } from "../../schema.js";

type Judge = ReturnType<typeof createJudge>;

let judge: Judge | undefined;

/** Compiles a schema when it is first needed, and keeps the validator: several servers are checked with the same schemas. */
export const validatorOf = oncePerObject((schema: Schema): ReturnType<Judge> => {
  judge ??= createJudge();
  return judge(schema);
});
