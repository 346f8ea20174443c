/**
 * What the generator writes for two small packs, reviewed as diffs.
 * To accept a change: npm run golden:codegen
 */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { type Generation, generate } from "../../codegen/generate.js";
import { filesBelow, type ProjectReader, projectAt } from "../../codegen/project.js";
import { scaffolds } from "../../codegen/scaffold.js";
import { changedEntries } from "../../src/contract/manifestChanges.js";
import { fixture } from "./project.js";

const goldenFolder = fileURLToPath(new URL("../golden/codegen", import.meta.url));
const isUpdate = process.env["UPDATE_GOLDEN"] === "1";

/** What clients bring along is the same for every pack and is kept as source: a golden copy of it would show nothing. */
const isRuntime = (path: string): boolean => /^generated\/[^/]+\/(client|python)\/(.+\/)?runtime\//.test(path);

/** Golden files end in `.golden`, so that neither the compiler nor the linter takes them for the project's own. */
const outputOf = async (name: string): Promise<ReadonlyMap<string, string>> => {
  const { files, packs } = await generate(fixture(name));
  const stubs = (await Promise.all(packs.map((pack) => scaffolds(pack, () => true)))).flat();
  const shown = [...files, ...stubs].filter(({ path }) => !isRuntime(path));
  return new Map(shown.map(({ path, text }) => [`${path}.golden`, text]));
};

const writeGolden = (folder: string, output: ReadonlyMap<string, string>): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of output) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

for (const name of ["library", "minimal"]) {
  it(`generates for the pack ${name} what is committed`, async () => {
    const folder = join(goldenFolder, name);
    const output = await outputOf(name);
    if (isUpdate) writeGolden(folder, output);
    const expected = ["generated", "src"].flatMap((part) => filesBelow(projectAt(folder), part));
    assert.deepEqual([...output.keys()].sort(), [...expected].sort());
    for (const [path, text] of output) assert.equal(text, readFileSync(join(folder, path), "utf8"), path);
  });
}

const bytes = ({ files }: Generation): string => JSON.stringify(files);

const reordered = (project: ProjectReader): ProjectReader => ({
  ...project,
  list: (folder) => [...project.list(folder)].reverse(),
});

describe("byte stability", () => {
  it("does not depend on the order in which the system lists a folder", async () => {
    const project = fixture("library");
    assert.equal(bytes(await generate(reordered(project))), bytes(await generate(project)));
  });

  it("gives the same bytes when it runs twice", async () => {
    const project = fixture("library");
    assert.equal(bytes(await generate(project)), bytes(await generate(project)));
  });

  it("leaves a validator untouched when only prose changes", async () => {
    const project = fixture("library");
    const path = "contracts/library/tools/findBooks.json";
    const text = project.read(path) ?? "";
    const reworded: ProjectReader = {
      ...project,
      read: (file) => (file === path ? text.replace("Words of the title", "What the title says") : project.read(file)),
    };
    const validators = ({ files }: Generation) => files.filter((file) => file.path.includes("/validators/"));
    assert.deepEqual(validators(await generate(reworded)), validators(await generate(project)));
  });

  it("publishes an input schema byte for byte in the verbatim profile", async () => {
    const project = fixture("library");
    const { files } = await generate(project);
    const listed = JSON.parse(files.find((file) => file.path.endsWith("tools.verbatim.json"))?.text ?? "[]");
    const contract = JSON.parse(project.read("contracts/library/tools/rate_book.json") ?? "{}");
    const entry = listed.find((tool: { name: string }) => tool.name === "rate_book");
    assert.equal(JSON.stringify(entry.inputSchema), JSON.stringify(contract.inputSchema));
  });

  it("says a removed root combinator in words in the portable profile", async () => {
    const { files } = await generate(fixture("library"));
    const textOf = (name: string): string => files.find((file) => file.path.endsWith(name))?.text ?? "null";
    const changes = JSON.parse(textOf("tools.portable.changes.json"));
    const entry = changedEntries(JSON.parse(textOf("tools.verbatim.json")), changes).find(
      ({ name }) => name === "lendBook",
    );
    const note = { type: null, anyOf: [{ type: "string" }, { type: "null" }] };
    assert.deepEqual(changes.lendBook.inputSchema, { anyOf: null, properties: { note } });
    assert.equal(Object.hasOwn(Object(entry?.["inputSchema"]), "anyOf"), false);
    assert.equal(
      entry?.["description"],
      "Lend a book to a reader. At least one of contactEmail or contactPhone is required.",
    );
  });
});

describe("a user's own emitter", () => {
  const notes = { name: "notes", emit: () => [{ path: "generated/minimal/notes.txt", text: "note\n" }] };
  const stray = { name: "stray", emit: () => [{ path: "src/main.ts", text: "" }] };

  it("writes beside the built-in ones", async () => {
    const { files } = await generate(fixture("minimal"), [notes]);
    assert.deepEqual(files, [{ path: "generated/minimal/notes.txt", text: "note\n" }]);
  });

  it("cannot write outside its pack's folder", async () => {
    await assert.rejects(generate(fixture("minimal"), [stray]), /wants to write src\/main\.ts/);
  });

  it("cannot write what another emitter writes", async () => {
    await assert.rejects(
      generate(fixture("minimal"), [notes, notes]),
      /emitter notes writes generated\/minimal\/notes\.txt, which notes writes already/,
    );
  });
});
