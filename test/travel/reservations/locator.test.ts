import assert from "node:assert/strict";
import { test } from "node:test";
import { locatorCount, locatorOf, shuffledLocatorNumber } from "../../../src/travel/reservations/locator.js";
import { ticketNumber } from "../../../src/travel/reservations/ticketing.js";
import { createWorld } from "../../../src/travel/world/index.js";

const world = createWorld({ worldId: "test", seed: "locators" });

test("a million locators are a million different ones", () => {
  const taken = new Uint8Array(locatorCount / 8);
  let duplicates = 0;
  for (let counter = 0; counter < 1_000_000; counter += 1) {
    const number = shuffledLocatorNumber(world, counter);
    const bit = 1 << (number & 7);
    if (((taken[number >> 3] ?? 0) & bit) !== 0) duplicates += 1;
    taken[number >> 3] = (taken[number >> 3] ?? 0) | bit;
  }
  assert.equal(duplicates, 0);
});

test("locators are TEST- and six base32 letters, one for each number", () => {
  const locators = Array.from({ length: 2000 }, (_, counter) => locatorOf(shuffledLocatorNumber(world, counter)));
  for (const locator of locators) assert.match(locator, /^TEST-[A-Z2-7]{6}$/);
  assert.equal(new Set(locators).size, locators.length);
  assert.equal(locatorOf(0), "TEST-AAAAAA");
  assert.equal(locatorOf(locatorCount - 1), "TEST-777777");
});

test("the seed decides the order, and the counter starts over after the last locator", () => {
  const other = createWorld({ worldId: "test", seed: "another" });
  assert.notEqual(shuffledLocatorNumber(world, 0), shuffledLocatorNumber(other, 0));
  assert.equal(shuffledLocatorNumber(world, locatorCount), shuffledLocatorNumber(world, 0));
});

test("ticket numbers have 13 digits and no airline's code", () => {
  assert.equal(ticketNumber(0, 0), "0000000000000");
  assert.match(ticketNumber(locatorCount - 1, 8) ?? "", /^\d{13}$/);
  assert.notEqual(ticketNumber(1, 0), ticketNumber(0, 8));
  assert.equal(ticketNumber(0, 9), null, "nine documents are reserved for a PNR");
});
