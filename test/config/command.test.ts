/** `mock-gds config`, as the built product prints it, and the end of a start that cannot be. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
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

test("--mode live without its keys ends with code 2 and one line that names them", () => {
  const { command, args, env } = commandOf({ environment: {} }, "--pack", "coastline", "--mode", "live");
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: "utf8" });
  assert.deepEqual([status, stdout], [2, ""]);
  assert.match(stderr, /^mock-gds: --mode live needs AMADEUS_API_KEY, AMADEUS_API_SECRET and AMADEUS_API_URL .*\n$/);
});

test("a key that is not used is named at the start, and nowhere shown", () => {
  const environment = { DUFFEL_API_KEY: "duffel_test_unused", MOCK_GDS_PACK: "flights" };
  const { command, args, env } = commandOf({ environment });
  const { status, stderr } = spawnSync(command, args, { env, encoding: "utf8", input: "" });
  assert.equal(status, 0);
  assert.match(
    stderr,
    /^mode mock: nothing leaves this machine \(DUFFEL_API_KEY is set, and not used: --mode live uses it\)$/m,
  );
  assert.doesNotMatch(stderr, /duffel_test_unused/);
});
