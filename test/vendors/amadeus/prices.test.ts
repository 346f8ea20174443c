/** Prices of the facade, converted back: the world's own, to the cent. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import fc from "fast-check";
import type { FacadePlace } from "../../../src/facade/port.js";
import { realTimers } from "../../../src/timers.js";
import { currency, hundredthsAt, rateBetween } from "../../../src/travel/world/fx/index.js";
import { lookupFlightOffer, searchHotels } from "../../../src/travel/world/index.js";
import { tokenHeaders } from "../../../src/upstream/index.js";
import { createAmadeusClient } from "../../../src/vendors/amadeus/client.js";
import { vendor } from "../../../src/vendors/amadeus/facade/index.js";
import { sharedUnits } from "../../../src/vendors/amadeus/facade/prices.js";
import { amadeusAccess } from "../../../src/vendors/amadeus/token.js";
import { ask, callOn, newPlace, upstreamOn } from "../facadeClient.js";
import { bearerOf } from "./token.js";

const credentials = { apiKey: "mock_key", apiSecret: "mock_secret" };
const obtain = amadeusAccess(upstreamOn(vendor), credentials);
const client = createAmadeusClient(upstreamOn(vendor, tokenHeaders({ obtain, timers: realTimers, timeoutMs: 60_000 })));

let place: FacadePlace;
before(async () => {
  place = await newPlace();
});

const rateOf = (code: string): number => {
  const [base, quote] = [currency(code), currency("USD")];
  assert.ok(base !== undefined && quote !== undefined, code);
  return rateBetween(base, quote);
};

/** A cent at most, and none where the smallest unit of the currency is worth a cent or less. */
const isWithinRounding = (price: { readonly currency: string; readonly total: string }, cents: number): void => {
  const rate = rateOf(price.currency);
  const unit = 100 * rate * 10 ** -(price.total.split(".")[1]?.length ?? 0);
  const difference = Math.abs(hundredthsAt(price.total, String(rate)) - cents);
  assert.ok(difference <= (unit <= 1 ? 0 : 1), `${price.total} ${price.currency} for ${cents} cents`);
};

const origins = ["LHR", "CDG", "NRT", "JFK", "KWI", "ICN", "GRU", "DEL", "SYD", "CGK", "DUB", "ZRH"];

test("a flight offer converted to dollars is what the world charges for its flights", async () => {
  let offers = 0;
  for (const [index, origin] of origins.entries()) {
    const query = {
      originLocationCode: origin,
      destinationLocationCode: origins[(index + 5) % origins.length] ?? "JFK",
      departureDate: "2026-07-01",
      returnDate: index % 2 === 0 ? undefined : "2026-07-09",
      adults: 1 + (index % 3),
      max: 40,
    };
    const { data } = await client.flightOffers(query, callOn(vendor, place));
    for (const { id, price } of data) {
      let cents = 0;
      for (const flightId of id.split("_")) {
        const issued = lookupFlightOffer(place.world, flightId, place.nowMs);
        assert.equal(issued.kind, "known");
        const quote = issued.offer.quote({ adults: query.adults, children: 0, infants: 0 }, () => 0);
        assert.equal(quote.kind, "priced");
        cents += quote.offer.price.totalCents;
      }
      isWithinRounding(price, cents);
      offers += 1;
    }
  }
  assert.ok(offers > 100, `${offers} offers were compared`);
});

test("a stay converted to dollars is what the world charges for all its nights", async () => {
  for (const cityCode of ["LON", "PAR", "TYO", "NYC", "BKK", "SEL", "KWI", "RIO"]) {
    const stay = { checkInDate: "2026-07-01", checkOutDate: "2026-07-08", adults: 2 };
    const hotels = await client.hotelsByCity(cityCode, callOn(vendor, place));
    const hotelIds = hotels.map(({ hotelId }) => hotelId);
    const found = await client.hotelOffers({ hotelIds, ...stay }, callOn(vendor, place));
    const { offers } = searchHotels(place.world, { ...stay, cityCode, guests: 2 }, place.nowMs).offersWith(() => 0);
    const cheapest = new Map(offers.toReversed().map((offer) => [offer.name, offer.price.totalCents]));
    assert.equal(found.length, cheapest.size);
    for (const { hotel, offers: ofHotel } of found) {
      assert.equal(ofHotel.length, 1);
      for (const { price } of ofHotel) isWithinRounding(price, cheapest.get(hotel.name) ?? 0);
    }
  }
});

