/** What Duffel's mock refuses of an order, and that nothing has happened then. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { after, balance, cheapest, openOrderPlace, order, orderData, peopleFor, refusalOf } from "./orderSteps.js";
import { ask } from "./place.js";
import { bodyAs } from "./schema.js";

const place = await openOrderPlace();
const offer = await cheapest(place, { passengers: [{ type: "adult" }, { age: 6 }] });
const people = peopleFor(offer, ["1987-07-24", "2020-01-01"]);
const good = orderData(offer, { passengers: people });
const [adult, child] = people;
const withAdult = (changes: object) => ({ passengers: [{ ...adult, ...changes }, child] });

const nothingIsKept = async (): Promise<void> => {
  const { stored: world, store } = place;
  const { bookings } = await store.listBookings({ world, scopeId: place.scopeId, status: "all", limit: 5 });
  const { dossiers } = await store.listDossiers({ world, collection: "duffel.orders", order: "oldest", limit: 5 });
  assert.deepEqual([bookings.length, dossiers.length], [0, 0]);
};

describe("an order", () => {
  const wrong: readonly (readonly [what: string, code: string, pointer: string, changes: object])[] = [
    ["an invented offer", "not_found", "/selected_offers/0", { selected_offers: ["off_00009htYpSCXrwaB9DnUm0"] }],
    ["two offers", "validation_length", "/selected_offers", { selected_offers: [offer.id, offer.id] }],
    ["no offer", "validation_required", "/selected_offers", { selected_offers: [] }],
    ["a type that is none", "validation_inclusion", "/type", { type: "later" }],
    ["services", "validation_inclusion", "/services", { services: [{ id: "ase_1", quantity: 1 }] }],
    ["a passenger less", "validation_length", "/passengers", { passengers: [adult] }],
    ["a passenger of another offer", "validation_inclusion", "/passengers/0/id", withAdult({ id: "pas_1" })],
    [
      "one passenger twice",
      "validation_inclusion",
      "/passengers/1/id",
      { passengers: [adult, { ...child, id: adult?.id }] },
    ],
    ["no name", "validation_required", "/passengers/0/given_name", withAdult({ given_name: " " })],
    ["a title that is none", "validation_inclusion", "/passengers/0/title", withAdult({ title: "sir" })],
    ["a gender that is none", "validation_inclusion", "/passengers/0/gender", withAdult({ gender: "x" })],
    ["a day of birth that is none", "validation_format", "/passengers/0/born_on", withAdult({ born_on: "1987-02-30" })],
    ["a child as an adult", "validation_inclusion", "/passengers/0/born_on", withAdult({ born_on: "2019-01-01" })],
    [
      "a child of another age",
      "validation_inclusion",
      "/passengers/1/born_on",
      { passengers: [adult, { ...child, born_on: "2019-01-01" }] },
    ],
    [
      "a phone number without its country",
      "invalid_phone_number",
      "/passengers/0/phone_number",
      withAdult({ phone_number: "02080160509" }),
    ],
    ["an address that is none", "invalid_email", "/passengers/0/email", withAdult({ email: "amelia" })],
    [
      "an infant that is none",
      "validation_inclusion",
      "/passengers/0/infant_passenger_id",
      withAdult({ infant_passenger_id: child?.id }),
    ],
    [
      "a card number for a name",
      "validation_card_data_refused",
      "/passengers/0/family_name",
      withAdult({ family_name: "4111 1111 1111 1111" }),
    ],
    ["no payment", "validation_required", "/payments", { payments: [] }],
    ["two payments", "validation_length", "/payments", { payments: [good.payments[0], good.payments[0]] }],
    ["a card", "validation_inclusion", "/payments/0/type", { payments: [{ ...good.payments[0], type: "card" }] }],
    [
      "a cent less",
      "payment_amount_does_not_match_order_amount",
      "/payments/0/amount",
      { payments: [balance((Number(offer.total_amount) - 0.01).toFixed(2))] },
    ],
    [
      "pounds",
      "payment_currency_does_not_match_order_currency",
      "/payments/0/currency",
      { payments: [balance(offer.total_amount, "GBP")] },
    ],
    ["metadata that are no texts", "validation_length", "/metadata/a", { metadata: { a: 1 } }],
  ];
  for (const [what, code, pointer, changes] of wrong) {
    it(`is refused for ${what}, at its place`, async () => {
      const refused = await refusalOf(order(place, { ...good, ...changes }));
      assert.deepEqual(
        [refused.status, refused.type, refused.code, refused.pointer],
        [422, "validation_error", code, pointer],
      );
      await nothingIsKept();
    });
  }

  it("is refused when the offer has expired, and when the payment is declined", async () => {
    const expired = await refusalOf(order(after(place, 31), good));
    assert.deepEqual([expired.type, expired.code], ["invalid_state_error", "offer_no_longer_available"]);
    const declined = await refusalOf(order(place, { ...good, ...withAdult({ family_name: "Testdecline" }) }));
    assert.deepEqual([declined.type, declined.code], ["invalid_state_error", "insufficient_balance"]);
    await nothingIsKept();
  });

  it("is refused without a body, and with any body that means nothing", async () => {
    for (const body of ["", "{", "[]", "{}"])
      assert.equal((await refusalOf(ask(place, "POST", "/air/orders", { body }))).status, 400);
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue(),
        fc.constantFrom(...Object.keys(good), "metadata", "services"),
        async (value, name) => {
          const answer = await order(place, { ...good, payments: [balance("0.01")], [name]: value });
          bodyAs("Errors", answer);
          assert.equal(answer.status, 422);
        },
      ),
      { numRuns: 100 },
    );
    for (const path of ["/air/payments", "/air/order_cancellations", "/air/order_change_requests"]) {
      for (const body of [{ data: {} }, { data: { order_id: 7 } }, { data: [] }]) {
        assert.equal((await refusalOf(ask(place, "POST", path, { body }))).status, 422);
      }
    }
    await nothingIsKept();
  });

  it("is not found by an id that was made up", async () => {
    for (const id of ["ord_00009hthhsUZ8W4LxQgkjo", "ord_AAAAAA", "ord_", "pay_AAAAAA"]) {
      assert.equal((await refusalOf(ask(place, "GET", `/air/orders/${id}`))).status, 404);
      assert.equal((await refusalOf(ask(place, "GET", `/air/payments/${id}`))).status, 404);
    }
  });
});
