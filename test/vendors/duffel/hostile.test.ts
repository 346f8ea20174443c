/** Answers of somebody who means ill: each is taken whole or not at all, and nothing is thrown but a failure. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isOfferAnswer, isOfferRequestAnswer } from "../../../src/vendors/duffel/wireChecks.js";
import { ask, openPlace, search, thereAndBack } from "./place.js";

const place = await openPlace();

/** A text with one thing changed in it, by a number. */
const mutated = (text: string, index: number): string => {
  const at = (index * 7919) % text.length;
  const pieces = ['"', "{", "]", "null", "-1", "9e99", ",", "\\u0000", "true", '"x":'];
  const piece = pieces[index % pieces.length] ?? "";
  const cut = index % 5;
  return text.slice(0, at) + piece + text.slice(at + cut);
};

type Changed = readonly [path: readonly string[], value: unknown];

/** Each member of an object replaced in turn, however deep it lies, with the way to it. */
const replaced = function* (value: unknown, by: unknown): Generator<Changed> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const withMember = (other: unknown): unknown =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
    yield [[key], withMember(by)];
    for (const [path, deeper] of replaced(member, by)) yield [[key, ...path], withMember(deeper)];
  }
};

/** What the mock sends, as Duffel does, and nobody reads here. */
const unread: ReadonlySet<string> = new Set(
  [
    "city city_name iata_city_code iata_country_code latitude longitude origin_type destination_type ngs_shelf comparison_key",
    "logo_symbol_url logo_lockup_url conditions_of_carriage_url operating_carrier_flight_number distance cabin fare_basis_code",
    "origin_terminal destination_terminal cabin_class_marketing_name advance_seat_selection priority_boarding live_mode partial",
    "priority_check_in given_name family_name fare_type loyalty_programme_accounts passenger_identity_documents_required",
    "supported_passenger_identity_document_types supported_loyalty_programmes private_fares payment_requirements updated_at",
  ].flatMap((line) => line.split(" ")),
);

/** Of an airport and an aircraft, and the conditions of a slice beside those of the offer. */
const isUnread = (path: readonly string[]): boolean =>
  path.some((name) => unread.has(name)) ||
  (path.includes("slices") && path.includes("conditions")) ||
  /(origin|destination) (type|id)$|aircraft id$/.test(path.join(" "));

describe("the checks of Duffel's answers", () => {
  it("take both forms of the mock's answers", async () => {
    for (const headers of [{}, { prefer: "return=minimal" }]) {
      const data = { slices: thereAndBack, passengers: [{ type: "adult" }] };
      const { body } = await ask(place, "POST", "/air/offer_requests", { body: { data }, headers });
      const answer = JSON.parse(body);
      assert.ok(isOfferRequestAnswer(answer));
      const one = await ask(place, "GET", `/air/offers/${answer.data.offers?.[0]?.id}`, { headers });
      assert.ok(isOfferAnswer(JSON.parse(one.body)));
    }
  });

  it("come to an end for two thousand answers with something wrong in them, most of which they refuse", async () => {
    const { body } = await search(place);
    const offer = JSON.stringify({ data: { id: "orq_1", offers: JSON.parse(body).data.offers.slice(0, 1) } });
    let refused = 0;
    for (let index = 0; index < 2000; index += 1) {
      let answer: unknown;
      try {
        answer = JSON.parse(mutated(offer, index));
      } catch {
        refused += 1;
        continue;
      }
      if (!isOfferRequestAnswer(answer)) refused += 1;
    }
    assert.ok(refused > 1000, String(refused));
  });

  it("leave no member that is read with a value of another kind", async () => {
    const { body } = await search(place, { slices: thereAndBack });
    const [first] = JSON.parse(body).data.offers;
    for (const wrong of [-7.5, [[]], "\u0000"]) {
      for (const [path, data] of replaced(first, wrong)) {
        assert.equal(isOfferAnswer({ data }), isUnread(path), path.join("/"));
      }
    }
  });

  it("refuse a day, a time or an offset that does not exist", async () => {
    const { body } = await search(place);
    const [first] = JSON.parse(body).data.offers;
    for (const wrong of [
      "2026-02-30T10:00:00Z",
      "2026-06-31T10:00:00",
      "2026-06-15T24:00:00Z",
      "2026-06-15T10:00:00+24:00",
    ]) {
      assert.equal(isOfferAnswer({ data: { ...first, expires_at: wrong } }), false, wrong);
    }
    assert.equal(isOfferAnswer({ data: { ...first, expires_at: "2028-02-29T10:00:00.123+05:30" } }), true);
  });
});
