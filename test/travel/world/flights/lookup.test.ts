import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { lookupFlightOffer, searchFlights } from "../../../../src/travel/world/flights/index.js";
import { createWorld } from "../../../../src/travel/world/index.js";
import type { FlightOffer, IssuedFlightOffer, Party, Quote } from "../../../../src/travel/world/types.js";
import { idInBrand, wholeOffers } from "./offers.js";
import { find, first, nothingSold, oneAdult, queryOf, testNow, world } from "./world.js";

const minuteMs = 60_000;
const hostile = [
  "",
  "FL",
  "FL-",
  "FL--------",
  "constructor",
  "__proto__",
  "FL-JFKLAX-20260230-XH1001T-YL100-HNH30-AAAA",
  "FL-260230-XH1001-TY100-HNH30-AAAA-L",
  "-L",
  "💥",
  "FL-".repeat(5000),
];
const seats = (adults: number): Party => ({ adults, children: 0, infants: 0 });

const issued = (flightId: string, nowMs = testNow): IssuedFlightOffer => {
  const lookup = lookupFlightOffer(world, flightId, nowMs);
  if (lookup.kind !== "known") assert.fail(`${flightId} is ${lookup.kind}`);
  return lookup.offer;
};

const priced = (quote: Quote<FlightOffer>): Extract<Quote<FlightOffer>, { kind: "priced" }> => {
  if (quote.kind !== "priced") assert.fail("sold out");
  return quote;
};

const samples = [
  find(queryOf("JFK-LAX", "2026-06-15", { adults: 2, children: 1, infants: 1 })),
  find(queryOf("SIN-SYD", "2026-10-24", oneAdult, "business")),
  find(queryOf("LON-NYC", "2026-12-30", oneAdult, "premium_economy")),
  find(queryOf("JFK-LHR", "2026-06-15", oneAdult, "first")),
  find(queryOf("PVD-KTM", "2026-06-15")),
  find(queryOf("AKL-HNL", "2026-06-15")),
  find(queryOf("LHR-DXB", "2027-01-10")),
].flatMap(({ offers }) => offers);

test("every offer resolves to itself from its id alone, at the equal price", () => {
  assert.ok(samples.some(({ stops }) => stops === 2) && samples.some(({ stops }) => stops === 1));
  const fresh = createWorld({ worldId: world.worldId, seed: world.seed });
  for (const offer of samples) {
    const lookup = lookupFlightOffer(fresh, offer.flightId, testNow + 29 * minuteMs);
    if (lookup.kind !== "known") assert.fail(offer.flightId);
    const quote = priced(lookup.offer.quote(lookup.offer.party, nothingSold));
    assert.deepEqual(quote.offer, offer);
    assert.equal(quote.promisedTotalCents, offer.price.totalCents);
    assert.equal(quote.claims.length, offer.segments.length);
    assert.deepEqual(
      quote.claims.map(({ key }) => key),
      lookup.offer.stockKeys,
    );
  }
});

test("ids are short and safe in a URL", () => {
  for (const { flightId } of samples) {
    assert.match(flightId, /^FL-\d{6}(-[A-Z0-9]{2}\d{1,4}){1,3}-[A-Z]{2,4}\d{3}-[A-Z0-9]+-[A-Z2-7]{4}-[LSX]$/);
    assert.ok(flightId.length <= 80, flightId);
  }
});

test("an id that was altered anywhere is unknown", () => {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-abc .";
  fc.assert(
    fc.property(
      fc.constantFrom(...samples.map(({ flightId }) => flightId)),
      fc.nat(),
      fc.constantFrom(...alphabet),
      fc.constantFrom("replace", "insert", "delete"),
      (flightId, at, letter, change) => {
        const index = at % flightId.length;
        const rest = change === "insert" ? flightId.slice(index) : flightId.slice(index + 1);
        const altered = flightId.slice(0, index) + (change === "delete" ? "" : letter) + rest;
        const brands = altered.slice(0, -1) === flightId.slice(0, -1) ? ["L", "S", "X"] : [];
        if (brands.includes(altered.slice(-1))) return;
        assert.equal(lookupFlightOffer(world, altered, testNow).kind, "unknown", altered);
      },
    ),
    { numRuns: 2000, seed: 20260516 },
  );
});

