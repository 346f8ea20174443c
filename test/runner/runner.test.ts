/** The runner on small projects: what shares a process, what fails by name, and what a run without words leaves out. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";

const runner = fileURLToPath(new URL("../run.js", import.meta.url));

interface Run {
  readonly code: number | null;
  readonly output: string;
}

type Files = Readonly<Record<string, string>>;

const projectWith = (context: TestContext, files: Files): string => {
  const root = mkdtempSync(join(tmpdir(), "mock-gds-runner-"));
  context.after(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

const run = (root: string, words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Run> =>
  new Promise((resolve) => {
    const { CI: _, TESTS_AWAIT: __, ...surroundings } = process.env;
    const child = spawn(process.execPath, [runner, "--root", root, ...words], {
      env: { ...surroundings, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("close", (code) => resolve({ code, output }));
  });

const countsOf = ({ output }: Run): string => {
  const lines = [...output.matchAll(/^ℹ (tests|pass|fail|cancelled|skipped) (\d+)$/gm)];
  return lines.map(([, name, count]) => `${name} ${count}`).join(", ");
};

const passing = (name: string): string => `import { test } from "node:test"; test("${name}", () => undefined);`;

/** Writes the number of its process into a file of the project. */
const telling = (name: string, imports = ""): string => `
  ${imports}
  import { writeFileSync } from "node:fs";
  import { test } from "node:test";
  test("${name}", () => writeFileSync("${name}.pid", String(process.pid)));
`;

describe("which files share a process", () => {
  it("those that can start none, and those that can, by what they import; one that says why has its own", async (context) => {
    const starter = 'import { spawn } from "node:child_process"; void spawn;';
    const root = projectWith(context, {
      "test/one.test.ts": telling("one"),
      "test/two.test.ts": telling("two", 'import type { ChildProcess } from "node:child_process";'),
      "test/three.test.ts": telling("three", starter),
      "test/four.test.ts": telling("four", starter),
      "test/five.test.ts": `// Has its own process: it measures memory.\n${telling("five")}`,
    });
    const result = await run(root, ["--all", "--concurrency", "1"]);
    assert.equal(result.code, 0, result.output);
    assert.equal(countsOf(result), "tests 5, pass 5, fail 0, cancelled 0, skipped 0");
    const processOf = (name: string): string => readFileSync(join(root, `${name}.pid`), "utf8");
    assert.equal(processOf("one"), processOf("two"));
    assert.equal(processOf("three"), processOf("four"));
    assert.equal(new Set(["one", "three", "five"].map(processOf)).size, 3);
  });

  it("is listed with the way to what starts processes, or the reason", async (context) => {
    const root = projectWith(context, {
      "package.json": '{ "type": "module", "imports": { "#starter": "./src/starter.ts" } }',
      "src/starter.ts": 'export { spawn } from "node:child_process";',
      "src/later.ts": 'export const later = () => import("node:worker_threads");',
      "src/plain.js": 'import "./starter.js";',
      "test/alias.test.ts": 'import { spawn } from "#starter"; void spawn;',
      "test/alone.test.ts": `${passing("is alone")}\n// Has its own process: it measures memory.`,
      "test/dynamic.test.ts": 'import { later } from "../src/later.js"; void later;',
      "test/package.test.ts": 'import "esbuild";',
      "test/script.test.ts": 'import "../src/plain.js";',
      "test/types.test.ts": 'import type { spawn } from "../src/starter.js"; export type Spawn = typeof spawn;',
    });
    const { output } = await run(root, ["--list"]);
    assert.deepEqual(output.trimEnd().split("\n"), [
      "starting  test/alias.test.ts: src/starter.ts > node:child_process",
      "own       test/alone.test.ts: it measures memory.",
      "starting  test/dynamic.test.ts: src/later.ts > node:worker_threads",
      "starting  test/package.test.ts: esbuild",
      "starting  test/script.test.ts: src/plain.js > src/starter.ts > node:child_process",
      "quiet     test/types.test.ts",
    ]);
  });

  it("is held to: a process that no import tells of is refused", async (context) => {
    const root = projectWith(context, {
      "test/hidden.test.ts": `
        import { createRequire } from "node:module";
        import { test } from "node:test";
        const { execFileSync } = createRequire(import.meta.url)("node:child_process");
        test("starts one", () => execFileSync(process.execPath, ["-v"]));
      `,
    });
    const result = await run(root, []);
    assert.equal(result.code, 1);
    assert.match(result.output, /✖ test\/hidden\.test\.ts/);
    assert.match(result.output, /this file counts as one that starts no process/);
  });

  it("is held to: a file that leaves another environment behind fails", async (context) => {
    const root = projectWith(context, {
      "test/careless.test.ts": `
        import { test } from "node:test";
        test("sets a variable", () => { process.env["LEFT_BEHIND"] = "1"; });
      `,
    });
    const result = await run(root, []);
    assert.equal(result.code, 1);
    assert.match(result.output, /test\/careless\.test\.ts[\s\S]*the file leaves another folder or environment behind/);
  });
});

