/** What the answers of hotels and cars cost a model, in o200k tokens. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { carSearch, type Outcome, openServer, type Server, structuredOf, textOf } from "./inProcess.js";

const structuredTokens = (outcome: Outcome): number => countTokens(JSON.stringify(structuredOf(outcome)));
const textTokens = (outcome: Outcome): number => countTokens(textOf(outcome));

const stay = (cityCode: string, nights: number, guests: number) => ({
  cityCode,
  checkInDate: "2026-06-15",
  checkOutDate: `2026-06-${15 + nights}`,
  guests,
});

describe("what a search costs", () => {
  let server: Server;
  before(async () => {
    server = await openServer();
  });
  after(() => server.runtime.close());

  for (const [city, nights] of [
    ["LAX", 3],
    ["LAX", 14],
    ["NYC", 3],
    ["NYC", 14],
  ] as const) {
    test(`hotels in ${city} for ${nights} nights`, async () => {
      const outcome = await server.call("searchHotels", stay(city, nights, 1));
      assert.ok(structuredTokens(outcome) <= 2500, `${structuredTokens(outcome)} tokens of structure`);
      assert.ok(textTokens(outcome) <= 1600, `${textTokens(outcome)} tokens of text`);
    });
  }

  for (const driverAge of [30, 22]) {
    test(`cars in LAX for three days, driver of ${driverAge}`, async () => {
      const outcome = await server.call("searchCars", { ...carSearch, driverAge });
      assert.ok(structuredTokens(outcome) <= 2500, `${structuredTokens(outcome)} tokens of structure`);
      assert.ok(textTokens(outcome) <= 1250, `${textTokens(outcome)} tokens of text`);
    });
  }
});
