/** What is read of Duffel's refusals: its own, the document's, and those of somebody who means ill. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { UpstreamFailure } from "../../../src/upstream/index.js";
import { duffelWordsOf, unknownAirportOf } from "../../../src/vendors/duffel/errors.js";
import type { DuffelSearch } from "../../../src/vendors/duffel/search.js";
import { openPlace, search as searchMock } from "./place.js";

const search: DuffelSearch = {
  slices: [
    { origin: "JFK", destination: "XXX", departureDate: "2026-06-15" },
    { origin: "YYY", destination: "JFK", departureDate: "2026-06-22" },
  ],
  passengers: { adults: 1, children: 0, infants: 0 },
};

const refused = (status: number, body: unknown): UpstreamFailure =>
  new UpstreamFailure("rejected", {
    upstream: "duffel",
    operation: "createOfferRequest",
    attempts: 1,
    status,
    answer: typeof body === "string" ? body : JSON.stringify(body),
    mayHaveBeenDone: false,
  });

const ofDocument = {
  errors: [
    {
      type: "validation_error",
      code: "invalid_airport_code",
      title: "Invalid Airport Code",
      message: "The airport code 'XXX' is not valid",
    },
  ],
};

const pointing = (pointer: string) => ({
  errors: [
    {
      type: "validation_error",
      code: "validation_format",
      title: "Invalid",
      message: "is invalid",
      source: { pointer },
    },
  ],
  meta: { status: 422, request_id: "r" },
});

describe("a refusal of Duffel", () => {
  it("names the unknown airport in the document's form, and in that of v2", () => {
    assert.equal(unknownAirportOf(refused(400, ofDocument), search), "XXX");
    assert.equal(unknownAirportOf(refused(422, pointing("/slices/0/destination")), search), "XXX");
    assert.equal(unknownAirportOf(refused(422, pointing("/data/slices/1/origin")), search), "YYY");
  });

  it("names it as the mock says it", async () => {
    const slices = [{ origin: "JFK", destination: "XXX", departure_date: "2026-06-15" }];
    const { status, body } = await searchMock(await openPlace(), { slices });
    assert.equal(unknownAirportOf(refused(status, body), search), "XXX");
  });

  it("names no airport if it is about something else", () => {
    for (const body of [pointing("/passengers"), pointing("/slices/9/origin"), { errors: [] }, "<html>", "null", ""]) {
      assert.equal(unknownAirportOf(refused(422, body), search), undefined);
    }
    assert.equal(unknownAirportOf(refused(500, ofDocument), search), undefined);
  });

  it("is told in its own words, on one short line", () => {
    assert.equal(duffelWordsOf(refused(400, ofDocument)), "The airport code 'XXX' is not valid");
    const long = { errors: [{ title: "t", message: `a\n\u202eb\u0007${"c".repeat(1000)}` }] };
    assert.equal(duffelWordsOf(refused(400, long)), `a b ${"c".repeat(296)}`);
    assert.equal(duffelWordsOf(refused(400, { errors: [{ message: "x".repeat(20_000) }] })), undefined);
    assert.equal(duffelWordsOf(refused(400, { error: "no" })), undefined);
  });
});
