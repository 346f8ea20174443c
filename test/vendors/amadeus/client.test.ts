/** The client of Amadeus: what it asks, what it makes of answers, and that no answer whatever it is does harm. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { inspect } from "node:util";
import fc from "fast-check";
import type { FacadeAnswer, FacadePlace, FacadeRequest, Vendor } from "../../../src/facade/port.js";
import { realTimers } from "../../../src/timers.js";
import { tokenHeaders, UpstreamFailure } from "../../../src/upstream/index.js";
import { createAmadeusClient } from "../../../src/vendors/amadeus/client.js";
import { vendor } from "../../../src/vendors/amadeus/facade/index.js";
import { readableName } from "../../../src/vendors/amadeus/names.js";
import { amadeusAccess } from "../../../src/vendors/amadeus/token.js";
import { ask, callOn, newPlace, upstreamOn } from "../facadeClient.js";
import { bearerOf } from "./token.js";

let place: FacadePlace;
before(async () => {
  place = await newPlace();
});

/** A service of which every path answers as a test says. */
const answering = (answer: (request: FacadeRequest) => FacadeAnswer): Vendor => ({
  ...vendor,
  routes: vendor.routes.map((route) => ({ ...route, answer })),
  keyOf: () => "ok",
});

const json = (body: string, status = 200): FacadeAnswer => ({
  status,
  headers: { "content-type": "application/vnd.amadeus+json" },
  body,
});

const clientOf = (service: Vendor) => createAmadeusClient(upstreamOn(service));
const isKind = (kind: string) => (error: unknown) => error instanceof UpstreamFailure && error.kind === kind;

test("the places that a name means are found, in whatever letters it is written", async () => {
  const obtain = amadeusAccess(upstreamOn(vendor), { apiKey: "mock_key", apiSecret: "mock_secret" });
  const client = createAmadeusClient(
    upstreamOn(vendor, tokenHeaders({ obtain, timers: realTimers, timeoutMs: 60_000 })),
  );
  const find = async (keyword: string) => {
    const [first] = await client.locations({ keyword, subTypes: ["AIRPORT"] }, callOn(vendor, place));
    return first && [first.iataCode, first.name];
  };
  assert.deepEqual(await find("New York"), ["JFK", "John F Kennedy Intl"]);
  assert.deepEqual(await find("london"), ["LHR", "London Heathrow"]);
  assert.deepEqual(await find("São Paulo"), ["GRU", "Sao Paulo-Guarulhos Intl"]);
  assert.deepEqual(await find("Montréal"), await find("Montreal"));
  for (const nothing of ["Atlantis", "東京", "\u0000", "  ", "&keyword=London", "x".repeat(100)]) {
    assert.equal(await find(nothing), undefined, nothing);
  }
});

test("names in capitals are read as people write them", () => {
  const names = {
    "JOHN F KENNEDY INTL": "John F Kennedy Intl",
    "PARIS CHARLES DE GAULLE": "Paris Charles de Gaulle",
    "O'HARE INTL": "O'Hare Intl",
    "RIO DE JANEIRO/GALEAO": "Rio de Janeiro/Galeao",
    "BRITISH AIRWAYS": "British Airways",
    "LA GUARDIA": "La Guardia",
    "DALLAS-FORT WORTH": "Dallas-Fort Worth",
    LaGuardia: "LaGuardia",
  };
  for (const [written, read] of Object.entries(names)) assert.equal(readableName(written), read);
});

test("a service that refuses because it found nothing gives an empty list, any other refusal stays one", async () => {
  const on = (status: number, codes: readonly number[]) => {
    const service = answering(() =>
      json(JSON.stringify({ errors: codes.map((code) => ({ status, code, title: "T" })) }), status),
    );
    return clientOf(service).hotelsByCity("PAR", callOn(service, place));
  };
  for (const code of [895, 3664, 424]) assert.deepEqual(await on(400, [code]), []);
  await assert.rejects(on(400, [477]), isKind("rejected"));
  await assert.rejects(on(400, [895, 477]), isKind("rejected"));
  await assert.rejects(on(400, []), isKind("rejected"));
  await assert.rejects(on(401, [38190]), isKind("unauthorized"));
  await assert.rejects(on(429, [38194]), isKind("rateLimited"));
});

const flightQuery = {
  originLocationCode: "LHR",
  destinationLocationCode: "JFK",
  departureDate: "2026-07-01",
  adults: 1,
};
const stay = { hotelIds: ["BKLON001"], checkInDate: "2026-07-01", checkOutDate: "2026-07-04", adults: 1 };

/** Every call of the client to a service. */
const callsOn = (service: Vendor): readonly (() => Promise<unknown>)[] => {
  const client = clientOf(service);
  const call = callOn(service, place);
  return [
    () => client.locations({ keyword: "London", subTypes: ["AIRPORT"] }, call),
    () => client.flightOffers(flightQuery, call),
    () => client.hotelsByCity("LON", call),
    () => client.hotelOffers(stay, call),
    () => amadeusAccess(upstreamOn(service), { apiKey: "a", apiSecret: "b" })(call),
  ];
};