test("with another brand's letter an id is that brand's, and no other letter makes one", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const { flightId, cabin, fareBrand, segments } of samples) {
    const known = letters.flatMap((letter) => {
      const lookup = lookupFlightOffer(world, idInBrand(flightId, letter), testNow);
      return lookup.kind === "known"
        ? [{ letter, ...priced(lookup.offer.quote(lookup.offer.party, nothingSold)).offer }]
        : [];
    });
    const brands = known.map(({ letter, fareBrand: brand }) => `${letter} ${brand}`);
    assert.deepEqual(brands, cabin === "economy" ? ["L Light", "S Standard", "X Flex"] : ["S Standard", "X Flex"]);
    assert.ok(known.some((offer) => offer.flightId === flightId && offer.fareBrand === fareBrand));
    for (const offer of known) assert.equal(first(offer.segments).segmentId, first(segments).segmentId);
  }
});

test("text that no world issued is unknown and never an error", () => {
  for (const text of hostile) assert.equal(lookupFlightOffer(world, text, testNow).kind, "unknown");
  fc.assert(fc.property(fc.string(), (text) => assert.equal(lookupFlightOffer(world, text, testNow).kind, "unknown")));
});

test("an id of another world or another seed is unknown", () => {
  const { flightId } = first(samples);
  const others = [
    { worldId: "other", seed: world.seed },
    { worldId: world.worldId, seed: "other" },
  ];
  for (const other of others) assert.equal(lookupFlightOffer(createWorld(other), flightId, testNow).kind, "unknown");
});

test("an offer lives for thirty minutes from the minute of its issue", () => {
  const { flightId } = first(samples);
  assert.equal(lookupFlightOffer(world, flightId, testNow + 30 * minuteMs - 1).kind, "known");
  assert.deepEqual(lookupFlightOffer(world, flightId, testNow + 30 * minuteMs), {
    kind: "expired",
    expiredAtMs: testNow + 30 * minuteMs,
  });
});

test("the price is locked to the minute of issue even when the fare rises with the day", () => {
  const lateEvening = Date.UTC(2026, 4, 26, 3, 50);
  const query = queryOf("JFK-LAX", "2026-06-15");
  const offer = first(find(query, lateEvening).offers);
  const afterMidnight = lateEvening + 20 * minuteMs;
  const quote = priced(issued(offer.flightId, afterMidnight).quote(oneAdult, nothingSold));
  assert.equal(quote.offer.price.totalCents, offer.price.totalCents);
  const dearer = find(query, afterMidnight).offers.find(
    ({ segments, fareBrand }) =>
      first(segments).segmentId === first(offer.segments).segmentId && fareBrand === offer.fareBrand,
  );
  assert.ok(dearer && dearer.price.totalCents > offer.price.totalCents);
});

test("sales move the price up class by class and the cabin sells out at its capacity exactly", () => {
  const offer = first(
    find(queryOf("JFK-LAX", "2026-06-15")).offers.filter(({ stops, seatsLeft }) => stops === 0 && seatsLeft === 9),
  );
  const known = issued(offer.flightId);
  const [claim] = priced(known.quote(oneAdult, nothingSold)).claims;
  assert.ok(claim);
  let previous = 0;
  const classes = new Set<string>();
  for (let sold = 0; sold < claim.capacity; sold += 1) {
    const quote = priced(known.quote(oneAdult, () => sold));
    assert.ok(quote.offer.price.totalCents >= previous);
    assert.equal(quote.promisedTotalCents, offer.price.totalCents);
    assert.equal(quote.offer.seatsLeft, Math.min(9, claim.capacity - sold));
    previous = quote.offer.price.totalCents;
    classes.add(first(quote.offer.segments).bookingClass);
  }
  assert.ok(classes.size > 1);
  assert.ok(previous > offer.price.totalCents);
  assert.deepEqual(
    known.quote(oneAdult, () => claim.capacity),
    { kind: "soldOut", stockKey: claim.key, left: 0 },
  );
  assert.deepEqual(
    known.quote(seats(3), () => claim.capacity - 2),
    { kind: "soldOut", stockKey: claim.key, left: 2 },
  );
  assert.equal(priced(known.quote(seats(2), () => claim.capacity - 2)).claims[0]?.quantity, 2);
});

