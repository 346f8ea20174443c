import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import type { Finding } from "../../codegen/finding.js";
import { compareGenerated } from "../../codegen/gates/generated.js";
import { compareHandlers } from "../../codegen/gates/handlers.js";
import { generate } from "../../codegen/generate.js";
import { filesBelow, projectAt } from "../../codegen/project.js";
import { copyOfFixture, generateInto, writeIn } from "./project.js";

const drift = async (root: string): Promise<readonly string[]> => {
  const project = projectAt(root);
  const { packs, files } = await generate(project);
  return [...compareGenerated(project, files), ...compareHandlers(project, packs)].map(
    ({ rule, where }: Finding) => `${rule} ${where}`,
  );
};

const generatedCopy = async (test: TestContext): Promise<string> => {
  const root = copyOfFixture(test, "library");
  await generateInto(root);
  return root;
};

const read = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

describe("the check of generated files", () => {
  it("finds nothing right after generation", async (test) => {
    assert.deepEqual(await drift(await generatedCopy(test)), []);
  });

  it("finds a stale file when a contract changed, with the line", async (test) => {
    const root = await generatedCopy(test);
    const path = "contracts/library/tools/rate_book.json";
    writeIn(root, path, read(root, path).replace('"maxItems": 4', '"maxItems": 5'));
    const found = await drift(root);
    assert.match(found.join("\n"), /stale generated\/library\/contract\.ts:\d+:1/);
    assert.match(found.join("\n"), /stale generated\/library\/validators\/rateBookInput\.ts/);
    assert.doesNotMatch(found.join("\n"), /findBooks/);
  });

  it("finds a hand edit", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "generated/library/types.ts", `${read(root, "generated/library/types.ts")}// mine\n`);
    assert.match((await drift(root)).join("\n"), /^hand-edited generated\/library\/types\.ts:\d+:1$/);
  });

  it("finds other line ends once, whatever the number of files, and takes them for no edit", async (test) => {
    const root = await generatedCopy(test);
    for (const path of filesBelow(projectAt(root), "generated"))
      writeIn(root, path, read(root, path).replaceAll("\n", "\r\n"));
    const found = await drift(root);
    assert.match(found.join("\n"), /^line-ends generated\/library\/\S+:1:1$/);
    const { overwrittenEdits, written } = await generateInto(root);
    assert.deepEqual(overwrittenEdits, []);
    assert.ok(written.length > 10);
    assert.deepEqual(await drift(root), []);
  });

  it("finds a missing file", async (test) => {
    const root = await generatedCopy(test);
    rmSync(join(root, "generated/library/resolve.ts"));
    assert.deepEqual(await drift(root), ["missing generated/library/resolve.ts"]);
  });

  it("finds what a tool that is gone left behind, and generation prunes it", async (test) => {
    const root = await generatedCopy(test);
    rmSync(join(root, "contracts/library/tools/rate_book.json"));
    rmSync(join(root, "contracts/library/examples/rate_book.json"));
    const found = await drift(root);
    assert.ok(found.includes("orphaned generated/library/validators/rateBookInput.ts"));
    assert.ok(found.includes("stale-handler src/packs/library/tools/rate_book.ts"));
    const { pruned } = await generateInto(root);
    assert.ok(pruned.includes("generated/library/validators/rateBookInput.ts"));
    assert.deepEqual(await drift(root), ["stale-handler src/packs/library/tools/rate_book.ts"]);
  });

  it("reports a file that is not its own and never deletes it", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "generated/library/notes.txt", "mine");
    assert.deepEqual(await drift(root), ["orphaned generated/library/notes.txt"]);
    const { left } = await generateInto(root);
    assert.deepEqual(left, ["generated/library/notes.txt"]);
    assert.equal(read(root, "generated/library/notes.txt"), "mine");
  });

  it("passes over what Python leaves beside modules that it has run", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "generated/library/python/__pycache__/contract.cpython-311.pyc", "bytes");
    assert.deepEqual(await drift(root), []);
    assert.deepEqual((await generateInto(root)).left, []);
  });

  it("does not delete what a lock with paths outside generated/ names", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "precious.txt", "");
    const empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
    writeIn(
      root,
      "generated/manifest.lock.json",
      JSON.stringify({ files: { "generated/../precious.txt": empty, "precious.txt": empty } }),
    );
    await generateInto(root);
    assert.ok(existsSync(join(root, "precious.txt")));
  });

  it("finds a lock that does not tell the truth", async (test) => {
    const root = await generatedCopy(test);
    rmSync(join(root, "generated/manifest.lock.json"));
    assert.deepEqual(await drift(root), ["stale generated/manifest.lock.json"]);
  });

  it("finds a missing handler and one without a tool", async (test) => {
    const root = await generatedCopy(test);
    rmSync(join(root, "src/packs/library/tools/findBooks.ts"));
    writeIn(root, "src/packs/library/tools/burnBook.ts", "export {};\n");
    assert.deepEqual(await drift(root), [
      "missing-handler src/packs/library/tools/findBooks.ts",
      "stale-handler src/packs/library/tools/burnBook.ts",
    ]);
  });
});

describe("writing", () => {
  it("never writes over a handler", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "src/packs/library/tools/findBooks.ts", "// my work\n");
    const { scaffolded } = await generateInto(root);
    assert.deepEqual(scaffolded, []);
    assert.equal(read(root, "src/packs/library/tools/findBooks.ts"), "// my work\n");
  });

  it("does not touch files that are up to date", async (test) => {
    const root = await generatedCopy(test);
    const before = statSync(join(root, "generated/library/types.ts")).mtimeMs;
    const { written, unchanged } = await generateInto(root);
    assert.deepEqual(written, []);
    assert.ok(unchanged > 10);
    assert.equal(statSync(join(root, "generated/library/types.ts")).mtimeMs, before);
  });

  it("says that it wrote over a hand edit", async (test) => {
    const root = await generatedCopy(test);
    writeIn(root, "generated/library/types.ts", "// mine\n");
    assert.deepEqual((await generateInto(root)).overwrittenEdits, ["generated/library/types.ts"]);
  });
});
