/**
 * Each of the mutations is caught by the gate that it belongs to, at the level that it deserves, and by nothing else; no
 * harmless edit is caught by anything. The gates see the real contracts with one change.
 */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { comparedWith } from "../../codegen/compat/index.js";
import type { SourcesFile } from "../../codegen/contractFiles.js";
import type { EmittedFile } from "../../codegen/emit/emitter.js";
import { exitCodeOf, type Finding } from "../../codegen/finding.js";
import { compareGenerated } from "../../codegen/gates/generated.js";
import { compareHandlers } from "../../codegen/gates/handlers.js";
import { checkSources } from "../../codegen/gates/sources.js";
import { generate } from "../../codegen/generate.js";
import { lintProject } from "../../codegen/lint/index.js";
import { lockPath, lockText } from "../../codegen/lock.js";
import { metaCheck } from "../../codegen/metaSchemas.js";
import { buildModel } from "../../codegen/model.js";
import { filesBelow, type ProjectReader, projectAt } from "../../codegen/project.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { runCliHere } from "./cli/process.js";
import { edited, put } from "./edits.js";
import { type Found, harmlessEdits, type Mutation, mutations } from "./mutations.js";
import { frozen, textsBelow, withFiles, withPackAlone, writeIn } from "./project.js";

/** The edits are all of this pack. */
const real = withPackAlone(frozen(projectAt(repository)), "gds");
const sourcesPath = "contracts/SOURCES.json";
const check = metaCheck();

/** A finding apart from the line on which it stands, which every edit above it moves. */
const identityOf = ({ gate, rule, level, where, what }: Finding): string =>
  [gate, rule, level, where.replace(/:\d+:\d+$/, ""), what].join("\n");

/** What is found after a change and was not before. */
const newFindings = (before: readonly Finding[], after: readonly Finding[]): readonly Finding[] => {
  const known = new Set(before.map(identityOf));
  return after.filter((finding) => !known.has(identityOf(finding)));
};

interface Base {
  readonly findings: readonly Finding[];
  readonly compare: (after: ProjectReader) => readonly Finding[];
}

const baseOf = (project: ProjectReader): Base => ({
  findings: lintProject(project, check).findings,
  compare: comparedWith(project),
});

/** Before nearly every change. */
const realBase = baseOf(real);

/** Lint, and where nothing is wrong there: the locked hashes, the handlers, and what changed for those who call. */
const findingsOf = (before: Base, after: ProjectReader): readonly Finding[] => {
  const { packs, sources, findings } = lintProject(after, check);
  const linted = newFindings(before.findings, findings);
  if (linted.some(({ level }) => level === "error")) return linted;
  return [
    ...linted,
    ...(sources === undefined ? [] : checkSources(after, sources)),
    ...compareHandlers(
      after,
      packs.map((pack) => buildModel(pack)),
    ),
    ...before.compare(after),
  ];
};

/** What lint says for the record is no finding about a change. */
const foundIn = (findings: readonly Finding[]): readonly Found[] => [
  ...new Set(
    findings
      .filter(({ gate, level }) => gate !== "contract" || level !== "info")
      .map(({ gate, rule, level }): Found => `${gate}/${rule} ${level}`),
  ),
];

/** A new major version says that everything may have changed. */
const raised = ({ keepsVersion }: Mutation) => (keepsVersion === true ? [] : [put("pack.json#/version", "99.0.0")]);

describe("a mutation of the contracts is caught", () => {
  for (const mutation of mutations) {
    const { name, before = [], edits, finds, exitCode } = mutation;
    test(`${name}: ${finds[0]}`, () => {
      const base = before.length === 0 ? realBase : baseOf(edited(real, before));
      const findings = findingsOf(base, edited(real, [...before, ...edits, ...raised(mutation)]));
      assert.deepEqual([...foundIn(findings)].sort(), [...finds].sort(), JSON.stringify(findings, null, 2));
      assert.equal(exitCodeOf(findings), exitCode);
    });
  }

  test("every gate that reads contracts catches some of them", () => {
    const gates = new Set(mutations.map(({ finds: [first] }) => first.split("/", 1)[0]));
    assert.deepEqual([...gates].sort(), ["compatibility", "contract", "handlers", "sources"]);
  });
});

/** Runs lint, gate 1 and gate 5 as anybody would, against a folder. */
const exitCodeOfCommand = async (root: string, base: string): Promise<number | null> => {
  const gates = ["lint", "sources", "compatibility"].flatMap((gate) => ["--gate", gate]);
  const { status } = await runCliHere(root, "check", ...gates, "--against", base);
  return status;
};

/** The same where no other pack can be read, nor be locked. */
const alone = ((): ProjectReader => {
  const { sources }: SourcesFile = JSON.parse(real.read(sourcesPath) ?? "");
  const own = sources.filter(({ part }) => part.startsWith("gds/"));
  return withFiles(real, { [sourcesPath]: JSON.stringify({ sources: own }) });
})();

const writeContracts = (root: string, project: ProjectReader): void => {
  for (const [path, text] of textsBelow(project, "contracts")) writeIn(root, path, text);
};

describe("the command line ends with the code of what it found", () => {
  const base = temporaryFolder({ after });
  before(() => writeContracts(base, alone));

  const samples = [
    "a description of our own is changed",
    "the order of keys that a specification gave is changed",
    "a reference leads nowhere",
    "an enum value is removed from an input",
  ];
  for (const [expected, sample] of samples.entries()) {
    test(`${expected}: ${sample}`, async (context) => {
      const mutation = mutations.find(({ name }) => name === sample);
      assert.ok(mutation !== undefined);
      assert.equal(mutation.exitCode, expected);
      const root = temporaryFolder(context);
      writeContracts(root, edited(alone, [...mutation.edits, ...raised(mutation)]));
      assert.equal(await exitCodeOfCommand(root, base), expected);
    });
  }
});

/** The project as `npm run codegen` leaves it, where what is no longer generated is gone. */
const withGenerated = (project: ProjectReader, files: readonly EmittedFile[]): ProjectReader =>
  withFiles(project, {
    ...Object.fromEntries(filesBelow(project, "generated").map((path) => [path, undefined])),
    ...Object.fromEntries(files.map(({ path, text }) => [path, text])),
    [lockPath]: lockText(files),
  });

const grave = (findings: readonly Finding[]): readonly Finding[] => findings.filter(({ level }) => level !== "info");

describe("a harmless edit is caught by nothing", () => {
  for (const { name, edits } of harmlessEdits) {
    test(name, () => assert.deepEqual(grave(findingsOf(realBase, edited(real, edits))), []));
  }

  test("all of them together, and what is generated then is as it should be", async () => {
    const project = edited(
      real,
      harmlessEdits.flatMap(({ edits }) => edits),
    );
    const { files } = await generate(project);
    const after = withGenerated(project, files);
    assert.deepEqual(grave([...findingsOf(realBase, after), ...compareGenerated(after, files)]), []);
  });
});
