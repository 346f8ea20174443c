/** The facade of Amadeus: each answer in the vendor's form, from the world's own flights and rooms. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { FacadeAnswer, FacadePlace } from "../../../src/facade/port.js";
import { airports } from "../../../src/travel/world/index.js";
import { vendor } from "../../../src/vendors/amadeus/facade/index.js";
import { createJudge } from "../answerSchemas.js";
import { ask, atInstant, newPlace } from "../facadeClient.js";
import { bearerOf, requestToken } from "./token.js";

const judge = createJudge("amadeus");
let place: FacadePlace;
let headers: Readonly<Record<string, string>>;

before(async () => {
  place = await newPlace();
  headers = await bearerOf(place);
});

const get = (path: string, query: Readonly<Record<string, string | number>> = {}): Promise<FacadeAnswer> => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return ask(vendor, place, `${path}?${words}`, { headers });
};

/** The parsed body of an answer, held to its definition. */
const good = async (definition: string, answer: Promise<FacadeAnswer>) => {
  const { status, headers: given, body } = await answer;
  assert.equal(status, 200, body.slice(0, 300));
  assert.equal(given["content-type"], "application/vnd.amadeus+json");
  const value = JSON.parse(body);
  judge(definition, value);
  return value;
};

const refused = async (answer: Promise<FacadeAnswer>, status: number, code: number, parameter?: string) => {
  const { status: given, body } = await answer;
  const value = JSON.parse(body);
  judge("errors", value);
  const [error] = value.errors;
  assert.deepEqual([given, error.status, error.code, error.source?.parameter], [status, status, code, parameter], body);
};

const locations = "/v1/reference-data/locations";
const byCity = `${locations}/hotels/by-city`;
const flights = "/v2/shopping/flight-offers";
const rooms = "/v3/shopping/hotel-offers";
const trip = { originLocationCode: "LHR", destinationLocationCode: "JFK", departureDate: "2026-07-01", adults: 1 };

test("the airport of a city comes first, by the name that timetables have", async () => {
  const found = await good("locations", get(locations, { subType: "AIRPORT", keyword: "New York" }));
  const [first] = found.data;
  assert.deepEqual([first.iataCode, first.name, first.address.cityCode], ["JFK", "John F Kennedy Intl", "NYC"]);
  const both = await good("locations", get(locations, { subType: "CITY,AIRPORT", keyword: "London" }));
  assert.deepEqual(
    both.data.slice(0, 2).map(({ id }: { id: string }) => id),
    ["CLON", "ALHR"],
  );
  const none = await good("locations", get(locations, { subType: "AIRPORT", keyword: "Atlantis" }));
  assert.deepEqual([none.meta.count, none.data], [0, []]);
  const page = await good(
    "locations",
    get(locations, { subType: "AIRPORT", keyword: "London", "page[limit]": 1, "page[offset]": 1 }),
  );
  assert.deepEqual(
    page.data.map(({ iataCode }: { iataCode: string }) => iataCode),
    ["LGW"],
  );
  const { next, previous } = page.meta.links;
  const [after, before] = [next, previous].map((link: string) =>
    good("locations", ask(vendor, place, link, { headers })),
  );
  assert.deepEqual([(await after)?.data[0].iataCode, (await before)?.data[0].iataCode], ["STN", "LHR"]);
  assert.deepEqual(Object.keys(found.meta.links), ["self"]);
});

test("each airport is found by its code", async () => {
  for (const { code } of airports.filter((_, index) => index % 7 === 0)) {
    const found = await good("locations", get(locations, { subType: "AIRPORT", keyword: code }));
    assert.equal(found.data[0].iataCode, code);
  }
});

test("flight offers are cheapest first, in the money of the origin's country, at local times without offset", async () => {
  const found = await good("flightOffers", get(flights, trip));
  assert.ok(found.data.length > 5);
  const totals = found.data.map(({ price }: { price: { currency: string; total: string } }) => {
    assert.equal(price.currency, "GBP");
    return Number(price.total);
  });
  assert.deepEqual(
    totals,
    totals.toSorted((left: number, right: number) => left - right),
  );
  const codes = new Set(
    found.data.flatMap((offer: { itineraries: { segments: { carrierCode: string }[] }[] }) =>
      offer.itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode)),
    ),
  );
  for (const code of codes) assert.ok(Object.hasOwn(found.dictionaries.carriers, String(code)));
  const dollars = await good("flightOffers", get(flights, { ...trip, currencyCode: "USD", max: 3 }));
  assert.deepEqual([dollars.data.length, dollars.data[0].price.currency], [3, "USD"]);
});

test("a return is one offer with two itineraries, the second after the first", async () => {
  for (const returnDate of ["2026-07-01", "2026-07-08"]) {
    const query = { ...trip, originLocationCode: "LON", destinationLocationCode: "PAR", returnDate, max: 250 };
    const found = await good("flightOffers", get(flights, query));
    assert.ok(found.data.length > 0);
    for (const { itineraries, oneWay } of found.data) {
      assert.equal(oneWay, false);
      const [there, back] = itineraries;
      assert.ok(there.segments.at(-1).arrival.at < back.segments[0].departure.at);
    }
  }
});

