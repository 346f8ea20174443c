/** The command line and the environment of a process that serves several packs. */
import assert from "node:assert/strict";
import test from "node:test";
import { readCommand } from "../../src/config/read.js";

const configurationOf = (words: readonly string[], environment: Record<string, string> = {}) => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "serve");
  return command.configuration;
};

const refusalOf = (words: readonly string[], environment: Record<string, string> = {}): string => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "refuse");
  assert.doesNotMatch(command.line, /\n/);
  return command.line;
};

test("several packs are served over HTTP, each with its own settings, in the order in which they are named", () => {
  const { pack, packSettings } = configurationOf(["--http", "--pack", "charter, gds"], {
    AVINODE_API_KEY: "mock_1",
    MOCK_GDS_REALISM: "strict",
    DUFFEL_API_KEY: "not read",
  });
  assert.deepEqual(pack, ["charter", "gds"]);
  assert.equal(packSettings.charter.avinodeApiKey, "mock_1");
  assert.equal(packSettings.gds.realism, "strict");
  assert.equal(packSettings.flights.duffelApiKey, null, "flights is not served");
});

for (const [words, says] of [
  [
    ["--pack", "gds,charter"],
    "--pack gds,charter is several packs, which are served over HTTP alone: add --http, or start one server for each",
  ],
  [["--http", "--pack", "gds,charter,gds"], "--pack (MOCK_GDS_PACK) names 'gds' twice: leave one of them out"],
  [["--http", "--pack", "gds,,charter"], "--pack is 'gds,,charter'; allowed: names separated by commas"],
  [["--http", "--pack", ","], "--pack is ','; allowed: names separated by commas"],
  [
    ["--http", "--pack", "gds,charter", "--duffel-api-url", "https://duffel.example"],
    "unknown flag '--duffel-api-url': set DUFFEL_API_URL in the environment",
  ],
  [
    ["--http", "--pack", "gds,flights,charter", "--mode", "live"],
    "pack flights: --mode live needs DUFFEL_API_KEY: set it in the environment, or choose --mode mock",
  ],
] as const) {
  test(`refused: ${words.join(" ")}`, () => assert.equal(refusalOf([...words]), `mock-gds: ${says}`));
}

test("a flag of a pack is for each of several that has it", () => {
  const { packSettings } = configurationOf(["--http", "--pack", "gds,flights,charter", "--mode", "mock"]);
  assert.deepEqual([packSettings.flights.mode, packSettings.charter.mode], ["mock", "mock"]);
  const message = refusalOf(["--http", "--pack", "flights,charter", "--realism", "strict"]);
  assert.match(message, /--realism is a setting of the pack gds, but --pack is 'flights,charter'/);
});

test("the configuration of several packs is printed pack by pack", () => {
  const command = readCommand(["config", "--http", "--pack", "gds,charter"], { AVINODE_API_KEY: "secret-1" });
  assert.ok(command.kind === "print");
  const { pack, packs, realism } = JSON.parse(command.text);
  assert.deepEqual([pack, Object.keys(packs), realism], [["gds", "charter"], ["gds", "charter"], undefined]);
  assert.equal(packs.gds.realism, "contract");
  assert.equal(packs.charter.avinodeApiKey, "***");
  assert.match(packs.charter.modeInUse, /^live, because/);
});
