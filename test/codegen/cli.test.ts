/** The commands of the toolchain: what they print, what they write, and what they end with, some as processes of their own. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { runCli, runCliHere, runCliIn } from "./cli/process.js";
import { copyOfFixture, generateInto, writeIn } from "./project.js";
import { elementsOf } from "./report/xml.js";

/** The gates that ask about a project alone, and start no server. */
const fileGates = ["lint", "sources", "generated", "handlers"].flatMap((gate) => ["--gate", gate]);

const contract = "contracts/library/tools/findBooks.json";

const spoil = (root: string): void =>
  writeIn(root, contract, readFileSync(join(root, contract), "utf8").replace("minLength", "minLenght"));

const generatedCopy = async (test: TestContext): Promise<string> => {
  const root = copyOfFixture(test, "library");
  await generateInto(root);
  return root;
};

it("generates, then proves that nothing drifted, then tells what did and how to mend it", async (test) => {
  const root = copyOfFixture(test, "library");
  assert.equal((await runCliHere(root, "check", ...fileGates)).status, 1);
  const generated = runCli(root, "generate");
  assert.equal(generated.status, 0, generated.stdout);
  assert.match(generated.stdout, /stub {6}src\/packs\/library\/tools\/findBooks\.ts/);
  const good = await runCliHere(root, "check", ...fileGates);
  assert.equal(good.status, 0, good.stdout);
  assert.match(good.stdout, /note: generated: \d+ files compared with what the contracts give\n/);
  assert.match(good.stdout, /note: handlers: 9 modules of registries and handlers compiled\n/);
  assert.match(good.stdout, /note: not asked for: server, compatibility\n/);
  assert.match(good.stdout, /\ncheck ok: /);

  rmSync(join(root, "generated/library/types.ts"));
  const drifted = runCli(root, "check", "--gate", "generated");
  assert.equal(drifted.status, 1);
  assert.match(drifted.stdout, /generated\/library\/types\.ts {2}error {2}generated\/missing\n/);
  assert.match(drifted.stdout, /to mend:\n {2}npm run codegen\n$/);

  spoil(root);
  for (const command of ["generate", "check", "lint", "diff", "tokens"]) {
    const invalid = await runCliHere(root, command);
    assert.equal(invalid.status, 2, invalid.stdout + invalid.stderr);
    assert.match(invalid.stdout, /contracts\/library\/tools\/findBooks\.json:8:\d+ {2}error {2}contract\//);
    assert.match(invalid.stdout, /to mend:\n {2}edit contracts\/library\/tools\/findBooks\.json\n/);
  }
});

it("writes nothing where a contract is invalid", async (test) => {
  const root = await generatedCopy(test);
  rmSync(join(root, "generated/library/types.ts"));
  spoil(root);
  assert.equal((await runCliHere(root, "generate")).status, 2);
  assert.equal(existsSync(join(root, "generated/library/types.ts")), false);
});

it("names a handler that does not fit, and ends with 1", async (test) => {
  const root = await generatedCopy(test);
  const path = "src/packs/library/tools/lendBook.ts";
  writeIn(root, path, readFileSync(join(root, path), "utf8").replaceAll("lendBook", "lend"));
  const { status, stdout } = await runCliHere(root, "check", "--gate", "handlers");
  assert.equal(status, 1);
  assert.match(
    stdout,
    /generated\/library\/registry\.ts:\d+:\d+ {2}error {2}handlers\/handler-type\n {6}TS\d+ .*lendBook/,
  );
});

describe("the reporters, from the command line", () => {
  it("JSON is what its schema says, and the same in a file", async (test) => {
    const root = await generatedCopy(test);
    rmSync(join(root, "generated/library/types.ts"));
    const schema: object = JSON.parse(readFileSync(join(repository, "contracts/_meta/report.schema.json"), "utf8"));
    const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);
    const typed = ["check", "--gate", "generated", "--reporter", "json"];
    const { status, stdout } = await runCliHere(root, ...typed);
    assert.equal(status, 1);
    assert.ok(validate(JSON.parse(stdout)), JSON.stringify(validate.errors));

    const file = join(temporaryFolder(test), "reports/check.json");
    const filed = await runCliHere(root, ...typed, "--output", file);
    assert.equal(filed.status, 1);
    assert.equal(readFileSync(file, "utf8"), stdout);
    assert.match(filed.stdout, /check failed: 1 error\n/);
  });

  it("an invalid contract is reported in the same shape", async (test) => {
    const root = copyOfFixture(test, "library");
    spoil(root);
    const { status, stdout } = await runCliHere(root, "check", "--reporter", "json");
    const report: { exitCode: number; gates: readonly string[] } = JSON.parse(stdout);
    assert.deepEqual([status, report.exitCode, report.gates], [2, 2, ["contract"]]);
  });

  it("JUnit lists what every gate looked for", async (test) => {
    const root = await generatedCopy(test);
    const { stdout } = await runCliHere(
      root,
      "check",
      "--gate",
      "generated",
      "--gate",
      "handlers",
      "--reporter",
      "junit",
    );
    const cases = elementsOf(stdout).filter(({ name }) => name === "testcase");
    const names = cases.map(({ attributes }) => `${attributes["classname"]}/${attributes["name"]}`);
    for (const name of ["generated/stale", "generated/orphaned", "handlers/missing-handler", "handlers/handler-type"])
      assert.ok(names.includes(name), name);
  });

  it("GitHub annotates the line", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "generated/library/types.ts", "// mine\n");
    const { stdout } = await runCliHere(root, "check", "--gate", "generated", "--reporter", "github");
    assert.match(stdout, /^::error file=generated\/library\/types\.ts,line=1,col=1,title=generated\/hand-edited::/);
  });
});