test("what is asked beside the places is heeded", async () => {
  const nonStop = await good("flightOffers", get(flights, { ...trip, nonStop: "true" }));
  assert.ok(
    nonStop.data.every(
      (offer: { itineraries: { segments: unknown[] }[] }) => offer.itineraries[0]?.segments.length === 1,
    ),
  );
  const business = await good("flightOffers", get(flights, { ...trip, travelClass: "BUSINESS" }));
  assert.equal(business.data[0].travelerPricings[0].fareDetailsBySegment[0].cabin, "BUSINESS");
  const [cheapest] = nonStop.data;
  const carrier: string = cheapest.validatingAirlineCodes[0];
  const only = await good("flightOffers", get(flights, { ...trip, includedAirlineCodes: carrier }));
  assert.ok(only.data.length > 0);
  assert.deepEqual(
    only.data
      .flatMap((offer: { itineraries: { segments: { carrierCode: string }[] }[] }) =>
        offer.itineraries.flatMap(({ segments }) => segments),
      )
      .filter((each: { carrierCode: string }) => each.carrierCode !== carrier),
    [],
  );
  const none = await good("flightOffers", get(flights, { ...trip, maxPrice: 1 }));
  assert.deepEqual([none.data, none.meta.count, none.dictionaries], [[], 0, undefined]);
});

test("a wrong argument is refused with the service's code, and named", async () => {
  const without = (name: string) => Object.fromEntries(Object.entries(trip).filter(([each]) => each !== name));
  for (const name of Object.keys(trip)) await refused(get(flights, without(name)), 400, 32171, name);
  await refused(get(flights, { ...trip, originLocationCode: "LONDON" }), 400, 477, "originLocationCode");
  await refused(get(flights, { ...trip, originLocationCode: "QQQ" }), 400, 4926, "originLocationCode");
  await refused(get(flights, { ...trip, destinationLocationCode: "LGW" }), 400, 4926, "destinationLocationCode");
  await refused(get(flights, { ...trip, departureDate: "2026-02-30" }), 400, 477, "departureDate");
  await refused(get(flights, { ...trip, departureDate: "2026-05-31" }), 400, 425, "departureDate");
  await refused(get(flights, { ...trip, departureDate: "2027-12-31" }), 400, 425, "departureDate");
  await refused(get(flights, { ...trip, returnDate: "2026-06-30" }), 400, 425, "returnDate");
  await refused(get(flights, { ...trip, adults: 10 }), 400, 4926, "adults");
  await refused(get(flights, { ...trip, adults: "1e1" }), 400, 477, "adults");
  await refused(get(flights, { ...trip, infants: 2 }), 400, 4926, "infants");
  await refused(get(flights, { ...trip, currencyCode: "QQQ" }), 400, 61, "currencyCode");
  await refused(get(flights, { ...trip, travelClass: "STEERAGE" }), 400, 572, "travelClass");
  await refused(get(locations, { keyword: "London" }), 400, 32171, "subType");
  await refused(get(locations, { subType: "AIRPORT", keyword: "x".repeat(101) }), 400, 2781, "keyword");
  await refused(get(byCity, { cityCode: "QQQ" }), 400, 895, "cityCode");
  await refused(get(byCity, { cityCode: "LON", radius: 0 }), 400, 4926, "radius");
});

test("a city has the same hotels by its own code and by those of its airports", async () => {
  const ofCity = await good("hotels", get(byCity, { cityCode: "LON" }));
  const ofAirport = await good("hotels", get(byCity, { cityCode: "LHR" }));
  assert.deepEqual(ofAirport.data, ofCity.data);
  const stars = await good("hotels", get(byCity, { cityCode: "LON", ratings: "5" }));
  assert.ok(stars.data.length > 0 && stars.data.length < ofCity.data.length);
});

const hotelIdsOf = async (cityCode: string): Promise<readonly string[]> =>
  (await good("hotels", get(byCity, { cityCode }))).data.map(({ hotelId }: { hotelId: string }) => hotelId);

const stay = { checkInDate: "2026-07-01", checkOutDate: "2026-07-04", adults: 2 };

