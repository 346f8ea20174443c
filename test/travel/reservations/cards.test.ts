import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cardNumberLength, refuseCardNumbers } from "../../../src/travel/reservations/cards.js";
import { Refusal, refuse } from "./desk.js";

test("card numbers are found whatever separates their digits", () => {
  for (const [text, digits] of [
    ["4111111111111111", 16],
    ["pay with 4111 1111 1111 1111 please", 16],
    ["5555-5555-5555-4444", 16],
    ["3782.822463.10005", 15],
    ["4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", 16],
    ["room 12 4111111111111111", 16],
    ["４１１１１１１１１１１１１１１１", 16],
    ["4222222222222", 13],
    ["6799990100000000019", 19],
  ] as const) {
    assert.equal(cardNumberLength(text), digits, text);
  }
});

test("other numbers are none", () => {
  for (const text of [
    "4111111111111112",
    "2026-06-15 10:00",
    "411111111111",
    "1234567890123456",
    "",
    "0000000000000000",
  ]) {
    assert.equal(cardNumberLength(text), undefined, text);
  }
});

test("a card number is refused without being echoed", () => {
  const number = "4111 1111 1111 1111";
  assert.throws(
    () => refuseCardNumbers({ specialRequests: `card ${number}` }, refuse),
    (error) =>
      error instanceof Refusal &&
      error.reason === "CARD_DATA_REFUSED" &&
      error.detail["field"] === "specialRequests" &&
      !/\d{4}/.test(error.message),
  );
});

test("an international telephone number is not taken for a card, one with 16 digits is", () => {
  refuseCardNumbers({ contactPhone: "+4222222222222", "driver.phone": "00 42 2222 2222 222" }, refuse);
  assert.throws(() => refuseCardNumbers({ contactPhone: "+4111111111111111" }, refuse), Refusal);
  assert.throws(() => refuseCardNumbers({ specialRequests: "+4222222222222" }, refuse), Refusal);
});

test("long texts of digits are read in good time", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("4", "1", " ", "-", "x"), maxLength: 5000 }), (text) => {
      cardNumberLength(text);
    }),
    { numRuns: 50 },
  );
  cardNumberLength("4 ".repeat(100_000));
  cardNumberLength("4".repeat(200_000));
});
