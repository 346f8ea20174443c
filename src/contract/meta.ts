/** The safe way to read what a caller put into `_meta`. */
import { RequestRefusal } from "./refusal.js";

export type Meta = Readonly<Record<string, unknown>>;

const idempotencyPattern = /^[\x20-\x7e]{1,128}$/;

/** The caller's idempotency key, which stands under `metaKey`. Throws a refusal if it is not 1 to 128 printable ASCII characters. */
export const idempotencyKeyOf = (meta: Meta, metaKey: string): string | undefined => {
  const value = meta[metaKey];
  if (value === undefined) return undefined;
  if (typeof value === "string" && idempotencyPattern.test(value)) return value;
  const field = `_meta.${metaKey}`;
  const expected = "1 to 128 printable ASCII characters";
  throw new RequestRefusal({
    field,
    value,
    message: `Invalid ${field}: expected ${expected}`,
    hint: `Send ${expected}, or leave ${field} out.`,
  });
};
