/** A project's own emitters: the one in the docs, run as it stands there, and every way in which one can be wrong. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { updateProject } from "../../../codegen/cli/update.js";
import { ContractInvalid, type Finding } from "../../../codegen/finding.js";
import { projectAt } from "../../../codegen/project.js";
import { blocksOf } from "../../docs/markdown.js";
import { readTypescript } from "../../support/typescript.js";
import { copyOfFixture, writeIn } from "../project.js";
import { runCliHere } from "./process.js";

const [example] = blocksOf("docs/contracts.md").filter(({ language }) => language === "js");

const projectWith = (test: TestContext, modules: Readonly<Record<string, string>>): string => {
  const root = copyOfFixture(test, "library");
  const paths = Object.keys(modules).map((name) => `./emitters/${name}`);
  writeIn(root, "contracts/toolchain.json", `${JSON.stringify({ emitters: paths }, undefined, 2)}\n`);
  for (const [name, text] of Object.entries(modules)) if (text !== "") writeIn(root, `emitters/${name}`, text);
  return root;
};

/** Why the project cannot be brought up to date. */
const findingsOf = async (root: string): Promise<readonly Finding[]> => {
  try {
    await updateProject(root, projectAt(root));
  } catch (error) {
    if (error instanceof ContractInvalid) return error.findings;
    throw error;
  }
  return [];
};

const routes = "generated/library/routes.json";

describe("the emitter of the docs", () => {
  it("is some twenty lines", () => assert.ok((example?.text.split("\n").length ?? 99) <= 22));

  it("plugs in: its file is written, compared, and pruned once it is gone", async (test) => {
    const root = projectWith(test, { "routes.mjs": example?.text ?? "" });
    const generated = await runCliHere(root, "generate");
    assert.equal(generated.status, 0, generated.stdout);
    assert.ok(generated.stdout.includes(`written   ${routes}\n`));
    const written: { routes: readonly object[] } = JSON.parse(readFileSync(join(root, routes), "utf8"));
    assert.deepEqual(written.routes[0], { tool: "findBooks", retry: true, changes: false, reasons: [] });

    const check = ["check", "--gate", "generated"];
    assert.equal((await runCliHere(root, ...check)).status, 0);
    writeIn(root, routes, "{}\n");
    const edited = await runCliHere(root, ...check);
    assert.equal(edited.status, 1);
    assert.match(edited.stdout, /generated\/library\/routes\.json:\d+:1 {2}error {2}generated\/hand-edited/);

    assert.equal((await runCliHere(root, "generate")).status, 0);
    writeIn(root, "contracts/toolchain.json", "{}\n");
    assert.ok((await runCliHere(root, "generate")).stdout.includes(`pruned    ${routes}\n`));
    assert.equal(existsSync(join(root, routes)), false);
  });

  it("may be TypeScript where Node is told how to read it", async (test) => {
    readTypescript();
    const text = `import type { PackModel } from "../model.js";\n${(example?.text ?? "").replace("(pack)", "(pack: PackModel)").replace("({ name, annotations, reasons })", "({ name, annotations, reasons }: PackModel['tools'][number])")}`;
    const root = projectWith(test, { "routes.ts": text });
    const { status, stdout } = await runCliHere(root, "generate");
    assert.equal(status, 0, stdout);
    assert.ok(existsSync(join(root, routes)));
  });
});

describe("an emitter that cannot be used is a finding, and nothing is written", () => {
  const writing = (path: string): string =>
    `export default { name: "mine", emit: (pack) => [{ path: ${JSON.stringify(path)}, text: "" }] };`;
  const cases: readonly (readonly [string, string, RegExp])[] = [
    ["is absent", "", /emitters\/mine\.mjs is not there/],
    ["is no JavaScript", "export default {", /cannot be loaded: /],
    ["throws when it is loaded", "throw new Error('no network');", /cannot be loaded: no network/],
    ["has no default export", "export const emit = () => [];", /has no default export \{name, emit\}/],
    ["has no name", "export default { emit: () => [] };", /has no default export \{name, emit\}/],
    [
      "throws",
      "export default { name: 'mine', emit: () => { throw new Error('no such tool'); } };",
      /throws for pack library: no such tool/,
    ],
    ["gives no list", "export default { name: 'mine', emit: () => 'text' };", /gives no list of \{path, text\}/],
    [
      "gives bytes",
      "export default { name: 'mine', emit: () => [{ path: 'a', text: new Uint8Array() }] };",
      /gives no list/,
    ],
    ["writes elsewhere", writing("src/main.ts"), /wants to write src\/main\.ts, outside generated\/library/],
    [
      "climbs out",
      writing("generated/library/../../src/main.ts"),
      /wants to write generated\/library\/\.\.\/\.\.\/src\/main\.ts/,
    ],
    [
      "writes what another writes",
      writing("generated/library/types.ts"),
      /writes generated\/library\/types\.ts, which types writes already/,
    ],
  ];
  for (const [name, text, what] of cases) {
    it(name, async (test) => {
      const root = projectWith(test, { "mine.mjs": text });
      const [finding, ...others] = await findingsOf(root);
      assert.deepEqual(
        [finding?.where, finding?.gate, finding?.rule, others],
        ["contracts/toolchain.json:3:5", "contract", "own-emitter", []],
      );
      assert.match(finding?.what ?? "", what);
      assert.equal(existsSync(join(root, "generated")), false);
    });
  }

  it("generate and check end with 2 and say where to look", async (test) => {
    const root = projectWith(test, { "mine.mjs": writing("src/main.ts") });
    for (const typed of [["generate"], ["check", "--gate", "generated"]]) {
      const { status, stdout } = await runCliHere(root, ...typed);
      assert.equal(status, 2, stdout);
      assert.match(stdout, /to mend:\n {2}edit emitters\/mine\.mjs\n {2}npm run codegen\n$/);
    }
  });

  it("all of them are told of at once", async (test) => {
    const found = await findingsOf(projectWith(test, { "one.mjs": "", "two.mjs": "export {};" }));
    assert.match(found.map(({ what }) => what).join("\n"), /one\.mjs is not there\n.*two\.mjs has no default export/);
  });
});
