/** The lists of the mock of Duffel: searches read again, offers in pages, and what codes stand for. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { aircraft, airlines, airports } from "../../../src/travel/world/index.js";
import { vendor } from "../../../src/vendors/duffel/facade/index.js";
import { ask, nowMs, openPlace, search } from "./place.js";
import { bodyAs } from "./schema.js";

const place = await openPlace();
const get = (target: string) => ask(place, "GET", target);

interface Item {
  readonly id: string;
  readonly iata_code: string;
  readonly total_amount: string;
  readonly slices: readonly { readonly segments: readonly unknown[] }[];
}

const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);

/** All members of a list, page by page, by the cursors that its answers give. */
const allPages = async (form: "Offers" | "Airports", target: string): Promise<readonly Item[]> => {
  const items: Item[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { data, meta } = bodyAs(form, await get(cursor === "" ? target : `${target}&after=${cursor}`));
    items.push(...data);
    cursor = meta.after;
  }
  return items;
};

describe("a search that is read again", () => {
  it("has the same offers, a minute and half an hour later", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    for (const minutes of [0, 1, 29]) {
      const again = await ask({ ...place, nowMs: nowMs + minutes * 60_000 }, "GET", `/air/offer_requests/${data.id}`);
      assert.deepEqual(bodyAs("OfferRequest", again).data, data);
    }
  });

  it("shows its offers by the list where it was made without them", async () => {
    const whole = bodyAs("OfferRequest", await search(place)).data;
    const without = bodyAs("OfferRequest", await search(place, {}, "?return_offers=false")).data;
    assert.equal(without.offers, undefined);
    assert.equal(without.id, whole.id);
    const { data } = bodyAs("Offers", await get(`/air/offers?offer_request_id=${without.id}`));
    assert.deepEqual(data, whole.offers);
  });
});

describe("a search that is under way", () => {
  it("is a 202 without offers, and says by its id where they will be", async () => {
    const whole = await search(place);
    const accepted = vendor.accepted?.(whole);
    assert.ok(accepted);
    assert.equal(accepted.answer.status, 202);
    assert.deepEqual(Object.keys(JSON.parse(accepted.answer.body).data), ["id", "live_mode"]);
    const later = bodyAs("OfferRequest", await get(accepted.readPath));
    assert.deepEqual(later.data, bodyAs("OfferRequest", whole).data);
  });
});

describe("the list of a search's offers", () => {
  it("comes in pages that hold each offer once, forwards and back", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    const target = `/air/offers?offer_request_id=${data.id}`;
    assert.deepEqual(idsOf(await allPages("Offers", `${target}&limit=7`)), idsOf(data.offers));
    const first = bodyAs("Offers", await get(`${target}&limit=7`));
    const second = bodyAs("Offers", await get(`${target}&limit=7&after=${first.meta.after}`));
    const back = bodyAs("Offers", await get(`${target}&limit=7&before=${second.meta.before}`));
    assert.deepEqual(back.data, first.data);
    assert.equal(back.meta.before, null);
  });

  it("is sorted by price or duration, up or down, and keeps to the connections", async () => {
    const { data } = bodyAs("OfferRequest", await search(place, { max_connections: 2 }));
    const list = async (query: string): Promise<readonly Item[]> =>
      bodyAs("Offers", await get(`/air/offers?offer_request_id=${data.id}&${query}`)).data;
    const prices = (await list("sort=-total_amount")).map((one) => Number(one.total_amount));
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => b - a),
    );
    assert.notDeepEqual(await list("sort=total_duration"), await list("sort=-total_duration"));
    for (const { slices } of await list("max_connections=0")) assert.equal(slices[0]?.segments.length, 1);
  });

  it("refuses a page, a cursor or an order that is none", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    const target = `/air/offers?offer_request_id=${data.id}`;
    for (const query of [
      "limit=0",
      "limit=201",
      "limit=x",
      "after=x",
      "sort=price",
      "sort=constructor",
      "max_connections=9",
    ]) {
      const answer = await get(`${target}&${query}`);
      assert.equal(answer.status, 422, query);
      bodyAs("Errors", answer);
    }
    assert.equal((await get("/air/offers")).status, 422);
  });
});

describe("what codes stand for", () => {
  it("is listed in pages: airports, airlines and aircraft of the world", async () => {
    const codes = (items: readonly Item[]) => items.map((one) => one.iata_code);
    const listed = await allPages("Airports", "/air/airports?limit=200");
    assert.deepEqual(
      codes(listed),
      airports.map(({ code }) => code),
    );
    const { data: carriers } = bodyAs("Airlines", await get("/air/airlines?limit=200"));
    assert.deepEqual(
      codes(carriers),
      airlines.map(({ code }) => code),
    );
    const { data: types } = bodyAs("AircraftList", await get("/air/aircraft"));
    assert.deepEqual(
      codes(types),
      aircraft.map(({ code }) => code),
    );
  });

  it("is read by id", async () => {
    const { data: heathrow } = bodyAs("Airport", await get("/air/airports/arp_lhr_gb"));
    assert.deepEqual(
      [heathrow.icao_code, heathrow.city.iata_code, heathrow.time_zone],
      ["EGLL", "LON", "Europe/London"],
    );
    assert.equal(bodyAs("Airline", await get("/air/airlines/arl_xh")).data.name, "Harborline Airways");
    assert.equal(bodyAs("Aircraft", await get("/air/aircraft/arc_789")).data.name, "Boeing 787-9");
    assert.equal((await get("/air/aircraft/arc_000")).status, 404);
  });

  it("is narrowed to a country", async () => {
    const { data } = bodyAs("Airports", await get("/air/airports?iata_country_code=IS"));
    assert.deepEqual(
      data.map((one: Item) => one.iata_code),
      airports.filter(({ country }) => country === "IS").map(({ code }) => code),
    );
  });

  it("is suggested by name, code or position", async () => {
    const suggested = async (query: string): Promise<readonly string[]> =>
      bodyAs("Places", await get(`/places/suggestions?${query}`)).data.map(
        ({ type, iata_code: code }: { type: string; iata_code: string }) => `${type} ${code}`,
      );
    assert.deepEqual((await suggested("query=london")).slice(0, 2), ["city LON", "airport LHR"]);
    assert.equal((await suggested("name=JFK"))[0], "airport JFK");
    assert.ok((await suggested("name=S%C3%A3o")).includes("airport GRU"));
    assert.equal((await suggested("lat=51.47&lng=-0.45&rad=100000"))[0], "airport LHR");
    assert.deepEqual(await suggested("name=Atlantis"), []);
    assert.equal((await get("/places/suggestions")).status, 422);
    assert.equal((await get("/places/suggestions?lat=900&lng=1")).status, 422);
  });
});
