import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brandsOf } from "../../../../src/travel/world/flights/brands.js";
import { baseFaresOf, type MarketTerms } from "../../../../src/travel/world/flights/fares.js";
import { partyPrice } from "../../../../src/travel/world/flights/price.js";
import { isDomestic } from "../../../../src/travel/world/flights/sovereignty.js";
import { chargesOf } from "../../../../src/travel/world/flights/taxes.js";
import { airport, airports, distanceKm } from "../../../../src/travel/world/reference/places.js";
import type { Airport, Cabin, FlightPrice, Party } from "../../../../src/travel/world/types.js";

const place = (code: string): Airport => airport(code) ?? assert.fail(`no airport ${code}`);

type FareTerms = MarketTerms & { readonly factor: number };

const baseFareCents = ({ factor, ...market }: FareTerms): number => baseFaresOf(market)(factor);

const fareOf = (route: string, terms: Partial<FareTerms>): number => {
  const [origin = "", destination = ""] = route.split("-");
  const kilometres = distanceKm(place(origin), place(destination));
  return baseFareCents({ distanceKm: kilometres, advanceDays: 30, weekday: 4, cabin: "economy", factor: 1, ...terms });
};

const priceOf = (route: string, adultBaseCents: number, party: Party, cabin: Cabin = "economy"): FlightPrice => {
  const [origin, destination] = route.split("-").map(place) as [Airport, Airport];
  const charges = chargesOf([{ origin, destination }], distanceKm(origin, destination));
  return partyPrice(
    { adultBaseCents, domestic: isDomestic(origin, destination), cabin, charges, fullyRefundable: false },
    party,
  );
};

const party = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants });
const linesOf = (price: FlightPrice): readonly string[] =>
  price.taxLines.map(({ code, amountCents }) => `${code} ${amountCents}`);
const totalsOf = (price: FlightPrice): readonly number[] => price.perPassenger.map(({ totalCents }) => totalCents);

test("the lowest economy fare JFK-LAX on a Monday 30 days ahead is 21414", () => {
  assert.equal(fareOf("JFK-LAX", { weekday: 1 }), 21_414);
});

test("the lowest fare LHR-JFK on a Friday 45 days ahead is 31182, in business 106018", () => {
  assert.equal(fareOf("LHR-JFK", { weekday: 5, advanceDays: 45 }), 31_182);
  assert.equal(fareOf("LHR-JFK", { weekday: 5, advanceDays: 45, cabin: "business" }), 106_018);
});

const published: readonly (readonly [string, Partial<FareTerms>, number])[] = [
  ["JFK-LAX", {}, 219],
  ["LHR-JFK", {}, 278],
  ["SFO-CDG", {}, 394],
  ["JFK-LAX", { cabin: "business" }, 743],
  ["JFK-LAX", { advanceDays: 0, weekday: 2 }, 523],
];

for (const [route, terms, dollars] of published) {
  test(`${route} costs about $${dollars} with ${JSON.stringify(terms)}`, () => {
    assert.ok(Math.abs(fareOf(route, terms) / 100 - dollars) <= 1, String(fareOf(route, terms)));
  });
}

test("a domestic ticket in the United States carries a share of the fare and three fees", () => {
  const price = priceOf("JFK-LAX", 21_414, party(1));
  assert.deepEqual(linesOf(price), ["US 1606", "AY 560", "ZP 520", "XF 450"]);
  assert.equal(price.totalCents, 24_550);
  assert.equal(priceOf("JFK-LAX", 21_414, party(2)).totalCents, 49_100);
});

test("a child pays the full fare at home and a lap infant nothing", () => {
  assert.equal(priceOf("JFK-LAX", 21_414, party(2, 1)).totalCents, 73_650);
  const family = priceOf("JFK-LAX", 21_414, party(2, 1, 1));
  assert.equal(family.totalCents, 73_650);
  assert.deepEqual(family.perPassenger.at(-1), {
    type: "infant",
    count: 1,
    baseCents: 0,
    taxesCents: 0,
    feesCents: 0,
    totalCents: 0,
  });
});

test("abroad a child pays three quarters and all taxes but air passenger duty, a lap infant a tenth and no taxes", () => {
  const price = priceOf("LHR-JFK", 31_182, party(2, 1, 1));
  assert.deepEqual(totalsOf(price), [47_392, 29_397, 3118]);
  assert.equal(price.totalCents, 127_299);
  assert.deepEqual(linesOf(priceOf("LHR-JFK", 31_182, party(1))), ["GB 10200", "UB 2500", "US 2310", "XY 1200"]);
  assert.equal(priceOf("LHR-JFK", 106_018, party(1)).totalCents, 122_228);
});

test("a child pays air passenger duty ahead of economy", () => {
  const [adult, child] = priceOf("LHR-JFK", 106_018, party(1, 1), "business").perPassenger;
  assert.equal(child?.taxesCents, adult?.taxesCents);
  assert.deepEqual(linesOf(priceOf("LHR-CDG", 5000, party(1, 2))), ["GB 1700", "UB 7500"]);
});

