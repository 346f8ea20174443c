/** What the documents say of the project holds: links, examples, dependencies, versions, sizes. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { installedBeside } from "../../codegen/bundling.js";
import packageJson from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { readCommand } from "../../src/config/read.js";
import { airports } from "../../src/travel/world/index.js";
import { airlines } from "../../src/travel/world/reference/airlines.js";
import { repository } from "../support/repository.js";
import { blocksOf, documents, localLinksOf, textOf } from "./markdown.js";
import { startShell } from "./project.js";

for (const document of documents) {
  test(`${document}: every link leads to a file`, () => {
    const dead = localLinksOf(document).filter((target) => !existsSync(join(repository, dirname(document), target)));
    assert.deepEqual(dead, []);
  });
}

test("every command of the product that a block shows is one that it reads", () => {
  const command = /^((?:[A-Z_]+=\S+ )*)node dist\/main\.js ([^\\#&|\n]*)$/gm;
  const refused = documents.flatMap(blocksOf).flatMap(({ document, text }) =>
    [...text.matchAll(command)].flatMap(([line, before = "", words = ""]) => {
      const pairs = before
        .trim()
        .split(" ")
        .map((pair) => pair.split("=", 2));
      const environment = Object.fromEntries(pairs.filter(([name]) => name !== ""));
      const read = readCommand(words.trim().split(/\s+/), environment);
      return read.kind === "refuse" ? [`${document}: ${line}: ${read.line}`] : [];
    }),
  );
  assert.deepEqual(refused, []);
});

test("the first block of the README is two commands: one starts the server, one passes the tests", () => {
  const [first] = blocksOf("README.md");
  assert.deepEqual(first?.text.trimEnd().split("\n"), [
    "npm ci --ignore-scripts && npm start",
    "npm ci --ignore-scripts && npm test",
  ]);
});

test("the README fits on a few screens", () => {
  assert.ok(Buffer.byteLength(textOf("README.md")) <= 8_000);
});

test("docs/agents.md: the program for an evaluation runs as it stands", async (context) => {
  const [program] = blocksOf("docs/agents.md").filter(({ language }) => language === "js");
  const path = join(repository, "dist", "documented-evaluation.mjs");
  writeFileSync(path, program?.text ?? "");
  context.after(() => rmSync(path));
  const run = startShell("node dist/documented-evaluation.mjs", { cwd: repository });
  assert.equal(await run.exit, 0, run.output());
});

test("docs/dependencies.md has one line for each dependency, and no other", () => {
  const firstCells = textOf("docs/dependencies.md").match(/^\| `[^|]+/gm) ?? [];
  const listed = firstCells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const { dependencies, devDependencies } = packageJson;
  assert.deepEqual(listed.toSorted(), Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});

test("what is installed with the product is what the bundle leaves outside", () => {
  assert.deepEqual(Object.keys(packageJson.dependencies), installedBeside);
});

test("the lock file names no registry", () => {
  const withAddress = Object.entries(lock.packages).filter(([, entry]) => "resolved" in entry);
  assert.deepEqual(withAddress, []);
});

test("the lock file has every platform's packages, without which npm ci refuses it", () => {
  const optional = Object.values(lock.packages).flatMap((entry) =>
    "optionalDependencies" in entry ? Object.keys(entry.optionalDependencies) : [],
  );
  assert.deepEqual(
    optional.filter((name) => !Object.hasOwn(lock.packages, `node_modules/${name}`)),
    [],
  );
});

test("the changelog's newest version is the package's", () => {
  assert.equal(/^## (\S+)$/m.exec(textOf("CHANGELOG.md"))?.[1], packageJson.version);
});

test("the README counts the world right", () => {
  const [, airportCount, airlineCount] = /(\d+) airports .*, (\d+) fictional airlines/.exec(textOf("README.md")) ?? [];
  assert.deepEqual([Number(airportCount), Number(airlineCount)], [airports.length, airlines.length]);
  const manifest = readFileSync(join(repository, "generated/gds/manifest/tools.verbatim.json"), "utf8");
  for (const { name } of JSON.parse(manifest) as readonly { name: string }[]) {
    assert.ok(textOf("README.md").includes(`\`${name}\``), name);
  }
});
