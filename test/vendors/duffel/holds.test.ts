/** Orders that are held at Duffel's mock: paid in time, or given back. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseInstant } from "../../../src/travel/world/index.js";
import { holdJob } from "../../../src/vendors/duffel/facade/orders/holds.js";
import {
  after,
  balance,
  bookerOver,
  cheapest,
  confirm,
  desk,
  offersOf,
  openOrderPlace,
  order,
  orderData,
  orderOf,
  type Place,
  pay,
  quote,
  readOrder,
  refusalOf,
} from "./orderSteps.js";
import { ask, departureDate } from "./place.js";
import { bodyAs } from "./schema.js";

const dayMinutes = 24 * 60;
const held = { type: "hold", payments: undefined } as const;
const lastSeat = { slices: [{ origin: "BTS", destination: "ABV", departure_date: departureDate }] };

const holdOne = async (place: Place, search = {}) => {
  const offer = await cheapest(place, search);
  return { offer, made: await orderOf(place, orderData(offer, held)) };
};

const recordOf = async (place: Place, reference: string) => {
  const record = await desk(place).find(reference, bookerOver("mcp"));
  assert.ok(record !== undefined);
  return record;
};

/** Does what a server does by itself: works on what is due. */
const work = async (place: Place): Promise<number> => {
  const job = holdJob(place.store);
  const { stored: world, nowMs } = place;
  const claimed = await place.store.claimDue({
    world,
    queue: job.queue,
    nowMs,
    realNowMs: nowMs,
    leaseMs: 1000,
    limit: 9,
  });
  for (const dossier of claimed) {
    const context = { world, nowMs, worldNowMs: nowMs, realNowMs: nowMs, signal: new AbortController().signal };
    await place.store.commitDossiers({ world, atMs: nowMs, ...(await job.run(dossier, context)) });
  }
  return claimed.length;
};

