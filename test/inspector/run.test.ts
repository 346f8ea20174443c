/** `npm run inspect`: what its words mean, and that the Inspector then asks the server that was meant. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { describe, suite, test } from "node:test";
import { fileURLToPath } from "node:url";
import { readCommandLine } from "../../inspector/words.js";
import packageJson from "../../package.json" with { type: "json" };
import { mainPath, startHttpServer } from "../e2e/support/product.js";
import { typescript } from "../support/typescript.js";
import { inspector, plainEnvironment, skipWithoutInspector } from "./entries.js";

const plain = { client: "web", clientWords: [], server: "stdio", serverWords: [], mainScript: undefined };

describe("the words of npm run inspect", () => {
  test("without any, the page on the built server over stdio", () => assert.deepEqual(readCommandLine([]), plain));

  test("--http starts a server, and with an address takes one that runs", () => {
    assert.deepEqual(readCommandLine(["--http", "--pack", "conformance"]), {
      ...plain,
      server: "http",
      serverWords: ["--pack", "conformance"],
    });
    const address = "https://gds.example.com/mcp";
    assert.deepEqual(readCommandLine(["--http", address]), { ...plain, server: new URL(address) });
  });

  test("what follows --cli is the Inspector's own, whatever it is", () => {
    assert.deepEqual(readCommandLine(["--seed", "one", "--cli", "--http", "--help"]), {
      ...plain,
      client: "cli",
      clientWords: ["--http", "--help"],
      serverWords: ["--seed", "one"],
    });
  });

  test("a server that runs already takes no options, and --server needs a path", () => {
    assert.throws(
      () => readCommandLine(["--http", "http://127.0.0.1:3001/mcp", "--pack", "gds"]),
      /^Error: --pack gds: a server that runs already takes no options from here$/,
    );
    assert.throws(() => readCommandLine(["--server"]), /needs the path/);
  });

  test("--help is its own help", () => assert.equal(readCommandLine(["--help"]), "help"));
});

interface Ended {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

const script = fileURLToPath(new URL("../../inspector/run.ts", import.meta.url));

const inspect = (words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...typescript, script, "--server", mainPath, ...words],
      { env: { ...plainEnvironment(), ...environment } },
      (error, stdout, stderr) => resolve({ exitCode: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

const namesIn = (stdout: string): readonly string[] =>
  (JSON.parse(stdout) as { result: { tools: readonly { name: string }[] } }).result.tools.map(({ name }) => name);

const listTools = ["--cli", "--method", "tools/list", "--format", "json", "--quiet"];

suite("npm run inspect", { skip: skipWithoutInspector }, () => {
  const brought = (): NodeJS.ProcessEnv => {
    const { node, script: launcher } = inspector();
    return { MOCK_GDS_NODE24: node, MOCK_GDS_INSPECTOR: launcher };
  };

  test("starts another pack over HTTP for one question", async () => {
    const { exitCode, stdout, stderr } = await inspect(["--http", "--pack", "conformance", ...listTools], brought());
    assert.equal(exitCode, 0, stderr);
    assert.ok(namesIn(stdout).includes("test_simple_text"));
  });

  test("passes on what configures the server here, also over stdio", async () => {
    const { exitCode, stdout, stderr } = await inspect(listTools, { ...brought(), MOCK_GDS_PACK: "conformance" });
    assert.equal(exitCode, 0, stderr);
    assert.ok(namesIn(stdout).includes("test_simple_text"));
  });

  test("asks one that runs already, and ends as the Inspector does", async (context) => {
    const { mcp } = await startHttpServer(context);
    const asked = await inspect(["--http", mcp.href, ...listTools, "--protocol-era", "legacy"], brought());
    assert.equal(asked.exitCode, 0, asked.stderr);
    assert.ok(namesIn(asked.stdout).includes("searchFlights"));
    const words = ["--http", mcp.href, "--cli", "--method", "tools/call", "--tool-name", "noTool"];
    assert.equal((await inspect(words, brought())).exitCode, 5);
  });
});

test("a word that means nothing is refused before anything starts", async () => {
  const { exitCode, stderr } = await inspect(["--pakc", "conformance"]);
  assert.equal(exitCode, 2);
  assert.equal(stderr, "mock-gds: unknown flag '--pakc': did you mean --pack?\n");
});

test("an Inspector that the environment names and that is not there is named", async () => {
  const { exitCode, stderr } = await inspect(["--cli"], {
    MOCK_GDS_NODE24: process.execPath,
    MOCK_GDS_INSPECTOR: "/nowhere/index.js",
  });
  assert.equal(exitCode, 2);
  assert.equal(stderr, "there is no /nowhere/index.js\n");
});

test("it builds what it opens", () => {
  assert.equal(packageJson.scripts.inspect, "npm run build --silent && node --import tsx inspector/run.ts");
});
