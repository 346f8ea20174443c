/** Cancellations of orders at Duffel's mock: quoted, confirmed, and seen by MCP. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { refuseOrder } from "../../../src/vendors/duffel/facade/orders/desk.js";
import {
  after,
  bookerOver,
  cheapest,
  confirm,
  desk,
  offersOf,
  openOrderPlace,
  orderData,
  orderOf,
  type Place,
  quote,
  readOrder,
  refusalOf,
} from "./orderSteps.js";
import { ask, thereAndBack } from "./place.js";
import { bodyAs } from "./schema.js";

const ordered = async (place: Place) => orderOf(place, orderData(await cheapest(place, { slices: thereAndBack })));
const quoted = async (place: Place, id: string) => {
  const answer = await quote(place, id);
  assert.equal(answer.status, 201, answer.body);
  return bodyAs("OrderCancellation", answer).data;
};
const dollars = (cents: number | undefined): string => ((cents ?? Number.NaN) / 100).toFixed(2);
const twoDays = 2 * 24 * 60;

describe("an order cancellation", () => {
  it("quotes what comes back, writes nothing, and returns just that when it is confirmed, at each rule of refunds", async () => {
    for (const minutes of [1, twoDays]) {
      const place = await openOrderPlace();
      const made = await ordered(place);
      const then = after(place, minutes);
      const offer = await quoted(then, made.id);
      assert.equal(offer.confirmed_at, null);
      assert.deepEqual(
        bodyAs("OrderCancellation", await ask(then, "GET", `/air/order_cancellations/${offer.id}`)).data,
        offer,
      );
      assert.equal((await readOrder(then, made.id)).cancelled_at, null);
      const confirmed = bodyAs("OrderCancellation", await confirm(then, offer.id)).data;
      assert.deepEqual(confirmed, { ...offer, confirmed_at: confirmed.confirmed_at });
      const record = await desk(place).find(made.booking_reference, bookerOver("mcp"));
      assert.deepEqual([record?.status, dollars(record?.refund?.refundCents)], ["cancelled", offer.refund_amount]);
      if (minutes === 1) assert.equal(offer.refund_amount, made.total_amount, "voided on the day");
      else assert.ok(Number(offer.refund_amount) < Number(made.total_amount));
      const shown = await readOrder(then, made.id);
      assert.deepEqual([shown.cancellation, shown.available_actions], [confirmed, []]);
      const listed = await ask(then, "GET", `/air/order_cancellations?order_id=${made.id}`);
      assert.deepEqual(bodyAs("OrderCancellations", listed).data, [confirmed]);
      assert.deepEqual(
        bodyAs("OrderCancellation", await confirm(after(then, 99), offer.id)).data,
        confirmed,
        "sent again",
      );
    }
  });

  it("is confirmed once by confirmations at the same time, which are all answered alike", async () => {
    const place = await openOrderPlace();
    const made = await ordered(place);
    const { id } = await quoted(place, made.id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(place, id)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
  });

  it("gives the seats back to whoever searches", async () => {
    const place = await openOrderPlace();
    const bts = { slices: [{ origin: "BTS", destination: "ABV", departure_date: "2026-06-15" }] };
    const made = await orderOf(place, orderData(await cheapest(place, bts)));
    assert.deepEqual(await offersOf(place, bts), []);
    await confirm(place, (await quoted(place, made.id)).id);
    assert.ok((await offersOf(place, bts)).length > 0);
  });

  it("cannot be confirmed half an hour later, nor when less comes back, nor after the PNR has changed", async () => {
    const place = await openOrderPlace();
    const made = await ordered(place);
    const first = await quoted(place, made.id);
    const late = await refusalOf(confirm(after(place, 30), first.id));
    assert.deepEqual([late.status, late.code], [422, "order_cancellation_stale"]);
    const justBefore = { ...place, nowMs: Date.parse("2026-05-17T08:50:00Z") };
    const full = await quoted(justBefore, made.id);
    assert.equal(full.refund_amount, made.total_amount);
    const less = await refusalOf(confirm(after(justBefore, 25), full.id));
    assert.equal(less.code, "order_cancellation_stale");
    assert.equal((await readOrder(place, made.id)).cancelled_at, null);
  });

  it("of a PNR that MCP has cancelled is shown, and no other is to be had", async () => {
    const place = await openOrderPlace();
    const made = await ordered(place);
    const before = await quoted(place, made.id);
    const later = after(place, 10);
    const { refund } = await desk(later).cancel(
      { pnr: made.booking_reference, reason: "plans changed" },
      bookerOver("mcp"),
      refuseOrder,
    );
    const shown = await readOrder(later, made.id);
    assert.deepEqual(
      [shown.cancellation.refund_amount, shown.cancelled_at],
      [dollars(refund.refundCents), shown.cancellation.confirmed_at],
    );
    const listed = await ask(later, "GET", `/air/order_cancellations/${shown.cancellation.id}`);
    assert.deepEqual(bodyAs("OrderCancellation", listed).data, shown.cancellation);
    for (const refused of [quote(later, made.id), confirm(later, before.id)]) {
      const { type, code } = await refusalOf(refused);
      assert.deepEqual([type, code], ["invalid_state_error", "already_cancelled"]);
    }
  });

  it("is not to be had once a flight has left, and the order says so", async () => {
    const place = await openOrderPlace();
    const made = await ordered(place);
    const flown = { ...place, nowMs: Date.parse("2026-06-16T23:00:00Z") };
    const refused = await refusalOf(quote(flown, made.id));
    assert.equal(refused.code, "order_not_cancellable");
    assert.deepEqual((await readOrder(flown, made.id)).available_actions, ["update"]);
  });

  it("is unknown if it was made up", async () => {
    const place = await openOrderPlace();
    const made = await ordered(place);
    const { id } = await quoted(place, made.id);
    for (const invented of ["ore_00009qzZWzjDipIkqpaUAj", `${id}A`, id.slice(0, -1)]) {
      assert.equal((await refusalOf(confirm(place, invented))).status, 404);
      assert.equal((await refusalOf(ask(place, "GET", `/air/order_cancellations/${invented}`))).status, 404);
    }
    assert.equal((await refusalOf(quote(place, "ord_AAAAAA"))).status, 404);
  });
});