test("the security fee of the United States is due once for a one-way journey that boards there", () => {
  const [lhr, jfk, ord, lax] = ["LHR", "JFK", "ORD", "LAX"].map(place) as [Airport, Airport, Airport, Airport];
  const legsOf = (...stops: readonly Airport[]) =>
    stops.slice(1).map((destination, index) => ({ origin: stops[index] ?? destination, destination }));
  const timesOf = (...stops: readonly Airport[]): number | undefined =>
    chargesOf(legsOf(...stops), 5000).find(({ charge }) => charge.code === "AY")?.times;
  assert.deepEqual([timesOf(jfk, ord, lax), timesOf(lax, ord, jfk, lhr), timesOf(lhr, jfk, lax)], [1, 1, 1]);
  assert.equal(timesOf(jfk, lhr), 1);
  assert.equal(timesOf(lhr, jfk), undefined);
});

test("boarding charges are due at each boarding, journey taxes once", () => {
  const [jfk, ord, lax] = ["JFK", "ORD", "LAX"].map(place) as [Airport, Airport, Airport];
  const charges = chargesOf(
    [
      { origin: jfk, destination: ord },
      { origin: ord, destination: lax },
    ],
    3973,
  );
  const price = partyPrice(
    { adultBaseCents: 20_000, domestic: true, cabin: "economy", charges, fullyRefundable: false },
    party(1),
  );
  assert.deepEqual(linesOf(price), ["US 1500", "AY 560", "ZP 1040", "XF 900"]);
});

test("taxes that are a share of the fare are refundable only with the whole fare", () => {
  const [origin, destination] = ["JFK", "LAX"].map(place) as [Airport, Airport];
  const charges = chargesOf([{ origin, destination }], 3973);
  for (const fullyRefundable of [true, false]) {
    const price = partyPrice(
      { adultBaseCents: 20_000, domestic: true, cabin: "economy", charges, fullyRefundable },
      party(1),
    );
    assert.deepEqual(
      price.taxLines.map(({ refundable }) => refundable),
      [fullyRefundable, true, true, true],
    );
  }
});

test("Puerto Rico is domestic to the United States, other borders are not", () => {
  assert.equal(isDomestic(place("JFK"), place("SJU")), true);
  assert.equal(isDomestic(place("HKG"), place("PEK")), false);
  assert.equal(isDomestic(place("JFK"), place("YYZ")), false);
});

test("every total is the sum of its parts, by passenger and by line", () => {
  const anyPlace = fc.constantFrom(...airports);
  const counts = fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 9 }),
    infants: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(anyPlace, anyPlace, anyPlace, fc.integer({ min: 1, max: 2_000_000 }), counts, (a, b, c, base, mix) => {
      const charges = chargesOf(
        [
          { origin: a, destination: b },
          { origin: b, destination: c },
        ],
        distanceKm(a, c),
      );
      const price = partyPrice(
        { adultBaseCents: base, domestic: isDomestic(a, c), cabin: "economy", charges, fullyRefundable: true },
        mix,
      );
      const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
      assert.equal(price.totalCents, price.baseCents + price.taxesCents + price.feesCents);
      assert.equal(sum(price.taxLines.map(({ amountCents }) => amountCents)), price.taxesCents);
      for (const fare of price.perPassenger)
        assert.equal(fare.totalCents, fare.baseCents + fare.taxesCents + fare.feesCents);
      assert.equal(sum(price.perPassenger.map(({ totalCents, count }) => totalCents * count)), price.totalCents);
      assert.equal(sum(price.perPassenger.map(({ baseCents, count }) => baseCents * count)), price.baseCents);
      const amounts = [price.totalCents, ...price.taxLines.map(({ amountCents }) => amountCents)];
      for (const amount of amounts) assert.ok(Number.isSafeInteger(amount) && amount >= 0);
    }),
  );
});

test("a fare never falls with distance, with the cabin, or with the brand", () => {
  const cabins: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];
  fc.assert(
    fc.property(
      fc.integer({ min: 120, max: 15_000 }),
      fc.integer({ min: 0, max: 331 }),
      fc.integer({ min: 0, max: 6 }),
      (kilometres, advanceDays, weekday) => {
        const fare = (terms: Partial<FareTerms>): number =>
          baseFareCents({ distanceKm: kilometres, advanceDays, weekday, cabin: "economy", factor: 1, ...terms });
        assert.ok(fare({ distanceKm: kilometres + 100 }) > fare({}));
        cabins.slice(1).forEach((cabin, index) => {
          assert.ok(fare({ cabin }) > fare({ cabin: cabins[index] ?? "economy" }));
        });
      },
    ),
  );
  for (const cabin of cabins) {
    const factors = brandsOf(cabin).map(({ fareFactor }) => fareFactor);
    assert.deepEqual(
      factors,
      [...factors].sort((a, b) => a - b),
    );
    assert.equal(factors[0], 1);
  }
});

test("in the last three weeks a fare rises with each step towards departure", () => {
  const fares = [30, 20, 13, 6, 2, 0].map((advanceDays) => fareOf("JFK-LAX", { advanceDays }));
  assert.deepEqual(
    fares,
    [...fares].sort((a, b) => a - b),
  );
  assert.equal(new Set(fares).size, fares.length);
});
