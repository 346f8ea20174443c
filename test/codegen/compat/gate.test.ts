/** Gate 5 as it is run: against commits of a real repository, folders and running servers, and against what is none of them. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { runCompatibilityGate } from "../../../codegen/compat/index.js";
import { exitCodeOf } from "../../../codegen/finding.js";
import type { GateOptions, GateResult } from "../../../codegen/gates/gate.js";
import { projectAt } from "../../../codegen/project.js";
import type { Toolchain } from "../../../codegen/toolchain.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { fixtureFolder } from "../project.js";

const git = (root: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-C", root, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_SYSTEM: "/dev/null",
      GIT_AUTHOR_NAME: "Ada",
      GIT_AUTHOR_EMAIL: "ada@example.com",
      GIT_COMMITTER_NAME: "Ada",
      GIT_COMMITTER_EMAIL: "ada@example.com",
    },
  }).trim();

const commit = (root: string, message: string): string => {
  git(root, "add", "--all");
  git(root, "commit", "--quiet", "--allow-empty", "--message", message);
  return git(root, "rev-parse", "HEAD");
};

const toolPath = "contracts/library/tools/findBooks.json";

const edit = (root: string, path: string, from: string, to: string): void => {
  const text = readFileSync(join(root, path), "utf8");
  assert.ok(text.includes(from), `${path} holds no ${from}`);
  writeFileSync(join(root, path), text.replace(from, to));
};

/** A project in a repository with one commit on main. */
const repositoryOf = (context: TestContext, below = "."): { readonly top: string; readonly root: string } => {
  const top = temporaryFolder(context);
  const root = join(top, below);
  mkdirSync(root, { recursive: true });
  cpSync(fixtureFolder("library"), root, { recursive: true });
  git(top, "init", "--quiet", "--initial-branch=main");
  commit(top, "first");
  return { top, root };
};

const run = (root: string, options: GateOptions = {}, settings: Toolchain = {}): Promise<GateResult> =>
  runCompatibilityGate({
    root,
    project: projectAt(root),
    packs: [],
    files: Promise.resolve([]),
    settings,
    options,
  });

const rulesOf = ({ findings }: GateResult): readonly string[] => findings.map(({ rule }) => rule);

const title = '"title": "Find books"';
const otherTitle = '"title": "Find a book"';

