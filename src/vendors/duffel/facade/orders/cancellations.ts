/** Cancellations in two steps: a quote of the refund, and its confirmation. The rules are those of the reservations. */
import type { FacadeHandler, FacadePlace } from "../../../../facade/port.js";
import { type BookingRecord, cancellationAt } from "../../../../travel/reservations/index.js";
import { dataAnswer, notFound, textAnswer } from "../answers.js";
import { membersOf, Refused, refuse, textAt } from "../checked.js";
import { pageOf } from "../paging.js";
import {
  type CancellationQuote,
  cancellationForm,
  confirmedQuote,
  endOfQuote,
  quoteForm,
  quoteId,
  quoteOfId,
  reasonOf,
} from "./cancellationForm.js";
import { bookerOf, findOrder, orderOfPnr, refuseOrder, reservationsOf, stateRefusal } from "./desk.js";

const created = 201;
const longestId = 100;

const refundNow = (record: BookingRecord, nowMs: number): number => {
  const outcome = cancellationAt(record, nowMs);
  if ("refund" in outcome) return outcome.refund.refundCents;
  return refuseOrder("PARTLY_FLOWN", { field: "order_id", value: record.pnr, ...outcome });
};

const refuseCancelled = ({ pnr, cancelledAt }: BookingRecord): void => {
  if (cancelledAt !== null) refuseOrder("ALREADY_CANCELLED", { field: "order_id", value: pnr, cancelledAt });
};

export const createCancellation: FacadeHandler = async ({ body }, place) => {
  const { world, nowMs: quotedMs } = place;
  const record = await findOrder(place, textAt(membersOf(body)["order_id"], "/order_id", longestId));
  refuseCancelled(record);
  const { pnr, version, ticketing } = record;
  const refundCents = refundNow(record, quotedMs);
  const quote = { pnr, version, quotedMs, refundCents, isUnpaid: ticketing.status === "unticketed" };
  return textAnswer(created, JSON.stringify({ data: quoteForm(world, quote, null) }));
};

const found = async (
  place: FacadePlace,
  id: string,
): Promise<{ readonly quote: CancellationQuote; readonly record: BookingRecord }> => {
  const quote = quoteOfId(place.world, id);
  const record = quote && (await orderOfPnr(place, quote.pnr));
  if (quote === undefined || record === undefined) throw new Refused(notFound("order cancellation"));
  return { quote, record };
};

/** Whether the order was cancelled by this quote. */
const isConfirmed = (place: FacadePlace, { quote, record }: Awaited<ReturnType<typeof found>>): boolean =>
  record.status === "cancelled" && quoteId(place.world, confirmedQuote(place, record)) === quoteId(place.world, quote);

export const readCancellation: FacadeHandler = async (_request, place, { id = "" }) => {
  const one = await found(place, id);
  const confirmedAt = isConfirmed(place, one) ? one.record.cancelledAt : null;
  return dataAnswer(quoteForm(place.world, one.quote, confirmedAt));
};

/** Lists confirmed cancellations only: quotes are not stored. */
export const listCancellations: FacadeHandler = async ({ query }, place) => {
  const id = query.get("order_id");
  if (id === null) return refuse("validation_required", "/order_id", "order_id can't be blank.");
  const record = await findOrder(place, id);
  const page = pageOf(record.status === "cancelled" ? [cancellationForm(place, record)] : [], query);
  if ("refusal" in page) throw new Refused(page.refusal);
  return textAnswer(200, JSON.stringify({ data: page.items, meta: page.meta }));
};

const stale = (why: string): Refused =>
  new Refused(
    stateRefusal("order_cancellation_stale", "Order cancellation stale", `${why} Ask for a new order cancellation.`),
  );

const refuseChanged = (current: BookingRecord, { version }: CancellationQuote): void => {
  refuseCancelled(current);
  if (current.version !== version) throw stale("The order has changed since.");
};

/** Refunds exactly the quoted amount, or refuses. A repeated confirmation gets the same answer. */
export const confirmCancellation: FacadeHandler = async (_request, place, { id = "" }) => {
  const one = await found(place, id);
  const { quote, record } = one;
  const { world, nowMs } = place;
  if (isConfirmed(place, one)) return dataAnswer(quoteForm(world, quote, record.cancelledAt));
  refuseCancelled(record);
  if (nowMs >= endOfQuote(quote)) throw stale("The quote has expired.");
  if (refundNow(record, nowMs) !== quote.refundCents) throw stale("The refund is lower now.");
  const request = { pnr: quote.pnr, reason: reasonOf(id) };
  try {
    const { record: cancelled } = await reservationsOf(place).cancel(request, bookerOf(place), refuseOrder, (current) =>
      refuseChanged(current, quote),
    );
    return dataAnswer(quoteForm(world, quote, cancelled.cancelledAt));
  } catch (error) {
    // The same confirmation may have been sent twice at once, and the other one may have been faster.
    const other = error instanceof Refused ? await found(place, id) : undefined;
    if (other !== undefined && isConfirmed(place, other)) {
      return dataAnswer(quoteForm(world, quote, other.record.cancelledAt));
    }
    throw error;
  }
};
