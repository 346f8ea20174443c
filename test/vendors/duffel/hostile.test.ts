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

/** Each member of an object replaced in turn, however deep it lies. */
const replaced = function* (value: unknown, by: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, member] of Object.entries(value)) {
    const withMember = (other: unknown): unknown =>
      isList ? value.with(Number(key), other) : { ...value, [key]: other };
    yield withMember(by);
    for (const deeper of replaced(member, by)) yield withMember(deeper);
  }
};

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
    const data = { slices: thereAndBack, passengers: [{ type: "adult" }] };
    const asked = { body: { data }, headers: { prefer: "return=minimal" } };
    const { body } = await ask(place, "POST", "/air/offer_requests", asked);
    const answer = { data: JSON.parse(body).data.offers[0] };
    // The mock sends nothing of the document's form that is not read.
    for (const wrong of [-7.5, [[]], "\u0000"]) {
      for (const changed of replaced(answer, wrong)) {
        assert.equal(isOfferAnswer(changed), false, JSON.stringify(changed));
      }
    }
  });
});
