/** What the mock of Duffel refuses, and how it says so. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { ask, nowMs, openPlace, search, searchData, thereAndBack } from "./place.js";
import { bodyAs } from "./schema.js";

type Place = Awaited<ReturnType<typeof openPlace>>;

const place: Place = await openPlace();

const firstError = async (answer: ReturnType<typeof ask>) => {
  const { status, ...rest } = await answer;
  const body = bodyAs("Errors", { status, ...rest });
  assert.equal(body.meta.status, status);
  return { status, ...body.errors[0] };
};

const minuteMs = 60_000;
const later = (minutes: number): Place => ({ ...place, nowMs: nowMs + minutes * minuteMs });

describe("a request to Duffel's mock", () => {
  it("is refused without a key, and with one that looks real", async () => {
    const get = (headers: Record<string, string>) => firstError(ask(place, "GET", "/air/airlines", { headers }));
    const { status, type } = await get({ authorization: "" });
    assert.deepEqual([status, type], [401, "authentication_error"]);
    const live = await get({ authorization: "Bearer duffel_live_abc" });
    assert.equal(live.status, 403);
    assert.match(live.message, /never send a live key/);
  });

  it("is refused without the version of the API", async () => {
    const get = (version: string) =>
      firstError(ask(place, "GET", "/air/airlines", { headers: { "duffel-version": version } }));
    const { status, code } = await get("v1");
    assert.deepEqual([status, code], [400, "unsupported_version"]);
  });

  it("is refused for a path or a method that is not there", async () => {
    assert.equal((await firstError(ask(place, "GET", "/air/seat_maps"))).status, 404);
    assert.equal((await firstError(ask(place, "DELETE", "/air/offers"))).status, 405);
  });

  it("names the caller's request, where the caller has named it", async () => {
    const answer = await ask(place, "GET", "/air/offers/off_x", { headers: { "x-request-id": "abc-1" } });
    assert.equal(bodyAs("Errors", answer).meta.request_id, "abc-1");
    const hostile = await ask(place, "GET", "/air/offers/off_x", { headers: { "x-request-id": '"}<script>' } });
    assert.equal(bodyAs("Errors", hostile).meta.request_id, "mock");
  });
});

describe("a search that cannot be answered", () => {
  it("names an unknown airport in the document's words, and points at it as v2 does", async () => {
    const slices = [{ origin: "JFK", destination: "XXX", departure_date: "2026-06-15" }];
    const { status, type, code, message, source } = await firstError(search(place, { slices }));
    assert.deepEqual([status, type, code], [422, "validation_error", "invalid_airport_code"]);
    assert.equal(message, "The airport code 'XXX' is not valid");
    assert.deepEqual(source, { field: "destination", pointer: "/slices/0/destination" });
  });

  const slice = { origin: "JFK", destination: "LAX", departure_date: "2026-06-15" };
  const wrong: readonly (readonly [what: string, pointer: string, changes: object])[] = [
    ["no slices", "/slices", { slices: [] }],
    ["three slices", "/slices", { slices: [...thereAndBack, slice] }],
    ["a slice that is no object", "/slices/0", { slices: ["JFK-LAX"] }],
    ["no origin", "/slices/0/origin", { slices: [{ ...slice, origin: undefined }] }],
    ["one place at both ends", "/slices/0/destination", { slices: [{ ...slice, destination: "JFK" }] }],
    ["a day that does not exist", "/slices/0/departure_date", { slices: [{ ...slice, departure_date: "2026-02-30" }] }],
    ["yesterday", "/slices/0/departure_date", { slices: [{ ...slice, departure_date: "2026-05-15" }] }],
    ["a way back before the way there", "/slices/1/departure_date", { slices: thereAndBack.toReversed() }],
    ["a time that is none", "/slices/0/arrival_time/to", { slices: [{ ...slice, arrival_time: { to: "24:00" } }] }],
    ["nobody", "/passengers", { passengers: [] }],
    ["children alone", "/passengers", { passengers: [{ age: 9 }] }],
    ["ten seats", "/passengers", { passengers: Array.from({ length: 10 }, () => ({ type: "adult" })) }],
    ["more infants than adults", "/passengers", { passengers: [{ type: "adult" }, { age: 0 }, { age: 1 }] }],
    ["a type that is none", "/passengers/0/type", { passengers: [{ type: "dog" }] }],
    ["a type and an age", "/passengers/0", { passengers: [{ type: "adult", age: 30 }] }],
    ["half a year of age", "/passengers/0/age", { passengers: [{ age: 0.5 }] }],
    ["a cabin that is none", "/cabin_class", { cabin_class: "cargo" }],
    ["three connections", "/max_connections", { max_connections: 3 }],
  ];
  for (const [what, pointer, changes] of wrong) {
    it(`is refused for ${what}, and the refusal points at it`, async () => {
      const { status, source } = await firstError(search(place, { ...changes }));
      assert.deepEqual([status, source.pointer], [422, pointer]);
    });
  }

  it("is refused if the body is not JSON with its data", async () => {
    for (const body of ["", "{", "[]", "null", '"data"', "{}"]) {
      assert.equal((await firstError(ask(place, "POST", "/air/offer_requests", { body }))).status, 400);
    }
  });

  it("has its own words for whatever the data is", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom("slices", "passengers", "cabin_class", "max_connections"),
        async (value, name) => {
          const bodies = [{ data: value }, { data: searchData({ [name]: value }) }];
          for (const body of bodies) {
            const answer = await ask(place, "POST", "/air/offer_requests?return_offers=false", { body });
            bodyAs(answer.status === 201 ? "OfferRequest" : "Errors", answer);
            assert.ok([201, 400, 422].includes(answer.status), String(answer.status));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("an id of Duffel's mock", () => {
  it("is unknown if it was made up, tampered with, or issued by another world", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    const offerId: string = data.offers[0].id;
    const elsewhere = bodyAs("OfferRequest", await search(await openPlace("2"))).data;
    const inAnotherBrand = offerId.replace(/-[LSX]_/, "-X_");
    const forTwo = offerId.replace("_a_", "_a-a_");
    assert.notEqual(inAnotherBrand, offerId);
    assert.notEqual(forTwo, offerId);
    const made = [
      "off_00009htYpSCXrwaB9DnUm0",
      inAnotherBrand,
      forTwo,
      `${offerId}A`,
      `${offerId}=`,
      elsewhere.offers[0].id,
    ];
    for (const id of made) {
      const { status, code } = await firstError(ask(place, "GET", `/air/offers/${encodeURIComponent(id)}`));
      assert.deepEqual([status, code], [404, "not_found"], id);
    }
    for (const id of ["orq_1", `${data.id}A`, elsewhere.id, offerId]) {
      assert.equal((await firstError(ask(place, "GET", `/air/offer_requests/${id}`))).status, 404);
      assert.equal((await firstError(ask(place, "GET", `/air/offers?offer_request_id=${id}`))).status, 404);
    }
  });

  it("is unknown with any one character changed", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    for (const [path, id] of [
      ["/air/offers", data.offers[3].id],
      ["/air/offer_requests", data.id],
    ]) {
      for (let at = 4; at < id.length; at += 1) {
        const other = id[at] === "A" ? "B" : "A";
        const { status } = await ask(place, "GET", `${path}/${id.slice(0, at)}${other}${id.slice(at + 1)}`);
        assert.equal(status, 404, `${id} at ${at}`);
      }
    }
  });

  it("is gone 30 minutes after the minute of its search, and good until then", async () => {
    const { data } = bodyAs("OfferRequest", await search(place));
    const offer = `/air/offers/${data.offers[0].id}`;
    const request = `/air/offer_requests/${data.id}`;
    for (const path of [offer, request]) {
      assert.equal((await ask(later(29), "GET", path)).status, 200);
      const { status, type, code } = await firstError(ask(later(30), "GET", path));
      assert.deepEqual([status, type, code], [422, "invalid_state_error", "offer_no_longer_available"]);
    }
  });
});
