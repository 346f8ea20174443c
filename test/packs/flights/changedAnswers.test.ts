/** Each member of an answer of Duffel in turn is wrong: it is refused, or gives options and offers as the contract describes them. */
import assert from "node:assert/strict";
import { it } from "node:test";
import { contract } from "../../../generated/flights/contract.js";
import { validate as isOfferResource } from "../../../generated/flights/validators/offerResource.js";
import { documentOffer } from "../../../src/packs/flights/documentOffer.js";
import { optionsOf } from "../../../src/packs/flights/normalise.js";
import { searchFlightsText } from "../../../src/packs/flights/tools/searchFlights.js";
import { isOfferRequestAnswer } from "../../../src/vendors/duffel/wireChecks.js";
import documentAnswer from "./fixtures/documentAnswer.json" with { type: "json" };
import v2Answer from "./fixtures/v2Answer.json" with { type: "json" };

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

/** The offer of the round trip alone: it has every kind of member. */
const roundTripOf = (answer: { readonly data: { readonly offers: readonly Json[] } }): Json => ({
  data: { offers: answer.data.offers.slice(1) },
});

for (const [form, answer] of [
  ["the document's", roundTripOf(documentAnswer)],
  ["v2's", roundTripOf(v2Answer)],
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
