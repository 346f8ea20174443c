/** What the answers of a whole trip cost a model. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type AnswerCost, costsOfTrip } from "../../bench/tokens/trip.js";
import { loadTokenCounter } from "../../codegen/countTokens.js";

/** In tokens of o200k_base. */
const bars = { textOfFlightSearch: 1100, texts: 6500, structures: 12_000 } as const;

const sumOf = (costs: readonly AnswerCost[], half: "text" | "structured"): number =>
  costs.reduce((sum, cost) => sum + cost[half], 0);

test("a trip of eleven calls stays within the bars of both halves, and each answer has both", async () => {
  const { count, unit } = await loadTokenCounter();
  assert.equal(unit, "o200k_base tokens");
  const costs = await costsOfTrip(count);
  assert.equal(costs.length, 11);
  for (const { tool, text, structured } of costs) assert.ok(text > 10 && structured > 10, tool);
  const [search] = costs;
  assert.ok(search !== undefined && search.text <= bars.textOfFlightSearch, `a search costs ${search?.text}`);
  const detail = costs.map(({ tool, text, structured }) => `${tool} ${structured}/${text}`).join(", ");
  assert.ok(sumOf(costs, "text") <= bars.texts, `the texts cost ${sumOf(costs, "text")}: ${detail}`);
  assert.ok(
    sumOf(costs, "structured") <= bars.structures,
    `the structures cost ${sumOf(costs, "structured")}: ${detail}`,
  );
});