test("what is asked for in dollars is the world's price as it is", async () => {
  const query = {
    originLocationCode: "CDG",
    destinationLocationCode: "JFK",
    departureDate: "2026-07-01",
    adults: 1,
    currencyCode: "USD",
    max: 5,
  };
  const { data } = await client.flightOffers(query, callOn(vendor, place));
  for (const { id, price } of data) {
    const issued = lookupFlightOffer(place.world, id, place.nowMs);
    assert.equal(issued.kind, "known");
    const quote = issued.offer.quote({ adults: 1, children: 0, infants: 0 }, () => 0);
    assert.equal(quote.kind, "priced");
    assert.deepEqual(price, { currency: "USD", total: (quote.offer.price.totalCents / 100).toFixed(2) });
  }
});

test("what is printed of each traveller and night adds up to what is printed of the whole", async () => {
  const headers = await bearerOf(place);
  const party =
    "originLocationCode=CDG&destinationLocationCode=SYD&departureDate=2026-07-01&returnDate=2026-07-20&adults=3&children=2&infants=2&max=20";
  const flights = JSON.parse((await ask(vendor, place, `/v2/shopping/flight-offers?${party}`, { headers })).body);
  const cents = (amounts: readonly string[]): number =>
    amounts.reduce((sum, amount) => sum + hundredthsAt(amount, "1"), 0);
  type Price = { readonly total: string; readonly base: string };
  for (const { price, travelerPricings } of flights.data) {
    const parts: readonly Price[] = travelerPricings.map((each: { price: Price }) => each.price);
    assert.equal(parts.length, 7);
    assert.equal(cents(parts.map(({ total }) => total)), cents([price.total]));
    assert.equal(cents(parts.map(({ base }) => base)), cents([price.base]));
    for (const { total, base } of parts) assert.ok(cents([base]) <= cents([total]));
  }
  const stay = "hotelIds=BKLON001,ZZLON002&checkInDate=2026-07-01&checkOutDate=2026-07-15&adults=2&bestRateOnly=false";
  const hotels = await client.hotelsByCity("LON", callOn(vendor, place));
  const named = stay.replace("BKLON001,ZZLON002", hotels.map(({ hotelId }) => hotelId).join(","));
  const rooms = JSON.parse((await ask(vendor, place, `/v3/shopping/hotel-offers?${named}`, { headers })).body);
  for (const { offers } of rooms.data) {
    for (const { price } of offers) {
      assert.equal(cents(price.variations.changes.map(({ base }: Price) => base)), cents([price.base]));
      assert.equal(cents([price.base, price.taxes[0].amount]), cents([price.total]));
    }
  }
});

test("shares of a sum are never off by more than a unit, and none is lost", () => {
  const codes = fc.constantFrom("EUR", "GBP", "JPY", "KWD", "VND", "USD");
  fc.assert(
    fc.property(
      codes,
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 }),
      (code, parts) => {
        const into = currency(code);
        assert.ok(into !== undefined);
        const units = sharedUnits(into, parts);
        const whole = sharedUnits(into, [parts.reduce((sum, part) => sum + part, 0)]);
        assert.equal(
          units.reduce((sum, part) => sum + part, 0n),
          whole[0],
        );
        for (const [index, part] of parts.entries()) {
          const alone = sharedUnits(into, [part])[0] ?? 0n;
          const difference = alone - (units[index] ?? 0n);
          assert.ok(difference >= -1n && difference <= 1n);
        }
      },
    ),
  );
});