it("loads aliases, documents and what is imported later, and each file knows its address in the project", async (context) => {
  const root = projectWith(context, {
    "package.json": '{ "type": "module", "imports": { "#leaf": "./src/leaf/index.ts" } }',
    "src/leaf/index.ts": 'export const leaf = (words: string): string => "leaf of " + words;',
    "src/later.ts": "export const later = true;",
    "src/plain.js": 'export const own = new URL("beside.txt", import.meta.url).href;',
    "src/words.json": '{ "word": "word" }',
    "test/deep/loading.test.ts": `
      import assert from "node:assert/strict";
      import { test } from "node:test";
      import { fileURLToPath } from "node:url";
      import { leaf } from "#leaf";
      import { own } from "../../src/plain.js";
      import words from "../../src/words.json" with { type: "json" };
      test("loads all", async () => {
        assert.equal(leaf(words.word), "leaf of word");
        assert.equal((await import("../../src/later.js")).later, true);
        assert.deepEqual((await import("../../src/words.json", { with: { type: "json" } })).default, { word: "word" });
        assert.equal(own, new URL("../../src/beside.txt", import.meta.url).href);
        assert.equal(fileURLToPath(import.meta.url), process.cwd() + "/test/deep/loading.test.ts");
      });
    `,
  });
  const result = await run(root, []);
  assert.equal(result.code, 0, result.output);
});

