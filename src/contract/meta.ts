/** The product's own `_meta` keys, and the safe way to read what a caller put there. */
import { RequestRefusal } from "./refusal.js";

export const metaKeys = {
  session: "io.github.mock-gds/session",
  world: "io.github.mock-gds/world",
  idempotencyKey: "io.github.mock-gds/idempotency-key",
  error: "io.github.mock-gds/error",
  ignoredArguments: "io.github.mock-gds/ignored-arguments",
} as const;

export type Meta = Readonly<Record<string, unknown>>;

const idempotencyPattern = /^[\x20-\x7e]{1,128}$/;

/** The caller's idempotency key. Throws a refusal if it is not 1 to 128 printable ASCII characters. */
export const idempotencyKeyOf = (meta: Meta): string | undefined => {
  const value = meta[metaKeys.idempotencyKey];
  if (value === undefined) return undefined;
  if (typeof value === "string" && idempotencyPattern.test(value)) return value;
  const field = `_meta.${metaKeys.idempotencyKey}`;
  const expected = "1 to 128 printable ASCII characters";
  throw new RequestRefusal({
    field,
    value,
    message: `Invalid ${field}: expected ${expected}`,
    hint: `Send ${expected}, or leave ${field} out.`,
  });
};
