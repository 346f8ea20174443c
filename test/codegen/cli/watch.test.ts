/** `watch`, as a process: every change is generated, an invalid one is waited out, and it ends when told to. */
import assert from "node:assert/strict";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { it, type TestContext } from "node:test";
import { copyOfFixture, fixtureFolder, writeIn } from "../project.js";
import { type Running, startCli } from "./process.js";

const contract = "contracts/library/tools/rate_book.json";

const watching = /watching .*contracts: Ctrl\+C ends\n/;

/** On a slow machine one edit may be seen as several: only one of the runs after it writes. */
const written = (path: string): RegExp => new RegExp(`written {3}generated/library/${path.replaceAll(".", "\\.")}\\n`);

const started = async (test: TestContext): Promise<{ readonly root: string; readonly watch: Running }> => {
  const root = copyOfFixture(test, "library");
  const watch = startCli(root, "watch");
  test.after(() => watch.process.kill("SIGKILL"));
  await watch.says(watching);
  return { root, watch };
};

const edited = (root: string, from: string, to: string): string => {
  const text = readFileSync(join(root, contract), "utf8");
  assert.ok(text.includes(from), from);
  return text.replace(from, to);
};

const types = (root: string): string => readFileSync(join(root, "generated/library/types.ts"), "utf8");

it("generates at the start, after an edit, and after an editor put a new file in place of the old", async (test) => {
  const { root, watch } = await started(test);
  assert.ok(existsSync(join(root, "generated/library/types.ts")));

  writeIn(root, contract, edited(root, '"title": "Rate a book"', '"title": "Judge a book"'));
  await watch.says(written("contract.ts"));
  assert.match(readFileSync(join(root, "generated/library/contract.ts"), "utf8"), /Judge a book/);

  const temporary = join(root, `${contract}.swp`);
  writeFileSync(temporary, edited(root, '"title": "Judge a book"', '"title": "Weigh a book"'));
  renameSync(temporary, join(root, contract));
  await watch.says(written("contract.ts"));
  assert.match(readFileSync(join(root, "generated/library/contract.ts"), "utf8"), /Weigh a book/);

  writeIn(
    root,
    "contracts/library/schemas/Shelf.json",
    '{ "type": "string", "description": "Where a book stands." }\n',
  );
  await watch.says(written("types.ts"));
  assert.match(types(root), /export type Shelf = string/);

  watch.process.kill("SIGINT");
  assert.equal(await watch.exit, 0);
});

it("survives an invalid contract and goes on once it is mended, and sees a folder that is new, and one that went away", async (test) => {
  const { root, watch } = await started(test);
  const good = readFileSync(join(root, contract), "utf8");
  writeIn(root, contract, good.slice(0, good.length / 2));
  const said = await watch.says(watching);
  assert.match(said, /contracts\/library\/tools\/rate_book\.json:\d+:\d+ {2}error {2}contract\//);
  assert.match(said, /note: nothing was written\n/);

  writeIn(root, contract, good.replace('"maxItems": 4', '"maxItems": 5'));
  await watch.says(written("validators/rateBookInput.ts"));

  cpSync(join(fixtureFolder("minimal"), "contracts/minimal"), join(root, "contracts/minimal"), { recursive: true });
  // Whether the folder was seen before its file or after, the pack is there once it is quiet.
  while (!existsSync(join(root, "generated/minimal/contract.ts"))) await watch.says(watching);

  rmSync(join(root, "contracts/minimal"), { recursive: true });
  while (existsSync(join(root, "generated/minimal/contract.ts"))) await watch.says(watching);
  watch.process.kill("SIGTERM");
  assert.equal(await watch.exit, 0);
});
