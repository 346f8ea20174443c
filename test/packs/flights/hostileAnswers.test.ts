/** Whatever Duffel answers, a search ends in options as its contract describes them, or in a reason of its catalogue. */
import assert from "node:assert/strict";
import { after, it } from "node:test";
import { contract } from "../../../generated/flights/contract.js";
import { validate as isOfferResource } from "../../../generated/flights/validators/offerResource.js";
import { documentOffer } from "../../../src/packs/flights/documentOffer.js";
import { optionsOf } from "../../../src/packs/flights/normalise.js";
import { searchFlightsText } from "../../../src/packs/flights/tools/searchFlights.js";
import { isOfferRequestAnswer } from "../../../src/vendors/duffel/wireChecks.js";
import { handTimers } from "../../support/handTimers.js";
import documentAnswer from "./fixtures/documentAnswer.json" with { type: "json" };
import v2Answer from "./fixtures/v2Answer.json" with { type: "json" };
import { openServer } from "./inProcess.js";
import { passing } from "./passing.js";
import { type Scripted, startRecorder } from "./recorder.js";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** The answer with the value at the nth place, counted from its root, replaced or, by undefined, left out. */
const changedAt = (value: Json, place: { left: number }, by: Json | undefined): Json | undefined => {
  if (place.left-- === 0) return by;
  if (typeof value !== "object" || value === null) return value;
  const changed = Object.entries(value).flatMap(([name, member]): readonly (readonly [string, Json])[] => {
    const other = changedAt(member, place, by);
    return other === undefined ? [] : [[name, other]];
  });
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
};

const hostile: readonly (Json | undefined)[] = [
  undefined,
  null,
  "",
  [],
  {},
  -1,
  0,
  1e300,
  true,
  "2025-02-30",
  "2025-02-30T10:00:00Z",
  "2025-05-10T10:00:00",
  "2025-05-10T10:00Z",
  "2025-05-10T10:00:00+99:00",
  "PT99999999H",
  "P0D",
  "0",
  "999999999.999",
  "\u202e<script>",
  "ABC",
  "x".repeat(190),
];

const placesOf = (value: Json): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, member) => sum + placesOf(member), 1)
    : 1;

for (const [form, answer] of [
  ["the document's", documentAnswer],
  ["v2's", v2Answer],
] as const) {
  it(`an answer in ${form} form with any one member changed is malformed, or gives whole options`, async () => {
    const isOutput = await contract.tools.searchFlights.loadOutputValidator?.();
    let accepted = 0;
    for (let place = 0; place < placesOf(answer); place++) {
      for (const value of hostile) {
        const changed = changedAt(answer, { left: place }, value);
        if (!isOfferRequestAnswer(changed)) continue;
        accepted += 1;
        const offers = changed.data.offers ?? [];
        const options = optionsOf(offers);
        const count = options.length;
        const output = { search_id: "", count, cached: false, stale: false, options, notes: [] };
        const told = `${JSON.stringify(value)} at place ${place}`;
        assert.ok(isOutput?.(output), told);
        assert.equal(typeof searchFlightsText(output), "string");
        for (const offer of offers) assert.ok(isOfferResource(documentOffer(offer)), told);
      }
    }
    assert.ok(accepted > 0);
  });
}

const timers = handTimers();
const recorder = await startRecorder();
const { runtime, call } = await openServer({
  mode: "live",
  duffelApiKey: "duffel_test_key",
  duffelApiUrl: recorder.url,
  timers,
});
after(async () => {
  await runtime.close();
  await recorder.close();
});

const answers: readonly (readonly [string, Scripted])[] = [
  ["UPSTREAM_MALFORMED", { status: 200, body: "words" }],
  ["UPSTREAM_MALFORMED", { status: 200, body: { data: { offers: [{ id: 1 }] } } }],
  ["UPSTREAM_MALFORMED", { status: 201, body: { data: {} } }],
  ["UPSTREAM_MALFORMED", { status: 200, body: {}, headers: { "content-type": "text/html" } }],
  ["UPSTREAM_MALFORMED", { status: 200, body: {}, headers: { "content-encoding": "gzip" } }],
  ["UPSTREAM_REFUSED", { status: 302, body: {}, headers: { location: "http://169.254.169.254/" } }],
  ["UPSTREAM_REFUSED", { status: 418, body: [] }],
  ["UPSTREAM_AUTH", { status: 403, body: null }],
];

it("answers of another form end in a reason of the catalogue", async () => {
  for (const [index, [reason, answer]] of answers.entries()) {
    recorder.answer(answer);
    const departureDate = `2025-05-${10 + index}`;
    const search = { origin: "SFO", destination: "CDG", departure_date: departureDate };
    const { data } = await passing(timers, [1000, 2000, 4000], call("searchFlights", search));
    assert.equal(data["reason"], reason, JSON.stringify(answer));
  }
});
