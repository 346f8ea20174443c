/** What the answer of a flight search costs a model, in o200k tokens. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { openServer, type Server, structuredOf, textOf } from "./inProcess.js";

interface Bars {
  readonly structured: number;
  readonly text: number;
}

const usual: Bars = { structured: 2600, text: 1250 };
/** Each nonstop of a day counts, and between some airports there are nearly thirty. */
const dense: Bars = { structured: 3400, text: 1550 };

const party = (adults: number, children = 0, infants = 0) => ({ adults, children, infants });

const cases: readonly (readonly [title: string, bars: Bars, query: Readonly<Record<string, unknown>>])[] = [
  ["JFK-LAX for one", { structured: 2600, text: 1100 }, {}],
  ["JFK-LAX for nine", usual, { passengers: party(6, 3, 2) }],
  [
    "LHR-JFK in business for a family",
    usual,
    { origin: "LHR", destination: "JFK", cabin: "business", passengers: party(2, 1, 1) },
  ],
  ["two cities of many airports", usual, { origin: "LON", destination: "NYC" }],
  ["two cities of many airports with short flights", usual, { origin: "LON", destination: "PAR" }],
  ["two stops", usual, { origin: "BOI", destination: "TLL" }],
  ["over the date line", usual, { origin: "SYD", destination: "LAX" }],
  ["the most nonstops of a day", dense, { origin: "DFW", destination: "LAX" }],
];

describe("what a search of flights costs", () => {
  let server: Server;
  before(async () => {
    server = await openServer();
  });
  after(() => server.runtime.close());

  for (const [title, bars, query] of cases) {
    test(title, async () => {
      const outcome = await server.call("searchFlights", {
        origin: "JFK",
        destination: "LAX",
        departureDate: "2026-06-15",
        ...query,
      });
      const structured = countTokens(JSON.stringify(structuredOf(outcome)));
      const text = countTokens(textOf(outcome));
      assert.ok(structured <= bars.structured, `${structured} tokens of structure`);
      assert.ok(text <= bars.text, `${text} tokens of text`);
    });
  }
});
