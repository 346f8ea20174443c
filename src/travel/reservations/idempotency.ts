/** Recognises a repeated call: the key it is kept under, and the fingerprint of what was asked. Knows no rules and no store. */
import { createHash } from "node:crypto";
import type { IdempotencyRecord } from "../../store/index.js";

/** How long a key is remembered, in world time. */
const KEY_LIFE_MS = 24 * 3_600_000;

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** JSON with the members of every object in order of their names, and absent ones left out. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}

/** One attempt at a write, as the store is to remember it. */
export interface Attempt {
  readonly key: string;
  readonly fingerprint: string;
}

/** An attempt under a caller's key. Hashed, so that a key of any text fits any store; `scope` keeps callers apart. */
export function attemptOf(key: string, scope: string, tool: string, request: object): Attempt {
  return { key: sha256(JSON.stringify([scope, key])), fingerprint: sha256(canonicalJson([tool, request])) };
}

/** The attempt as a record that lives for 24 hours from now. */
export function recordOf(attempt: Attempt, nowMs: number): IdempotencyRecord {
  return { ...attempt, nowMs, expiresAtMs: nowMs + KEY_LIFE_MS };
}