describe("warnings", () => {
  const withWarning = (test: TestContext): string => {
    const root = copyOfFixture(test, "library");
    writeIn(root, "contracts/toolchain.json", '{ "budgets": { "tokensPerTool": 1 } }\n');
    return root;
  };

  it("are told of, and fail nothing", async (test) => {
    const { status, stdout } = await runCliHere(withWarning(test), "lint");
    assert.equal(status, 0);
    assert.match(stdout, /lint ok: \d+ warnings/);
  });

  it("fail where strict is asked for", async (test) => {
    const { status, stdout } = await runCliHere(withWarning(test), "lint", "--strict");
    assert.equal(status, 2);
    assert.match(stdout, /lint failed: \d+ errors/);
  });
});

describe("relock", () => {
  const part = "minimal/tools/ping.json#/description";
  const entry = { part, document: "The document", section: "Ping", sha256: "0".repeat(64) };

  it("locks a part as it is now, changes nothing else, and prints both hashes", async (test) => {
    const root = copyOfFixture(test, "minimal");
    const text = `{\n   "sources":\t[ ${JSON.stringify(entry)} ]\n}\n`;
    writeIn(root, "contracts/SOURCES.json", text);
    assert.equal((await runCliHere(root, "check", "--gate", "sources")).status, 1);
    const { status, stdout } = await runCliHere(root, "relock", part);
    assert.equal(status, 0, stdout);
    const [, now = ""] = /\n {2}old 0{64}\n {2}new ([0-9a-f]{64})\n/.exec(stdout) ?? [];
    assert.equal(readFileSync(join(root, "contracts/SOURCES.json"), "utf8"), text.replace("0".repeat(64), now));
    assert.equal((await runCliHere(root, "check", "--gate", "sources")).status, 0);
  });

  it("refuses a part that is not locked, and one that is not there", async (test) => {
    const root = copyOfFixture(test, "minimal");
    const gone = { ...entry, part: "minimal/tools/pong.json#/description" };
    const text = JSON.stringify({ sources: [entry, gone] });
    writeIn(root, "contracts/SOURCES.json", text);
    const unknown = await runCliHere(root, "relock", "minimal/tools/ping.json#/descripton");
    assert.equal(unknown.status, 2);
    assert.match(unknown.stderr, /names no such part: did you mean minimal\/tools\/ping\.json#\/description\?/);
    const absent = await runCliHere(root, "relock", part, gone.part);
    assert.equal(absent.status, 2);
    assert.match(absent.stderr, /there is no such part in contracts\//);
    assert.equal(readFileSync(join(root, "contracts/SOURCES.json"), "utf8"), text);
  });
});

describe("what cannot be meant ends with 2 and one line", () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [["chek"], /^contracts: unknown command 'chek': did you mean check\?\n$/],
    [["explain", "stael"], /^there is no rule 'stael': did you mean stale\?\n$/],
    [["tokens", "--pack", "libary"], /^contracts: --pack is 'libary': did you mean library\?\n$/],
  ];
  for (const [typed, line] of cases) {
    it(typed.join(" "), async (test) => {
      const { status, stdout, stderr } = await runCliHere(copyOfFixture(test, "library"), ...typed);
      assert.deepEqual([status, stdout], [2, ""]);
      assert.match(stderr, line);
    });
  }

  it("a file that cannot be written", async (test) => {
    const { status, stderr } = await runCliHere(copyOfFixture(test, "minimal"), "lint", "--output", "/dev/null/report");
    assert.equal(status, 2);
    assert.match(stderr, /^contracts: --output is '\/dev\/null\/report', which cannot be written: .*\n$/);
  });

  it("a folder without contracts", async (test) => {
    const folder = temporaryFolder(test);
    const named = await runCliHere(folder, "lint");
    assert.equal(named.status, 2);
    assert.match(named.stderr, /--root is '.*', and there is no folder contracts\/ in it\n$/);
    const standing = runCliIn(folder, "lint");
    assert.equal(standing.status, 2);
    assert.match(standing.stderr, /there is no folder contracts\/ in .*: give --root\n$/);
  });
});

it("prints what the tool list costs", async (test) => {
  const root = copyOfFixture(test, "minimal");
  const { status, stdout } = await runCliHere(root, "tokens");
  assert.equal(status, 0, stdout);
  assert.match(stdout, /^minimal .*\(o200k_base tokens\)\nping +\d+ .*\ntotal +\d+ /m);
  assert.match(
    (await runCliHere(root, "tokens", "--against", "https://example.com/mcp")).stderr,
    /a server does not tell token counts/,
  );
});

it("works on the project in which it stands", (test) => {
  const { status, stdout } = runCliIn(copyOfFixture(test, "minimal"), "lint");
  assert.equal(status, 0, stdout);
  assert.match(stdout, /lint: looked at 1 pack: minimal\n/);
});
