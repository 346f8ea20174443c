/**
 * Which names the clients lose, as `diff` says, is what the compiler and Python find: clients are generated before and after edits
 * of a contract, and programs that name all that there was are looked at with what there is.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { ClientName } from "../../../codegen/compat/clients/clientName.js";
import { typescriptNames } from "../../../codegen/compat/clients/typescriptNames.js";
import { compareProjects } from "../../../codegen/compat/index.js";
import type { EmittedFile } from "../../../codegen/emit/emitter.js";
import { pythonClientEmitter } from "../../../codegen/emit/pythonClient.js";
import { typescriptClientEmitter } from "../../../codegen/emit/typescriptClient.js";
import type { Finding } from "../../../codegen/finding.js";
import { loadPacks } from "../../../codegen/load.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import { buildModel, type PackModel } from "../../../codegen/model.js";
import type { ProjectReader } from "../../../codegen/project.js";
import { needsPython, python } from "../../clients/python/support.js";
import { compilerSays, linkPackages, strictest, writeFiles } from "../../clients/typescript/emitted.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { clientEdits, editedByLot, library } from "./clientEdits.js";
import { createLot } from "./randomSchemas.js";

const seed = Number(process.env["COMPAT_SEED"] ?? 20_260_601);
const drawn = 12;

const check = metaCheck();

const modelOf = (project: ProjectReader): PackModel => {
  const [loaded] = loadPacks(project, check).packs;
  assert.ok(loaded !== undefined);
  return buildModel({ ...loaded, examples: [] });
};

interface Variant {
  readonly words: string;
  readonly project: ProjectReader;
}

const lot = createLot(seed);
const variants: readonly Variant[] = [
  { words: "no edit", project: library },
  ...Object.entries(clientEdits).map(([words, edit]) => ({ words, project: edit(library) })),
  ...Array.from({ length: drawn }, () => editedByLot(lot)),
];

/** What the findings say of one language: `TypeScript no longer has A, B; Python no longer has C`. */
const reported = (findings: readonly Finding[], language: string): readonly string[] =>
  findings
    .filter(({ rule }) => rule === "client-name-removed" || rule === "client-union-narrowed")
    .flatMap(
      ({ what }) => new RegExp(`${language} no longer has (.*?)(?:; Python|$)`).exec(what)?.[1]?.split(", ") ?? [],
    )
    .sort();

const shownOf = ({ shown, value }: ClientName): string =>
  value === undefined ? shown : `${JSON.stringify(value)} in ${shown}`;

const folderOf = (index: number): string => `v${index}/generated/library`;

const below = (index: number, files: readonly EmittedFile[]): readonly EmittedFile[] =>
  files.map(({ path, text }) => ({ path: `v${index}/${path}`, text }));

/** What programs are looked at with is made of the contract; every client brings the rest along, the same in each. */
const isContracts = ({ path }: EmittedFile): boolean => !/\/(runtime|models|connect)\//.test(path);

const withRuntimeOfFirst = ({ path, text }: EmittedFile): EmittedFile => ({
  path,
  text: text.replaceAll('"./runtime/', `"../../../../${folderOf(0)}/client/runtime/`),
});

/** The module that an entry point leads to; undefined for those that are the same in every client. */
const moduleOf = (entry: string): string | undefined =>
  /^\.\/(connect|models|package)/.test(entry) ? undefined : entry === "." ? "index" : entry.slice(2);

/** A name in a program. */
const useOf = ({ shown, key, value }: ClientName, module: string, as: string): string => {
  const [, name = ""] = key.split(" ");
  if (value !== undefined) return `export const ${as}: module.${name} = ${JSON.stringify(value)}`;
  const [, readResource, method] = /^client\.(readResource\.)?(\w+)\(\)$/.exec(shown) ?? [];
  if (method !== undefined) {
    const owner = readResource === undefined ? "" : '["readResource"]';
    return `export type ${as} = module.Client<typeof module.library>${owner}["${method}"]`;
  }
  const [, member] = /^reasons\.(\w+)$/.exec(shown) ?? [];
  if (member !== undefined) return `export type ${as} = (typeof module.reasons)["${member}"]`;
  return `export type { ${name} as ${as} } from ${module}`;
};

interface Use {
  readonly name: ClientName;
  readonly file: string;
  readonly line: number;
}

