/** Reservations whose answer is lost, late or asked for again: each is made once, or not at all, and the caller knows which. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createFaults } from "../../../src/facade/faults/faults.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { booking, double, guest, openServer, refusal, stay } from "./inProcess.js";

test("a reservation whose answer does not come in time is uncertain, whatever its caller's time", async (context) => {
  const timers = handTimers();
  const faults = createFaults([{ vendor: "capcorn", path: "/OTA_HotelResNotifRQ", do: { delayMs: 60_000 } }], timers);
  const { call, runtime } = await openServer({ timers, faults });
  context.after(runtime.close);
  const answer = call("create_reservation", booking);
  let isOver = false;
  void answer.then(() => {
    isOver = true;
  });
  await until("the call ends", async () => {
    if (!isOver && timers.nextMs() !== undefined) await timers.passToNext();
    return isOver;
  });
  const told = refusal(await answer);
  assert.deepEqual([told.reason, told.code], ["OUTCOME_UNKNOWN", "TIMEOUT_ERROR"]);
});

describe("a reservation under a key", () => {
  const openWith = async (context: { after: (run: () => Promise<void>) => void }, ...rules: readonly object[]) => {
    const faults = createFaults(
      rules.map((rule) => ({
        vendor: "capcorn",
        path: "/OTA_HotelResNotifRQ",
        nth: [1],
        do: { status: 200 },
        ...rule,
      })),
      handTimers(),
    );
    const server = await openServer({ faults });
    context.after(server.runtime.close);
    const left = async (): Promise<number> => {
      const rooms = Array(10).fill({ adults: 2 });
      const { structured } = await server.call("availability_search", { ...stay, rooms });
      const [first] = Object.values(Object(structured["rooms"]));
      return Object.values(Object(Object(first).roomPrices)).filter((price) => price !== null).length;
    };
    return { ...server, left };
  };

  test("is made once, however often it is asked for, and another call under the key is refused", async (context) => {
    const { callOnce } = await openWith(context);
    const first = await callOnce("a", "create_reservation", booking);
    assert.equal(first.isError, false, first.text);
    assert.deepEqual(await callOnce("a", "create_reservation", booking), first);
    // Rules are not asked again: what was answered is answered.
    const other = await callOnce("a", "create_reservation", { ...booking, totalPrice: 1 });
    assert.equal(refusal(other).reason, "IDEMPOTENCY_CONFLICT");
    const second = await callOnce("b", "create_reservation", booking);
    assert.notEqual(second.structured["reservationId"], first.structured["reservationId"]);
  });

  test("whose answer was lost is the same one when it is asked for again, though it took the last room", async (context) => {
    const { callOnce, call } = await openWith(context, { nth: [3], do: { reset: "after" } });
    const rooms = (count: number) => ({ rooms: Array(count).fill(double), totalPrice: count * 675 });
    for (const count of [10, 3]) {
      const taken = await call("create_reservation", { ...booking, ...rooms(count) });
      assert.equal(taken.isError, false, taken.text);
    }
    const lost = await callOnce("last", "create_reservation", booking);
    assert.equal(refusal(lost).reason, "OUTCOME_UNKNOWN");
    assert.match(lost.text, /repeat it unchanged with this key/);
    // It is gone for everybody else.
    assert.equal(refusal(await call("create_reservation", booking)).reason, "SOLD_OUT");
    const again = await callOnce("last", "create_reservation", booking);
    assert.equal(again.isError, false, again.text);
    assert.deepEqual(await callOnce("last", "create_reservation", booking), again);
  });

  test("whose answer was lost is kept in mind by a repetition that never arrived", async (context) => {
    const lostOnce = { nth: [3], do: { reset: "after" } };
    const { callOnce, call } = await openWith(context, lostOnce, { nth: [4], do: { status: 429 } });
    const rooms = (count: number) => ({ rooms: Array(count).fill(double), totalPrice: count * 675 });
    for (const count of [10, 3]) await call("create_reservation", { ...booking, ...rooms(count) });
    assert.equal(refusal(await callOnce("last", "create_reservation", booking)).reason, "OUTCOME_UNKNOWN");
    assert.equal(refusal(await callOnce("last", "create_reservation", booking)).reason, "UPSTREAM_RATE_LIMITED");
    const again = await callOnce("last", "create_reservation", booking);
    assert.equal(again.structured["reservationId"], "TEST-9100-1003", again.text);
  });

  test("that never arrived is made by the repetition", async (context) => {
    const { callOnce } = await openWith(context, { nth: [1], do: { reset: "before" } });
    assert.equal(refusal(await callOnce("a", "create_reservation", booking)).reason, "OUTCOME_UNKNOWN");
    const again = await callOnce("a", "create_reservation", booking);
    assert.equal(again.structured["reservationId"], "TEST-9100-1001");
  });

  test("that was refused for certain begins anew", async (context) => {
    const { callOnce, runtime } = await openWith(context, { nth: [1], do: { status: 429 } });
    assert.equal(refusal(await callOnce("a", "create_reservation", booking)).reason, "UPSTREAM_RATE_LIMITED");
    const changed = { ...booking, guest: { ...guest, firstName: "Eva" } };
    assert.equal((await callOnce("a", "create_reservation", changed)).isError, false);
    assert.ok(runtime);
  });

  test("is made once by calls at the same time", async (context) => {
    const { callOnce } = await openWith(context);
    const all = await Promise.all(Array.from({ length: 5 }, () => callOnce("a", "create_reservation", booking)));
    const ids = new Set(all.map(({ structured, text, isError }) => (isError ? text : structured["reservationId"])));
    assert.deepEqual([...ids].length, 1, [...ids].join());
  });
});

test("a full world books nothing and says so", async (context) => {
  const { call, callOnce, runtime } = await openServer({ mostDocuments: 1 });
  context.after(runtime.close);
  assert.equal((await call("create_reservation", booking)).isError, false);
  assert.equal(refusal(await callOnce("k", "create_reservation", booking)).reason, "WORLD_FULL");
  const told = refusal(await call("create_reservation", booking));
  assert.deepEqual([told.reason, /world of this mock is full/.test(told.text)], ["CRS_REFUSED", true]);
});
