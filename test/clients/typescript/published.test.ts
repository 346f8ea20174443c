/** What is published compiles as it stands, says what the compiler would have said, and is the same each time. */
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import type { EmittedFile } from "../../../codegen/emit/emitter.js";
import { runtimeModules } from "../../../codegen/emit/typescript/runtimeModules.js";
import { typescriptClientEmitter } from "../../../codegen/emit/typescriptClient.js";
import { generate } from "../../../codegen/generate.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { declarationsOf, publishModule } from "../../../codegen/publish.js";
import { fixture, textsBelow, withFiles } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { clientFilesOf, compilerSays, linkPackages, strictest, writeFiles } from "./emitted.js";

const runtimeFolder = "codegen/client/typescript/runtime";

/** The pack minimal, with a resource of this name. */
const withResource = (name: string): ProjectReader => {
  const body = { type: "object", properties: {}, additionalProperties: false };
  const entry = {
    name,
    title: "A body",
    description: "A body that is empty.",
    uri: "minimal://body",
    mimeType: "application/json",
  };
  return withFiles(fixture("minimal"), {
    "contracts/minimal/resources.json": JSON.stringify({
      resources: [{ ...entry, schema: body, cache: { scope: "public", ttlMs: 0 } }],
    }),
  });
};

const projects = [
  ["repository", projectAt(repository)],
  ["library", fixture("library")],
  ["minimal", fixture("minimal")],
] as const;

/** A project uses a resource whose name is a word of the language. */
const wordProject = "word";
const usesWord = [
  'import { createClient, minimal, type Connection } from "./generated/minimal/client/index.js";',
  'import { class as readClass } from "./generated/minimal/client/resources.js";',
  "export const all = async (connection: Connection) => {",
  "  const client = createClient(minimal, connection);",
  "  return [client.readResource.class(), readClass(connection)];",
  "};",
].join("\n");

/** Each module of the runtime, as it is published and as the compiler declares it, has to fit the other. */
const comparisons = runtimeModules
  .filter((name) => !name.endsWith(".types"))
  .map(
    (name, index) =>
      `import type * as compiled${index} from "./compiled/${name}.js";\n` +
      `import type * as published${index} from "./published/${name}.js";\n` +
      `export const forth${index} = (value: typeof compiled${index}): typeof published${index} => value;\n` +
      `export const back${index} = (value: typeof published${index}): typeof compiled${index} => value;\n`,
  );

const below = (folder: string, files: readonly EmittedFile[]): readonly EmittedFile[] =>
  files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));

/** Most of the compiler's time goes to declarations of packages: it is asked once about all. */
const root = temporaryFolder({ after });
const emitted = new Map<string, readonly EmittedFile[]>();
let said: readonly string[] = [];

const writeRuntimes = async (): Promise<void> => {
  const runtime = join(root, "runtime");
  cpSync(join(repository, runtimeFolder), join(runtime, "source"), { recursive: true });
  // The declarations of one official package want the types of a browser; they are not what is compared.
  const emit = { ...strictest, skipLibCheck: true, declaration: true, emitDeclarationOnly: true };
  const folders = { rootDir: join(runtime, "source"), outDir: join(runtime, "compiled") };
  assert.equal(await compilerSays(root, { ...emit, ...folders }, ["runtime/source"]), "");
  const published = await Promise.all(
    runtimeModules.map(async (name) => {
      const { declarations } = await publishModule(`${runtimeFolder}/${name}.ts`);
      return { path: `published/${name}.d.ts`, text: declarations };
    }),
  );
  // A module of types is published as it is. Both sides take them from one place, as they take the unique symbol.
  const shared = runtimeModules
    .filter((name) => name.endsWith(".types") || name === "facts")
    .map((name) => {
      const up = "../".repeat(name.split("/").length);
      return { path: `compiled/${name}.d.ts`, text: `export * from "${up}published/${name}.js";\n` };
    });
  writeFiles(runtime, [...published, ...shared, { path: "compare.ts", text: comparisons.join("") }]);
};

before(async () => {
  linkPackages(root);
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  for (const [name, project] of projects) {
    const files = await clientFilesOf(project);
    emitted.set(name, files);
    writeFiles(root, below(name, files));
  }
  const { files } = await generate(withResource("class"), [typescriptClientEmitter]);
  writeFiles(root, below(wordProject, [...files, { path: "use.ts", text: usesWord }]));
  await writeRuntimes();
  const include = [...projects.map(([name]) => `${name}/generated`), `${wordProject}/use.ts`, "runtime/compare.ts"];
  said = (await compilerSays(root, { ...strictest, noEmit: true }, include)).split("\n").filter((line) => line !== "");
});

