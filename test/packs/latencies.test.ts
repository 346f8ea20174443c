/** J69, J74: with `--latency realistic` no tool takes longer than the documents' targets, each of them within its first column. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { latencies as charter } from "../../src/packs/charter/latencies.js";
import { latencies as crm } from "../../src/packs/crm/latencies.js";
import { latencies as hotelcrs } from "../../src/packs/hotelcrs/latencies.js";
import { latencies as mail } from "../../src/packs/mail/latencies.js";

/** In milliseconds. The documents have none for tools that are not here. */
const targetsMs: readonly (readonly [tool: string, mostMs: number])[] = [
  ["search_flights", 3000],
  ["create_rfp", 2000],
  ["get_quote_status", 1000],
  ["get_quotes", 1000],
  ["send_email", 2000],
  ["send_template_email", 3000],
  ["get_client", 500],
  ["update_client", 1000],
];

test("a realistic latency stays within the documents' targets, and takes some time", () => {
  const ranges = new Map(Object.entries({ ...charter, ...mail, ...crm, ...hotelcrs }));
  for (const [tool, targetMs] of targetsMs) {
    const mostMs = ranges.get(tool)?.mostMs ?? Number.POSITIVE_INFINITY;
    assert.ok(mostMs <= targetMs, `${tool}: ${mostMs}`);
  }
  for (const [tool, { leastMs, mostMs }] of ranges) assert.ok(leastMs > 0 && leastMs <= mostMs && mostMs < 5000, tool);
});
