/** What a search of the mock of Duffel gives: offers of the same world and seats that everything else is sold from. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { soldCountsOf } from "../../../src/travel/reservations/index.js";
import { lookupFlightOffer, searchFlights } from "../../../src/travel/world/index.js";
import type { DuffelOffer } from "../../../src/vendors/duffel/wire.js";
import { isOfferAnswer, isOfferRequestAnswer } from "../../../src/vendors/duffel/wireChecks.js";
import { ask, departureDate, nowMs, openPlace, search, thereAndBack } from "./place.js";
import { bodyAs } from "./schema.js";

const cents = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);

const offersOf = async (answer: ReturnType<typeof search>): Promise<readonly DuffelOffer[]> => {
  const body = bodyAs("OfferRequest", await answer);
  assert.ok(isOfferRequestAnswer(body));
  return body.data.offers ?? [];
};

const flightsOf = ({ slices }: DuffelOffer): string =>
  slices
    .map(({ segments }) =>
      segments.map((one) => `${one.marketing_carrier.iata_code}${one.flight_number} ${one.departing_at}`).join(),
    )
    .join(" / ");

describe("a search of Duffel's mock", () => {
  it("gives each itinerary that gds finds, in each brand, at the same price", async () => {
    const place = await openPlace();
    const offers = await offersOf(search(place, { cabin_class: "business", max_connections: 2 }));
    const query = { origin: "JFK", destination: "LAX", departureDate, cabin: "business" } as const;
    const found = searchFlights(place.world, { ...query, passengers: { adults: 1, children: 0, infants: 0 } }, nowMs);
    const { offers: itineraries } = found.offersWith(() => 0);
    const expected = itineraries.flatMap(({ segments, fares }) =>
      fares.map(({ totalCents }) => {
        const flights = segments.map((one) => `${one.flightNumber} ${one.departureLocal.slice(0, 19)}`).join();
        return `${flights} ${totalCents}`;
      }),
    );
    assert.ok(expected.length > 20 && expected.length <= 50);
    assert.deepEqual(offers.map((one) => `${flightsOf(one)} ${cents(one.total_amount)}`).sort(), expected.sort());
  });

  it("gives 50 offers at most, the cheapest first, that add up", async () => {
    const offers = await offersOf(search(await openPlace(), { max_connections: 2 }));
    assert.equal(offers.length, 50);
    const totals = offers.map(({ total_amount: total }) => cents(total));
    assert.deepEqual(
      totals,
      totals.toSorted((a, b) => a - b),
    );
    for (const offer of offers) {
      assert.equal(cents(offer.base_amount) + cents(offer.tax_amount), cents(offer.total_amount));
      assert.equal(offer.expires_at, "2026-05-16T09:30:00Z");
      assert.equal(offer.owner.iata_code, offer.slices[0].segments[0].marketing_carrier.iata_code);
    }
    assert.equal(new Set(offers.map(({ id }) => id)).size, 50);
  });

  it("says of a slice how long it takes, by two instants", async () => {
    const slices = [{ origin: "SFO", destination: "CDG", departure_date: departureDate }];
    const offers = await offersOf(search(await openPlace(), { slices }));
    // Paris is nine hours ahead of San Francisco.
    const aheadMinutes = 540;
    const [
      {
        slices: [slice],
      } = assert.fail(),
    ] = offers.filter((one) => one.slices[0].segments.length === 1);
    const [segment] = slice.segments;
    const minutes = (Date.parse(`${segment.arriving_at}Z`) - Date.parse(`${segment.departing_at}Z`)) / 60_000;
    assert.equal(slice.duration, `PT${Math.floor((minutes - aheadMinutes) / 60)}H${(minutes - aheadMinutes) % 60}M`);
    assert.equal(slice.arrival_date, segment.arriving_at.slice(0, 10));
  });

  it("sells the way there and back as one offer with two slices, of one airline, at one price", async () => {
    const offers = await offersOf(search(await openPlace(), { slices: thereAndBack }));
    assert.equal(offers.length, 50);
    for (const { slices, ...offer } of offers) {
      const [there, back] = slices;
      assert.ok(back);
      assert.equal(there.destination.iata_code, "LAX");
      assert.equal(back.origin.iata_code, "LAX");
      assert.equal(there.fare_brand_name, back.fare_brand_name);
      const sellers = slices.map(({ segments: [first] }) => first.marketing_carrier.iata_code);
      assert.deepEqual(sellers, [offer.owner.iata_code, offer.owner.iata_code]);
      assert.equal(cents(offer.base_amount) + cents(offer.tax_amount), cents(offer.total_amount));
    }
  });

  it("leaves an hour at the other end of a journey there and back on one day", async () => {
    const slices = thereAndBack.map((slice) => ({ ...slice, departure_date: departureDate }));
    const offers = await offersOf(search(await openPlace(), { slices }));
    assert.ok(offers.length > 0);
    for (const {
      slices: [there, back],
    } of offers) {
      const arrivalMs = Date.parse(`${there.segments.at(-1)?.arriving_at}Z`);
      assert.ok(Date.parse(`${back?.segments[0].departing_at}Z`) - arrivalMs >= 3_600_000);
    }
  });

  it("keeps to the times and the connections that were asked for, one connection where nothing is said", async () => {
    const place = await openPlace();
    const range = { from: "09:00", to: "12:30" };
    const slices = [{ origin: "JFK", destination: "LAX", departure_date: departureDate, departure_time: range }];
    const inTime = await offersOf(search(place, { slices, max_connections: 0 }));
    assert.ok(inTime.length > 0);
    for (const {
      slices: [{ segments }],
    } of inTime) {
      assert.equal(segments.length, 1);
      const time = segments[0].departing_at.slice(11, 16);
      assert.ok(time >= range.from && time <= range.to, time);
    }
    const far = { slices: [{ origin: "BOI", destination: "TLL", departure_date: departureDate }] };
    const segmentsOf = async (more: object) =>
      new Set((await offersOf(search(place, { ...far, ...more }))).map(({ slices: [slice] }) => slice.segments.length));
    assert.deepEqual(await segmentsOf({ max_connections: 2 }), new Set([3]));
    assert.deepEqual(await segmentsOf({}), new Set());
  });

  it("prices children and infants as gds does, by type or by age", async () => {
    const place = await openPlace();
    const slices = [{ origin: "LHR", destination: "JFK", departure_date: departureDate }];
    const byType = [{ type: "adult" }, { type: "child" }, { type: "infant_without_seat" }];
    const byAge = [{ type: "adult" }, { age: 11 }, { age: 1 }];
    const [typed, aged] = await Promise.all(
      [byType, byAge].map((passengers) => offersOf(search(place, { slices, passengers }))),
    );
    const totals = (offers: readonly DuffelOffer[] = []) => offers.map(({ total_amount: total }) => total);
    assert.deepEqual(totals(typed), totals(aged));
    assert.deepEqual(
      typed?.[0]?.passengers.map(({ type }) => type),
      ["adult", "child", "infant_without_seat"],
    );
    assert.deepEqual(
      aged?.[0]?.passengers.map(({ age }) => age),
      [null, 11, 1],
    );
    const [alone] = await offersOf(search(place, { slices }));
    assert.ok(cents(typed?.[0]?.total_amount) > cents(alone?.total_amount));
  });

  it("gives the lowest cabin that has offers where none is asked for", async () => {
    const place = await openPlace();
    assert.deepEqual(await offersOf(search(place, { cabin_class: undefined })), await offersOf(search(place)));
  });

  it("finds nothing where nobody flies, or where seats are not on sale yet, and says so with an empty list", async () => {
    const place = await openPlace();
    const found = async (origin: string, destination: string, date: string) =>
      (await offersOf(search(place, { slices: [{ origin, destination, departure_date: date }] }))).length;
    assert.equal(await found("LDH", "KBL", departureDate), 0);
    assert.equal(await found("JFK", "LAX", "2027-04-13"), 0);
    assert.ok((await found("JFK", "LAX", "2027-04-12")) > 0);
  });

  it("writes nothing, and gives the same bytes for the same question", async () => {
    const place = await openPlace();
    const written: string[] = [];
    const watched = new Proxy(place.store, {
      get: (store, name, receiver) => {
        written.push(String(name));
        return Reflect.get(store, name, receiver);
      },
    });
    const first = await search({ ...place, store: watched });
    assert.deepEqual(new Set(written), new Set(["soldCounts"]));
    assert.equal((await search(place)).body, first.body);
    assert.notEqual((await search(await openPlace("2"))).body, first.body);
  });

  it("leaves out what nobody chooses by, to who prefers less, and halves the answer at least", async () => {
    const place = await openPlace();
    const asked = { body: { data: { slices: thereAndBack, passengers: [{ type: "adult" }] } } };
    const whole = await ask(place, "POST", "/air/offer_requests", asked);
    const brief = await ask(place, "POST", "/air/offer_requests", { ...asked, headers: { prefer: "return=minimal" } });
    assert.ok(brief.body.length < whole.body.length / 2);
    const [wholeOffers, briefOffers] = [whole, brief].map((answer) => bodyAs("OfferRequest", answer).data.offers);
    const idAndPrice = ({ id, total_amount: total }: DuffelOffer) => [id, total];
    assert.deepEqual(briefOffers.map(idAndPrice), wholeOffers.map(idAndPrice));
    const one = await ask(place, "GET", `/air/offers/${briefOffers[0].id}`, { headers: { prefer: "return=minimal" } });
    assert.deepEqual(bodyAs("BriefOffer", one).data, briefOffers[0]);
  });

  it("shows no seat that has been sold", async () => {
    const place = await openPlace();
    const before = await offersOf(search(place, { max_connections: 0 }));
    const [key = ""] = searchFlights(
      place.world,
      {
        origin: "JFK",
        destination: "LAX",
        departureDate,
        cabin: "economy",
        passengers: { adults: 1, children: 0, infants: 0 },
      },
      nowMs,
    ).stockKeys;
    const store = {
      ...place.store,
      soldCounts: async (_world: unknown, keys: readonly string[]) => keys.map((one) => (one === key ? 999 : 0)),
    };
    const after = await offersOf(search({ ...place, store }, { max_connections: 0 }));
    const gone = before.filter((one) => !after.some((other) => flightsOf(other) === flightsOf(one)));
    assert.equal(new Set(gone.map(flightsOf)).size, 1);
    const lost = await ask({ ...place, store }, "GET", `/air/offers/${gone[0]?.id}`);
    assert.equal(bodyAs("Errors", lost).errors[0].code, "offer_no_longer_available");
  });
});

describe("an offer of Duffel's mock", () => {
  it("is read again as the search gave it, at the price at which the world sells it", async () => {
    const place = await openPlace();
    for (const changes of [
      {},
      { slices: thereAndBack },
      { passengers: [{ type: "adult" }, { age: 7 }], cabin_class: "first" },
    ]) {
      for (const offer of (await offersOf(search(place, changes))).filter((_, index) => index % 7 === 0)) {
        const again = bodyAs("Offer", await ask(place, "GET", `/air/offers/${offer.id}`));
        assert.ok(isOfferAnswer(again));
        assert.deepEqual(again.data, offer);
      }
    }
  });

  it("names flights that gds can book", async () => {
    const place = await openPlace();
    const [offer = assert.fail()] = await offersOf(search(place));
    const [, flightId = ""] = offer.id.split("_");
    const found = lookupFlightOffer(place.world, flightId, nowMs);
    if (found.kind !== "known") assert.fail(found.kind);
    const sold = await soldCountsOf({ store: place.store, worldRef: place.stored }, found.offer.stockKeys);
    const quote = found.offer.quote(found.offer.party, sold);
    if (quote.kind !== "priced") assert.fail(quote.kind);
    assert.equal(quote.offer.price.totalCents, cents(offer.total_amount));
  });
});
