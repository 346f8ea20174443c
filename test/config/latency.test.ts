/** The setting that says how long calls take. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readCommand } from "../../src/config/read.js";

const latencyOf = (words: readonly string[], environment: Readonly<Record<string, string>> = {}): string => {
  const command = readCommand(words, environment);
  if (command.kind === "refuse") return command.line;
  return command.kind === "serve" ? command.configuration.latency : assert.fail(command.kind);
};

test("calls take no longer than they need, unless somebody says so", () => {
  assert.equal(latencyOf([]), "none");
  assert.equal(latencyOf(["--latency", "400-800"]), "400-800");
  assert.equal(latencyOf([], { MOCK_GDS_LATENCY: "realistic" }), "realistic");
  assert.equal(latencyOf(["--latency", "none"], { MOCK_GDS_LATENCY: "realistic" }), "none");
});

test("what is no latency is refused in words that say what one is", () => {
  for (const text of ["800-400", "slow", "400", "0-60001"]) {
    assert.match(
      latencyOf(["--latency", text]),
      /--latency is '[^']+'; allowed: none, realistic, or a range of milliseconds/,
    );
  }
});
