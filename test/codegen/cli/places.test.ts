/** Where a command looks, which pack it is about, and what it says where the system refuses to write. */
import assert from "node:assert/strict";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { findRoot } from "../../../codegen/cli/root.js";
import { updateProject } from "../../../codegen/cli/update.js";
import { compareGenerated } from "../../../codegen/gates/generated.js";
import { generate } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { copyOfFixture, fixtureFolder, generateInto, writeIn } from "../project.js";
import { runCliHere, runCliIn } from "./process.js";

describe("the project that is meant", () => {
  it("is the nearest above with a pack in its contracts, which every report says", (test) => {
    const root = copyOfFixture(test, "library");
    const inside = join(root, "contracts/library");
    const { status, stdout } = runCliIn(inside, "lint");
    assert.equal(status, 0, stdout);
    assert.ok(stdout.includes(`note: contracts: ${join(root, "contracts")}\n`), stdout);
    assert.match(stdout, /looked at 1 pack: library\n/);
    const { stderr } = runCliIn(inside, "tokens");
    assert.equal(stderr, `contracts: ${join(root, "contracts")}\n`);
  });

  it("is none above where the folder of that name holds no pack", (test) => {
    const root = temporaryFolder(test);
    mkdirSync(join(root, "contracts/solidity/inner"), { recursive: true });
    const found = findRoot(undefined, join(root, "contracts/solidity/inner"), true);
    assert.match(
      "refused" in found ? found.refused : "",
      /there is no folder contracts\/ in .*inner or above: give --root$/,
    );
  });
});

const twoPacks = (test: TestContext): string => {
  const root = copyOfFixture(test, "library");
  cpSync(join(fixtureFolder("minimal"), "contracts"), join(root, "contracts"), { recursive: true });
  return root;
};

describe("one pack of several", () => {
  const spoiled = "contracts/minimal/tools/ping.json";
  const other = "contracts/library/pack.json";

  it("is linted without what is wrong in another", async (test) => {
    const root = twoPacks(test);
    writeIn(root, spoiled, "{");
    assert.equal((await runCliHere(root, "lint")).status, 2);
    const { status, stdout } = await runCliHere(root, "lint", "--pack", "library");
    assert.equal(status, 0, stdout);
    assert.match(stdout, /looked at 1 pack: library\n/);
    const unknown = await runCliHere(root, "lint", "--pack", "libary");
    assert.deepEqual([unknown.status, unknown.stderr], [2, "contracts: --pack is 'libary': did you mean library?\n"]);
  });

  it("is generated, and what was made of another stays as it is, its locks included", async (test) => {
    const root = twoPacks(test);
    await generateInto(root);
    const edit = (path: string, from: string, to: string): void =>
      writeFileSync(join(root, path), readFileSync(join(root, path), "utf8").replace(from, to));
    edit(other, '"title": "', '"title": "Old ');
    edit("contracts/minimal/pack.json", "One tool", "A tool");
    const { notes } = await updateProject(root, projectAt(root), "minimal");
    assert.ok(notes.some((note) => note.startsWith("written ") && note.includes("generated/minimal/")));
    assert.ok(
      notes.every((note) => !note.includes("generated/library/")),
      notes.join("\n"),
    );
    const stale = compareGenerated(projectAt(root), (await generate(projectAt(root))).files);
    assert.ok(stale.length > 0);
    for (const { rule, where } of stale) {
      assert.equal(rule, "stale");
      assert.match(where, /^generated\/library\//);
    }
  });
});

describe("where nothing can be written", () => {
  it("one line says which file, why, and what to do, and no stack", async (test) => {
    const root = copyOfFixture(test, "library");
    writeIn(root, "generated", "a file where a folder should be\n");
    const refused = await runCliHere(root, "generate");
    assert.equal(refused.status, 2);
    assert.match(
      refused.stderr,
      /^contracts: generated\/library\/\S+ cannot be written: E[A-Z]+: [^\n]+; see what lies there[^\n]+\n$/,
    );
  });

  it("nor read, because a folder lies there", async (test) => {
    const root = copyOfFixture(test, "library");
    mkdirSync(join(root, "generated/library/types.ts"), { recursive: true });
    const refused = await runCliHere(root, "generate");
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /^contracts: generated\/library\/types\.ts cannot be read: EISDIR: [^\n]+\n$/);
  });
});
