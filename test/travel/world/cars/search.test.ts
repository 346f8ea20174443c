/** What a car search answers: prices that add up, who is served where, the notes, and stock that goes down. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { carVendors, lookupCarOffer, searchCars } from "../../../../src/travel/world/cars/index.js";
import { airports, cities } from "../../../../src/travel/world/reference/places.js";
import { utcIso } from "../../../../src/travel/world/time/zones.js";
import type { CarOffer, CarQuery } from "../../../../src/travel/world/types.js";
import { createWorld } from "../../../../src/travel/world/world.js";
import { holds } from "../holds.js";

const world = createWorld({ worldId: "test", seed: "cars" });
const testNow = Date.parse("2026-05-16T09:00:30Z");
const hour = 3_600_000;
const nothingSold = (): number => 0;
const plain: CarQuery = {
  pickupLocationCode: "LAX",
  dropoffLocationCode: "LAX",
  pickupDate: "2026-06-15T10:00:00-07:00",
  dropoffDate: "2026-06-18T10:00:00-07:00",
  driverAge: 30,
};

const find = (
  change: Partial<CarQuery>,
  nowMs = testNow,
): { readonly offers: readonly CarOffer[]; readonly notes: readonly string[] } =>
  searchCars(world, { ...plain, ...change }, nowMs).offersWith(nothingSold);

const at = (code: string): Partial<CarQuery> => ({ pickupLocationCode: code, dropoffLocationCode: code });

const someCode = fc.constantFrom(...new Set([...airports, ...cities].map(({ code }) => code)));
const someQuery: fc.Arbitrary<CarQuery> = fc
  .record({
    pickup: someCode,
    dropoff: fc.option(someCode, { nil: undefined }),
    inHours: fc.integer({ min: 1, max: 330 * 24 }),
    hours: fc.integer({ min: 1, max: 59 * 24 }),
    driverAge: fc.integer({ min: 21, max: 99 }),
  })
  .map(({ pickup, dropoff, inHours, hours, driverAge }) => ({
    pickupLocationCode: pickup,
    dropoffLocationCode: dropoff ?? pickup,
    pickupDate: utcIso(testNow + inHours * hour),
    dropoffDate: utcIso(testNow + (inHours + hours) * hour),
    driverAge,
  }));

test("every price adds up, every policy is falling and within the total, and every id finds its offer again", () => {
  fc.assert(
    fc.property(someQuery, (query) => {
      const search = searchCars(world, query, testNow);
      const { offers, notes } = search.offersWith(nothingSold);
      const keys = new Set(search.stockKeys);
      holds(offers.length > 0 || notes.length > 0);
      assert.equal(new Set(offers.map(({ carId }) => carId)).size, offers.length);
      for (const offer of offers) {
        const { currency, totalCents, perDayCents, ...parts } = offer.price;
        assert.equal(currency, "USD");
        holds(perDayCents > 0 && perDayCents % 100 === 0);
        assert.equal(
          totalCents,
          Object.values(parts).reduce((sum, part) => sum + part, 0),
        );
        assert.equal(parts.youngDriverFeeCents > 0, query.driverAge < 25);
        assert.equal(parts.seniorDriverFeeCents > 0, query.driverAge >= 75);
        assert.equal(parts.oneWayFeeCents > 0, query.pickupLocationCode !== query.dropoffLocationCode);
        assert.equal(offer.pickupLocationCode, query.pickupLocationCode);
        assert.equal(offer.dropoffLocationCode, query.dropoffLocationCode);
        assert.equal(
          Math.floor(Date.parse(offer.pickupDate) / 60_000),
          Math.floor(Date.parse(query.pickupDate) / 60_000),
        );
        holds(query.driverAge >= 25 || !/^[PULWX]/.test(offer.sippCode));
        holds(offer.unitsLeft > 0);
        offer.cancellationPolicy.forEach((step, index) => {
          const before = offer.cancellationPolicy[index - 1];
          holds(step.refundCents > 0 && step.refundCents <= totalCents);
          holds(before === undefined || (before.before < step.before && before.refundCents >= step.refundCents));
        });
        const found = lookupCarOffer(world, offer.carId, testNow);
        holds(found.kind === "known");
        assert.equal(found.offer.driverAge, query.driverAge);
        holds(found.offer.stockKeys.length === offer.rentalDays && found.offer.stockKeys.every((key) => keys.has(key)));
        const quote = found.offer.quote(query.driverAge, nothingSold);
        holds(quote.kind === "priced");
        assert.deepEqual(quote.offer, offer);
        assert.equal(quote.promisedTotalCents, totalCents);
      }
      assert.deepEqual(
        offers,
        [...offers].sort((a, b) => a.price.totalCents - b.price.totalCents || (a.carId < b.carId ? -1 : 1)),
      );
    }),
    { numRuns: 200 },
  );
});

test("a result does not depend on what was asked before", () => {
  const seed = { worldId: "test", seed: "order" };
  const [a, b] = [createWorld(seed), createWorld(seed)];
  const queries = [plain, { ...plain, ...at("FCO") }];
  const forwards = queries.map((query) => searchCars(a, query, testNow).offersWith(nothingSold));
  const backwards = [...queries].reverse().map((query) => searchCars(b, query, testNow).offersWith(nothingSold));
  assert.deepEqual(forwards, backwards.reverse());
});

test("a hub has 10 to 30 offers of several vendors, and every airport has some", () => {
  for (const code of ["LAX", "LHR", "CDG", "DXB", "GRU", "JNB"]) {
    const { offers } = find(at(code));
    holds(offers.length >= 10 && offers.length <= 30, `${code}: ${offers.length}`);
    holds(new Set(offers.map(({ vendor }) => vendor)).size >= 4, code);
  }
  for (const { code } of airports) holds(find({ ...at(code), driverAge: 22 }).offers.length > 1, code);
  holds(carVendors.every(({ fictional }) => fictional));
});

test("Americans get automatics, Europeans mostly gears", () => {
  holds(find(at("ORD")).offers.every(({ transmission }) => transmission === "automatic"));
  const manual = find(at("FCO")).offers.filter(({ transmission }) => transmission === "manual");
  holds(manual.length > 4);
});

test("an airport takes its concession, a desk in town does not and says where the airport desks are", () => {
  holds(find(at("JFK")).offers.every(({ price }) => price.feesCents > 0));
  const inTown = find(at("NYC"));
  holds(inTown.offers.length > 0 && inTown.offers.every(({ price }) => price.feesCents === 0));
  assert.match(inTown.notes.join(" "), /JFK/);
});

test("an hour outside the desk's hours is noted, an hour within is not", () => {
  const outside = /outside its hours/;
  const inTown = (pickupDate: string): string => find({ ...at("NYC"), pickupDate }).notes.join(" ");
  assert.match(inTown("2026-06-14T11:00:00-04:00"), outside);
  assert.match(inTown("2026-06-15T07:30:00-04:00"), outside);
  assert.doesNotMatch(inTown("2026-06-15T08:00:00-04:00"), outside);
  assert.doesNotMatch(find({ pickupDate: "2026-06-15T03:00:00-07:00" }).notes.join(" "), outside);
});

test("a car is not let across the sea, nor over a border where no company allows it", () => {
  for (const [pickupLocationCode, dropoffLocationCode] of [
    ["CDG", "LHR"],
    ["LAX", "TIJ"],
    ["EZE", "SCL"],
    ["HEL", "LED"],
    ["VIE", "BEG"],
  ] as const) {
    const across = find({ pickupLocationCode, dropoffLocationCode });
    assert.equal(across.offers.length, 0);
    assert.match(across.notes.join(), /across this border/);
  }
  for (const [pickupLocationCode, dropoffLocationCode] of [
    ["OGG", "HNL"],
    ["LHR", "BFS"],
    ["PMI", "MRS"],
    ["FCO", "CTA"],
    ["LHR", "DUB"],
    ["ANC", "YVR"],
  ] as const) {
    const across = find({ pickupLocationCode, dropoffLocationCode });
    assert.equal(across.offers.length, 0);
    assert.match(across.notes.join(), /no road/);
  }
});

for (const [from, to] of [
  ["CDG", "FRA"],
  ["CDG", "BRU"],
  ["SEA", "YVR"],
  ["DUB", "BFS"],
  ["CPT", "WDH"],
  ["BCN", "LIS"],
] as const) {
  test(`a car from ${from} may be returned at ${to}, for a fee, but not one of a value brand`, () => {
    const { offers, notes } = find({ pickupLocationCode: from, dropoffLocationCode: to });
    holds(offers.length > 0);
    for (const { price, vendor } of offers) {
      holds(price.oneWayFeeCents >= 25_000);
      assert.notEqual(carVendors.find(({ code }) => code === vendor)?.brandTier, "value");
    }
    assert.match(notes.join(), /fee for a return across a border/);
  });
}

test("a border makes a one-way rental dearer than the same distance at home", () => {
  const feeOf = (pickupLocationCode: string, dropoffLocationCode: string): number =>
    find({ pickupLocationCode, dropoffLocationCode }).offers[0]?.price.oneWayFeeCents ?? 0;
  holds(feeOf("CDG", "FRA") > feeOf("FRA", "BER"));
  holds(feeOf("FRA", "BER") > 0);
});

test("one way to a small airport is offered only by the vendors that are there", () => {
  const there = new Set(find(at("BOI")).offers.map(({ vendor }) => vendor));
  const oneWay = find({ pickupLocationCode: "SEA", dropoffLocationCode: "BOI" }).offers;
  holds(oneWay.length > 0 && oneWay.every(({ vendor }) => there.has(vendor)));
});

test("three days by the clock of the place are three days, through a change of the clocks", () => {
  const paris = find({
    ...at("CDG"),
    pickupDate: "2026-10-24T10:00:00+02:00",
    dropoffDate: "2026-10-27T10:00:00+01:00",
  }).offers;
  holds(paris.length > 0 && paris.every(({ rentalDays }) => rentalDays === 3));
  assert.equal(paris[0]?.dropoffDate, "2026-10-27T10:00:00+01:00");
});

test("cancellation is free until 48 hours before the pick-up, then costs a day", () => {
  const [offer] = find({}).offers;
  holds(offer !== undefined);
  const { totalCents, perDayCents } = offer.price;
  assert.deepEqual(offer.cancellationPolicy, [
    { before: "2026-06-13T17:00:00Z", refundCents: totalCents },
    { before: "2026-06-15T17:00:00Z", refundCents: totalCents - perDayCents },
  ]);
  const [soon] = find({ pickupDate: "2026-05-17T10:00:00-07:00" }).offers;
  assert.equal(soon?.cancellationPolicy.length, 1);
});

test("an impossible period has no offers and a note", () => {
  assert.match(find({ pickupDate: "2026-05-16T08:00:00Z" }).notes.join(), /past/);
  assert.match(find({ dropoffDate: plain.pickupDate }).notes.join(), /not after/);
  assert.match(find({ dropoffDate: "2026-09-15T10:00:00Z" }).notes.join(), /60 days/);
  assert.match(find({ pickupLocationCode: "ZZZ" }).notes.join(), /ZZZ/);
});

test("the last car is sold once: then it is not shown, and is sold out when quoted", () => {
  const search = searchCars(world, plain, testNow);
  const [offer] = search.offersWith(nothingSold).offers;
  holds(offer !== undefined);
  const found = lookupCarOffer(world, offer.carId, testNow);
  holds(found.kind === "known");
  const quote = found.offer.quote(30, nothingSold);
  holds(quote.kind === "priced");
  const capacities = new Map(quote.claims.map(({ key, capacity }) => [key, capacity]));
  const last = found.offer.quote(30, (key) => (capacities.get(key) ?? 1) - 1);
  holds(last.kind === "priced" && last.offer.unitsLeft === 1);
  assert.equal(last.offer.price.totalCents, offer.price.totalCents);

  const [, secondDay = ""] = found.offer.stockKeys;
  const oneDayGone = (key: string): number => (key === secondDay ? 1000 : 0);
  assert.deepEqual(found.offer.quote(30, oneDayGone), { kind: "soldOut", stockKey: secondDay, left: 0 });
  holds(search.offersWith(oneDayGone).offers.every(({ carId }) => carId !== offer.carId));
  const allGone = search.offersWith(() => 1000);
  assert.equal(allGone.offers.length, 0);
  assert.match(allGone.notes.join(), /No cars are left/);
});

test("a quote for another driver has that driver's fees", () => {
  const offer = find({}).offers.find(({ sippCode }) => sippCode === "ICAR");
  const found = lookupCarOffer(world, offer?.carId ?? "", testNow);
  holds(found.kind === "known" && offer !== undefined);
  const young = found.offer.quote(22, nothingSold);
  holds(young.kind === "priced");
  assert.equal(young.offer.price.totalCents, offer.price.totalCents + 3 * 2500);
  assert.equal(young.promisedTotalCents, young.offer.price.totalCents);
});

test("extras are priced for the offer's days and taxes", () => {
  const [offer] = find({}).offers;
  const found = lookupCarOffer(world, offer?.carId ?? "", testNow);
  holds(found.kind === "known");
  const price = found.offer.extras("none", ["gps"], 0);
  assert.deepEqual(price, { lines: [{ code: "gps", name: "Navigation unit", amountCents: 2957 }], totalCents: 2957 });
});
