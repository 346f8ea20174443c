/** A copy of this project in which drift can be made, checked and mended by the very commands that are printed. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { SourcesFile } from "../../../codegen/contractFiles.js";
import { type ExitCode, exitCodeOf, type Finding } from "../../../codegen/finding.js";
import type { GateOptions } from "../../../codegen/gates/gate.js";
import { type DriftGate, driftGates } from "../../../codegen/gates/index.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { generateInto, writeIn } from "../project.js";
import { runGate } from "./context.js";

/** What the gates look at: a copy of it can be checked. */
export const wholeProject = ["package.json", "tsconfig.json", "contracts", "build", "codegen", "generated", "src"];

export interface Checked {
  readonly exitCode: ExitCode;
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
}

export interface Checkout {
  readonly root: string;
  /** Replaces a text in a file; it has to be there. */
  readonly edit: (path: string, from: string, to: string) => void;
  /** A command line of the project. It has to succeed. What is asked of the generator is done from here, a process sooner. */
  readonly run: (command: string) => Promise<void>;
  /** The same, and always by the command line itself. */
  readonly type: (command: string) => void;
  /** `npm run contracts -- check` with more words, as a person runs it. */
  readonly check: (...words: readonly string[]) => Checked;
  /** What that finds with one gate, asked from here: a second sooner. */
  readonly ask: (gate: DriftGate, options?: GateOptions) => Promise<Checked>;
  /** Undoes what a test has done to contracts and packs, and generates again: for tests that share a checkout. */
  readonly restore: () => Promise<void>;
}

interface Owner {
  readonly after: (clean: () => void) => void;
}

/** Takes the contracts of all other packs away, with the locked parts of theirs. */
const keepPacks = (root: string, packs: readonly string[]): void => {
  const folders = readdirSync(join(root, "contracts"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders)
    if (name[0] !== "_" && !packs.includes(name)) rmSync(join(root, "contracts", name), { recursive: true });
  const locked = "contracts/SOURCES.json";
  const { sources }: SourcesFile = JSON.parse(readFileSync(join(root, locked), "utf8"));
  const kept = sources.filter(({ part }) => packs.includes(part.split("/", 1)[0] ?? ""));
  writeIn(root, locked, JSON.stringify({ sources: kept }, undefined, 2));
};

/**
 * `parts` are all that is copied, for gates that look at no more. `packs` are those that the project has, for tests to which it is
 * all the same how many there are: once it has been restored, what is generated is theirs too.
 */
export const checkoutOf = (
  owner: Owner,
  parts: readonly string[] = wholeProject,
  packs?: readonly string[],
): Checkout => {
  const root = temporaryFolder(owner);
  // A program of the system copies two thousand files in a tenth of the time.
  const copy = (from: readonly string[], to: string): void => {
    execFileSync("cp", ["-R", ...from.map((part) => join(repository, part)), to]);
  };
  copy(parts, root);
  if (packs !== undefined) keepPacks(root, packs);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"));
  const shell = (command: string) => spawnSync(command, { cwd: root, shell: true, encoding: "utf8" });
  const type = (command: string): void => {
    const { status, stdout, stderr } = shell(command);
    assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
  };
  return {
    root,
    edit: (path, from, to) => {
      const text = readFileSync(join(root, path), "utf8");
      assert.ok(text.includes(from), `${path} does not hold ${from}`);
      writeIn(root, path, text.replace(from, to));
    },
    type,
    run: async (command) => {
      if (command === "npm run codegen") await generateInto(root);
      else type(command);
    },
    check: (...words) => {
      const { status, stdout, stderr } = shell(
        `npm run --silent contracts -- check --reporter json ${words.join(" ")}`,
      );
      assert.match(stdout, /^\{/, `${stdout}${stderr}`);
      const report: Checked = JSON.parse(stdout);
      assert.equal(status, report.exitCode, stderr);
      return report;
    },
    ask: async (gate, options = {}) => {
      const { findings, notes } = await runGate(await driftGates[gate](root), root, options);
      return { exitCode: exitCodeOf(findings), findings, notes };
    },
    restore: async () => {
      for (const path of ["contracts", "src/packs", ".git"]) rmSync(join(root, path), { recursive: true, force: true });
      copy(["contracts"], root);
      copy(["src/packs"], join(root, "src"));
      if (packs !== undefined) keepPacks(root, packs);
      await generateInto(root);
    },
  };
};

/** The commands that the findings say will mend them, the first where there is a choice; what is for a person to do is left to them. */
export const mendsOf = ({ findings }: Checked): readonly string[] => {
  const steps = findings
    .flatMap(({ mend }) => mend.split("; or, ").slice(0, 1))
    .flatMap((mend) => mend.split(", then "));
  return [...new Set(steps)].filter((step) => /^(npm|rm|git) /.test(step) && !/ -- check\b/.test(step));
};

/** Runs them, step by step. */
export const mendAll = async ({ run }: Checkout, checked: Checked): Promise<readonly string[]> => {
  const commands = mendsOf(checked);
  for (const command of commands) await run(command);
  return commands;
};

/** Types them, as a person does. */
export const typeMends = ({ type }: Checkout, checked: Checked): readonly string[] => {
  const commands = mendsOf(checked);
  for (const command of commands) type(command);
  return commands;
};
