/** What somebody types who does not know the command yet. */
import assert from "node:assert/strict";
import test from "node:test";
import { allSettings } from "../../src/config/allSettings.js";
import { readCommand } from "../../src/config/read.js";
import { product } from "../../src/product.js";

const textOf = (...words: readonly string[]): string => {
  const command = readCommand(words, {});
  return command.kind === "print" ? command.text : assert.fail(`${words.join(" ")} is ${command.kind}`);
};

const lineFor = (...words: readonly string[]): string => {
  const command = readCommand(words, {});
  return command.kind === "refuse" ? command.line : assert.fail(`${words.join(" ")} is ${command.kind}`);
};

const warningsIn = (environment: Record<string, string>): readonly string[] => {
  const command = readCommand([], environment);
  return command.kind === "serve" ? command.warnings : assert.fail(command.kind);
};

test("help and version are printed by any of their names", () => {
  assert.equal(textOf("help"), textOf("--help"));
  assert.equal(textOf("-h"), textOf("--help"));
  assert.equal(textOf("-v"), product.version);
  assert.equal(textOf("--version"), product.version);
});

test("a flag that is about HTTP is refused without --http, and says so", () => {
  for (const words of [
    ["--port", "8080"],
    ["--host", "0.0.0.0"],
    ["--max-sessions", "5"],
    ["--port=0", "--stdio"],
  ]) {
    assert.match(lineFor(...words), /--(port|host|max-sessions) is about HTTP.*add --http$/);
    assert.equal(readCommand([...words.filter((word) => word !== "--stdio"), "--http"], {}).kind, "serve");
    assert.equal(
      readCommand(
        words.filter((word) => word !== "--stdio"),
        { MCP_TRANSPORT: "http" },
      ).kind,
      "serve",
    );
  }
  assert.equal(readCommand([], { MCP_HTTP_PORT: "8080", MCP_HTTP_HOST: "0.0.0.0" }).kind, "serve");
});

test("a flag for a setting that has none names the variable", () => {
  assert.match(lineFor("--session", "x"), /unknown flag '--session': set MOCK_GDS_SESSION in the environment$/);
  assert.match(lineFor("--page-size=5"), /set MCP_PAGE_SIZE in the environment$/);
  assert.match(lineFor("--prot", "8080"), /did you mean --port\?$/);
});

test("the help shows the default of a switch as the environment has it", () => {
  assert.doesNotMatch(textOf("help"), /Default: (true|false)/);
  assert.match(textOf("help"), /MCP_SSE\n.*Default: 0\./);
});

test("a variable that looks like a setting and is none is named, with the one that was meant", () => {
  const meant: Readonly<Record<string, string>> = {
    MOCK_GDS_SEEED: "MOCK_GDS_SEED",
    MOCK_GDS_ISOLATON: "MOCK_GDS_ISOLATION",
    MCP_PORT: "MCP_HTTP_PORT",
    MOCK_GDS_LOG_LEVEL: "LOG_LEVEL",
    MCP_SEED: "MOCK_GDS_SEED",
    MOCK_GDS_VALKEY_URL: "VALKEY_URL",
  };
  for (const [name, right] of Object.entries(meant)) {
    assert.deepEqual(warningsIn({ [name]: "1" }), [`${name} is not a setting, and is ignored: did you mean ${right}?`]);
    assert.deepEqual(warningsIn({ [name]: "" }), [], "empty means absent");
  }
  assert.equal(warningsIn(Object.fromEntries(Object.keys(meant).map((name) => [name, "1"]))).length, 6);
});

test("what other programs read is left alone, and so is every setting", () => {
  assert.deepEqual(
    warningsIn({ MCP_TIMEOUT: "1", MCP_TOOL_TIMEOUT: "1", MOCK_GDS_NODE24: "1", SEED: "x", PATH: "/" }),
    [],
  );
  const warned = allSettings.flatMap(({ schema: { env } }) => {
    const command = readCommand([], { [env]: "?" });
    return command.kind === "serve" ? command.warnings : [];
  });
  assert.deepEqual(warned, []);
});
