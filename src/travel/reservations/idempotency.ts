/** Recognises a repeated call by its key and the fingerprint of its arguments, and returns what the store remembers of the first. */
import { createHash } from "node:crypto";
import type { IdempotencyRecord } from "../../store/index.js";
import { type Desk, rememberedRecord } from "./desk.js";
import type { Booker, BookingRecord, Refuse } from "./types.js";

/** How long a key is remembered, in world time. */
const keyLifeMs = 24 * 3_600_000;

/** The scope of all keys if any caller can find any PNR. */
const sharedScope = "world";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** JSON with the members of each object sorted by name. Undefined members are left out. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );

/** One attempt at a write, as the store remembers it. */
export interface Attempt {
  readonly key: string;
  readonly fingerprint: string;
}

/** An attempt under a caller's key. The key is hashed so that any text fits any store; `scope` separates callers. */
export const attemptOf = (key: string, scope: string, tool: string, request: object): Attempt => ({
  key: sha256(JSON.stringify([scope, key])),
  fingerprint: sha256(canonicalJson([tool, request])),
});

/** The attempt as a record that expires 24 hours from now. */
export const recordOf = (attempt: Attempt, nowMs: number): IdempotencyRecord => ({
  ...attempt,
  nowMs,
  expiresAtMs: nowMs + keyLifeMs,
});

/** The attempt that a call makes; undefined without a key, or without a session to store it in. */
export const attemptBy = (
  desk: Desk,
  { idempotencyKey }: Booker,
  sessionId: string | undefined,
  tool: string,
  request: object,
): Attempt | undefined => {
  const scope = desk.isolation === "world" ? sharedScope : sessionId && `session ${sessionId}`;
  if (idempotencyKey === undefined || scope === undefined) return undefined;
  return attemptOf(idempotencyKey, scope, tool, request);
};

/** Refuses a key that was already used with other arguments. */
export const refuseKey = ({ idempotencyKey }: Booker, refuse: Refuse<"IDEMPOTENCY_CONFLICT">): never =>
  refuse("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });

/**
 * The booking that an earlier call with the same key and arguments wrote; undefined if there was none. Checked before any rule, so that a
 * retry is answered even if the offer has since expired. Reason: IDEMPOTENCY_CONFLICT.
 */
export const recalled = async (
  desk: Desk,
  booker: Booker,
  tool: string,
  request: object,
  refuse: Refuse<"IDEMPOTENCY_CONFLICT">,
): Promise<BookingRecord | undefined> => {
  const attempt = attemptBy(desk, booker, booker.sessionId, tool, request);
  if (attempt === undefined) return undefined;
  const earlier = await desk.store.recall(desk.worldRef, attempt.key, desk.clock.now());
  if (earlier === undefined) return undefined;
  if (earlier.fingerprint !== attempt.fingerprint) return refuseKey(booker, refuse);
  return rememberedRecord(desk, earlier.locator);
};

/** Whether any write has used the caller's key. */
export const isKeyUsed = async (desk: Desk, booker: Booker): Promise<boolean> => {
  const attempt = attemptBy(desk, booker, booker.sessionId, "", {});
  if (attempt === undefined) return false;
  return (await desk.store.recall(desk.worldRef, attempt.key, desk.clock.now())) !== undefined;
};
