/**
 * docs/ci.md: its workflows are what they should be, and its commands do what it says, in a clone with a base branch: nothing
 * where nothing changed, and the right code and annotations where a change breaks callers.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, test } from "node:test";
import { parse } from "yaml";
import { runContracts } from "../../codegen/cli/run.js";
import { readCommandLine } from "../../codegen/cli/words.js";
import { startHttpServer } from "../e2e/support/product.js";
import { blocksOf } from "./markdown.js";
import { copyOfProject, removeProject, type Shell, startShell } from "./project.js";
import { contractsWithoutNpm } from "./scripts.js";

const document = "docs/ci.md";
const [workflowText = "", gitlabText = ""] = blocksOf(document)
  .filter(({ language }) => language === "yaml")
  .map(({ text }) => text);
const [plainText = "", deployedText = ""] = blocksOf(document)
  .filter(({ language }) => language === "sh")
  .map(({ text }) => text);

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly env: Readonly<Record<string, string>>; readonly steps: readonly Step[] }>
  >;
}

interface GitlabJob {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: { readonly reports: { readonly junit: string } };
}

/** The words of a command of the toolchain, as a shell gives them. */
const wordsOf = (command: string): readonly string[] =>
  command
    .replace(/^npm run --silent contracts -- /, "")
    .split(" ")
    .map((word) => word.replaceAll('"', ""));

const commandLinesIn = (commands: readonly string[]) =>
  commands
    .filter((command) => command.includes(" contracts -- "))
    .map((command) => {
      const reading = readCommandLine(wordsOf(command));
      assert.ok(reading.kind === "run", `${command}: ${JSON.stringify(reading)}`);
      return reading.commandLine;
    });

describe("the workflow for GitHub Actions", () => {
  const { on, permissions, jobs } = parse(workflowText) as Workflow;
  const { contracts: job } = jobs;
  const steps = job?.steps ?? [];

  it("runs for each pull request, and may only read", () => {
    assert.ok("pull_request" in on);
    assert.deepEqual(permissions, { contents: "read" });
  });

  it("fetches the base branch, which only the whole history is sure to hold", () => {
    const checkout = steps.find(({ uses }) => uses?.startsWith("actions/checkout@"));
    assert.equal(checkout?.with?.["fetch-depth"], 0);
    assert.match(job?.env["BASE"] ?? "", /format\('origin\/\{0\}', github\.base_ref\)/);
  });

  it("has steps that each do one thing, pinned to a version", () => {
    for (const { uses, run } of steps) {
      assert.notEqual(uses === undefined, run === undefined);
      if (uses !== undefined) assert.match(uses, /^actions\/[a-z-]+@v\d+$/);
      assert.ok(!run?.includes("${{"), "what others can write goes through the environment, not into a command");
    }
  });

  it("checks and compares with annotations, and keeps the report as JUnit whatever comes of it", () => {
    const commandLines = commandLinesIn(steps.flatMap(({ run }) => run ?? []));
    assert.deepEqual(
      commandLines.map(({ command, reporter, against }) => [command, reporter, against]),
      [
        ["check", "github", undefined],
        ["diff", "github", "$BASE"],
        ["check", "junit", "$BASE"],
      ],
    );
    const upload = steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
    assert.equal(upload?.with?.["path"], commandLines.at(-1)?.output);
    for (const { if: condition } of steps.slice(-3)) assert.match(condition ?? "", /^\$\{\{ !cancelled\(\) \}\}$/);
  });
});

test("the job for GitLab compares with the base of the merge request, and hands over the report that it writes", () => {
  const { contracts: job } = parse(gitlabText) as { contracts: GitlabJob };
  assert.equal(job.variables["GIT_DEPTH"], "0");
  const [commandLine] = commandLinesIn(job.script);
  assert.equal(commandLine?.command, "check");
  assert.equal(commandLine?.against, "$CI_MERGE_REQUEST_DIFF_BASE_SHA");
  assert.equal(commandLine?.output, job.artifacts.reports.junit);
});

interface Ended {
  readonly code: number;
  readonly said: string;
}

/** Runs a command of the toolchain in this process, on the project in a folder. That it does the same where it is typed, one test shows. */
const contracts = async (words: readonly string[], root: string): Promise<Ended> => {
  let said = "";
  const hear = (text: string): void => {
    said += text;
  };
  const voice = { print: hear, warn: hear };
  const code = await runContracts([...words, "--root", root], "npm run contracts --", voice);
  return { code, said };
};

