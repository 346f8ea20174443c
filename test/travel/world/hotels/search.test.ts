/** What a hotel search answers: prices that add up, the filters, the notes, and stock that goes down. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { hotelChains, lookupHotelOffer, searchHotels } from "../../../../src/travel/world/hotels/index.js";
import { propertiesOf } from "../../../../src/travel/world/hotels/property.js";
import { cities, distanceKm } from "../../../../src/travel/world/reference/places.js";
import { addDays, weekday } from "../../../../src/travel/world/time/calendar.js";
import type { HotelOffer, HotelQuery } from "../../../../src/travel/world/types.js";
import { createWorld } from "../../../../src/travel/world/world.js";
import { holds } from "../holds.js";

const world = createWorld({ worldId: "test", seed: "hotels" });
const testNow = Date.parse("2026-05-16T09:00:30Z");
const nothingSold = (): number => 0;

const find = (
  query: HotelQuery,
  nowMs = testNow,
): { readonly offers: readonly HotelOffer[]; readonly notes: readonly string[] } =>
  searchHotels(world, query, nowMs).offersWith(nothingSold);

const someQuery: fc.Arbitrary<HotelQuery> = fc
  .record({
    cityCode: fc.constantFrom(...cities.map(({ code }) => code)),
    daysAhead: fc.integer({ min: 1, max: 330 }),
    nights: fc.integer({ min: 1, max: 30 }),
    guests: fc.integer({ min: 1, max: 10 }),
    starRating: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ cityCode, daysAhead, nights, guests, starRating }) => {
    const checkInDate = addDays("2026-05-16", daysAhead);
    return { cityCode, checkInDate, checkOutDate: addDays(checkInDate, nights), guests, starRating };
  });

test("every price adds up, every policy is falling and within what was paid, and every id finds its offer again", () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const search = searchHotels(world, query, testNow);
      const { offers } = search.offersWith(nothingSold);
      const keys = new Set(search.stockKeys);
      assert.equal(new Set(offers.map(({ hotelId }) => hotelId)).size, offers.length);
      for (const offer of offers) {
        const { price, nightly, cancellationPolicy } = offer;
        const prepaid = price.roomCents + price.taxesCents + price.feesCents;
        assert.equal(price.totalCents, prepaid + price.payAtPropertyCents);
        assert.equal(
          nightly.reduce((sum, { amountCents }) => sum + amountCents, 0),
          price.roomCents,
        );
        assert.deepEqual(
          nightly.map(({ date }) => date),
          nightly.map((_, night) => addDays(query.checkInDate, night)),
        );
        assert.equal(nightly.length, offer.nights);
        assert.equal(offer.rooms, Math.ceil(query.guests / offer.maxOccupancy));
        holds(offer.roomsLeft >= offer.rooms);
        holds(offer.starRating >= (query.starRating ?? 1));
        assert.equal(offer.refundable, cancellationPolicy.length > 0);
        cancellationPolicy.forEach((step, index) => {
          const before = cancellationPolicy[index - 1];
          holds(Date.parse(step.before) > testNow - 60_000 && step.refundCents <= prepaid && step.refundCents > 0);
          holds(before === undefined || (before.before < step.before && before.refundCents >= step.refundCents));
        });
        const found = lookupHotelOffer(world, offer.hotelId, testNow);
        holds(found.kind === "known");
        assert.equal(found.offer.guests, query.guests);
        holds(found.offer.stockKeys.every((key) => keys.has(key)));
        const quote = found.offer.quote(nothingSold);
        holds(quote.kind === "priced");
        assert.deepEqual(quote.offer, offer);
        assert.equal(quote.promisedTotalCents, price.totalCents);
      }
      assert.deepEqual(
        offers,
        [...offers].sort((a, b) => a.price.totalCents - b.price.totalCents || (a.hotelId < b.hotelId ? -1 : 1)),
      );
    }),
    { numRuns: 150 },
  );
});

test("an empty result always says why", () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const { offers, notes } = find(query);
      holds(offers.length > 0 || notes.length > 0);
    }),
    { numRuns: 100 },
  );
  assert.match(
    find({ cityCode: "ZZZ", checkInDate: "2026-06-01", checkOutDate: "2026-06-02", guests: 1 }).notes.join(),
    /ZZZ/,
  );
  assert.match(
    find({ cityCode: "NYC", checkInDate: "2026-05-15", checkOutDate: "2026-05-17", guests: 1 }).notes.join(),
    /past/,
  );
  assert.match(
    find({ cityCode: "NYC", checkInDate: "2026-06-01", checkOutDate: "2026-06-01", guests: 1 }).notes.join(),
    /nights/,
  );
});

test("a result does not depend on what was asked before", () => {
  const first: HotelQuery = { cityCode: "BER", checkInDate: "2026-06-01", checkOutDate: "2026-06-04", guests: 2 };
  const second: HotelQuery = { cityCode: "SIN", checkInDate: "2026-07-01", checkOutDate: "2026-07-02", guests: 1 };
  const seed = { worldId: "test", seed: "order" };
  const [a, b] = [createWorld(seed), createWorld(seed)];
  const forwards = [first, second].map((query) => searchHotels(a, query, testNow).offersWith(nothingSold));
  const backwards = [second, first].map((query) => searchHotels(b, query, testNow).offersWith(nothingSold));
  assert.deepEqual(forwards, backwards.reverse());
});

test("an airport code finds the hotels of its city, and says so", () => {
  const dates = { checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
  const ofAirport = find({ cityCode: "JFK", ...dates });
  holds(ofAirport.offers.every(({ cityCode }) => cityCode === "NYC"));
  assert.deepEqual(ofAirport.offers, find({ cityCode: "NYC", ...dates }).offers);
  assert.match(ofAirport.notes[0] ?? "", /JFK is an airport of New York/);
  holds(!find({ cityCode: "NYC", ...dates }).notes.some((note) => note.includes("airport")));
});

test("a big city has 10 to 30 offers, a small one at least two hotels", () => {
  const dates = { checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
  for (const cityCode of ["LON", "NYC", "PAR", "TYO", "DXB"]) {
    const { length } = find({ cityCode, ...dates }).offers;
    holds(length >= 10 && length <= 30, `${cityCode}: ${length}`);
  }
  const small = find({ cityCode: "APW", ...dates }).offers;
  holds(new Set(small.map(({ propertyId }) => propertyId)).size >= 2);
});

test("no two hotels of a city have one name, and each lies near its city", () => {
  for (const city of cities) {
    const properties = propertiesOf(world, city);
    assert.equal(new Set(properties.map(({ name }) => name)).size, properties.length, city.code);
    holds(
      properties.every((property) => distanceKm(property, city) < 6),
      city.code,
    );
    holds(properties.every(({ guestRating }) => guestRating >= 5 && guestRating <= 10));
  }
  holds(hotelChains.every(({ fictional }) => fictional));
});

test("an advance purchase is the cheapest way, not refundable, and needs three days", () => {
  const early = find({ cityCode: "ROM", checkInDate: "2026-05-19", checkOutDate: "2026-05-21", guests: 2 }).offers;
  const advance = early.filter(({ ratePlan }) => ratePlan === "ADV");
  holds(advance.length > 0 && advance.every(({ refundable }) => !refundable));
  for (const offer of early.filter(({ ratePlan }) => ratePlan === "FLEX")) {
    const cheap = advance.find(
      ({ propertyId, roomType }) => propertyId === offer.propertyId && roomType === offer.roomType,
    );
    holds(cheap === undefined || cheap.price.totalCents < offer.price.totalCents);
  }
  const late = find({ cityCode: "ROM", checkInDate: "2026-05-18", checkOutDate: "2026-05-20", guests: 2 }).offers;
  holds(late.length > 0 && late.every(({ ratePlan }) => ratePlan !== "ADV"));
});

test("a deadline is at 18:00 in the property's zone, on both sides of a clock change", () => {
  const flexible = (checkInDate: string): readonly string[] => {
    const { offers } = find(
      { cityCode: "PAR", checkInDate, checkOutDate: addDays(checkInDate, 2), guests: 1 },
      Date.parse("2026-03-01T00:00:00Z"),
    );
    const offer = offers.find(({ ratePlan }) => ratePlan === "FLEX");
    return (offer?.cancellationPolicy ?? []).map(({ before }) => before);
  };
  assert.deepEqual(flexible("2026-03-28"), ["2026-03-27T17:00:00Z", "2026-03-28T17:00:00Z"]);
  assert.deepEqual(flexible("2026-03-29"), ["2026-03-28T17:00:00Z", "2026-03-29T16:00:00Z"]);
});

test("late on the day of arrival only hotels with a night desk are left", () => {
  const query: HotelQuery = { cityCode: "BER", checkInDate: "2026-05-16", checkOutDate: "2026-05-17", guests: 1 };
  const morning = find(query, Date.parse("2026-05-16T06:00:00Z"));
  const night = find(query, Date.parse("2026-05-16T21:30:00Z"));
  holds(night.offers.length > 0 && night.offers.length < morning.offers.length);
  assert.match(night.notes.join(" "), /night desk/);
  holds(night.offers.filter(({ starRating }) => starRating >= 4).length > 0);
  holds(
    find({ ...query, checkInDate: "2026-05-17", checkOutDate: "2026-05-18" }, Date.parse("2026-05-16T21:30:00Z")).offers
      .length >=
      morning.offers.length - 4,
  );
});

test("weekends cost more than the nights before them", () => {
  const [offer] = find({ cityCode: "CHI", checkInDate: "2026-06-22", checkOutDate: "2026-06-29", guests: 1 }).offers;
  const amountOn = (day: number): number => offer?.nightly.find(({ date }) => weekday(date) === day)?.amountCents ?? 0;
  holds(amountOn(6) > amountOn(5) && amountOn(5) > amountOn(4));
});

test("a hotel without a room left is not shown, is sold out when quoted, and is counted in a note", () => {
  const query: HotelQuery = { cityCode: "LIS", checkInDate: "2026-06-15", checkOutDate: "2026-06-17", guests: 2 };
  const search = searchHotels(world, query, testNow);
  const [cheapest] = search.offersWith(nothingSold).offers;
  holds(cheapest !== undefined);
  const soldHere = (key: string): number => (key.startsWith(`H:${cheapest.propertyId}:`) ? 99 : 0);
  const { offers, notes } = search.offersWith(soldHere);
  holds(offers.every(({ propertyId }) => propertyId !== cheapest.propertyId));
  assert.match(notes.join(" "), /\d+ hotels? full/);
  const found = lookupHotelOffer(world, cheapest.hotelId, testNow);
  const quote = found.kind === "known" ? found.offer.quote(soldHere) : undefined;
  assert.deepEqual(quote, { kind: "soldOut", stockKey: `H:${cheapest.propertyId}:2026-06-15:DBL`, left: 0 });
});

test("one night without a room makes the whole stay sold out, and names that night", () => {
  const query: HotelQuery = { cityCode: "LIS", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 2 };
  const [offer] = find(query).offers;
  const found = lookupHotelOffer(world, offer?.hotelId ?? "", testNow);
  holds(found.kind === "known");
  const [, secondNight = ""] = found.offer.stockKeys;
  const quote = found.offer.quote((key) => (key === secondNight ? 1000 : 0));
  assert.deepEqual(quote, { kind: "soldOut", stockKey: secondNight, left: 0 });
});

test("the last room can still be had, dearer than the id promised; a new search promises the new price", () => {
  const query: HotelQuery = { cityCode: "LIS", checkInDate: "2026-06-15", checkOutDate: "2026-06-17", guests: 2 };
  const offer = find(query).offers.find(({ ratePlan }) => ratePlan === "FLEX");
  holds(offer !== undefined);
  const found = lookupHotelOffer(world, offer.hotelId, testNow);
  holds(found.kind === "known");
  const before = found.offer.quote(nothingSold);
  holds(before.kind === "priced");
  const capacities = new Map(before.claims.map(({ key, capacity }) => [key, capacity]));
  const allButOne = (key: string): number => (capacities.get(key) ?? 1) - 1;
  const now = found.offer.quote(allButOne);
  holds(now.kind === "priced");
  assert.equal(now.offer.roomsLeft, 1);
  assert.equal(now.promisedTotalCents, offer.price.totalCents);
  holds(now.offer.price.totalCents > now.promisedTotalCents);
  assert.equal(now.offer.hotelId, offer.hotelId);
  now.offer.nightly.forEach(({ amountCents }, night) => {
    const regular = offer.nightly[night]?.amountCents ?? 0;
    holds(Math.abs(amountCents - regular * 1.15) <= 50, `${regular} -> ${amountCents}`);
  });

  const again = searchHotels(world, query, testNow)
    .offersWith(allButOne)
    .offers.find(
      ({ propertyId, ratePlan, roomType }) =>
        propertyId === offer.propertyId && ratePlan === "FLEX" && roomType === offer.roomType,
    );
  holds(again !== undefined && again.hotelId !== offer.hotelId);
  assert.equal(again.price.totalCents, now.offer.price.totalCents);
  const refound = lookupHotelOffer(world, again.hotelId, testNow);
  const requoted = refound.kind === "known" ? refound.offer.quote(allButOne) : undefined;
  holds(requoted?.kind === "priced");
  assert.deepEqual(requoted.offer, again);
  assert.equal(requoted.promisedTotalCents, again.price.totalCents);
});

test("a claim takes all rooms of the party for every night, within capacity", () => {
  const [offer] = find({ cityCode: "MAD", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 5 }).offers;
  holds(offer !== undefined && offer.rooms > 1);
  const found = lookupHotelOffer(world, offer.hotelId, testNow);
  const quote = found.kind === "known" ? found.offer.quote(nothingSold) : undefined;
  holds(quote?.kind === "priced");
  assert.equal(quote.claims.length, 3);
  holds(quote.claims.every(({ quantity, capacity }) => quantity === offer.rooms && quantity <= capacity));
});

test("every city of the world sells a room on an ordinary night", () => {
  for (const { code } of cities) {
    const { offers } = find({ cityCode: code, checkInDate: "2026-06-16", checkOutDate: "2026-06-17", guests: 1 });
    holds(offers.length > 1, code);
  }
});
