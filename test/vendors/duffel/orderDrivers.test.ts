/** Orders on each store: the last seat, and a payment sent twice, through two connections as of two processes. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { openStore } from "../../../src/store/index.js";
import { createWorld } from "../../../src/travel/world/index.js";
import { drivers } from "../../support/drivers.js";
import { balance, cheapest, order, orderData, orderOf, pay, peopleFor, readOrder } from "./orderSteps.js";
import { departureDate, nowMs } from "./place.js";

const facts = {
  seed: "1",
  clock: { mode: "frozen", atMs: nowMs },
  limits: { bookings: 50, sessions: 10 },
  contractVersion: "1.0.0",
} as const;
const lastSeat = { slices: [{ origin: "BTS", destination: "ABV", departure_date: departureDate }] };

for (const { name, skip, settingsIn } of drivers) {
  describe(`orders on the store ${name}`, { skip }, () => {
    it("sell a last seat once, and are paid for once, whoever asks at the same time", async (context) => {
      const cleanups: (() => Promise<void> | void)[] = [];
      context.after(async () => {
        for (const run of cleanups.toReversed()) await run();
      });
      const settings = await settingsIn({ after: (run) => void cleanups.push(run) });
      const open = async () => {
        const store = await openStore<unknown>({ ...settings, mostWorlds: 3, warn: () => undefined });
        cleanups.push(store.close);
        return store;
      };
      const store = await open();
      const stored = await store.createWorld("default", facts, nowMs);
      const place = { world: createWorld({ worldId: "default", seed: "1" }), stored, store, nowMs, scopeId: "one" };
      const other = { ...place, store: name === "valkey" ? await open() : store, scopeId: "other" };

      const offer = await cheapest(place, lastSeat);
      const held = { type: "hold", payments: undefined };
      const answers = await Promise.all([order(place, orderData(offer, held)), order(other, orderData(offer, held))]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422]);
      const made = JSON.parse(answers.find(({ status }) => status === 201)?.body ?? "{}").data;
      const payments = await Promise.all([place, other].map((one) => pay(one, made.id, balance(offer.total_amount))));
      assert.deepEqual(payments.map(({ status }) => status).sort(), [201, 422]);
      assert.equal((await readOrder(other, made.id)).documents.length, 1);

      const next = await cheapest(other);
      const again = await orderOf(other, orderData(next, { passengers: peopleFor(next) }));
      assert.deepEqual(await readOrder(place, again.id), again);
    });
  });
}