test("a promised price is honoured when a cheaper class opens again", () => {
  const query = queryOf("JFK-LAX", "2026-06-15");
  const cheap = first(find(query).offers.filter(({ stops }) => stops === 0));
  const capacity = priced(issued(cheap.flightId).quote(oneAdult, nothingSold)).claims[0]?.capacity ?? 0;
  const sold = (key: string): number => (issued(cheap.flightId).stockKeys.includes(key) ? capacity - 1 : 0);
  const dear = wholeOffers(world, searchFlights(world, query, testNow), sold).offers.find(
    ({ segments, fareBrand }) =>
      first(segments).segmentId === first(cheap.segments).segmentId && fareBrand === cheap.fareBrand,
  );
  assert.ok(dear && dear.price.totalCents > cheap.price.totalCents);
  const quote = priced(issued(dear.flightId).quote(oneAdult, nothingSold));
  assert.equal(quote.offer.price.totalCents, dear.price.totalCents);
  assert.equal(quote.promisedTotalCents, dear.price.totalCents);
});

test("another party than the one searched for is priced and seated as itself", () => {
  const offer = first(find(queryOf("LHR-JFK", "2026-07-03")).offers.filter(({ seatsLeft }) => seatsLeft === 9));
  const family: Party = { adults: 2, children: 1, infants: 1 };
  const quote = priced(issued(offer.flightId).quote(family, nothingSold));
  assert.deepEqual(
    quote.offer.price.perPassenger.map(({ type, count }) => [type, count]),
    [
      ["adult", 2],
      ["child", 1],
      ["infant", 1],
    ],
  );
  for (const { quantity } of quote.claims) assert.equal(quantity, 3);
});

test("itineraries that are sold out are not shown, and others take their place", () => {
  const search = searchFlights(world, queryOf("JFK-LAX", "2026-06-15"), testNow);
  const before = search.offersWith(nothingSold).offers;
  const gone = issued(first(before).flightId).stockKeys;
  const after = search.offersWith((key) => (gone.includes(key) ? 1_000_000 : 0)).offers;
  assert.ok(after.length >= 10);
  for (const { flightId } of after) {
    assert.ok(issued(flightId).stockKeys.every((key) => !gone.includes(key)));
  }
});

test("a codeshare draws on the operating flight's seats", () => {
  const { offers } = find(queryOf("AKL-HNL", "2026-06-15"));
  const direct = offers.filter(({ stops, fareBrand }) => stops === 0 && fareBrand === "Light");
  const shared = direct.find(({ segments }) => first(segments).marketingCarrier !== first(segments).operatingCarrier);
  const own = direct.find(({ segments }) => first(segments).marketingCarrier === first(segments).operatingCarrier);
  assert.ok(shared && own);
  assert.deepEqual(issued(shared.flightId).stockKeys, issued(own.flightId).stockKeys);
  assert.equal(first(shared.segments).departureUtc, first(own.segments).departureUtc);
  assert.equal(shared.seatsLeft, own.seatsLeft);
});

test("a party larger than was searched for is no move of the price while nothing is sold", () => {
  const routes = ["JFK-LAX", "LHR-JFK", "SIN-SYD"];
  for (const offer of routes.flatMap((route) => find(queryOf(route, "2026-06-15", oneAdult)).offers)) {
    for (const adults of [2, 4, 6]) {
      const quote = issued(offer.flightId).quote(seats(adults), nothingSold);
      if (quote.kind === "priced") assert.equal(quote.promisedTotalCents, quote.offer.price.totalCents, offer.flightId);
    }
  }
});