describe("against a git ref", () => {
  test("all that contracts consist of is read from the commit, so that right after it nothing has changed", async (context) => {
    const root = temporaryFolder(context);
    cpSync(join(repository, "contracts"), join(root, "contracts"), { recursive: true });
    git(root, "init", "--quiet", "--initial-branch=main");
    commit(root, "first");
    assert.deepEqual((await run(root, { against: "HEAD" })).findings, []);
  });

  test("changes of the work tree are found at the line where they stand", async (context) => {
    const { root } = repositoryOf(context);
    edit(root, toolPath, title, otherTitle);
    const result = await run(root, { against: "HEAD" });
    assert.deepEqual(rulesOf(result), ["tool-title-changed", "version-bump-suggested"]);
    assert.match(result.findings[0]?.where ?? "", /^contracts\/library\/tools\/findBooks\.json:3:12$/);
    assert.match(result.notes[0] ?? "", /^compared with commit [0-9a-f]{10} \(HEAD\): library \(\d+ tools/);
    assert.match(result.notes.join("\n"), /library: a patch change; suggested version \d+\.\d+\.\d+/);
  });

  test("the same is found again, with the same fingerprints", async (context) => {
    const { root } = repositoryOf(context);
    rmSync(join(root, toolPath));
    const [first, second] = [await run(root, { against: "main" }), await run(root, { against: "main" })];
    assert.deepEqual(first, second);
    assert.equal(exitCodeOf(first.findings), 3);
  });

  test("what is gone is shown where it stood, marked with the commit", async (context) => {
    const { root } = repositoryOf(context);
    const base = git(root, "rev-parse", "HEAD");
    rmSync(join(root, toolPath));
    const { findings } = await run(root, { against: "HEAD" });
    const removed = findings.find(({ rule }) => rule === "tool-removed");
    assert.equal(removed?.where, `${base.slice(0, 10)}:${toolPath}:1:1`);
  });

  test("a project in a folder of a repository is read from there", async (context) => {
    const { root } = repositoryOf(context, "services/library");
    assert.deepEqual((await run(root, { against: "main" })).findings, []);
    edit(root, toolPath, title, otherTitle);
    assert.deepEqual(rulesOf(await run(root, { against: "main" })), ["tool-title-changed", "version-bump-suggested"]);
  });

  test("a base that breaks today's lint is compared all the same", async (context) => {
    const { root } = repositoryOf(context);
    edit(root, toolPath, title, '"unheardOf": true');
    commit(root, "an old contract");
    edit(root, toolPath, '"unheardOf": true', title);
    const result = await run(root, { against: "HEAD" });
    assert.deepEqual(
      result.findings.filter(({ level }) => level === "error"),
      [],
    );
  });

  test("a base that no client can be made of is compared all the same, and a note says what was not", async (context) => {
    const { root } = repositoryOf(context);
    const annotations = /"annotations": \{[^}]*\}/.exec(readFileSync(join(root, toolPath), "utf8"))?.[0] ?? "";
    edit(root, toolPath, annotations, '"annotations": null');
    commit(root, "an old contract");
    edit(root, toolPath, '"annotations": null', annotations);
    const { findings, notes } = await run(root, { against: "HEAD" });
    assert.ok(findings.every(({ rule }) => !rule.startsWith("client-")));
    assert.match(notes.join("\n"), /not compared: the names that the clients of library have, for none can be made/);
  });

  test("a base with a broken file is a finding, not a silence", async (context) => {
    const { root } = repositoryOf(context);
    const whole = readFileSync(join(root, toolPath), "utf8");
    writeFileSync(join(root, toolPath), "{");
    commit(root, "broken");
    writeFileSync(join(root, toolPath), whole);
    const { findings } = await run(root, { against: "HEAD" });
    const unreadable = findings.find(({ rule }) => rule === "base-unreadable");
    assert.match(unreadable?.where ?? "", /^[0-9a-f]{10}:contracts\/library\/tools\/findBooks\.json:1:/);
  });

  const unreadable: Readonly<Record<string, readonly [string, RegExp]>> = {
    "that nobody knows": ["no-such-branch", /no commit "no-such-branch" here/],
    "that begins like an option": ["--upload-pack=touch /tmp/broken-in", /no commit "--upload-pack/],
    "that is a hyphen": ["-", /no commit "-" here/],
    "that is empty": ["", /no commit "" here|has no contracts/],
    "of a tree and not of a commit": ["HEAD^{tree}", /no commit/],
  };
  for (const [name, [against, what]] of Object.entries(unreadable)) {
    test(`one ${name} is a finding with what to do`, async (context) => {
      const { root } = repositoryOf(context);
      const { findings } = await run(join(root, "contracts"), { against });
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        ["base-unreadable"],
      );
      assert.match(findings[0]?.what ?? "", what);
      assert.notEqual(findings[0]?.mend, "");
      assert.equal(exitCodeOf(findings), 2);
    });
  }

  test("one that a shallow clone lacks says how to fetch it", async (context) => {
    const { top } = repositoryOf(context);
    git(top, "branch", "release");
    commit(top, "second");
    const clone = join(temporaryFolder(context), "clone");
    git(top, "clone", "--quiet", "--depth=1", `file://${top}`, clone);
    const { findings } = await run(clone, { against: "release" });
    assert.match(findings[0]?.what ?? "", /is not in this clone, which holds only the last commits/);
    assert.match(findings[0]?.mend ?? "", /git fetch --depth=1 origin release/);
  });

  test("outside of git it is a finding", async (context) => {
    const root = temporaryFolder(context);
    cpSync(fixtureFolder("library"), root, { recursive: true });
    const { findings } = await run(root, { against: "main" });
    assert.match(findings[0]?.what ?? "", /no git repository/);
  });
});

