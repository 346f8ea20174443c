/** What the answers of a whole trip cost a model. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnswerCost, costsOfTrip } from "../../bench/tokens/trip.js";
import { loadTokenCounter } from "../../codegen/countTokens.js";

/** Of texts, in tokens of o200k_base. */
const bars = { flightSearch: 1100, trip: 6500 } as const;

const sumOf = (costs: readonly AnswerCost[]): number => costs.reduce((sum, { text }) => sum + text, 0);

test("a trip of eleven calls stays within the bars of its texts, and each answer has both halves", async () => {
  const { count, unit } = await loadTokenCounter();
  assert.equal(unit, "o200k_base tokens");
  const costs = await costsOfTrip(count);
  assert.equal(costs.length, 11);
  for (const { tool, text, structured } of costs) assert.ok(text > 10 && structured > 10, tool);
  const [search] = costs;
  assert.ok(search !== undefined && search.text <= bars.flightSearch, `a search costs ${search?.text}`);
  assert.ok(sumOf(costs) <= bars.trip, `the texts of the trip cost ${sumOf(costs)}`);
});
