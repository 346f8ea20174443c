/** `mock-gds config`, as the built product prints it. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { timeZoneRelease } from "../../src/travel/world/index.js";
import { commandOf } from "../e2e/support/product.js";

const printed = (environment: Readonly<Record<string, string>>): Record<string, unknown> => {
  const { command, args, env } = commandOf({ environment }, "config");
  return JSON.parse(execFileSync(command, args, { env, encoding: "utf8" }));
};

test("config prints the settings, and the release of the pack's frozen time zones", () => {
  const { transport, frozenData } = printed({});
  assert.deepEqual([transport, frozenData], ["stdio", { timeZones: timeZoneRelease }]);
});

test("config prints no frozen data of a pack that has none, or that does not exist", () => {
  for (const name of ["conformance", "nowhere"]) {
    const { pack, frozenData } = printed({ MOCK_GDS_PACK: name });
    assert.deepEqual([pack, frozenData], [name, undefined]);
  }
});
