/** Conversion of money: exact, rounded once, and back again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  currencies,
  currency,
  currencyOfCountry,
  hundredthsAt,
  priceIn,
  rateBetween,
} from "../../../../src/travel/world/fx/index.js";
import { airports } from "../../../../src/travel/world/index.js";

const known = (code: string) => {
  const found = currency(code);
  assert.ok(found, code);
  return found;
};

test("380.00 euros are 415.80 dollars, and 414.20 by the fallback table", () => {
  const euro = known("EUR");
  assert.equal(hundredthsAt("380.00", euro.usdRate), 41_580);
  assert.equal(hundredthsAt("380.00", euro.fallbackUsdRate), 41_420);
  assert.equal(rateBetween(euro, known("USD")), 1.0942);
});

test("a half is rounded up, once", () => {
  assert.equal(hundredthsAt("0.01", "0.5"), 1);
  assert.equal(hundredthsAt("0.01", "0.49"), 0);
  assert.equal(hundredthsAt("1.005", "1"), 101);
  assert.equal(hundredthsAt("12.345", "3.2595"), 4024);
  assert.equal(hundredthsAt("5", "6.7e-7"), 0);
  assert.equal(hundredthsAt("1e2", "2e1"), 200_000);
});

test("what is no decimal number is refused, and what is too large to be exact", () => {
  for (const text of ["", "-1", "1,00", "NaN", "Infinity", "1.", ".5", "0x10", "1 ", "1e999"]) {
    assert.throws(() => hundredthsAt(text, "1"), RangeError, text);
    assert.throws(() => hundredthsAt("1", text), RangeError, text);
  }
  assert.throws(() => hundredthsAt("999999999999999999", "1"), RangeError);
});

test("each country of an airport has a currency of its own, and each currency two rates", () => {
  const countries = [...new Set(airports.map(({ country }) => country))];
  const codes = new Set(countries.map((country) => currencyOfCountry(country).code));
  const withDollars = countries.filter((country) => currencyOfCountry(country).code === "USD");
  assert.deepEqual(withDollars.sort(), ["EC", "GU", "PA", "PR", "SV", "US"]);
  assert.deepEqual([...codes].sort(), currencies.map(({ code }) => code).sort());
  for (const { code, usdRate, fallbackUsdRate } of currencies) {
    const ratio = Number(fallbackUsdRate) / Number(usdRate);
    assert.ok(ratio > 0.85 && ratio < 1.15, code);
  }
});

test("a price in another currency is the same dollars again: to the cent where its smallest unit is worth no more", () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.integer({ min: 0, max: 100_000_000 }), (into, cents) => {
      const price = priceIn(into, cents);
      assert.match(price, into.decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${into.decimals}}$`));
      const back = hundredthsAt(price, String(rateBetween(into, known("USD"))));
      const unitCents = (Number(into.usdRate) * 100) / 10 ** into.decimals;
      assert.ok(Math.abs(back - cents) <= (unitCents <= 1 ? 0 : 1), `${cents} -> ${price} ${into.code} -> ${back}`);
    }),
    { numRuns: 3000 },
  );
});