describe("what fails", () => {
  it("is named with its file, and shown once more before the counts", async (context) => {
    const root = projectWith(context, {
      "test/good.test.ts": passing("is well"),
      "test/bad.test.ts": `
        import assert from "node:assert/strict";
        import { test } from "node:test";
        test("adds up", () => assert.equal(1 + 1, 3));
      `,
    });
    const result = await run(root, []);
    assert.equal(result.code, 1);
    assert.equal(countsOf(result), "tests 2, pass 1, fail 1, cancelled 0, skipped 0");
    const [, end = ""] = result.output.split("✖ failing:");
    assert.match(end, /test\/bad\.test\.ts:\d+:\d+\n✖ adds up[\s\S]*2 !== 3[\s\S]*bad\.test\.ts:4:/);
    assert.match(result.output, /ℹ duration_ms \d+\n$/);
  });

  it("may be a file that cannot be loaded: the others run", async (context) => {
    const root = projectWith(context, {
      "test/broken.test.ts": 'import "./nowhere.js";',
      "test/good.test.ts": passing("is well"),
    });
    const result = await run(root, ["--concurrency", "1"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /✖ test\/broken\.test\.ts[\s\S]*nowhere\.js/);
    assert.equal(countsOf(result), "tests 2, pass 1, fail 1, cancelled 0, skipped 0");
  });

  it("may be a file that hangs, which its name and its test tell: the others run", async (context) => {
    const root = projectWith(context, {
      "test/a.test.ts": passing("is before"),
      "test/hanging.test.ts": `
        import { test } from "node:test";
        test("never ends", () => { for (;;); });
      `,
      "test/z.test.ts": passing("is behind"),
    });
    const result = await run(root, ["--concurrency", "1", "--hang", "2"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /✖ test\/hanging\.test\.ts\n {2}nothing has happened for 2 s/);
    assert.equal(countsOf(result), "tests 3, pass 2, fail 1, cancelled 0, skipped 0");
    assert.match(result.output, /✔ is before/);
    assert.match(result.output, /✔ is behind/);
  });

  it("shows where it is in the project, and nothing is left of the run", async (context) => {
    const root = projectWith(context, {
      "test/failing.test.ts": 'import { test } from "node:test";\ntest("fails", () => {\n  throw new Error("so");\n});',
    });
    const result = await run(root, []);
    assert.equal(result.code, 1);
    assert.ok(result.output.includes(`${join(root, "test/failing.test.ts")}:3:9`), result.output);
    assert.deepEqual(readdirSync(join(root, "node_modules/.cache/mock-gds-tests")), []);
  });

  it("may be a file that ends the process: the others run", async (context) => {
    const root = projectWith(context, {
      "test/ending.test.ts": 'import { test } from "node:test"; test("ends all", () => process.exit(7));',
      "test/good.test.ts": passing("is well"),
    });
    const result = await run(root, ["--concurrency", "1"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /✖ test\/ending\.test\.ts\n {2}the process ended with 7/);
    assert.match(result.output, /✔ is well/);
  });

  it("may be a file with an error that nobody catches, which is shown: the others run", async (context) => {
    const root = projectWith(context, {
      "test/broken.test.ts": `
        import { test } from "node:test";
        test("goes on", () => new Promise(() => {
          setTimeout(() => { throw new Error("too late"); });
          setInterval(() => {}, 1000);
        }));
      `,
      "test/forgetful.test.ts": `
        import { test } from "node:test";
        test("waits for another", () => {
          void Promise.reject(new Error("not waited for"));
          return new Promise(() => { setInterval(() => {}, 1000); });
        });
      `,
      "test/good.test.ts": passing("is well"),
    });
    const result = await run(root, ["--concurrency", "1"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /uncaughtException: Error: too late\n {4}at [^\n]*broken\.test\.ts/);
    assert.match(result.output, /✖ test\/broken\.test\.ts\n {2}the process ended with 1/);
    assert.match(result.output, /unhandledRejection: Error: not waited for\n {4}at [^\n]*forgetful\.test\.ts/);
    assert.match(result.output, /✖ test\/forgetful\.test\.ts\n {2}the process ended with 1/);
    assert.match(result.output, /✔ is well/);
  });

  it("may be a file that declares a test too late to be known as its own: the others run", async (context) => {
    const root = projectWith(context, {
      "test/good.test.ts": passing("is well"),
      "test/late.test.ts": `
        import { describe, it } from "node:test";
        describe("a suite", async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          it("is late", () => undefined);
        });
      `,
    });
    const result = await run(root, ["--concurrency", "1"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /the test "is late" was declared when its file had been read/);
    assert.match(result.output, /✔ is well/);
  });

  it("may be a check, whose output is shown: the tests run", async (context) => {
    const scripts = { build: "true", typecheck: "true", contracts: "true", lint: "echo a line too long; exit 1" };
    const root = projectWith(context, {
      "package.json": JSON.stringify({ type: "module", scripts }),
      "test/good.test.ts": passing("is well"),
    });
    const result = await run(root, ["--checks"]);
    assert.equal(result.code, 1);
    assert.match(result.output, /✔ npm run typecheck/);
    assert.match(result.output, /✖ failing:\n\n✖ npm run lint\n {2}a line too long\n/);
    assert.match(result.output, /✔ is well/);
  });
});

describe("which files run", () => {
  const files: Files = {
    "test/short.test.ts": passing("is short"),
    "test/own.test.ts": `import "node:child_process"; ${passing("has its own process")}`,
  };

  it("without words, those that start no process, and a line says what was left out", async (context) => {
    const result = await run(projectWith(context, files), []);
    assert.equal(result.code, 0, result.output);
    assert.equal(countsOf(result), "tests 1, pass 1, fail 0, cancelled 0, skipped 0");
    assert.match(result.output, /^left out: 1 files that start processes\. npm run test:all runs them too\.$/m);
  });

  it("in CI, all", async (context) => {
    const result = await run(projectWith(context, files), [], { CI: "true" });
    assert.equal(countsOf(result), "tests 2, pass 2, fail 0, cancelled 0, skipped 0");
    assert.doesNotMatch(result.output, /left out/);
  });

  it("in CI, those that start processes when the programs are there, and the others before", async (context) => {
    const root = projectWith(context, {
      "test/quiet.test.ts": `
        import { writeFileSync } from "node:fs";
        import { after, test } from "node:test";
        test("is quiet", () => undefined);
        after(() => writeFileSync("programs", ""));
      `,
      "test/starting.test.ts": `
        import "node:child_process";
        import assert from "node:assert/strict";
        import { existsSync } from "node:fs";
        import { test } from "node:test";
        test("finds the programs", () => assert.ok(existsSync("programs")));
      `,
    });
    const result = await run(root, ["--concurrency", "2"], { CI: "true", TESTS_AWAIT: join(root, "programs") });
    assert.equal(result.code, 0, result.output);
    assert.equal(countsOf(result), "tests 2, pass 2, fail 0, cancelled 0, skipped 0");
  });

  it("with words, those whose path contains one", async (context) => {
    const root = projectWith(context, files);
    const result = await run(root, ["own"]);
    assert.match(result.output, /✔ has its own process/);
    assert.equal(countsOf(result), "tests 1, pass 1, fail 0, cancelled 0, skipped 0");
    const none = await run(root, ["nothing"]);
    assert.equal(none.code, 1);
    assert.equal(none.output, "test/run.js: no test file below test/ contains nothing\n");
  });
});