test("hotel offers are of the hotels that were named, cheapest first, at the price of the whole stay", async () => {
  const hotelIds = await hotelIdsOf("PAR");
  const found = await good("hotelOffers", get(rooms, { hotelIds: hotelIds.join(","), ...stay }));
  const totals: readonly number[] = found.data.map(
    ({ hotel, offers }: { hotel: { hotelId: string }; offers: { price: { total: string; currency: string } }[] }) => {
      assert.ok(hotelIds.includes(hotel.hotelId));
      assert.deepEqual(
        offers.map(({ price }) => price.currency),
        ["EUR"],
      );
      return Number(offers[0]?.price.total);
    },
  );
  assert.deepEqual(
    totals,
    totals.toSorted((left, right) => left - right),
  );
  const all = await good("hotelOffers", get(rooms, { hotelIds: hotelIds.join(","), ...stay, bestRateOnly: "false" }));
  assert.ok(all.data.some(({ offers }: { offers: unknown[] }) => offers.length > 1));
  const some = await good("hotelOffers", get(rooms, { hotelIds: `${hotelIds[0]},XXPAR001`, ...stay }));
  assert.equal(some.warnings[0].code, 1257);
  await refused(get(rooms, { hotelIds: "XXPAR001", ...stay }), 400, 1257, "hotelIds=XXPAR001");
});

test("an offer's id is good for the offer again until it expires, and an invented one for nothing", async () => {
  const hotelIds = await hotelIdsOf("PAR");
  const found = await good("hotelOffers", get(rooms, { hotelIds: hotelIds.join(","), ...stay }));
  const [{ offers }] = found.data;
  const [offer] = offers;
  const again = await good("hotelOffer", get(`${rooms}/${offer.id}`));
  assert.deepEqual(again.data.offers, [offer]);
  await refused(get(`${rooms}/${offer.id.slice(0, -1)}`), 404, 1797, "offerId");
  await refused(get(`${rooms}/ABC`), 404, 1797, "offerId");
  const later = { ...place, nowMs: atInstant + 1_800_000 };
  await refused(ask(vendor, later, `${rooms}/${offer.id}`, { headers: await bearerOf(later) }), 404, 1797, "offerId");
});

test("a wrong stay is refused with the service's code", async () => {
  const [hotelIds = ""] = await hotelIdsOf("PAR");
  await refused(get(rooms, stay), 400, 32171, "hotelIds");
  await refused(get(rooms, { ...stay, hotelIds: "short" }), 400, 477, "hotelIds");
  await refused(get(rooms, { ...stay, hotelIds, checkInDate: "2026-05-31" }), 400, 381, "checkInDate");
  await refused(
    get(rooms, { ...stay, hotelIds, checkInDate: "2028-01-01", checkOutDate: "2028-01-02" }),
    400,
    381,
    "checkInDate",
  );
  await refused(get(rooms, { ...stay, hotelIds, checkOutDate: "2026-07-01" }), 400, 404, "checkOutDate");
  await refused(get(rooms, { ...stay, hotelIds, checkOutDate: "2026-08-15" }), 400, 377, "checkOutDate");
  await refused(get(rooms, { ...stay, hotelIds, adults: 9, roomQuantity: 9 }), 400, 397, "adults");
});

test("a token is needed, is checked, and ends by the world's clock", async () => {
  const { status, body } = await requestToken(place);
  assert.equal(status, 200);
  judge("token", JSON.parse(body));
  const path = `${locations}?subType=AIRPORT&keyword=London`;
  const token = headers["authorization"] ?? "";
  const changed = `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`;
  for (const authorization of ["", "Bearer", "Bearer x", "Basic abc", changed]) {
    await refused(ask(vendor, place, path, { headers: { authorization } }), 401, 38190);
  }
  const justBefore = { ...place, nowMs: atInstant + 1_799_000 - 1 };
  assert.equal((await ask(vendor, justBefore, path, { headers })).status, 200);
  const atEnd = { ...place, nowMs: atInstant + 1_799_000 };
  await refused(ask(vendor, atEnd, path, { headers }), 401, 38192);
  const elsewhere = { ...atEnd, stored: { ...place.stored, key: "another" } };
  assert.equal((await ask(vendor, elsewhere, path, { headers })).status, 200, "a token of another world's clock");
});

test("credentials that are missing are refused, and those that look like somebody's own", async () => {
  const refusals: readonly (readonly [string, number, string])[] = [
    ["grant_type=client_credentials&client_id=a", 401, "invalid_client"],
    ["grant_type=client_credentials&client_secret=b", 401, "invalid_client"],
    ["grant_type=password&client_id=a&client_secret=b", 400, "unsupported_grant_type"],
    [
      `grant_type=client_credentials&client_id=${"aB3dE6gH".repeat(4)}&client_secret=${"aB3dE6gH".repeat(2)}`,
      403,
      "access_denied",
    ],
  ];
  for (const [form, status, error] of refusals) {
    const answer = await requestToken(place, form);
    const value = JSON.parse(answer.body);
    judge("tokenError", value);
    assert.deepEqual([answer.status, value.error], [status, error]);
  }
  const json = await ask(vendor, place, "/v1/security/oauth2/token", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  assert.equal(json.status, 400);
  const live = { authorization: `Bearer ${"aB3dE6g".repeat(4)}` };
  await refused(ask(vendor, place, `${locations}?subType=AIRPORT&keyword=London`, { headers: live }), 403, 38197);
});
