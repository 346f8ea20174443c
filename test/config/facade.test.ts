/** The command `facade`, and the settings of facades: what they say, and what they cannot be given together with. */
import assert from "node:assert/strict";
import test from "node:test";
import { readCommand } from "../../src/config/read.js";

const lineOf = (words: readonly string[], environment: Readonly<Record<string, string>> = {}): string => {
  const command = readCommand(words, environment);
  return command.kind === "refuse" ? command.line : command.kind;
};

const configurationOf = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) => {
  const command = readCommand(words, environment);
  if (command.kind !== "serve") throw new Error(`${words.join(" ")}: ${lineOf(words, environment)}`);
  return command.configuration;
};

test("facade serves the named vendors over HTTP, in the place of MCP", () => {
  const { transport, facades, isFacadeAlone, port } = configurationOf(["facade", "duffel,amadeus", "--port", "4010"]);
  assert.deepEqual([transport, facades, isFacadeAlone, port], ["http", ["duffel", "amadeus"], true, 4010]);
  assert.equal(configurationOf(["--port", "0", "facade", "duffel"]).port, 0);
});

test("faults are for a pack in mock mode too, and not for one that asks the service itself", () => {
  const words = ["--pack", "flights", "--faults", "f.json"];
  assert.equal(configurationOf(words).faults, "f.json");
  const environment = { DUFFEL_API_KEY: "a-key-of-somebody" };
  assert.match(lineOf([...words, "--mode", "live"], environment), /--faults is about requests to facades/);
});

test("what the environment says to servers of MCP does not keep a facade from its store", () => {
  const environment = {
    MOCK_GDS_PACK: "flights",
    MOCK_GDS_ISOLATION: "session",
    MCP_WORKERS: "2",
    MCP_SSE: "1",
    MCP_TOOLSETS: "x",
    MCP_TOOLS: "y",
    MCP_READ_ONLY: "1",
  };
  const { pack, packSettings, sse, toolsets, tools, readOnly } = configurationOf(["facade", "duffel"], environment);
  assert.equal(packSettings.gds.isolation, "session");
  assert.deepEqual([pack, sse, toolsets, tools, readOnly], [["gds"], false, null, null, false]);
});

test("--http --facade serves both, and --facade alone is refused", () => {
  const { facades, isFacadeAlone } = configurationOf(["--http", "--facade", "duffel"]);
  assert.deepEqual([facades, isFacadeAlone], [["duffel"], undefined]);
  assert.match(lineOf(["--facade", "duffel"]), /--facade is about HTTP.*add --http/);
  assert.deepEqual(configurationOf(["--http"], { MOCK_GDS_FACADES: "duffel" }).facades, ["duffel"]);
});

for (const [words, said] of [
  [["facade"], /facade needs the names of vendors, separated by commas: mock-gds facade duffel$/],
  [["facade", "--port", "1"], /facade needs the names/],
  [["facade", "Duffel!"], /facade is 'Duffel!'; allowed: names separated by commas/],
  [["facde", "duffel"], /unknown command 'facde': did you mean facade\?/],
  [["--http", "--facad", "duffel"], /unknown flag '--facad': did you mean --facade\?/],
  [["facade", "duffel", "amadeus"], /unknown command 'amadeus'/],
  [["facade", "duffel", "--stdio"], /facades are served over HTTP: leave --stdio out/],
  [["facade", "duffel", "--pack", "gds"], /--pack is about MCP, and facade serves none: leave it out/],
  [["facade", "duffel", "--realism", "strict"], /--realism is about MCP/],
  [["facade", "duffel", "--facade", "amadeus"], /--facade is about MCP/],
  [["world", "list", "facade", "duffel"], /world and facade are two commands/],
  [["facade", "duffel", "--faults", "f.json", "--workers", "2"], /--faults and --workers .* one process: leave one/],
  [["--faults", "f.json"], /--faults is about requests to facades, and none is served or asked/],
] as const) {
  test(`${words.join(" ")} is refused in one line`, () => {
    const line = lineOf(words);
    assert.match(line, said);
    assert.doesNotMatch(line, /\n/);
  });
}

test("faults go with facades, and come from the environment too", () => {
  assert.equal(configurationOf(["facade", "duffel", "--faults", "f.json"]).faults, "f.json");
  assert.equal(configurationOf(["--http", "--facade", "duffel"], { MOCK_GDS_FAULTS: "f.json" }).faults, "f.json");
  assert.equal(configurationOf([], { MOCK_GDS_FAULTS: "f.json" }).faults, "f.json");
});

test("help tells of the command and of its settings", () => {
  const command = readCommand(["help"], {});
  assert.ok(command.kind === "print");
  for (const said of [
    "mock-gds facade <names>",
    "--facade <value>, MOCK_GDS_FACADES",
    "--faults <value>, MOCK_GDS_FAULTS",
  ]) {
    assert.ok(command.text.includes(said), said);
  }
});
