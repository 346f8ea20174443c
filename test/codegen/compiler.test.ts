/** Gate 3: what the compiler says about handlers, for each way in which one can be wrong. */
import assert from "node:assert/strict";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { compileProject } from "../../codegen/gates/compiler.js";
import { parseCompilerOutput, runCompiler } from "../../codegen/gates/compilerCommand.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { copyOfFixture, fixtureFolder, generateInto, writeIn } from "./project.js";

const handler = "src/packs/library/tools/lendBook.ts";

const written = (body: string): string => `import type { library } from "../../../../generated/library/contract.js";
import type { LendBookOutput } from "../../../../generated/library/types.js";
import type { Handler } from "mock-gds/contract";
import type { Services } from "../services.js";

const book = { bookId: "B-0001", title: "Sea", authors: [{ lastName: "A" }], subtitle: null, format: "audio", lentUntil: null } as const;

${body}

export const lendBookText = (output: LendBookOutput): string => output.loan.due;
`;

const plain = `export const lendBook = async (
  { bookId }: ResolvedOf<typeof library.lendBook>,
  { fail }: ToolContext<typeof library.lendBook> & Services,
) => {
  if (bookId === "") fail("BOOK_UNKNOWN", { field: "bookId", value: bookId });
  return { loan: { due: "2026-06-15", status: "lent" as const }, book };
};`;

const withTypes = (text: string): string =>
  text
    .replace(
      "import type { Handler }",
      'import type { ResolvedOf } from "mock-gds/contract";\nimport type { Handler, ToolContext }',
    )
    .replace("(input, { fail }) =>", "(input, { fail }): LendBookOutput =>");

const good = `export const lendBook: Handler<typeof library.lendBook, Services> = (input, { fail }) => {
  const weeks: number = input.period.weeks;
  if (weeks > 4) fail("BOOK_LENT", { field: "bookId", value: input.bookId, until: "2026-06-15" });
  return { loan: { due: "2026-06-15", status: "lent" }, book };
};`;

const modules = ["contract", "registry", "resolve", "types"].map((name) => `generated/library/${name}.ts`);
const handlers = ["findBooks", "lendBook", "rate_book", "readAloud"].map(
  (name) => `src/packs/library/tools/${name}.ts`,
);

/** TypeScript without a service to ask is run over the whole project, and finds the same in the same places. */
const sameFromTheCommand = async (root: string, places: readonly string[]): Promise<void> => {
  const script = join(repository, "node_modules/typescript/bin/tsc");
  const found = await runCompiler(root, script, [...modules, ...handlers, "src/packs/library/services.ts"]);
  assert.deepEqual(found.map(({ file, line, column }) => `${file}:${line}:${column}`).sort(), [...places].sort());
};

