/** Rounding and writing of amounts, against their definitions. */
import { test } from "node:test";
import fc from "fast-check";
import { dollars, roundCents } from "../../../src/travel/world/money.js";
import { holds } from "./holds.js";

const byDefinition = (amount: number): number => {
  const magnitude = Math.round(Number(Math.abs(amount).toFixed(6)));
  return amount < 0 ? -magnitude : magnitude;
};

test("cents are rounded half away from zero, whatever noise stands behind the sixth decimal", () => {
  const nearHalf = fc
    .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.double({ min: -0.002, max: 0.002, noNaN: true }))
    .map(([whole, noise]) => whole + 0.5 + noise);
  const anything = fc.double({ min: -1e10, max: 1e10, noNaN: true });
  fc.assert(fc.property(fc.oneof(nearHalf, anything), (amount) => Object.is(roundCents(amount), byDefinition(amount))));
  for (const [amount, cents] of [
    [1.005 * 100, 101],
    [0.5, 1],
    [-0.5, -1],
    [2.4999999, 3],
    [2.499, 2],
  ] as const) {
    holds(roundCents(amount) === cents, `${amount} is ${roundCents(amount)}`);
  }
});

test("thousands of dollars are apart", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const [whole = "", part = ""] = dollars(Math.abs(cents)).split(".");
      return (
        whole === Math.floor(Math.abs(cents) / 100).toLocaleString("en-US") &&
        Number(part) === Math.abs(cents) % 100 &&
        dollars(cents) === `${cents < 0 ? "-" : ""}${whole}.${part}`
      );
    }),
  );
});
