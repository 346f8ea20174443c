/** Installations on one Valkey that differ in nothing but the number of their database, of which Pub/Sub knows nothing. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore, type Store, type StoreEvent, StoreUnavailableError } from "../../src/store/index.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { enterWorld, opening, testWorld } from "./contract/fixtures.js";

const openAt = (url: string): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({
    valkey: { url, keyPrefix: "gds:", durability: "written" },
    mostWorlds: 100,
    warn: () => undefined,
  });

describe("databases of one Valkey", { skip: skipWithoutValkey }, () => {
  test("events of one are not heard in another, and hide none of its own", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [own, other] = [await openAt(`${server.url}/0`), await openAt(`${server.url}/1`)];
    for (const store of [own, other]) t.after(() => store.close());
    const heard: StoreEvent[] = [];
    own.subscribe((event) => void heard.push(event));
    for (const store of [own, other]) await enterWorld(store, testWorld.key);
    for (const locator of ["OTHER1", "OTHER2", "OTHER3"]) await other.openBooking(opening(locator));
    await other.resetWorld(testWorld.key);
    for (const locator of ["OWN1", "OWN2"]) await own.openBooking(opening(locator));
    await own.resetWorld(testWorld.key);
    await until("the reset is heard", () => heard.some(({ kind }) => kind === "worldReset"));
    const told = heard.map((event) => (event.kind === "booking" ? event.locator : event.kind));
    assert.deepEqual(told, ["OWN1", "OWN2", "worldReset"]);
  });

  test("one that the server does not have is refused, and nothing is kept in another instead", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    await assert.rejects(openAt(`${server.url}/99`), (error: unknown) => {
      assert.ok(error instanceof StoreUnavailableError, `${String(error)} is no StoreUnavailableError`);
      assert.match(error.message, /DB index is out of range/);
      return true;
    });
    assert.equal(await server.cli("DBSIZE"), "0");
  });
});
