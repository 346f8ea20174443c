/** The product's own `_meta` keys, and the safe way to read what a caller put there. */
import { RequestRefusal } from "./refusal.js";

export const metaKeys = {
  session: "io.github.mock-gds/session",
  idempotencyKey: "io.github.mock-gds/idempotency-key",
  error: "io.github.mock-gds/error",
  ignoredArguments: "io.github.mock-gds/ignored-arguments",
} as const;

export type Meta = Readonly<Record<string, unknown>>;

const handlePattern = /^[A-Za-z0-9_-]{16,128}$/;
const idempotencyPattern = /^[\x20-\x7e]{1,128}$/;

const matching = (value: unknown, pattern: RegExp, field: string, expected: string): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === "string" && pattern.test(value)) return value;
  throw new RequestRefusal({
    field,
    value,
    message: `Invalid ${field}: expected ${expected}`,
    hint: `Send ${expected}, or leave ${field} out.`,
  });
};

/** A session handle from outside: 16 to 128 letters, digits, `-` and `_`. Throws a refusal for anything else. */
export const sessionHandle = (value: unknown, field: string): string | undefined =>
  matching(value, handlePattern, field, "16 to 128 letters, digits, - or _");

/** The caller's idempotency key. Throws a refusal if it is not 1 to 128 printable ASCII characters. */
export const idempotencyKeyOf = (meta: Meta): string | undefined =>
  matching(
    meta[metaKeys.idempotencyKey],
    idempotencyPattern,
    `_meta.${metaKeys.idempotencyKey}`,
    "1 to 128 printable ASCII characters",
  );
