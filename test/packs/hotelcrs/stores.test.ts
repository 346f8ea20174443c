/** The same rooms, reservations and refusals wherever they are kept, and no room sold twice by two servers on one store. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { drivers } from "../../support/drivers.js";
import { booking, double, openServer, type ServerParts, stay } from "./inProcess.js";

const rooms = (count: number) => ({ rooms: Array(count).fill(double), totalPrice: count * 675 });

const seen = async (store: ServerParts["store"]): Promise<readonly string[]> => {
  const { call, callOnce, runtime } = await openServer({ ...(store !== undefined && { store }) });
  try {
    return [
      await call("create_reservation", booking),
      await callOnce("k", "create_reservation", { ...booking, ...rooms(10) }),
      await callOnce("k", "create_reservation", { ...booking, ...rooms(10) }),
      await callOnce("k", "create_reservation", booking),
      await call("create_reservation", { ...booking, ...rooms(4) }),
      await call("availability_search", { ...stay, rooms: Array(5).fill({ adults: 2 }) }),
    ].map((outcome) => JSON.stringify(outcome));
  } finally {
    await runtime.close();
  }
};

for (const { name, skip, settingsIn } of drivers) {
  test(`answers on ${name} are those of memory`, { skip }, async (context) => {
    assert.deepEqual(await seen(await settingsIn(context)), await seen(undefined));
  });

  test(`the last rooms on ${name} are sold once`, { skip }, async (context) => {
    const store = await settingsIn(context);
    // Two servers where the store is one for several processes; else one, whose calls overlap.
    const servers = [await openServer({ store }), ...(name === "valkey" ? [await openServer({ store })] : [])];
    const asked = Array.from({ length: 12 }, (_call, index) =>
      servers[index % servers.length]?.call("create_reservation", { ...booking, ...rooms(3) }),
    );
    const outcomes = await Promise.all(asked);
    const booked = outcomes.filter((outcome) => outcome?.isError === false);
    // Fourteen rooms, three at a time.
    assert.equal(booked.length, 4, outcomes.map((outcome) => outcome?.text).join("\n"));
    for (const outcome of outcomes) {
      if (outcome?.isError) assert.equal(Object(outcome.structured["data"]).reason, "SOLD_OUT", outcome.text);
    }
    assert.equal(new Set(booked.map((outcome) => outcome?.structured["reservationId"])).size, 4);
    for (const { runtime } of servers) await runtime.close();
  });
}
