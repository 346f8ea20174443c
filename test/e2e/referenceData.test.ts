/** The reference resources say what the tools accept and what their answers speak of. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Fields, fieldsOf, outputOf } from "./support/answers.js";
import { connectStdio } from "./support/connect.js";
import { startRawStdio } from "./support/rawStdio.js";
import { searchFlights } from "./support/trip.js";

const listOf = (resource: Fields, key: string): readonly Fields[] => {
  const entries = resource[key];
  assert.ok(Array.isArray(entries), `${key} is a list`);
  return entries.map(fieldsOf);
};

const routes = ["JFK-LAX", "LHR-JFK", "SYD-LAX", "DEL-KTM", "CDG-NRT", "GRU-LIS", "SIN-SYD", "FRA-CPT"] as const;

test("every airport and city of the resource is a place for hotels and cars, and no other code is", async (context) => {
  const server = await startRawStdio(context);
  const resource = await server.read("gds://mock-data/airports");
  const airports = listOf(resource, "airports");
  const cities = listOf(resource, "cities");
  assert.equal(resource["count"], airports.length);
  assert.ok(airports.length >= 250 && airports.length <= 400, `${airports.length} airports`);
  const codes = [...new Set([...airports, ...cities].map(({ code }) => String(code)))];
  const searches = codes.flatMap((code) => [
    { name: "searchHotels", arguments: { cityCode: code, checkInDate: "2026-06-15", checkOutDate: "2026-06-16" } },
    {
      name: "searchCars",
      arguments: {
        pickupLocationCode: code,
        pickupDate: "2026-06-15T12:00:00Z",
        dropoffDate: "2026-06-16T12:00:00Z",
      },
    },
  ]);
  const lines = await server.lines(searches);
  for (const [index, line] of lines.entries()) {
    assert.ok(line?.includes('"structuredContent"'), `${JSON.stringify(searches[index])}: ${line?.slice(0, 300)}`);
  }
  for (const code of ["XXX", "ZZZ", "QQQ"]) {
    assert.ok(!codes.includes(code), `${code} is listed`);
    const stay = { cityCode: code, checkInDate: "2026-06-15", checkOutDate: "2026-06-16" };
    const answer = await server.call("searchHotels", stay);
    assert.equal(answer.kind === "refused" && answer.data["reason"], "UNKNOWN_CITY");
  }
  for (const { code, airports: members } of cities) {
    assert.ok(Array.isArray(members) && members.length > 0, `${code} has airports`);
    for (const member of members) {
      const airport = airports.find((each) => each["code"] === member);
      assert.equal(airport?.["cityCode"], code, `${member} is of ${code}`);
    }
  }
});

test("carriers, aircraft, chains, vendors and vehicle codes of offers are in their resources", async (context) => {
  const caller = await startRawStdio(context);
  const nameOf = async (uri: string, key: string): Promise<ReadonlyMap<unknown, unknown>> =>
    new Map(listOf(await caller.read(uri), key).map((entry) => [entry["code"], entry["name"]]));
  const airlines = await nameOf("gds://mock-data/airlines", "airlines");
  const aircraft = await nameOf("gds://mock-data/aircraft", "aircraft");
  const vendors = await nameOf("gds://mock-data/car-vendors", "vendors");
  const chains = listOf(await caller.read("gds://mock-data/hotel-chains"), "chains");
  const brands = chains.flatMap((chain) => listOf(chain, "brands").map(({ name }) => String(name)));
  const sipp = await caller.read("gds://mock-data/sipp");
  for (const route of routes) {
    const search = await searchFlights(caller, route, "2026-06-15");
    for (const { code, name } of search.airlines) assert.equal(airlines.get(code), name);
    for (const offer of search.offers) {
      for (const { marketingCarrier, operatingCarrier, aircraft: type } of offer.segments) {
        assert.ok(airlines.has(marketingCarrier) && airlines.has(operatingCarrier), `${offer.flightId}: its carriers`);
        assert.ok(aircraft.has(type), `${offer.flightId}: aircraft ${type}`);
      }
    }
    const place = route.slice(4);
    const stay = { cityCode: place, checkInDate: "2026-06-15", checkOutDate: "2026-06-16" };
    const { hotels } = outputOf(await caller.call("searchHotels", stay));
    const branded = hotels.filter(({ name }) => brands.some((brand) => name.startsWith(`${brand} `)));
    assert.ok(branded.length > 0 && branded.length < hotels.length, `${place}: houses of chains, and others`);
    const rental = {
      pickupLocationCode: place,
      pickupDate: "2026-06-15T12:00:00Z",
      dropoffDate: "2026-06-16T12:00:00Z",
    };
    const found = outputOf(await caller.call("searchCars", rental));
    for (const { code, name } of found.vendors ?? []) assert.equal(vendors.get(code), name);
    for (const { carId, vendor, sippCode } of found.cars) {
      assert.ok(vendors.has(vendor), carId);
      const letters = ["category", "type", "transmission", "fuelAir"].map((part) => fieldsOf(sipp[part]));
      for (const [index, meanings] of letters.entries()) {
        assert.ok(Object.hasOwn(meanings, sippCode.charAt(index)), `${carId}: letter ${index + 1} of ${sippCode}`);
      }
    }
  }
});

test("every resource that is listed can be read, and says nothing of bookings to a stranger", async (context) => {
  const caller = await connectStdio(context, "v2-modern");
  const uris = (await caller.listResources()).map(({ uri }) => String(uri));
  for (const required of ["session/current", "session/bookings", "mock-data/airports", "mock-data/airlines"]) {
    assert.ok(uris.includes(`gds://${required}`), `gds://${required} is listed`);
  }
  for (const uri of uris) assert.ok(Object.keys(await caller.read(uri)).length > 0, `${uri} is empty`);
  await assert.rejects(caller.read("gds://bookings/TEST-AAAAAA"), { code: -32602 });
  await assert.rejects(caller.read("gds://mock-data/none"), { code: -32602 });
  await caller.close();
});