/** A project with the contracts of one pack, and the toolchain. */
const copyWithOnePack = (): string => {
  const root = copyOfProject(["package.json", "contracts", "codegen", "src"]);
  const folders = readdirSync(join(root, "contracts"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders.filter((folder) => folder.name !== "gds" && folder.name !== "_meta"))
    rmSync(join(root, "contracts", name), { recursive: true });
  return root;
};

describe("on any other machine", () => {
  // Contracts are all that these commands compare, so that no more has a history; the toolchain is there to run.
  const besideContracts = ["package.json", "codegen", "src", "node_modules"];
  const upstream = copyWithOnePack();
  const clone = `${upstream}-clone`;
  after(() => {
    removeProject(upstream);
    removeProject(clone);
  });

  const run = (command: string, cwd = clone): Shell => {
    const shell = startShell(`set -euo pipefail\n${contractsWithoutNpm(command)}`, {
      cwd,
      environment: {
        GIT_AUTHOR_NAME: "Ada",
        GIT_AUTHOR_EMAIL: "ada@example.com",
        GIT_COMMITTER_NAME: "Ada",
        GIT_COMMITTER_EMAIL: "ada@example.com",
        GIT_CONFIG_GLOBAL: "/dev/null",
        GIT_CONFIG_NOSYSTEM: "1",
      },
    });
    shell.process.stdin?.end();
    return shell;
  };

  const runsWell = async (command: string, cwd?: string): Promise<string> => {
    const shell = run(command, cwd);
    assert.equal(await shell.exit, 0, shell.output());
    return shell.output().trim();
  };

  /**
   * The packages are those of the project: CI itself shows that `npm ci` brings them. `npm test` runs every gate of `check`: here it is
   * the one that compares.
   */
  const documented = plainText
    .replace("npm ci --ignore-scripts\n", "")
    .replace(" contracts -- check ", " contracts -- check --gate compatibility ");

  before(async () => {
    assert.equal(
      documented.length - plainText.length,
      " --gate compatibility".length - "npm ci --ignore-scripts\n".length,
    );
    await runsWell(
      'git init --quiet --initial-branch main && git add contracts && git commit --quiet --message "Base"',
      upstream,
    );
    await runsWell(
      `git clone --quiet '${upstream}' '${clone}' && for part in ${besideContracts.join(" ")}; do ln -s "${upstream}/$part" "${clone}/$part"; done`,
      upstream,
    );
  });

  it("says nothing of a branch that changes no contract", async () => {
    await runsWell("git switch --quiet --create topic");
    const line = documented.trimEnd().split("\n").at(-1) ?? "";
    const [, command = "", question = ""] = /^(.*) "\$\((git [^)]+)\)"$/.exec(line) ?? [];
    const { code, said } = await contracts([...wordsOf(command), await runsWell(question)], clone);
    assert.equal(code, 0, said);
  });

  it("ends with 3 where a change breaks callers, and shows where, why and what to do", async () => {
    const path = join(clone, "contracts/gds/tools/bookCar.json");
    const text = readFileSync(path, "utf8");
    const narrowed = text.replace('            "basic",\n', "").replace('          "basic",\n', "");
    assert.notEqual(narrowed, text);
    writeFileSync(path, narrowed);
    await runsWell('git commit --quiet --all --message "Sell no basic insurance"');

    const check = run(documented);
    assert.equal(await check.exit, 3, check.output());
    assert.match(check.output(), /request-enum-value-removed/);

    const [step = ""] = workflowText.split("\n").filter((line) => line.includes("contracts -- diff"));
    const [, command = ""] = /run: (.*)$/.exec(step) ?? [];
    const { code, said } = await contracts(wordsOf(command.replace("$BASE", "origin/main")), clone);
    assert.equal(code, 3, said);
    const annotations = said.match(/^::\w+ .*$/gm) ?? [];
    const [broken] = annotations.filter((line) => line.includes("request-enum-value-removed"));
    assert.match(
      broken ?? "",
      /^::error file=contracts\/gds\/tools\/bookCar\.json,line=\d+,col=\d+,title=compatibility\/request-enum-value-removed::.*basic/,
    );
  });

  it("writes the report as JUnit", async () => {
    const [line = ""] = gitlabText.split("\n").filter((text) => text.includes("contracts -- check"));
    const file = join(clone, "contracts.xml");
    const command = line
      .replace(/^\s*- /, "")
      .replace("$CI_MERGE_REQUEST_DIFF_BASE_SHA", await runsWell("git rev-parse origin/main"))
      .replace("--output contracts.xml", `--output ${file}`);
    const { code, said } = await contracts([...wordsOf(command), "--gate", "compatibility"], clone);
    assert.equal(code, 3, said);
    const report = readFileSync(file, "utf8");
    assert.match(report, /^<\?xml /);
    assert.match(report, /request-enum-value-removed/);
  });

  it("fails in a clone that has no base to compare with", async () => {
    const shallow = `${clone}-shallow`;
    after(() => removeProject(shallow));
    await runsWell(
      `git clone --quiet --no-checkout --depth 1 'file://${upstream}' '${shallow}' && git -C '${shallow}' checkout --quiet HEAD -- contracts`,
    );
    const { code, said } = await contracts(["diff", "--against", "HEAD^"], shallow);
    assert.equal(code, 2, said);
    assert.match(said, /base-unreadable/);
  });

  it("a deployed server is checked by its address", async (context) => {
    const { mcp } = await startHttpServer(context);
    const command = deployedText.trim().replace("http://127.0.0.1:3001/mcp", mcp.href);
    assert.ok(command.includes(mcp.href));
    const { code, said } = await contracts(wordsOf(command), upstream);
    assert.equal(code, 0, said);
  });
});
