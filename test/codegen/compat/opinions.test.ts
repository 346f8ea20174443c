/**
 * Two independent tools are asked about each change of the corpus: jsoncompat, which proves or refutes that one schema holds another,
 * and redocly diff, which compares API descriptions. Where one of them sees it otherwise, `disagreements.json` says why.
 *
 * `UPDATE_OPINIONS=1` writes the list anew, with reasons kept and new entries left for a person to explain.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { check_compat, initSync } from "jsoncompat";
import { compatRule } from "../../../codegen/compat/rules.js";
import { createComparison } from "../../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../../codegen/compat/schema/located.js";
import { aloneAt } from "../../../codegen/compat/surface.js";
import { rewriteSchema, type Schema } from "../../../codegen/schema.js";
import { repository, temporaryFolder } from "../project.js";
import { type Case, corpus } from "./corpus.js";

const require = createRequire(import.meta.url);

type Verdict = "breaks" | "compatible";
type Opinion = "jsoncompat" | "redocly";

interface Disagreement {
  readonly opinion: Opinion;
  /** What they say; we say the opposite. */
  readonly theirs: Verdict | "cannot say";
  readonly reason: string;
  readonly cases: readonly string[];
}

const listPath = join(repository, "test/codegen/compat/disagreements.json");
const unexplained = "TO BE EXPLAINED";

const nodeOf = (root: Schema): Node =>
  rootOf(aloneAt(root, { document: { path: "schema.json", text: undefined }, pointer: "" }));

/** `isToTheLetter`: what is let through on purpose counts as a break, for it is one to whoever asks about sets of values. */
const ourVerdict = ({ before: former, after: latter, direction }: Case, isToTheLetter: boolean): Verdict =>
  createComparison()(nodeOf(former), nodeOf(latter), direction)
    .map(({ family }) => compatRule(`${direction}-${family}`))
    .some(({ level, tolerates }) => level === "error" || (isToTheLetter && tolerates !== undefined))
    ? "breaks"
    : "compatible";

const loadJsoncompat = (): void => {
  const folder = dirname(require.resolve("jsoncompat"));
  initSync({ module: readFileSync(join(folder, "jsoncompat_wasm_bg.wasm")) });
};

const byJsoncompat = ({ before: former, after: latter, direction }: Case): Disagreement["theirs"] => {
  const role = direction === "request" ? "deserializer" : "serializer";
  try {
    return check_compat(JSON.stringify(former), JSON.stringify(latter), role) ? "compatible" : "breaks";
  } catch {
    return "cannot say";
  }
};

/** Definitions become components, where an API description keeps them. */
const described = (cases: readonly Case[], side: "before" | "after"): object => {
  const schemas: Record<string, Schema> = {};
  const inComponents = (schema: Schema, index: number): Schema => {
    const renamed = rewriteSchema(schema, (inner) =>
      typeof inner["$ref"] === "string"
        ? { ...inner, $ref: inner["$ref"].replace("#/$defs/", `#/components/schemas/C${index}`) }
        : inner,
    );
    const { $defs, ...rest } = renamed;
    for (const [name, definition] of Object.entries($defs ?? {})) schemas[`C${index}${name}`] = definition as Schema;
    return rest;
  };
  const paths = Object.fromEntries(
    cases.map((one, index) => {
      const content = { "application/json": { schema: inComponents(one[side], index) } };
      const operation = {
        operationId: `case${index}`,
        ...(one.direction === "request" && { requestBody: { required: true, content } }),
        responses: { 200: { description: "ok", ...(one.direction === "response" && { content }) } },
      };
      return [`/case-${index}`, { post: operation }];
    }),
  );
  return { openapi: "3.1.0", info: { title: "corpus", version: "1.0.0" }, paths, components: { schemas } };
};

interface RedoclyReport {
  readonly changes: readonly { readonly path: string; readonly impact: string }[];
}

