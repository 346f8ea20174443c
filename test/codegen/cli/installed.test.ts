/** The toolchain as it is installed: packed, unpacked elsewhere, and run where there is no checkout. */
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import type { Metafile } from "esbuild";
import { buildProduct } from "../../../build/product.js";
import { filesBelow, projectAt } from "../../../codegen/project.js";
import { packNames } from "../../../src/packs/index.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { copyOfFixture, generateInto, writeIn } from "../project.js";
import type { Ended } from "./process.js";

/** Loaded by `--faults` and by who sets faults, and by nobody else: it compiles their schema. */
const checkOfFaults = "src/facade/faults/schemaCheck.ts";

/** Every source file that a server can come to load, from its entry on; neither the toolchain's own entry nor that check is followed. */
const sourcesOfServer = ({ outputs }: Metafile): readonly string[] => {
  const toolchain = Object.entries(outputs).find(([, output]) => output.entryPoint === "codegen/cli/run.ts")?.[0];
  assert.ok(toolchain !== undefined, "the toolchain is no chunk of its own");
  const seen = new Set<string>();
  const follow = (path: string): void => {
    const output = outputs[path];
    if (output === undefined || seen.has(path) || path === toolchain || output.entryPoint === checkOfFaults) return;
    seen.add(path);
    for (const imported of output.imports) if (imported.external !== true) follow(imported.path);
  };
  const main = Object.entries(outputs).find(([, output]) => output.entryPoint === "src/main.ts")?.[0] ?? "";
  follow(main);
  assert.ok(seen.size > 5);
  return [...seen].flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
};

