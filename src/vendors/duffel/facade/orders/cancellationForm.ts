/** Quotes of cancellations. An id contains its quote, sealed by the world, so a quote is not stored. */
import type { FacadePlace } from "../../../../facade/port.js";
import type { BookingRecord } from "../../../../travel/reservations/index.js";
import { parseInstant, utcIso, type World } from "../../../../travel/world/index.js";
import { amountOf } from "../amounts.js";
import { openedId, sealedId } from "../ids.js";
import { orderId, pnrOfOrder } from "./orderIds.js";

const prefix = "ore";

/** How long a quote can be confirmed. */
const quoteLifeMs = 30 * 60_000;

export interface CancellationQuote {
  readonly pnr: string;
  /** The version of the PNR that was quoted. */
  readonly version: number;
  readonly quotedMs: number;
  readonly refundCents: number;
  /** Whether nothing had been paid for the order. */
  readonly isUnpaid: boolean;
}

const base = 36;

export const quoteId = (world: World, quote: CancellationQuote): string => {
  const { pnr, version, quotedMs, refundCents, isUnpaid } = quote;
  const parts = [orderId(pnr), version, quotedMs.toString(base), refundCents, isUnpaid ? "held" : "paid"];
  return sealedId(world, prefix, parts.join(" ")).id;
};

/** The quote in an id of this world; undefined for any other id. */
export const quoteOfId = (world: World, id: string): CancellationQuote | undefined => {
  const opened = openedId(world, prefix, id);
  if (opened === undefined) return undefined;
  const [order = "", version, quotedAt = "", refundCents, status] = opened.text.split(" ");
  const pnr = pnrOfOrder(order);
  if (pnr === undefined) return undefined;
  return {
    pnr,
    version: Number(version),
    quotedMs: Number.parseInt(quotedAt, base),
    refundCents: Number(refundCents),
    isUnpaid: status === "held",
  };
};

export const endOfQuote = ({ quotedMs }: CancellationQuote): number => quotedMs + quoteLifeMs;

export const quoteForm = (world: World, quote: CancellationQuote, confirmedAt: string | null) => ({
  id: quoteId(world, quote),
  order_id: orderId(quote.pnr),
  live_mode: false,
  created_at: utcIso(quote.quotedMs),
  expires_at: utcIso(endOfQuote(quote)),
  confirmed_at: confirmedAt,
  refund_amount: amountOf(quote.refundCents),
  refund_currency: "USD",
  refund_to: quote.isUnpaid ? "awaiting_payment" : "balance",
  airline_credits: [],
});

/** The reason that a cancellation through Duffel leaves in the PNR. It contains the id of the confirmed quote. */
export const reasonOf = (id: string): string => `Duffel ${id}`;

/** The id of the quote by which a PNR was cancelled; null if it was cancelled in another way. */
export const quoteIdIn = ({ cancellationReason }: BookingRecord): string | null =>
  /^Duffel (ore_\S+)$/.exec(cancellationReason ?? "")?.[1] ?? null;

/**
 * The quote by which a PNR was cancelled. If it was cancelled in another way: the quote that would have been given at
 * that moment.
 */
export const confirmedQuote = ({ world }: Pick<FacadePlace, "world">, record: BookingRecord): CancellationQuote => {
  const quote = quoteOfId(world, quoteIdIn(record) ?? "");
  if (quote?.pnr === record.pnr) return quote;
  return {
    pnr: record.pnr,
    version: record.version - 1,
    quotedMs: parseInstant(record.cancelledAt ?? record.updatedAt),
    refundCents: record.refund?.refundCents ?? 0,
    isUnpaid: record.ticketing.status === "unticketed",
  };
};

/** The cancellation of a cancelled PNR, in Duffel's form. */
export const cancellationForm = (place: Pick<FacadePlace, "world">, record: BookingRecord) =>
  quoteForm(place.world, confirmedQuote(place, record), record.cancelledAt);
