/** Servers on one Valkey share what a search has found: the second one asks nobody, and what the first discards is gone. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { skipWithoutValkey, startValkey } from "../../support/valkey.js";
import documentAnswer from "./fixtures/documentAnswer.json" with { type: "json" };
import { openServer } from "./inProcess.js";
import { found, startRecorder } from "./recorder.js";

const request = { origin: "SFO", destination: "CDG", departure_date: "2025-05-10", cabin_class: "business" };

describe("two servers on one Valkey", () => {
  it("share a kept answer until one of them discards it", { skip: skipWithoutValkey }, async (context) => {
    const valkey = await startValkey(context);
    const duffel = await startRecorder();
    context.after(duffel.close);
    duffel.answer(found(documentAnswer.data.offers));
    const openOne = async () => {
      const server = await openServer({
        mode: "live",
        duffelApiKey: "duffel_test_key",
        duffelApiUrl: duffel.url,
        store: { mostWorlds: 10, valkey: { url: valkey.url, keyPrefix: "flights", durability: "written" } },
      });
      context.after(server.runtime.close);
      return server;
    };
    const [one, other] = [await openOne(), await openOne()];
    const first = await one.call("searchFlights", request);
    const second = await other.call("searchFlights", request);
    assert.equal(duffel.requests.length, 1);
    assert.deepEqual([first.structured["cached"], second.structured["cached"]], [false, true]);
    assert.deepEqual(second.structured["options"], first.structured["options"]);
    await one.call("discardSearch", { search_id: first.structured["search_id"] });
    assert.equal((await other.call("searchFlights", request)).structured["cached"], false);
    assert.equal(duffel.requests.length, 2);
  });
});