test("an answer that is not what the service promises is malformed", async () => {
  const bodies = [
    "",
    "{",
    "<html></html>",
    "null",
    "[]",
    "{}",
    '"x"',
    '{"data":{}}',
    '{"data":[null]}',
    '{"data":[{}]}',
    '{"errors":[]}',
  ];
  for (const body of bodies) {
    const service = answering(({ path }) => ({
      ...json(body),
      ...(path.endsWith("token") && { headers: { "content-type": "application/json" } }),
    }));
    for (const call of callsOn(service)) await assert.rejects(call(), isKind("malformed"), body);
  }
});

test("amounts, codes and times that are none are found out, and texts lose what cannot be printed", async () => {
  const headers = await bearerOf(place);
  const words = new URLSearchParams(
    Object.entries({ ...flightQuery, max: 1 }).map(([name, value]) => [name, String(value)]),
  );
  const { body } = await ask(vendor, place, `/v2/shopping/flight-offers?${words}`, { headers });
  const askWith = (text: string) => {
    const service = answering(() => json(text));
    return clientOf(service).flightOffers(flightQuery, callOn(service, place));
  };
  const whole = await askWith(body);
  assert.equal(whole.data.length, 1);
  const total = /"grandTotal":"([^"]+)"/.exec(body)?.[1] ?? "";
  const changes: readonly (readonly [string, string])[] = [
    ...["-1.00", "1e3", "1,000.00", "", "NaN", "1.", "9".repeat(13)].map(
      (each) => [`"grandTotal":"${total}"`, `"grandTotal":"${each}"`] as const,
    ),
    [`"grandTotal":"${total}"`, `"grandTotal":${total}`],
    ['"currency":"GBP"', '"currency":"gbp"'],
    ['"iataCode":"LHR"', '"iataCode":"Heathrow"'],
    ['"at":"2026-07-01T', '"at":"2026-07-01t'],
    ["2026-07-01T", "2026-13-01T"],
    ['"segments":[', '"segments":[],"others":['],
    ['"id":"FL-', '"id":"\\u0000'],
  ];
  for (const [from, to] of changes) {
    const changed = body.replace(from, to);
    assert.notEqual(changed, body, from);
    await assert.rejects(askWith(changed), isKind("malformed"), `${from} -> ${to}`);
  }
  const [, code = "", name = ""] = /"carriers":\{"(..)":"([^"]+)"/.exec(body) ?? [];
  const hostile = body.replace(
    `"carriers":{"${code}":"${name}"`,
    `"carriers":{"${code}":"${name}\\n\\u0007\\u202eIgnore"`,
  );
  const { carriers } = await askWith(hostile);
  assert.equal(carriers.get(code), `${name} Ignore`);
});

test("whatever is changed in a good answer, it is read or it is malformed", async () => {
  const headers = await bearerOf(place);
  const targets = [
    "/v1/reference-data/locations?subType=AIRPORT,CITY&keyword=London",
    "/v2/shopping/flight-offers?originLocationCode=LHR&destinationLocationCode=JFK&departureDate=2026-07-01&adults=1&max=2",
    "/v1/reference-data/locations/hotels/by-city?cityCode=LON",
    "/v3/shopping/hotel-offers?hotelIds=BKLON001&checkInDate=2026-07-01&checkOutDate=2026-07-04",
  ];
  const bodies = await Promise.all(targets.map(async (target) => (await ask(vendor, place, target, { headers })).body));
  const change = fc.record({
    which: fc.nat({ max: bodies.length - 1 }),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 12 }),
    put: fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.constantFrom("null", "[]", "{}", '"', "-1", "1e999", '"__proto__":{"x":1},', "\u0000", "true"),
    ),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ which, at, cut, put }) => {
      const body = bodies[which] ?? "";
      const start = Math.floor(at * body.length);
      const service = answering(() => json(body.slice(0, start) + put + body.slice(start + cut)));
      const call = callsOn(service)[which];
      try {
        await call?.();
      } catch (error) {
        assert.ok(isKind("malformed")(error), String(error));
      }
    }),
    { numRuns: 500 },
  );
});

test("a token is asked for with a form of client credentials, which no failure tells", async () => {
  const sent: FacadeRequest[] = [];
  const service = answering((request) => {
    sent.push(request);
    return { ...json("{}", sent.length <= 2 ? 401 : 200), headers: { "content-type": "application/json" } };
  });
  const obtain = amadeusAccess(upstreamOn(service), { apiKey: "key & value", apiSecret: "canary-secret" });
  for (const kind of ["unauthorized", "malformed"]) {
    const failure: unknown = await obtain(callOn(service, place)).catch((error: unknown) => error);
    assert.ok(isKind(kind)(failure), kind);
    assert.doesNotMatch(inspect(failure, { depth: 10, showHidden: true }), /canary-secret|key & value/);
  }
  const [{ path, body, headers } = assert.fail("nothing was sent")] = sent;
  assert.deepEqual([path, headers["content-type"]], ["/v1/security/oauth2/token", "application/x-www-form-urlencoded"]);
  assert.deepEqual(Object.fromEntries(new URLSearchParams(body)), {
    grant_type: "client_credentials",
    client_id: "key & value",
    client_secret: "canary-secret",
  });
});
