/** The routes on which Duffel's test mode always behaves in one way. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cheapest, offersOf, openOrderPlace, order, orderData, orderOf, refusalOf } from "./orderSteps.js";
import { ask, departureDate, search } from "./place.js";
import { bodyAs } from "./schema.js";

const place = await openOrderPlace();
const on = (origin: string, destination: string) => ({
  slices: [{ origin, destination, departure_date: departureDate }],
});
const read = (id: string) => ask(place, "GET", `/air/offers/${id}`);

interface WithBags {
  readonly slices: readonly {
    readonly segments: readonly { readonly passengers: readonly { readonly baggages: readonly object[] }[] }[];
  }[];
}

describe("the test route", () => {
  it("PVD to RAI has no flights", async () => {
    assert.deepEqual(await offersOf(place, on("PVD", "RAI")), []);
  });

  it("LHR to DXB has connections alone", async () => {
    const offers = await offersOf(place, on("LHR", "DXB"));
    assert.ok(offers.length > 0 && offers.every(({ slices }) => (slices[0]?.segments.length ?? 0) > 1));
  });

  it("BTS to MRU has no baggage, and can be ordered", async () => {
    const offer = await cheapest(place, on("BTS", "MRU"));
    const bagsOf = ({ slices }: WithBags) =>
      slices.flatMap(({ segments }) =>
        segments.flatMap(({ passengers }) => passengers.flatMap(({ baggages }) => baggages)),
      );
    const again = bodyAs("Offer", await read(offer.id)).data;
    assert.deepEqual([again.id, bagsOf(again)], [offer.id, []]);
    assert.deepEqual(bagsOf(await orderOf(place, orderData(offer))), []);
  });

  it("STN to LHR does not answer in time", async () => {
    const refused = await refusalOf(search(place, on("STN", "LHR")));
    assert.deepEqual([refused.status, refused.type, refused.code], [504, "api_error", "gateway_timeout_error"]);
  });

  it("LGW to LHR has an offer that is gone when it is read or ordered", async () => {
    const offer = await cheapest(place, on("LGW", "LHR"));
    for (const answer of [read(offer.id), order(place, orderData(offer))]) {
      const refused = await refusalOf(answer);
      assert.deepEqual([refused.status, refused.code], [422, "offer_no_longer_available"]);
    }
  });

  const failing = [
    ["LHR", "LGW", 502, "airline_error", "airline_unknown"],
    ["LGW", "STN", 422, "invalid_state_error", "insufficient_balance"],
  ] as const;
  for (const [origin, destination, status, type, code] of failing) {
    it(`${origin} to ${destination} has an offer whose order ends in ${code}`, async () => {
      const offer = await cheapest(place, on(origin, destination));
      assert.deepEqual(bodyAs("Offer", await read(offer.id)).data, offer);
      const refused = await refusalOf(order(place, orderData(offer)));
      assert.deepEqual([refused.status, refused.type, refused.code], [status, type, code]);
    });
  }

  it("LHR to STN has an offer that is dearer each time, so that no total is the right one", async () => {
    const offer = await cheapest(place, on("LHR", "STN"));
    const totals = [offer.total_amount];
    for (let reads = 0; reads < 3; reads += 1) totals.push(bodyAs("Offer", await read(offer.id)).data.total_amount);
    assert.deepEqual(totals, ["60.00", "70.00", "80.00", "90.00"]);
    const refused = await refusalOf(order(place, orderData(offer)));
    assert.deepEqual([refused.status, refused.code], [422, "payment_amount_does_not_match_order_amount"]);
  });

  it("is one in its own direction and one way alone", async () => {
    const back = [...on("LHR", "LGW").slices, { origin: "LGW", destination: "LHR", departure_date: "2026-06-20" }];
    assert.deepEqual(await offersOf(place, { slices: back }), []);
    assert.deepEqual(await offersOf(place, on("STN", "LGW")), []);
  });
});
