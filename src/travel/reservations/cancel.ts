/** Cancels a whole PNR: statuses, refund, and the return of all its stock, in one step. */
import { utcIso } from "../world/index.js";
import { usd } from "../world/money.js";
import { refuseCardNumbers } from "./cards.js";
import type { Desk } from "./desk.js";
import { recalled } from "./idempotency.js";
import { refuseLongTexts } from "./limits.js";
import { type Deed, entriesOf } from "./record.js";
import { isVoidable, refundOf } from "./refund.js";
import type {
  Booker,
  BookingRecord,
  Cancelled,
  CancelReason,
  CancelRequest,
  Refund,
  Refuse,
  Ticketing,
} from "./types.js";
import { usedUp } from "./used.js";
import { changePnr } from "./writing.js";

const ownTool = "cancelBooking";

const outcomeOf = (record: BookingRecord, idempotentReplay: boolean): Cancelled => {
  if (record.refund === null) throw new Error(`${record.pnr} is cancelled without a refund`);
  return { record, refund: record.refund, idempotentReplay };
};

const ticketingAfter = (current: BookingRecord, nowMs: number): Ticketing => {
  if (current.ticketing.status === "unticketed") return current.ticketing;
  return { ...current.ticketing, status: isVoidable(current, nowMs) ? "voided" : "refunded" };
};

const cancelled = <Segment extends { readonly status: string }>(segments: readonly Segment[]) =>
  segments.map((segment) => ({ ...segment, status: "HX" as const }));

const cancelledRecord = (
  current: BookingRecord,
  refund: Refund,
  change: { readonly nowMs: number; readonly actor: string; readonly reason: string | undefined },
): BookingRecord => {
  const { nowMs, actor, reason } = change;
  const at = utcIso(nowMs);
  const version = current.version + 1;
  const { refundCents, paidCents } = refund;
  const deeds: Deed[] = [{ action: "cancelled", detail: `PNR ${current.pnr} cancelled as a whole` }];
  if (refundCents > 0) {
    deeds.push({ action: "refunded", detail: `${usd(refundCents)} of ${usd(paidCents)} refunded` });
  }
  return {
    ...current,
    status: "cancelled",
    version,
    updatedAt: at,
    flightSegments: cancelled(current.flightSegments),
    hotelReservations: cancelled(current.hotelReservations),
    carReservations: cancelled(current.carReservations),
    price: { ...current.price, refundedCents: refundCents },
    ticketing: ticketingAfter(current, nowMs),
    cancelledAt: at,
    cancellationReason: reason ?? null,
    refund,
    history: [...current.history, ...entriesOf(deeds, { at, version, actor })],
    stock: [],
  };
};

/** The refund that `cancel` would give for a confirmed booking at an instant, or why it would be refused. */
export const cancellationAt = (
  booking: BookingRecord,
  nowMs: number,
): { readonly refund: Refund } | { readonly explanation: string } => {
  const explanation = usedUp(booking, nowMs);
  return explanation === undefined ? { refund: refundOf(booking, nowMs) } : { explanation };
};

/** Cancels a PNR as of an instant. `check` may refuse the PNR as it is at the moment of writing. */
export const cancelAt = async (
  desk: Desk,
  request: CancelRequest,
  booker: Booker,
  refuse: Refuse<CancelReason>,
  nowMs: number,
  check: (current: BookingRecord) => void = () => undefined,
): Promise<Cancelled> => {
  const { pnr: value, reason } = request;
  const field = "pnr";
  const soldOut = (stockKey: string): never => {
    throw new Error(`a cancellation sells nothing, but ${stockKey} was sold out`);
  };
  const writing = { tool: ownTool, request, booker, nowMs, refuse };
  const written = await changePnr(desk, writing, { field, value }, soldOut, (current, actor) => {
    check(current);
    const { cancelledAt } = current;
    if (cancelledAt !== null) return refuse("ALREADY_CANCELLED", { field, value, cancelledAt });
    const outcome = cancellationAt(current, nowMs);
    if ("explanation" in outcome) return refuse("PARTLY_FLOWN", { field, value, explanation: outcome.explanation });
    const record = cancelledRecord(current, outcome.refund, { nowMs, actor: actor(), reason });
    return { record, claims: [], returns: current.stock };
  });
  return outcomeOf(written.record, written.idempotentReplay);
};

/** See `Reservations.cancel`. */
export const cancel = async (
  desk: Desk,
  request: CancelRequest,
  booker: Booker,
  refuse: Refuse<CancelReason>,
  check?: (current: BookingRecord) => void,
): Promise<Cancelled> => {
  const earlier = await recalled(desk, booker, ownTool, request, refuse);
  if (earlier !== undefined) return outcomeOf(earlier, true);
  const { reason } = request;
  refuseLongTexts({ reason }, refuse);
  refuseCardNumbers({ reason }, refuse);
  return cancelAt(desk, request, booker, refuse, desk.clock.now(), check);
};
