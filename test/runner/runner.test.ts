/** The runner on small projects: what shares a process, what fails by name, and what a run without words leaves out. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { temporaryFolder } from "../support/folders.js";
import type { Scope } from "../support/scope.js";

const runner = fileURLToPath(new URL("../run.js", import.meta.url));

interface Run {
  readonly code: number | null;
  readonly output: string;
}

type Files = Readonly<Record<string, string>>;

const projectWith = (scope: Scope, files: Files): string => {
  const root = temporaryFolder(scope);
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
});

/** What is well, and what fails: each file is one that the others have to live beside. */
const failing: Files = {
  "package.json": JSON.stringify({
    type: "module",
    imports: { "#leaf": "./src/leaf/index.ts" },
    scripts: { build: "true", typecheck: "true", contracts: "true", lint: "echo a line too long; exit 1" },
  }),
  "src/later.ts": "export const later = true;",
  "src/leaf/index.ts": 'export const leaf = (words: string): string => "leaf of " + words;',
  "src/plain.js": 'export const own = new URL("beside.txt", import.meta.url).href;',
  "src/words.json": '{ "word": "word" }',
  "test/broken.test.ts": 'import "./nowhere.js";',
  "test/careless.test.ts": `
    import { test } from "node:test";
    test("sets a variable", () => { process.env["LEFT_BEHIND"] = "1"; });
  `,
  "test/deep/loading.test.ts": `
    import assert from "node:assert/strict";
    import { test } from "node:test";
    import { fileURLToPath } from "node:url";
    import { leaf } from "#leaf";
    import { own } from "../../src/plain.js";
    import words from "../../src/words.json" with { type: "json" };
    test("has loaded all", async () => {
      assert.equal(leaf(words.word), "leaf of word");
      assert.equal((await import("../../src/later.js")).later, true);
      assert.deepEqual((await import("../../src/words.json", { with: { type: "json" } })).default, { word: "word" });
      assert.equal(own, new URL("../../src/beside.txt", import.meta.url).href);
      assert.equal(fileURLToPath(import.meta.url), process.cwd() + "/test/deep/loading.test.ts");
    });
  `,
  "test/ending.test.ts": 'import { test } from "node:test"; test("ends all", () => process.exit(7));',
  "test/forgetful.test.ts": `
    import { test } from "node:test";
    test("waits for another", () => {
      void Promise.reject(new Error("not waited for"));
      return new Promise(() => { setInterval(() => {}, 1000); });
    });
  `,
  "test/hidden.test.ts": `
    import { createRequire } from "node:module";
    import { test } from "node:test";
    const { execFileSync } = createRequire(import.meta.url)("node:child_process");
    test("starts one", () => execFileSync(process.execPath, ["-v"]));
  `,
  "test/starting.test.ts": `import "node:child_process"; ${passing("starts a process")}`,
  "test/throwing.test.ts": `
    import { test } from "node:test";
    test("goes on", () => new Promise(() => {
      setTimeout(() => { throw new Error("too late"); });
      setInterval(() => {}, 1000);
    }));
  `,
  "test/well.test.ts": passing("is well"),
  "test/wrong.test.ts": `
    import assert from "node:assert/strict";
    import { test } from "node:test";
    test("adds up", () => assert.equal(1 + 1, 3));
  `,
  "test/z-late.test.ts": `
    import { describe, it } from "node:test";
    describe("a suite", async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      it("is late", () => undefined);
    });
  `,
};