describe("the installed toolchain", () => {
  const folder = temporaryFolder({ after });
  const installed = join(folder, "node_modules/mock-gds");
  const empty = join(folder, "empty");
  let metafile: Metafile | undefined;

  const run = (standing: string, ...typed: readonly string[]): Ended => {
    const words = [join(installed, "dist/main.js"), "contracts", ...typed];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: standing, encoding: "utf8" });
    return { status, stdout, stderr };
  };

  before(async () => {
    const staged = join(folder, "staged");
    mkdirSync(staged);
    mkdirSync(empty);
    for (const path of ["package.json", "contracts", "generated", "README.md", "CHANGELOG.md", "LICENSE", "NOTICE.md"])
      cpSync(join(repository, path), join(staged, path), { recursive: true });
    metafile = await buildProduct(join(staged, "dist"));
    const packed = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder];
    const archive = execFileSync("npm", packed, { cwd: staged, encoding: "utf8" }).trim();
    execFileSync("tar", ["xf", archive], { cwd: folder });
    mkdirSync(dirname(installed), { recursive: true });
    renameSync(join(folder, "package"), installed);
    // What npm would install beside it; nothing else of the checkout's packages is there.
    symlinkSync(join(repository, "node_modules/lmdb"), join(folder, "node_modules/lmdb"));
  });

  it("lints, lists tokens and explains where there is no project, with the product's own contracts", () => {
    const lint = run(empty, "lint");
    assert.equal(lint.status, 0, lint.stdout + lint.stderr);
    assert.ok(
      lint.stdout.includes(`lint: looked at ${packNames.length} packs: ${packNames.join(", ")}\n`),
      lint.stdout,
    );
    const tokens = run(empty, "tokens", "--pack", "gds").stdout;
    assert.match(tokens, /^searchFlights +\d+/m);
    assert.match(tokens, /\(estimated tokens\)$/m);
    assert.match(run(empty, "explain", "stale").stdout, /^generated\/stale \(error\)\n/);
  });

  it("checks the contracts that it stands in, wherever in them", (test) => {
    const project = copyOfFixture(test, "library");
    const inside = join(project, "contracts/library");
    const lint = run(inside, "lint");
    assert.match(lint.stdout, /looked at 1 pack: library\n/);
    assert.ok(lint.stdout.includes(`note: contracts: ${join(project, "contracts")}\n`), lint.stdout);
    const { status, stdout } = run(inside, "check", "--gate", "generated");
    assert.equal(status, 1, stdout);
    assert.match(stdout, /generated\/missing/);
    // What mends it is typed with its own name.
    assert.match(stdout, /to mend:\n {2}mock-gds contracts generate\n$/);
    assert.doesNotMatch(stdout, /npm run/);
    assert.match(run(empty, "lint").stdout, /note: contracts: \S+mock-gds\/contracts, which came with the product/);
  });

  it("checks what it can, and says what it cannot and why", () => {
    const typed = ["--gate", "sources", "--gate", "generated", "--gate", "handlers"];
    const { status, stdout, stderr } = run(empty, "check", ...typed);
    assert.equal(status, 0, stdout + stderr);
    for (const gate of ["generated", "handlers"])
      assert.ok(stdout.includes(`note: ${gate}: not checked: the installed product comes without its sources\n`), gate);
  });

  it("checks a server that runs, with nothing at hand but its address", async (test) => {
    const main = join(installed, "dist/main.js");
    const server = spawn(process.execPath, [main, "--http", "--port", "0"], { stdio: ["ignore", "ignore", "pipe"] });
    test.after(() => server.kill("SIGKILL"));
    let said = "";
    for await (const chunk of server.stderr.setEncoding("utf8")) {
      said += chunk;
      if (/http:\S+\/mcp/.test(said)) break;
    }
    const [url = ""] = /http:\S+\/mcp/.exec(said) ?? [];
    const { status, stdout, stderr } = run(empty, "check", "--gate", "server", "--url", url);
    assert.equal(status, 0, stdout + stderr);
    assert.ok(stdout.includes(`note: ${url} serves pack gds`), stdout);
  });

  it("refuses to write into itself", () => {
    for (const command of [["generate"], ["watch"], ["relock", "gds/tools/searchFlights.json#/name"]]) {
      const { status, stderr } = run(empty, ...command);
      assert.equal(status, 2, command.join(" "));
      assert.match(stderr, /^mock-gds contracts: there is no folder contracts\/ in .*: give --root\n$/);
    }
  });

  it("generates in a project what a checkout generates, byte for byte", async (test) => {
    const project = copyOfFixture(test, "library");
    await generateInto(project);
    const expected = filesBelow(projectAt(project), "generated");
    const other = copyOfFixture(test, "library");
    const { status, stdout, stderr } = run(other, "generate");
    assert.equal(status, 0, stdout + stderr);
    assert.deepEqual(filesBelow(projectAt(other), "generated"), expected);
    for (const path of expected)
      assert.ok(readFileSync(join(other, path)).equals(readFileSync(join(project, path))), path);
  });

  it("speaks of itself by its name", () => {
    assert.match(run(empty, "--help").stdout, /^mock-gds contracts <command>/);
  });

  it("an emitter in TypeScript is refused with the reason, where Node does not load it", (test) => {
    const project = copyOfFixture(test, "library");
    writeIn(project, "contracts/toolchain.json", '{ "emitters": ["./mine.ts"] }');
    writeIn(project, "mine.ts", "export default { name: 'mine', emit: () => [] as const };");
    const { status, stdout } = run(project, "generate");
    const loads = Number(process.versions.node.split(".")[0]) >= 24;
    assert.equal(status, loads ? 0 : 2);
    if (!loads) assert.match(stdout, /mine\.ts is TypeScript, which this Node cannot load: write it as \.mjs/);
  });

  it("costs a server nothing: no chunk that it can load without faults holds any of it", () => {
    assert.ok(metafile !== undefined);
    const foreign = sourcesOfServer(metafile).filter((path) =>
      /^codegen\/|node_modules\/(ajv|handlebars|esbuild)\//.test(path),
    );
    assert.deepEqual(foreign, []);
  });
});