describe("where nothing is named", () => {
  test("outside of git nothing is found, and the note says how to name a base", async (context) => {
    const root = temporaryFolder(context);
    cpSync(fixtureFolder("library"), root, { recursive: true });
    const { findings, notes } = await run(root);
    assert.deepEqual(findings, []);
    assert.match(notes[0] ?? "", /^not compared: .*--against/);
  });

  test("on main, the commit before the last is the base", async (context) => {
    const { root } = repositoryOf(context);
    assert.match((await run(root)).notes[0] ?? "", /^not compared/);
    edit(root, toolPath, title, otherTitle);
    commit(root, "second");
    const result = await run(root);
    assert.match(result.notes[0] ?? "", /\(HEAD\^\)/);
    assert.deepEqual(rulesOf(result), ["tool-title-changed", "version-bump-suggested"]);
  });

  test("on a branch, the commit where it left main is the base, however far main has gone on", async (context) => {
    const { root } = repositoryOf(context);
    git(root, "checkout", "--quiet", "-b", "work");
    commit(root, "on the branch");
    git(root, "checkout", "--quiet", "main");
    rmSync(join(root, toolPath));
    commit(root, "on main");
    git(root, "checkout", "--quiet", "work");
    const result = await run(root);
    assert.deepEqual(result.findings, []);
    assert.match(result.notes[0] ?? "", /where this left main/);
  });

  test("the settings of the project are asked before git", async (context) => {
    const { root } = repositoryOf(context);
    const first = git(root, "rev-parse", "HEAD");
    commit(root, "second");
    commit(root, "third");
    const result = await run(root, {}, { against: first });
    assert.match(result.notes[0] ?? "", new RegExp(`commit ${first.slice(0, 10)}`));
  });
});

