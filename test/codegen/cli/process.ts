/** Runs the toolchain: in this process, or in one of its own, as a person does. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { runContracts } from "../../../codegen/cli/run.js";
import { checkoutProgram } from "../../../codegen/report/report.js";
import { repository } from "../../support/repository.js";
import { typescript } from "../../support/typescript.js";

const words = [...typescript, join(repository, "codegen/cli.ts")];

/** Nothing that a runner sets may change what is printed. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(FORCE_COLOR|GITHUB_|NODE_TEST_)/.test(name)));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a process would have printed and ended with, a second sooner. */
export const runCliHere = async (root: string, ...typed: readonly string[]): Promise<Ended> => {
  const said = { stdout: "", stderr: "" };
  const status = await runContracts([...typed, "--root", root], checkoutProgram, {
    print: (text) => {
      said.stdout += text;
    },
    warn: (text) => {
      said.stderr += text;
    },
  });
  return { status, ...said };
};

export const runCli = (root: string, ...typed: readonly string[]): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...typed, "--root", root], {
    cwd: repository,
    encoding: "utf8",
    env: environment(),
  });
  return { status, stdout, stderr };
};

/** Without `--root`, and where it is asked to stand. */
export const runCliIn = (folder: string, ...typed: readonly string[]): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...words, ...typed], {
    cwd: folder,
    encoding: "utf8",
    env: environment(),
  });
  return { status, stdout, stderr };
};

export interface Running {
  readonly process: ChildProcessWithoutNullStreams;
  /** Resolves when what has been printed since the last call matches; rejects when the process ends before. */
  readonly says: (pattern: RegExp) => Promise<string>;
  readonly exit: Promise<number | null>;
}

export const startCli = (root: string, ...typed: readonly string[]): Running => {
  const child = spawn(process.execPath, [...words, ...typed, "--root", root], { cwd: repository, env: environment() });
  let output = "";
  let from = 0;
  let look = (): void => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      look();
    });
  }
  const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
  const says = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      look = () => {
        const fresh = output.slice(from);
        const match = pattern.exec(fresh);
        if (match === null) return;
        from += match.index + match[0].length;
        look = () => undefined;
        resolve(fresh);
      };
      look();
      exit.then(() => reject(new Error(`ended without ${pattern}: ${output.slice(from)}`)));
    });
  return { process: child, says, exit };
};