describe("a run with much that fails", () => {
  const root = projectWith({ after }, failing);
  let result: Run = { code: null, output: "" };
  before(async () => {
    result = await run(root, ["--checks", "--concurrency", "1"]);
  });

  it("comes to its end, where it counts and shows once more what failed", () => {
    assert.equal(result.code, 1);
    assert.equal(countsOf(result), "tests 12, pass 3, fail 9, cancelled 0, skipped 0");
    assert.match(result.output, /✔ is well/);
    const [, end = ""] = result.output.split("✖ failing:");
    assert.match(end, /test\/wrong\.test\.ts:\d+:\d+\n✖ adds up[\s\S]*2 !== 3[\s\S]*wrong\.test\.ts:4:/);
    assert.match(result.output, /ℹ duration_ms \d+\n$/);
  });

  it("loads aliases, documents and what is imported later, and each file knows its address in the project", () => {
    assert.match(result.output, /✔ has loaded all/);
  });

  it("says of what fails where it is in the project, and leaves nothing behind", () => {
    assert.ok(result.output.includes(`${join(root, "test/wrong.test.ts")}:4:`), result.output);
    assert.deepEqual(readdirSync(join(root, "node_modules/.cache/mock-gds-tests")), []);
  });

  it("refuses a process that no import tells of", () => {
    assert.match(result.output, /✖ test\/hidden\.test\.ts/);
    assert.match(result.output, /this file counts as one that starts no process/);
  });

  it("fails a file that leaves another environment behind", () => {
    assert.match(result.output, /test\/careless\.test\.ts[\s\S]*the file leaves another folder or environment behind/);
  });

  it("fails a file that cannot be loaded", () => {
    assert.match(result.output, /✖ test\/broken\.test\.ts[\s\S]*nowhere\.js/);
  });

  it("fails a file that ends the process", () => {
    assert.match(result.output, /✖ test\/ending\.test\.ts\n {2}the process ended with 7/);
  });

  it("fails a file with an error that nobody catches, and shows it", () => {
    assert.match(result.output, /uncaughtException: Error: too late\n {4}at [^\n]*throwing\.test\.ts/);
    assert.match(result.output, /✖ test\/throwing\.test\.ts\n {2}the process ended with 1/);
    assert.match(result.output, /unhandledRejection: Error: not waited for\n {4}at [^\n]*forgetful\.test\.ts/);
    assert.match(result.output, /✖ test\/forgetful\.test\.ts\n {2}the process ended with 1/);
  });

  it("fails a file that declares a test too late to be known as its own", () => {
    assert.match(result.output, /the test "is late" was declared when its file had been read/);
  });

  it("fails a check, whose output is shown", () => {
    assert.match(result.output, /✔ npm run typecheck/);
    assert.match(result.output, /✖ npm run lint\n {2}a line too long\n/);
  });

  it("leaves out what starts processes, for want of words, and says so", () => {
    assert.doesNotMatch(result.output, /✔ starts a process/);
    assert.match(result.output, /^left out: 1 files that start processes\. npm run test:all runs them too\.$/m);
  });
});

describe("a file that hangs", () => {
  const root = projectWith(
    { after },
    {
      "test/a.test.ts": passing("is before"),
      "test/hanging.test.ts": `
      import { test } from "node:test";
      test("never ends", () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
    `,
      "test/z.test.ts": passing("is behind"),
    },
  );

  // Long enough for a process to start on a machine that is busy. Begun at once: it waits beside the other tests.
  const hanging = run(root, ["--concurrency", "1", "--hang", "20"]);

  it("is told by its name and its test: the others run", async () => {
    const result = await hanging;
    assert.equal(result.code, 1);
    assert.match(result.output, /✖ test\/hanging\.test\.ts\n {2}nothing has happened for 20 s/);
    assert.equal(countsOf(result), "tests 3, pass 2, fail 1, cancelled 0, skipped 0");
    assert.match(result.output, /✔ is before/);
    assert.match(result.output, /✔ is behind/);
  });
});

describe("which files run", () => {
  it("in CI, all: those that start processes when the programs are there, and the others before", async (context) => {
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
    assert.doesNotMatch(result.output, /left out/);
  });

  it("with words, those whose path contains one", async (context) => {
    const root = projectWith(context, {
      "test/short.test.ts": passing("is short"),
      "test/own.test.ts": `import "node:child_process"; ${passing("has its own process")}`,
    });
    const result = await run(root, ["own"]);
    assert.match(result.output, /✔ has its own process/);
    assert.equal(countsOf(result), "tests 1, pass 1, fail 0, cancelled 0, skipped 0");
    const none = await run(root, ["nothing"]);
    assert.equal(none.code, 1);
    assert.equal(none.output, "test/run.js: no test file below test/ contains nothing\n");
  });
});