describe("an order of the type hold", () => {
  it("keeps seats and price without a ticket for a day from the search, and says so to both sides", async () => {
    const place = await openOrderPlace();
    const { offer, made } = await holdOne(place);
    assert.equal(offer.payment_requirements.requires_instant_payment, false);
    const until = offer.payment_requirements.payment_required_by;
    assert.equal(parseInstant(until), Math.floor(place.nowMs / 60_000) * 60_000 + 24 * 3_600_000);
    assert.deepEqual(made.payment_status, {
      awaiting_payment: true,
      payment_required_by: until,
      price_guarantee_expires_at: until,
      paid_at: null,
    });
    assert.deepEqual([made.type, made.documents, made.total_amount], ["hold", [], offer.total_amount]);
    const record = await recordOf(place, made.booking_reference);
    assert.deepEqual(record.ticketing, { status: "unticketed", deadline: until, voidUntil: null });
    assert.deepEqual(
      record.warnings.map(({ reason }) => reason),
      ["NOT_TICKETED"],
    );
    const listed = bodyAs("Orders", await ask(place, "GET", "/air/orders?awaiting_payment=true"));
    assert.equal(listed.data.length, 1);
  });

  it("may be called pay_later, and has no payments", async () => {
    const place = await openOrderPlace();
    const offer = await cheapest(place);
    await orderOf(place, orderData(offer, { ...held, type: "pay_later" }));
    const refused = await refusalOf(order(place, orderData(offer, { type: "hold" })));
    assert.deepEqual([refused.status, refused.pointer], [422, "/payments"]);
  });

  it("is not to be had shortly before the flight", async () => {
    const place = await openOrderPlace();
    const soon = { slices: [{ origin: "JFK", destination: "LAX", departure_date: "2026-05-18" }] };
    const offer = await cheapest(place, soon);
    assert.equal(offer.payment_requirements.requires_instant_payment, true);
    const refused = await refusalOf(order(place, orderData(offer, held)));
    assert.deepEqual([refused.status, refused.pointer], [422, "/type"]);
    await orderOf(place, orderData(offer));
  });

  it("is ticketed by a payment of its total before the hold ends, and once", async () => {
    const place = await openOrderPlace();
    const { offer, made } = await holdOne(place);
    const later = after(place, dayMinutes - 5);
    const wrong = await refusalOf(pay(later, made.id, balance("1.00")));
    assert.deepEqual([wrong.code, wrong.pointer], ["payment_amount_does_not_match_order_amount", "/payment/amount"]);
    const euros = await refusalOf(pay(later, made.id, balance(offer.total_amount, "EUR")));
    assert.equal(euros.code, "payment_currency_does_not_match_order_currency");
    const paid = await Promise.all([1, 2, 3].map(() => pay(later, made.id, balance(offer.total_amount))));
    assert.deepEqual(paid.map(({ status }) => status).sort(), [201, 422, 422]);
    const again = await refusalOf(pay(later, made.id, balance(offer.total_amount)));
    assert.deepEqual([again.type, again.code], ["invalid_state_error", "already_paid"]);
    const shown = await readOrder(later, made.id);
    assert.equal(shown.payment_status.awaiting_payment, false);
    assert.equal(parseInstant(shown.payment_status.paid_at), Math.floor(later.nowMs / 1000) * 1000);
    assert.equal(shown.documents.length, 1);
    const record = await recordOf(later, made.booking_reference);
    assert.deepEqual([record.ticketing.status, record.warnings, record.version], ["ticketed", [], 2]);
    const listed = bodyAs("Payments", await ask(later, "GET", `/air/payments?order_id=${made.id}`));
    assert.deepEqual(
      bodyAs("Payment", await ask(later, "GET", `/air/payments/${listed.data[0].id}`)).data,
      listed.data[0],
    );
    assert.equal(listed.data[0].amount, offer.total_amount);
    assert.equal(await work(after(place, dayMinutes + 1)), 1, "and is looked at once more");
    assert.equal((await readOrder(after(place, dayMinutes + 1), made.id)).cancelled_at, null);
  });

  it("is refused a payment from the end of the hold on, and its seats are sold again", async () => {
    const place = await openOrderPlace();
    const { offer, made } = await holdOne(place, lastSeat);
    assert.deepEqual(await offersOf(place, lastSeat), []);
    const over = after(place, dayMinutes);
    const refused = await refusalOf(pay(over, made.id, balance(offer.total_amount)));
    assert.deepEqual([refused.type, refused.code], ["invalid_state_error", "past_payment_required_by_date"]);
    assert.equal((await offersOf(over, lastSeat)).length > 0, true);
    const shown = await readOrder(over, made.id);
    assert.deepEqual(
      [shown.cancelled_at, shown.payment_status.awaiting_payment],
      [made.payment_status.payment_required_by, false],
    );
    assert.deepEqual([shown.cancellation.refund_amount, shown.cancellation.refund_to], ["0.00", "awaiting_payment"]);
  });

  it("is given back by the server that works on it, as of the instant at which the hold ended", async () => {
    const place = await openOrderPlace();
    const { made } = await holdOne(place, lastSeat);
    assert.equal(await work(after(place, dayMinutes - 1)), 0);
    const late = after(place, 3 * dayMinutes);
    assert.equal(await work(late), 1);
    const record = await recordOf(late, made.booking_reference);
    assert.deepEqual(
      [record.status, record.cancelledAt, record.refund?.refundCents],
      ["cancelled", record.ticketing.deadline, 0],
    );
    assert.equal((await offersOf(late, lastSeat)).length > 0, true);
    assert.equal(await work(late), 0);
  });

  it("returns nothing when it is cancelled before anybody has paid, to either side", async () => {
    const place = await openOrderPlace();
    const { offer, made } = await holdOne(place);
    const quoted = bodyAs("OrderCancellation", await quote(place, made.id)).data;
    assert.deepEqual([quoted.refund_amount, quoted.refund_to], ["0.00", "awaiting_payment"]);
    assert.equal((await confirm(place, quoted.id)).status, 200);
    const refused = await refusalOf(pay(place, made.id, balance(offer.total_amount)));
    assert.equal(refused.code, "already_cancelled");
    const record = await recordOf(place, made.booking_reference);
    assert.deepEqual(
      [record.status, record.refund?.paidCents, record.ticketing.status],
      ["cancelled", 0, "unticketed"],
    );
  });

  it("is the only one that is paid for later", async () => {
    const place = await openOrderPlace();
    const made = await orderOf(place, orderData(await cheapest(place)));
    const refused = await refusalOf(pay(place, made.id, balance(made.total_amount)));
    assert.deepEqual([refused.type, refused.code], ["validation_error", "order_type_not_eligible_for_payment"]);
  });
});
