/** What offers of Amadeus are as answers and in words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Conversion } from "../../../src/packs/coastline/currency.js";
import { flightOffersOf } from "../../../src/packs/coastline/flightOffers.js";
import { hotelOffersOf } from "../../../src/packs/coastline/hotelOffers.js";
import { searchFlightsText } from "../../../src/packs/coastline/texts/flights.js";
import { searchHotelsText } from "../../../src/packs/coastline/texts/hotels.js";
import type { AmadeusFlightOffer, AmadeusSegment } from "../../../src/vendors/amadeus/wire.js";

/** Whole units are dollars; of XXX there is no rate. */
const conversion: Conversion = {
  usdCents: ({ currency, total }) => (currency === "XXX" ? undefined : Number(total) * 100),
  notes: [],
};

const segment = (from: string, to: string, at: string, until: string, numberOfStops = 0): AmadeusSegment => ({
  departure: { iataCode: from, at },
  arrival: { iataCode: to, at: until },
  carrierCode: "BA",
  number: "112",
  numberOfStops,
});

const out = segment("JFK", "LHR", "2026-07-01T20:00:00", "2026-07-02T08:00:00");
const viaParis = [
  segment("LHR", "CDG", "2026-07-08T09:00:00", "2026-07-08T11:15:00"),
  segment("CDG", "JFK", "2026-07-08T13:00:00", "2026-07-08T15:30:00", 1),
] as const;

const offer = (total: string, currency = "USD", ...back: readonly AmadeusFlightOffer["itineraries"][number][]) => ({
  id: total,
  itineraries: [{ segments: [out] as const }, ...back],
  price: { currency, total },
});

test("flights come cheapest first, with the stops of each way and what one price covers", () => {
  const data = [offer("500", "USD", { segments: viaParis }), offer("450"), offer("1", "XXX")];
  const flights = flightOffersOf({ data, carriers: new Map([["BA", "British Airways"]]) }, conversion);
  const oneWay = {
    price: 450,
    currency: "USD",
    departure: "2026-07-01T20:00:00",
    arrival: "2026-07-02T08:00:00",
    airline: "British Airways",
    stops: 0,
  };
  const wayBack = {
    return_departure: "2026-07-08T09:00:00",
    return_arrival: "2026-07-08T15:30:00",
    return_stops: 2,
  };
  assert.deepEqual(flights, [oneWay, { ...oneWay, price: 500, ...wayBack }]);
  assert.equal(
    searchFlightsText({ flights, count: 2, notes: ["One.", "Next: two."] }),
    [
      "2 flights, cheapest first: USD for one adult, local times.",
      "450.00 British Airways, 2026-07-01 20:00 to 2026-07-02 08:00, nonstop",
      "500.00 British Airways, 2026-07-01 20:00 to 2026-07-02 08:00, nonstop; back 2026-07-08 09:00 to 15:30, 2 stops",
      "Note: One.",
      "Next: two.",
    ].join("\n"),
  );
});

test("an airline without a name is told by its code", () => {
  const [flight] = flightOffersOf({ data: [offer("450")], carriers: new Map() }, conversion);
  assert.equal(flight?.airline, "BA");
});

const hotel = (hotelId: string, name: string, rating?: number, ...addressLines: readonly string[]) => ({
  ...{ hotelId, name, iataCode: "LON", countryCode: "GB", rating, addressLines },
});

const offered = (hotelId: string, ...totals: readonly string[]) => ({
  hotel: { hotelId, name: `own name of ${hotelId}` },
  offers: totals.map((total, index) => ({ id: String(index), price: { currency: "USD", total } })),
});

test("hotels come cheapest first, each with its best offer, and none without one", () => {
  const hotels = hotelOffersOf(
    [hotel("AAAAAAAA", "The First", 4, "123 Main St", "London"), hotel("BBBBBBBB", "The Second")],
    [offered("AAAAAAAA", "900", "850"), offered("BBBBBBBB", "600"), offered("CCCCCCCC", "700"), offered("DDDDDDDD")],
    conversion,
  );
  assert.deepEqual(hotels, [
    { name: "The Second", price: 600, currency: "USD", address: "" },
    { name: "own name of CCCCCCCC", price: 700, currency: "USD", address: "" },
    { name: "The First", price: 850, currency: "USD", rating: 4, address: "123 Main St, London" },
  ]);
  assert.equal(
    searchHotelsText({ hotels, count: 3, nights: 1, notes: [] }),
    [
      "3 hotels for 1 night, cheapest first: USD for the whole stay of one adult.",
      "600.00 The Second",
      "700.00 own name of CCCCCCCC",
      "850.00 The First, 4*, 123 Main St, London",
    ].join("\n"),
  );
});