/** One process for the whole corpus: it takes about a second to start. */
const byRedocly = (cases: readonly Case[], folder: string): ReadonlyMap<Case, Verdict> => {
  for (const side of ["before", "after"] as const) {
    writeFileSync(join(folder, `${side}.json`), JSON.stringify(described(cases, side)));
  }
  const cli = join(dirname(require.resolve("@redocly/cli/package.json")), "bin/cli.js");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, "diff", "before.json", "after.json", "--format=json", "--fail-on=none"],
    {
      cwd: folder,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
    },
  );
  assert.ok(stdout.startsWith("{"), `redocly diff gave no report: ${stderr}`);
  const { changes } = JSON.parse(stdout) as RedoclyReport;
  const broken = new Set(
    changes
      .filter(({ impact }) => impact === "major")
      .map(({ path }) =>
        Number(
          /case-(\d+)|schemas\/C(\d+)/
            .exec(path)
            ?.slice(1)
            .find((index) => index !== undefined),
        ),
      ),
  );
  return new Map(cases.map((one, index) => [one, broken.has(index) ? "breaks" : "compatible"]));
};

const keyOf = (opinion: Opinion, theirs: string, name: string): string => `${opinion} ${theirs} ${name}`;

describe("other opinions", () => {
  const cases = corpus();
  const found = new Map<
    string,
    { readonly opinion: Opinion; readonly theirs: Disagreement["theirs"]; readonly name: string }
  >();
  const listed = JSON.parse(readFileSync(listPath, "utf8")) as readonly Disagreement[];

  const folder = temporaryFolder({ after });

  before(() => {
    loadJsoncompat();
    const redocly = byRedocly(cases, folder);
    for (const one of cases) {
      const note = (opinion: Opinion, theirs: Disagreement["theirs"]): void => {
        found.set(keyOf(opinion, theirs, one.name), { opinion, theirs, name: one.name });
      };
      const subset = byJsoncompat(one);
      if (subset !== ourVerdict(one, true)) note("jsoncompat", subset);
      const description = redocly.get(one) ?? "compatible";
      if (description !== ourVerdict(one, false)) note("redocly", description);
    }
    if (process.env["UPDATE_OPINIONS"] === undefined) return;
    const known = listed.map((entry) => ({
      ...entry,
      cases: entry.cases.filter((name) => found.has(keyOf(entry.opinion, entry.theirs, name))),
    }));
    const explained = new Set(
      known.flatMap(({ opinion, theirs, cases: names }) => names.map((name) => keyOf(opinion, theirs, name))),
    );
    const open = [...found].flatMap(([key, { opinion, theirs, name }]): readonly Disagreement[] =>
      explained.has(key) ? [] : [{ opinion, theirs, reason: unexplained, cases: [name] }],
    );
    const next = [...known.filter(({ cases: names }) => names.length > 0), ...open];
    writeFileSync(listPath, `${JSON.stringify(next, undefined, 2)}\n`);
  });

  test("are asked about some hundreds of changes", () => {
    assert.ok(cases.length >= 300, `${cases.length} cases`);
    assert.equal(new Set(cases.map(({ name }) => name)).size, cases.length);
  });

  const listedKeys = listed.flatMap(({ opinion, theirs, cases: names }) =>
    names.map((name) => keyOf(opinion, theirs, name)),
  );

  test("that differ are all listed", () => {
    const known = new Set(listedKeys);
    assert.deepEqual(
      [...found.keys()].filter((key) => !known.has(key)),
      [],
    );
  });

  test("that are listed do differ", () => {
    assert.deepEqual(
      listedKeys.filter((key) => !found.has(key)),
      [],
    );
  });

  test("are each explained", () => {
    for (const { reason, cases: names } of listed) {
      assert.notEqual(reason, unexplained, names.join());
      assert.ok(reason.length > 40, reason);
    }
  });

  test("never show a break that we miss: whoever says so is refuted in the list", () => {
    for (const { reason, theirs } of listed) {
      if (theirs === "breaks") assert.match(reason, /^(Not a break|Let through on purpose|Cautious)/, reason);
    }
  });
});