const saidOf = (folder: string): readonly string[] => said.filter((line) => line.startsWith(`${folder}/`));

describe("the package of each pack", () => {
  for (const [name] of projects) {
    it(`${name}: has declarations that compile strictly, and no any`, () => {
      assert.deepEqual(saidOf(name), []);
      for (const { path, text } of (emitted.get(name) ?? []).filter((file) => file.path.endsWith(".d.ts"))) {
        const withoutProse = text.replaceAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"/g, "");
        assert.doesNotMatch(withoutProse, /\bany\b/, path);
      }
    });

    it(`${name}: exports what is there`, () => {
      const files = emitted.get(name) ?? [];
      const paths = new Set(files.map(({ path }) => path));
      const packages = files.filter(({ path }) => path.endsWith("/client/package.json"));
      assert.notEqual(packages.length, 0);
      for (const { path, text } of packages) {
        const folder = path.slice(0, -"/package.json".length);
        const { exports, dependencies } = JSON.parse(text);
        assert.equal(dependencies, undefined);
        const targets = Object.entries(exports)
          .filter(([subpath]) => !subpath.startsWith("./models/"))
          .flatMap(([, target]) => (typeof target === "string" ? [target] : Object.values(target as object)));
        for (const target of targets) assert.ok(paths.has(`${folder}${String(target).slice(1)}`), String(target));
      }
    });
  }

  it("may have resources whose names are words of the language", async () => {
    assert.deepEqual(saidOf(wordProject), []);
    const client = join(root, wordProject, "generated/minimal/client");
    const resources = await import(pathToFileURL(join(client, "resources.js")).href);
    assert.deepEqual(Object.keys(resources), ["class"]);
  });

  it("is all that the compiler has something to say of", () => {
    assert.deepEqual(said, []);
  });

  it("is emitted with the same bytes each time", async () => {
    assert.deepEqual(await clientFilesOf(fixture("library")), emitted.get("library"));
  });
});

describe("the runtime", () => {
  it("is published whole", () => {
    const written = [...textsBelow(projectAt(repository), runtimeFolder).keys()];
    assert.deepEqual(
      written.map((path) => path.slice(runtimeFolder.length + 1, -".ts".length)).sort(),
      [...runtimeModules].sort(),
    );
  });

  it("says in its declarations what the compiler says in its own", () => {
    assert.deepEqual(saidOf("runtime"), []);
  });

  it("imports no package but in the ways to connect", async () => {
    for (const name of runtimeModules.filter((module) => !module.startsWith("connect/"))) {
      const { javascript } = await publishModule(`${runtimeFolder}/${name}.ts`);
      assert.doesNotMatch(javascript, /(from|import\() ?"[^.]/, name);
    }
  });
});

describe("publishing a module", () => {
  const publish = (source: string): string => declarationsOf(source, "module.ts");

  it("keeps types, comments and re-exports, and what is typed by hand", () => {
    const source = [
      "/** What it is for. */",
      'import type { Thing } from "./thing.types.js";',
      'import { make } from "./make.js";',
      "",
      "const hidden = 1;",
      "",
      "/** Why. */",
      "export const thing: Thing = make(hidden);",
      "",
      "export type Sum = (",
      "  left: number,",
      "  right: number,",
      ") => number;",
      "",
      "export const sum: (left: number, right: number) => number = (left, right) => {",
      "  return left + right;",
      "};",
      "",
      'export { make } from "./make.js";',
    ].join("\n");
    assert.equal(
      publish(source),
      [
        "/** What it is for. */",
        'import type { Thing } from "./thing.types.js";',
        "",
        "/** Why. */",
        "export declare const thing: Thing;",
        "",
        "export type Sum = (",
        "  left: number,",
        "  right: number,",
        ") => number;",
        "",
        "export declare const sum: (left: number, right: number) => number;",
        "",
        'export { make } from "./make.js";',
        "",
      ].join("\n"),
    );
  });

  for (const [what, source] of [
    ["a constant without a type", "export const one = 1;"],
    ["a function", "export function one() {}"],
    ["a class", "export class One {}"],
    ["a default", "export default 1;"],
  ] as const) {
    it(`refuses ${what}: only a compiler could tell its type`, () => {
      assert.throws(() => publish(source), /module\.ts: exports something else than types and typed constants/);
    });
  }

  it("leaves a module of types as it is", () => {
    const path = `${runtimeFolder}/call.types.ts`;
    const source = readFileSync(join(repository, path), "utf8");
    assert.equal(declarationsOf(source, path), source);
  });
});