describe("against a folder", () => {
  test("its contracts are compared, and its paths are marked", async (context) => {
    const { root } = repositoryOf(context);
    rmSync(join(root, toolPath));
    const result = await run(root, { against: fixtureFolder("library") });
    assert.ok(rulesOf(result).includes("tool-removed"));
    assert.ok(result.findings.some(({ where }) => where.startsWith(`${fixtureFolder("library")}:contracts/`)));
  });

  test("one pack alone can be compared", async (context) => {
    const { root } = repositoryOf(context);
    cpSync(fixtureFolder("minimal"), root, { recursive: true });
    const all = await run(root, { against: fixtureFolder("library") });
    assert.deepEqual(rulesOf(all), ["pack-added"]);
    const one = await run(root, { against: fixtureFolder("library"), pack: "library" });
    assert.deepEqual(one.findings, []);
  });

  test("one without contracts is a finding", async (context) => {
    const { root } = repositoryOf(context);
    const { findings } = await run(root, { against: temporaryFolder(context) });
    assert.match(findings[0]?.what ?? "", /has no contracts\//);
  });
});

describe("a waiver", () => {
  const waiver = (fingerprint: string, expires: string) =>
    JSON.stringify({ waivers: [{ fingerprint, reason: "Nobody calls it any more.", by: "Ada", expires }] });

  test("lets a break through, and the break asks for a version all the same", async (context) => {
    const { root } = repositoryOf(context);
    rmSync(join(root, toolPath));
    const { findings } = await run(root, { against: "HEAD" });
    const broken = findings.filter(({ level, fingerprint }) => level === "error" && fingerprint !== undefined);
    assert.equal(broken.length, 1);
    writeFileSync(join(root, "contracts/compat-waivers.json"), waiver(broken[0]?.fingerprint ?? "", "2999-12-31"));
    const waived = await run(root, { against: "HEAD" });
    const errors = waived.findings.filter(({ level }) => level === "error");
    assert.deepEqual(
      errors.map(({ rule }) => rule),
      ["version-bump"],
    );
    const [removed] = waived.findings.filter(({ rule }) => rule === "tool-removed");
    assert.match(removed?.what ?? "", /waived until 2999-12-31 by Ada: Nobody calls it any more\./);
    edit(root, "contracts/library/pack.json", '"version": "1.0.0"', '"version": "2.0.0"');
    assert.equal(exitCodeOf((await run(root, { against: "HEAD" })).findings), 0);
  });

  test("lets one edit of a shared schema through in all the places in which it is seen, if it says how many", async (context) => {
    const { root } = repositoryOf(context);
    edit(root, "contracts/library/pack.json", '"version": "1.0.0"', '"version": "2.0.0"');
    const shared = "contracts/library/schemas/Book.json";
    edit(root, shared, '"required": ["bookId", "title", ', '"required": ["bookId", ');
    const breaksOf = ({ findings }: GateResult) => findings.filter(({ level }) => level === "error");
    const unwaived = await run(root, { against: "HEAD" });
    const broken = breaksOf(unwaived);
    assert.ok(broken.length > 1, "the edit is seen in one place alone");
    assert.deepEqual(
      new Set(broken.map(({ rule, where }) => `${rule} ${where.split(":")[0]}`)),
      new Set([`response-property-became-optional ${shared}`]),
    );
    for (const { mend } of broken)
      assert.match(mend, new RegExp(`one waiver of any of them with "places": ${broken.length}`));
    const [one, other] = broken.map(({ fingerprint = "" }) => fingerprint);
    const waive = async (...waivers: readonly object[]): Promise<readonly string[]> => {
      const common = { reason: "Nobody calls it any more.", by: "Ada", expires: "2999-12-31" };
      const content = { waivers: waivers.map((given) => ({ ...common, ...given })) };
      writeFileSync(join(root, "contracts/compat-waivers.json"), JSON.stringify(content));
      return breaksOf(await run(root, { against: "HEAD" })).map(({ rule, what }) =>
        rule === "waiver-unused" ? what : rule,
      );
    };
    const places = broken.length;
    for (const { fingerprint } of broken) assert.deepEqual(await waive({ fingerprint, places }), []);
    assert.equal((await waive({ fingerprint: one })).length, places - 1);
    const miscounted = await waive({ fingerprint: one, places: places + 1 });
    assert.equal(miscounted.length, places + 1);
    assert.match(miscounted.at(-1) ?? "", new RegExp(`for ${places + 1} places, and the change is seen in ${places}$`));
    for (const both of [
      [{ fingerprint: one, places }, { fingerprint: other }],
      [{ fingerprint: other }, { fingerprint: one, places }],
    ]) {
      assert.deepEqual(await waive(...both), [`the waiver of ${other} is in that of ${one} already`]);
    }
  });

  test("may stay once the base has the release that it names, and no longer", async (context) => {
    const { root } = repositoryOf(context);
    const waive = async (release?: string): Promise<readonly string[]> => {
      const waiver = { fingerprint: "0123456789abcdef", reason: "Nobody calls it.", by: "Ada", expires: "2999-12-31" };
      const content = { waivers: [release === undefined ? waiver : { ...waiver, release }] };
      writeFileSync(join(root, "contracts/compat-waivers.json"), JSON.stringify(content));
      const { findings } = await run(root, { against: "HEAD" });
      return findings.map(({ rule }) => rule);
    };
    assert.deepEqual(await waive(), ["waiver-unused"]);
    assert.deepEqual(await waive("library 0.9.0"), ["waiver-unused"]);
    assert.deepEqual(await waive("library 1.0.0"), []);
  });

  test("that is not written as waivers are is an invalid contract", async (context) => {
    const { root } = repositoryOf(context);
    writeFileSync(join(root, "contracts/compat-waivers.json"), '{ "waivers": [{ "fingerprint": "all" }] }');
    const { findings } = await run(root, { against: "HEAD" });
    assert.equal(exitCodeOf(findings), 2);
  });
});