/** Programs that use every name of the client before, with the client of a variant: one for each entry point. */
const programsFor = (names: readonly ClientName[], index: number) => {
  const entries = new Map<string, string[]>();
  const found: Use[] = [];
  for (const name of names) {
    const [entry = ""] = name.key.split(" ");
    const module = moduleOf(entry);
    if (module === undefined) continue;
    const file = `use-${module}-${index}.ts`;
    const path = `"./${folderOf(index)}/client/${module}.js"`;
    const lines = entries.get(file) ?? [`import type * as module from ${path}`];
    entries.set(file, lines);
    if (name.key !== entry) lines.push(useOf(name, path, `use${lines.length}`));
    found.push({ name, file, line: name.key === entry ? 1 : lines.length });
  }
  return { uses: found, files: [...entries].map(([path, lines]) => ({ path, text: `${lines.join(";\n")};\n` })) };
};

describe(`what the clients lose by ${Object.keys(clientEdits).length} edits, and by ${drawn} drawn with seed ${seed}`, () => {
  const root = temporaryFolder({ after });
  const names = typescriptNames(modelOf(library));
  let faults: ReadonlySet<string> = new Set();
  let publicNames: readonly (readonly string[])[] = [];
  const programs = variants.map((_variant, index) => programsFor(names, index));

  before(async () => {
    linkPackages(root);
    for (const [index, { project }] of variants.entries()) {
      const pack = modelOf(project);
      const files = [...(await typescriptClientEmitter.emit(pack)), ...(await pythonClientEmitter.emit(pack))];
      writeFiles(root, index === 0 ? below(0, files) : below(index, files.filter(isContracts)).map(withRuntimeOfFirst));
    }
    writeFiles(root, [
      { path: "package.json", text: '{ "type": "module" }' },
      ...programs.flatMap(({ files }) => files),
    ]);
    const said = await compilerSays(root, { ...strictest, noEmit: true, skipLibCheck: true, types: [] }, ["use-*.ts"]);
    faults = new Set([...said.matchAll(/(use-[\w-]+\.ts)\((\d+),/g)].map(([, file, line]) => `${file}:${line}`));
    if (needsPython.skip !== false) return;
    const folders = variants.map((_variant, index) => join(root, folderOf(index), "python/library_mcp_client"));
    const script = join(repository, "test/codegen/compat/publicNames.py");
    const { stdout } = await python([], [script, ...folders]);
    const byFolder: Readonly<Record<string, readonly string[]>> = JSON.parse(stdout);
    publicNames = folders.map((folder) => byFolder[folder] ?? []);
  });

  const isRefused = ({ file, line }: Use): boolean => faults.has(`${file}:${line}`) || faults.has(`${file}:1`);

  /** What compiled with the client before and no longer does. */
  const lostInTypescript = (index: number): readonly string[] => {
    const lost = (programs[index]?.uses ?? []).filter(isRefused).map(({ name }) => name);
    const gone = new Set(lost.map(({ key }) => key));
    return lost
      .filter(({ key, value }) => value === undefined || !gone.has(key.slice(0, key.indexOf(' "'))))
      .map(shownOf)
      .sort();
  };

  const lostInPython = (index: number): readonly string[] => {
    const left = new Set(publicNames[index]);
    const lost = (publicNames[0] ?? []).filter((name) => !left.has(name));
    return lost.filter((name) => !lost.includes(/^".*" in (.*)$/.exec(name)?.[1] ?? "")).sort();
  };

  test("every name of a client is one that can be used", () => {
    assert.deepEqual(lostInTypescript(0), []);
  });

  test("every value that a client exports is one of its names", async () => {
    const known = new Set(names.map(({ key }) => key));
    for (const entry of [".", "./tools", "./resources", "./reasons", "./mock"]) {
      const path = join(root, folderOf(0), "client", `${moduleOf(entry)}.js`);
      const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(path).href);
      for (const name of Object.keys(module)) assert.ok(known.has(`${entry} ${name}`), `${entry} ${name}`);
    }
  });

  for (const [index, { words, project }] of variants.entries()) {
    test(`${index}: ${words}`, () => {
      const findings = compareProjects(library, project, "2026-06-01");
      assert.deepEqual(reported(findings, "TypeScript"), lostInTypescript(index));
      if (needsPython.skip === false) assert.deepEqual(reported(findings, "Python"), lostInPython(index));
    });
  }

  test("Python was asked too", needsPython, () => {
    assert.ok((publicNames[0]?.length ?? 0) > 50);
  });

  test("many of these edits take a name, and some take none", () => {
    const taking = variants.filter((_variant, index) => lostInTypescript(index).length > 0).length;
    assert.ok(taking > variants.length / 2 && taking < variants.length - 2, `${taking} of ${variants.length}`);
  });
});
