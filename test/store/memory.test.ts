/** The memory driver: the common suite, and what only it promises. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore } from "../../src/store/index.js";
import { createRecordedWrites } from "../../src/store/memory/recordedWrites.js";
import { enterWorld, opening, testWorld } from "./contract/fixtures.js";
import { describeStore } from "./contract.js";

describeStore({
  name: "memory",
  openFresh: (_test, { mostWorlds = 10_000 } = {}) => openStore<JsonValue>({ mostWorlds, warn: () => undefined }),
  histories: 150,
});

describe("memory store alone", () => {
  test("it is the store when no data directory was asked for", async () => {
    assert.equal((await openStore({ mostWorlds: 1, warn: () => undefined })).kind, "memory");
  });

  test("the operator hears of a listener that fails", async () => {
    const warnings: string[] = [];
    const store = await openStore<JsonValue>({ mostWorlds: 1, warn: (message) => warnings.push(message) });
    await enterWorld(store, testWorld.key);
    store.subscribe(() => {
      throw new Error("broken listener");
    });
    await store.openBooking(opening("ABC234"));
    assert.equal(warnings.length, 1);
    assert.match(warnings[0] ?? "", /ABC234.*broken listener/);
  });

  test("expired idempotency records do not pile up", () => {
    const writes = createRecordedWrites();
    const lifeMs = 100;
    for (let nowMs = 0; nowMs < 10_000; nowMs += 1) {
      writes.set(`key-${nowMs}`, { fingerprint: "f", locator: "L", expiresAtMs: nowMs + lifeMs }, nowMs);
    }
    const kept = Array.from({ length: 10_000 }, (_, index) => writes.get(`key-${index}`)).filter(Boolean).length;
    assert.ok(kept >= lifeMs && kept <= 4 * lifeMs, `${kept} records kept`);
  });
});
