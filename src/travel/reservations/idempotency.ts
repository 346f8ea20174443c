/** Recognises a repeated call: the key it is kept under, the fingerprint of what was asked, and what the store remembers of it. */
import { createHash } from "node:crypto";
import type { IdempotencyRecord } from "../../store/index.js";
import { type Desk, rememberedRecord } from "./desk.js";
import type { Booker, BookingRecord, Refuse } from "./types.js";

/** How long a key is remembered, in world time. */
const keyLifeMs = 24 * 3_600_000;

/** Under which callers keep their keys where a PNR is anyone's. */
const sharedScope = "world";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** JSON with the members of every object in order of their names, and absent ones left out. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, member: unknown) =>
    typeof member === "object" && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );

/** One attempt at a write, as the store is to remember it. */
export interface Attempt {
  readonly key: string;
  readonly fingerprint: string;
}

/** An attempt under a caller's key. Hashed, so that a key of any text fits any store; `scope` keeps callers apart. */
export const attemptOf = (key: string, scope: string, tool: string, request: object): Attempt => ({
  key: sha256(JSON.stringify([scope, key])),
  fingerprint: sha256(canonicalJson([tool, request])),
});

/** The attempt as a record that lives for 24 hours from now. */
export const recordOf = (attempt: Attempt, nowMs: number): IdempotencyRecord => ({
  ...attempt,
  nowMs,
  expiresAtMs: nowMs + keyLifeMs,
});

/** What a caller attempts, to be recognised if it is repeated; undefined without a key, or without a session to keep it in. */
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

/** Refuses a key that was used before with other arguments. */
export const refuseKey = ({ idempotencyKey }: Booker, refuse: Refuse<"IDEMPOTENCY_CONFLICT">): never =>
  refuse("IDEMPOTENCY_CONFLICT", { field: "idempotencyKey", value: idempotencyKey });

/**
 * What an earlier call with the same key and arguments did; undefined if there was none. Asked before any rule, so that a
 * retry is answered although the offer has expired since. Reason: IDEMPOTENCY_CONFLICT.
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

/** Whether anything has been written under the caller's key, whatever it was. */
export const isKeyUsed = async (desk: Desk, booker: Booker): Promise<boolean> => {
  const attempt = attemptBy(desk, booker, booker.sessionId, "", {});
  if (attempt === undefined) return false;
  return (await desk.store.recall(desk.worldRef, attempt.key, desk.clock.now())) !== undefined;
};
