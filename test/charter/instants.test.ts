/** Instants as people and services write them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { instantMs } from "../../src/charter/instants.js";

test("every form that the contract lets pass is an instant", () => {
  for (const [text, expected] of [
    ["2026-06-15T14:00:00Z", "2026-06-15T14:00:00.000Z"],
    ["2026-06-15t14:00:00.5z", "2026-06-15T14:00:00.500Z"],
    ["2026-06-15 16:00:00+02:00", "2026-06-15T14:00:00.000Z"],
    ["2026-06-15T23:59:60Z", "2026-06-15T23:59:59.999Z"],
    ["2026-06-15T18:59:60.25-05:00", "2026-06-15T23:59:59.999Z"],
  ] as const)
    assert.equal(new Date(instantMs(text)).toISOString(), expected, text);
});
