/** Offers become the document's options, whichever of the two wire forms they come in. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { minutesOfDuration, minutesOfSlice } from "../../../src/packs/flights/elapsed.js";
import { mostOptions, optionOf, optionsOf } from "../../../src/packs/flights/normalise.js";
import { amountsOf } from "../../../src/packs/flights/offerAmounts.js";
import { documentOffers, v2Offers } from "./fixtures/offers.js";

const [documentDirect, documentRound] = documentOffers;
const [v2Direct, v2Round] = v2Offers;

describe("normaliser", () => {
  it("gives equal options of the document's form and of v2's", () => {
    assert.deepEqual(optionsOf(v2Offers), optionsOf(documentOffers));
    assert.equal(JSON.stringify(optionsOf(v2Offers)), JSON.stringify(optionsOf(documentOffers)));
  });

  it("gives every member of the document's option, and no stop details for a direct flight", () => {
    assert.deepEqual(optionOf(documentDirect), {
      id: "off_direct",
      offer_id: "off_direct",
      airline: "BA",
      airline_name: "British Airways",
      flight_number: "112",
      origin: { code: "SFO", name: "San Francisco International Airport" },
      destination: { code: "CDG", name: "Charles de Gaulle Airport" },
      departure: { date: "2025-05-10", time: "15:30", datetime: "2025-05-10T15:30:00" },
      arrival: { date: "2025-05-11", time: "11:20", datetime: "2025-05-11T11:20:00" },
      duration_minutes: 650,
      stops: 0,
      aircraft_type: "Boeing 777-300ER",
      baggage: { checked: { included: true }, cabin: { included: true } },
      price: { amount: 920, currency: "USD" },
      base: { amount: 820.1, currency: "USD" },
      tax: { amount: 99.9, currency: "USD" },
      total: { amount: 920, currency: "USD" },
      emissions_kg: 812,
      expires_at: "2025-04-01T00:30:00Z",
      direct: true,
    });
  });

  it("tells stops, and the way back with the members of the way out", () => {
    const option = optionOf(v2Round);
    assert.equal(option.stops, 1);
    assert.deepEqual(option.stop_details, [{ airport_code: "JFK", arrival_time: "16:30", departure_time: "18:15" }]);
    assert.equal(option.direct, false);
    assert.ok(!("emissions_kg" in option));
    assert.deepEqual(option.return, {
      airline: "ZZ",
      airline_name: "Duffel Airways",
      flight_number: "23",
      origin: { code: "CDG", name: "Charles de Gaulle Airport" },
      destination: { code: "SFO", name: "San Francisco International Airport" },
      departure: { date: "2025-05-17", time: "10:00", datetime: "2025-05-17T10:00:00" },
      arrival: { date: "2025-05-17", time: "12:30", datetime: "2025-05-17T12:30:00" },
      duration_minutes: 690,
      stops: 0,
      aircraft_type: "Boeing 777-300ER",
      baggage: { checked: { included: false }, cabin: { included: true } },
      direct: true,
    });
  });

  it("lets base and tax add up to the total, which is the price", () => {
    for (const { price, base, tax, total } of optionsOf([...documentOffers, ...v2Offers])) {
      assert.deepEqual(price, total);
      assert.equal(Math.round((base.amount + tax.amount) * 1000), Math.round(total.amount * 1000));
    }
  });

  it("counts a tax that the total cannot hold as none", () => {
    const offer = { total_amount: "10.00", total_currency: "USD", tax_currency: "EUR", tax_amount: "3.00" };
    assert.equal(amountsOf(offer).tax.amount, 0);
    assert.equal(amountsOf({ ...offer, tax_currency: "USD", tax_amount: "11.00" }).base.amount, 10);
    assert.equal(amountsOf({ ...offer, tax_currency: null, tax_amount: null }).base.amount, 10);
  });

  it("sorts by total, then by duration both ways, and gives 50 at most", () => {
    const longer = { ...v2Round, id: "off_longer", total_amount: "920.00" };
    const shorter = { ...v2Direct, id: "off_shorter" };
    assert.deepEqual(
      optionsOf([longer, shorter, documentRound]).map(({ id }) => id),
      ["off_round", "off_shorter", "off_longer"],
    );
    const many = Array.from({ length: 61 }, (_, index) => ({
      ...v2Direct,
      id: `off_${index}`,
      total_amount: `${900 - index}.00`,
    }));
    const options = optionsOf(many);
    assert.equal(options.length, mostOptions);
    assert.equal(options[0]?.total.amount, 840);
  });

  it("writes pounds as kilograms, and says no weight where none is said", () => {
    const [slice] = documentDirect.slices;
    const [segment] = slice.segments;
    const baggage = {
      checked_baggage: { included: true, weight: 50, unit: "lb" },
      cabin_baggage: { included: true, weight: 8, unit: "kg" },
    };
    const option = optionOf({ ...documentDirect, slices: [{ ...slice, segments: [{ ...segment, baggage }] }] });
    assert.deepEqual(option.baggage, {
      checked: { included: true, weight_kg: 23 },
      cabin: { included: true, weight_kg: 8 },
    });
  });
});

describe("duration of a journey", () => {
  const [slice] = v2Direct.slices;
  const { duration: _said, ...unsaid } = slice;

  it("is the slice's own", () => {
    assert.equal(minutesOfSlice({ ...slice, duration: "P1DT1H" }), 1500);
    assert.equal(minutesOfDuration("PT10H50M"), 650);
    assert.equal(minutesOfDuration("10:50"), undefined);
    assert.equal(minutesOfDuration("P"), undefined);
  });

  it("is the difference of two instants by the airports' zones where the slice says none", () => {
    // 15:30 in San Francisco is 22:30 UTC, 11:20 in Paris is 09:20 UTC of the next day.
    const minutes = (Date.parse("2025-05-11T11:20:00+02:00") - Date.parse("2025-05-10T15:30:00-07:00")) / 60_000;
    assert.equal(minutesOfSlice(unsaid), minutes);
    assert.equal(minutes, 650);
  });

  it("takes the offsets of the times where they have some", () => {
    const [segment] = slice.segments;
    const segments = [
      { ...segment, departing_at: "2025-05-10T08:00:00-07:00", arriving_at: "2025-05-11T08:30:00+02:00" },
    ] as const;
    assert.equal(minutesOfSlice({ ...unsaid, segments }), 930);
  });

  it("takes the zone that the answer names for a place of which we have no record, and adds up segments where there is none", () => {
    const [segment] = slice.segments;
    const unknown = { iata_code: "QQQ", name: "Nowhere" };
    const named = [{ ...segment, origin: { ...unknown, time_zone: "America/Los_Angeles" } }] as const;
    assert.equal(minutesOfSlice({ ...unsaid, segments: named }), 650);
    const unnamed = [{ ...segment, origin: { ...unknown, time_zone: "Mars/Olympus" } }] as const;
    assert.equal(minutesOfSlice({ ...unsaid, segments: unnamed }), 650);
    assert.equal(minutesOfSlice({ ...unsaid, segments: [{ ...unnamed[0], duration: null }] }), 0);
  });
});
