/** How the runner reads what a suite has found: `conformance/checks.ts`. */
import assert from "node:assert/strict";
import test from "node:test";
import { baselineOf, type Check, judged } from "../../conformance/checks.js";

const check = (status: Check["status"], id = "some-check"): Check => ({ id, status, errorMessage: "said\nso" });
const nothing = baselineOf("server: []\n");

test("a scenario passes with fulfilled checks alone", () => {
  assert.deepEqual(judged("ping", [check("SUCCESS"), check("INFO")], nothing), {
    name: "ping",
    outcome: "passed",
    faults: [],
  });
});

test("failures, warnings and skipped checks fail a scenario, in words of one line", () => {
  const checks = [check("SUCCESS"), check("FAILURE"), check("WARNING", "other"), check("SKIPPED", "third")];
  const { outcome, faults } = judged("ping", checks, nothing);
  assert.equal(outcome, "failed");
  assert.deepEqual(faults, ["some-check (failure): said so", "other (warning): said so", "third (skipped): said so"]);
});

test("a scenario that tested nothing has failed, unless it is known to", () => {
  for (const checks of [[], [check("INFO")], [check("SKIPPED")]]) {
    assert.equal(judged("ping", checks, nothing).outcome, "failed");
  }
  assert.equal(judged("ping", [check("INFO")], nothing, ["ping"]).outcome, "passed");
  assert.equal(judged("ping", [], nothing, ["ping"]).outcome, "failed");
});

test("a baseline excuses a scenario, or one check of it", () => {
  const baseline = baselineOf("# why\nserver:\n  - ping\n  - tools-list:some-check\n");
  assert.deepEqual([...baseline], ["ping", "tools-list:some-check"]);
  assert.equal(judged("ping", [check("FAILURE")], baseline).outcome, "excused");
  assert.equal(judged("tools-list", [check("SUCCESS", "a"), check("FAILURE")], baseline).outcome, "passed");
  assert.equal(judged("tools-list", [check("SUCCESS", "a"), check("FAILURE", "b")], baseline).outcome, "failed");
});
