/** The two kinds of write: open a PNR, or change one that nobody else has changed meanwhile. Each is one atomic operation of the store. */
import type { BookingStatus, StockClaim, StockReturn } from "../../store/index.js";
import { type Desk, findRecord, rememberedRecord } from "./desk.js";
import { attemptBy, recordOf, refuseKey } from "./idempotency.js";
import { locatorOf, shuffledLocatorNumber } from "./locator.js";
import type { Booker, BookingRecord, RefusalReason, Refuse } from "./types.js";

const mostLocatorsTried = 100;
/** A failed attempt means that another call has succeeded, so this many simultaneous calls on one PNR are served. */
const mostChangesTried = 32;

/** Who writes what, as far as it identifies a repeated call. */
export interface Writing<Reason extends RefusalReason> {
  readonly tool: string;
  readonly request: object;
  readonly booker: Booker;
  readonly nowMs: number;
  readonly refuse: Refuse<Reason>;
}

/** The identity of a new PNR, and the session that owns it. */
export interface Identity {
  readonly pnr: string;
  /** The number behind the PNR, unique in the world. */
  readonly shuffledNumber: number;
  readonly sessionId: string;
}

/** Refuses because too little is left of a stock key. */
type SoldOutKey = (stockKey: string, left: number) => never;

export interface Written {
  readonly record: BookingRecord;
  readonly idempotentReplay: boolean;
}

const idempotencyOf = (desk: Desk, writing: Writing<never>, sessionId: string) => {
  const attempt = attemptBy(desk, writing.booker, sessionId, writing.tool, writing.request);
  return attempt === undefined ? {} : { idempotency: recordOf(attempt, writing.nowMs) };
};

/** Sells the claims and opens a PNR, or does nothing. `draft` builds the booking once its locator is known. */
export const openPnr = async (
  desk: Desk,
  writing: Writing<"IDEMPOTENCY_CONFLICT" | "WORLD_FULL">,
  claims: readonly StockClaim[],
  soldOut: SoldOutKey,
  draft: (identity: Identity) => BookingRecord,
  beforeOpening?: (pnr: string) => Promise<void>,
): Promise<Written> => {
  const { booker, nowMs, refuse } = writing;
  const world = desk.worldRef;
  const sessionId = booker.sessionId ?? booker.obtainSession();
  for (let tried = 0; tried < mostLocatorsTried; tried += 1) {
    const shuffledNumber = shuffledLocatorNumber(desk.world, await desk.store.takeLocatorNumber(world));
    const locator = locatorOf(shuffledNumber);
    const document = draft({ pnr: locator, shuffledNumber, sessionId });
    await beforeOpening?.(locator);
    booker.signal?.throwIfAborted();
    const outcome = await desk.store.openBooking({
      world,
      locator,
      scopeId: sessionId,
      createdAtMs: nowMs,
      document,
      claims,
      ...idempotencyOf(desk, writing, sessionId),
    });
    if (outcome.kind === "done") return { record: document, idempotentReplay: false };
    if (outcome.kind === "replayed") {
      return { record: await rememberedRecord(desk, outcome.locator), idempotentReplay: true };
    }
    if (outcome.kind === "idempotencyConflict") return refuseKey(booker, refuse);
    if (outcome.kind === "soldOut") return soldOut(outcome.key, outcome.left);
    if (outcome.kind === "worldFull") {
      return refuse("WORLD_FULL", { field: "world", value: desk.world.worldId, limit: outcome.limit });
    }
  }
  throw new Error(`no free locator in world ${world.key} after ${mostLocatorsTried} attempts`);
};

export interface Change {
  readonly record: BookingRecord;
  readonly claims: readonly StockClaim[];
  readonly returns: readonly StockReturn[];
}

/** The PNR to change, and the argument that names it. */
export interface PnrField {
  readonly field: string;
  readonly value: string;
}

/**
 * Changes a PNR as it is at the moment of writing. If another call was faster, `change` is called again with the newer record. Reasons:
 * PNR_NOT_FOUND, VERSION_CONFLICT after many attempts, IDEMPOTENCY_CONFLICT, and those of `change` and `soldOut`.
 */
export const changePnr = async (
  desk: Desk,
  writing: Writing<"IDEMPOTENCY_CONFLICT" | "PNR_NOT_FOUND" | "VERSION_CONFLICT">,
  pnr: PnrField,
  soldOut: SoldOutKey,
  change: (current: BookingRecord, actor: () => string) => Change,
): Promise<Written> => {
  const { booker, nowMs, refuse } = writing;
  const world = desk.worldRef;
  let sessionId = booker.sessionId;
  const actor = (): string => {
    sessionId ??= booker.obtainSession();
    return sessionId;
  };
  for (let tried = 0; tried < mostChangesTried; tried += 1) {
    const current = await findRecord(desk, pnr.value, booker.sessionId);
    if (current === undefined) return refuse("PNR_NOT_FOUND", { ...pnr });
    const { record, claims, returns } = change(current, actor);
    const status: BookingStatus = record.status;
    booker.signal?.throwIfAborted();
    const outcome = await desk.store.changeBooking({
      world,
      locator: current.pnr,
      expectedVersion: current.version,
      changedAtMs: nowMs,
      status,
      document: record,
      claims,
      returns,
      ...idempotencyOf(desk, writing, actor()),
    });
    if (outcome.kind === "done") return { record, idempotentReplay: false };
    if (outcome.kind === "replayed") {
      return { record: await rememberedRecord(desk, outcome.locator), idempotentReplay: true };
    }
    if (outcome.kind === "idempotencyConflict") return refuseKey(booker, refuse);
    if (outcome.kind === "soldOut") return soldOut(outcome.key, outcome.left);
  }
  return refuse("VERSION_CONFLICT", { ...pnr });
};