const findingsWith = async (
  test: TestContext,
  text: string,
  asked: "service" | "service and command" = "service",
): Promise<readonly string[]> => {
  const root = copyOfFixture(test, "library");
  await generateInto(root);
  writeIn(root, handler, text);
  const { findings } = await compileProject(root);
  for (const { mend } of findings) assert.doesNotMatch(mend, /edit generated\//);
  if (asked === "service and command")
    await sameFromTheCommand(
      root,
      findings.map(({ where }) => where),
    );
  return findings.map(({ where, what, mend }) => `${where} ${what}\nmend: ${mend}`);
};

describe("the compiler", () => {
  it("accepts stubs as they are written", async (test) => {
    const root = copyOfFixture(test, "library");
    await generateInto(root);
    assert.match(readFileSync(join(root, handler), "utf8"), /not written yet/);
    assert.deepEqual(await compileProject(root), {
      findings: [],
      notes: ["handlers: 9 modules of registries and handlers compiled"],
    });
  });

  it("accepts a handler that keeps its contract, defaults filled in", async (test) => {
    assert.deepEqual(await findingsWith(test, written(good), "service and command"), []);
  });

  it("rejects a missing handler", async (test) => {
    const found = await findingsWith(
      test,
      written(good.replace("export const lendBook", "export const lend")),
      "service and command",
    );
    assert.match(found.join("\n"), /generated\/library\/registry\.ts:\d+:\d+ .*lendBook/);
    assert.match(
      found.join("\n"),
      /^mend: edit src\/packs\/library\/tools\/lendBook\.ts, then npm run contracts -- check/m,
    );
  });

  it("rejects a handler whose output is mistyped", async (test) => {
    const text = written(good.replace('status: "lent"', 'status: "sold"'));
    const found = await findingsWith(test, text, "service and command");
    assert.match(found.join("\n"), /^src\/packs\/library\/tools\/lendBook\.ts:\d+:\d+ .*"sold"/s);
  });

  it("rejects an output without a field that it must have", async (test) => {
    const found = await findingsWith(test, written(good.replace('due: "2026-06-15", ', "")));
    assert.match(found.join("\n"), /due/);
  });

  it("rejects a property too many where the return type is written out", async (test) => {
    const text = withTypes(written(good.replace('status: "lent" }', 'status: "lent", secret: 1 }')));
    const found = await findingsWith(test, text);
    assert.match(found.join("\n"), /^src\/packs\/library\/tools\/lendBook\.ts:\d+:\d+ TS2353 .*'secret'/s);
  });

  it("rejects a property too many of a handler without any annotation, and names its tool", async (test) => {
    assert.deepEqual(await findingsWith(test, withTypes(written(plain))), []);
    const text = withTypes(written(plain.replace('status: "lent" as const', "$&, secret: 1")));
    const found = await findingsWith(test, text);
    assert.match(found.join("\n"), /lendBook gives loan\.secret, which its contract does not declare/);
  });

  it("rejects a refusal without the data that its reason promises", async (test) => {
    const found = await findingsWith(test, written(good.replace(', until: "2026-06-15"', "")));
    assert.match(found.join("\n"), /^src\/packs\/library\/tools\/lendBook\.ts:\d+:\d+ .*until/s);
  });

  it("rejects an argument that the input does not have", async (test) => {
    const found = await findingsWith(test, written(good.replace("input.period.weeks", "input.period.days")));
    assert.match(found.join("\n"), /days/);
  });

  it("rejects a reason that the tool's contract does not list", async (test) => {
    const found = await findingsWith(test, written(good.replace('"BOOK_LENT"', '"SCHEMA"')));
    assert.match(found.join("\n"), /"SCHEMA"/);
  });

  it("rejects a handler of another tool under this tool's name", async (test) => {
    const found = await findingsWith(test, written('export { findBooks as lendBook } from "./findBooks.js";'));
    assert.match(found.join("\n"), /generated\/library\/registry\.ts/);
    assert.match(found.join("\n"), /^mend: edit src\/packs\/library\/tools\/lendBook\.ts/m);
  });

  it("names the contract where generated code that imports nothing by hand is wrong, and what writes it again first", async (test) => {
    const root = copyOfFixture(test, "library");
    await generateInto(root);
    writeIn(root, "generated/library/resolve.ts", "export const wrong: number = 'text';\n");
    const { findings } = await compileProject(root);
    const [own] = findings.filter(({ where }) => where.startsWith("generated/library/resolve.ts:1:"));
    assert.match(own?.mend ?? "", /^npm run codegen; or, .*contracts\/library of which resolve\.ts is made$/);
    for (const { mend } of findings) assert.doesNotMatch(mend, /edit generated\//);
  });
});

describe("where nothing can be compiled", () => {
  const onlyNote = async (root: string): Promise<string> => {
    const { findings, notes } = await compileProject(root);
    assert.deepEqual([findings, notes.length], [[], 1]);
    return notes[0] ?? "";
  };

  it("says that there is no tsconfig.json", async (test) => {
    const root = copyOfFixture(test, "library");
    rmSync(join(root, "tsconfig.json"));
    assert.match(await onlyNote(root), /types not checked: the project has no tsconfig\.json/);
  });

  it("says that there is no TypeScript", async (test) => {
    const root = temporaryFolder(test);
    cpSync(fixtureFolder("library"), root, { recursive: true });
    writeIn(root, "tsconfig.json", "{}");
    // Hides one that is installed further up.
    writeIn(root, "node_modules/typescript/package.json", '{ "exports": {} }');
    assert.match(await onlyNote(root), /types not checked: the project has no typescript installed/);
  });

  it("says that nothing has been generated", async (test) => {
    assert.match(await onlyNote(copyOfFixture(test, "library")), /types not checked: no pack has a generated registry/);
  });
});

it("counts columns in characters, whatever stands before", async (test) => {
  const text = written(good.replace('status: "lent"', '/* é 漢 🛫 */ status: "sold"'));
  const found = await findingsWith(test, text, "service and command");
  assert.match(found.join("\n"), /lendBook\.ts:\d+:/);
});

it("tells of a configuration that the compiler does not understand", async (test) => {
  const root = copyOfFixture(test, "library");
  await generateInto(root);
  writeIn(root, "tsconfig.json", '{ "compilerOptions": { "module": "no such" } }');
  const { findings } = await compileProject(root);
  assert.ok(
    findings.some(({ where }) => where.startsWith("tsconfig.json:")),
    JSON.stringify(findings),
  );
});

it("reads the compiler's findings with their continuation lines", () => {
  const output =
    "src/a.ts(3,7): error TS2322: Type 'x' is wrong.\n  Because of this.\nsrc/b.ts(1,1): error TS1005: ';' expected.\nerror TS5058: no such path\n";
  assert.deepEqual(
    parseCompilerOutput(output).map(({ file, line, column, code, message }) => [file, line, column, code, message]),
    [
      ["src/a.ts", 3, 7, "TS2322", "Type 'x' is wrong.\n  Because of this."],
      ["src/b.ts", 1, 1, "TS1005", "';' expected."],
      ["tsconfig.json", 1, 1, "TS5058", "no such path"],
    ],
  );
});
