/** What a pack asks for is generated, and nothing else: its files, its stubs, what points at them, and what `diff` says of it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compareProjects } from "../../codegen/compat/index.js";
import { generate } from "../../codegen/generate.js";
import { type OutputName, outputNames } from "../../codegen/outputs.js";
import type { ProjectReader } from "../../codegen/project.js";
import { projectAt } from "../../codegen/project.js";
import { scaffolds } from "../../codegen/scaffold.js";
import { writeProject } from "../../codegen/write.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { fixture, withFiles } from "./project.js";

const path = "contracts/library/pack.json";

const asking = (outputs: readonly OutputName[], version?: string): ProjectReader => {
  const project = fixture("library");
  const content: object = JSON.parse(project.read(path) ?? "{}");
  return withFiles(project, {
    [path]: JSON.stringify({ ...content, outputs, ...(version !== undefined && { version }) }),
  });
};

const textsOf = async (outputs: readonly OutputName[]): Promise<ReadonlyMap<string, string>> => {
  const { files } = await generate(asking(outputs));
  return new Map(files.map(({ path: file, text }) => [file.replace("generated/library/", ""), text]));
};

/** Folders and modules at the top of what is generated. */
const topOf = (texts: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...texts.keys()].map((file) => file.split("/")[0] ?? ""))].sort();

const serverTop = ["contract.ts", "manifest", "registry.ts", "resolve.ts", "types.ts", "validators"];

describe("the outputs of a pack", () => {
  it("are everything where none are named", async () => {
    const { files } = await generate(fixture("library"));
    const named = await generate(asking(outputNames));
    assert.deepEqual(named.files, files);
  });

  it("are generated alone", async () => {
    assert.deepEqual(topOf(await textsOf(["server"])), serverTop);
    assert.deepEqual(topOf(await textsOf(["python"])), ["python"]);
    assert.deepEqual(topOf(await textsOf(["docs"])), ["docs"]);
    assert.deepEqual(topOf(await textsOf(["typescript"])), ["client"]);
  });

  it("are the same, whatever else is asked for", async () => {
    const all = await textsOf(outputNames);
    for (const [file, text] of await textsOf(["server", "python"])) assert.equal(text, all.get(file), file);
  });

  it("point at nothing that is not there", async () => {
    const without = await textsOf(["typescript", "docs"]);
    assert.ok([...without.keys()].every((file) => !file.startsWith("client/models/")));
    assert.doesNotMatch(without.get("client/package.json") ?? "", /models/);
    assert.doesNotMatch(without.get("client/README.md") ?? "", /\/models\//);
    assert.match(without.get("docs/llms.txt") ?? "", /client\/README\.md/);
    assert.doesNotMatch(without.get("docs/llms.txt") ?? "", /client\/models/);
    assert.doesNotMatch((await textsOf(["docs"])).get("docs/llms.txt") ?? "", /client\//);
  });

  it("have no stubs of handlers without a server", async () => {
    const stubsOf = async (outputs: readonly OutputName[]) => {
      const { packs } = await generate(asking(outputs), []);
      return (await Promise.all(packs.map((pack) => scaffolds(pack, () => true)))).flat();
    };
    assert.ok((await stubsOf(["server"])).length > 0);
    assert.deepEqual(await stubsOf(["python"]), []);
  });

  it("are pruned when they are no longer asked for", async (test) => {
    const root = temporaryFolder(test);
    const write = async (outputs: readonly OutputName[]) =>
      writeProject(root, projectAt(root), (await generate(asking(outputs))).files, []);
    await write(["server", "python"]);
    const { pruned, left } = await write(["server"]);
    assert.ok(pruned.length > 0);
    assert.ok(pruned.every((file) => file.startsWith("generated/library/python/")));
    assert.deepEqual([left, projectAt(root).list("generated/library/python")], [[], []]);
  });
});

describe("an output that is taken away", () => {
  const rulesOf = (before: ProjectReader, after: ProjectReader): readonly string[] =>
    compareProjects(before, after).map(({ rule, what }) => `${rule}: ${what}`);

  it("is told of, and asks for a version", () => {
    const told = rulesOf(fixture("library"), asking(["server", "typescript"], "9.0.0")).join("\n");
    assert.match(told, /^client-package-removed: library: the Python client is no longer generated$/m);
    assert.match(told, /^client-name-removed: library: TypeScript no longer has .*\/models\//m);
    assert.match(told, /^docs-output-removed: library: the reference is no longer generated$/m);
    assert.doesNotMatch(told, /Python no longer has/);
    assert.match(
      rulesOf(fixture("library"), asking(["server", "models", "typescript", "docs"])).join("\n"),
      /^version-bump: /m,
    );
  });

  it("breaks callers where it is the server", () => {
    const [first] = compareProjects(asking(["server", "python"]), asking(["python"]));
    assert.deepEqual([first?.rule, first?.level], ["server-output-removed", "error"]);
  });

  it("of the pack conformance leaves what a server is made of", async () => {
    const { packs } = await generate(projectAt(repository), []);
    assert.deepEqual(packs.find(({ name }) => name === "conformance")?.outputs, ["server"]);
    assert.deepEqual(packs.find(({ name }) => name === "gds")?.outputs, outputNames);
  });
});
