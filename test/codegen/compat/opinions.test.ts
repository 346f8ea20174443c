/**
 * An independent tool is asked about each change of the corpus: jsoncompat, which proves or refutes that one schema holds another.
 * Where it sees a change otherwise, `disagreements.json` says why.
 *
 * `UPDATE_OPINIONS=1` writes the list anew, with reasons kept and new entries left for a person to explain.
 */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { before, describe, test } from "node:test";
import { check_compat, initSync } from "jsoncompat";
import { compatRule } from "../../../codegen/compat/rules.js";
import { createComparison } from "../../../codegen/compat/schema/compare.js";
import { type Node, rootOf } from "../../../codegen/compat/schema/located.js";
import { aloneAt } from "../../../codegen/compat/surface.js";
import type { Schema } from "../../../codegen/schema.js";
import { repository } from "../../support/repository.js";
import { type Case, corpus } from "./corpus.js";

const require = createRequire(import.meta.url);

type Verdict = "breaks" | "compatible";
type Opinion = "jsoncompat";

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

/** What is let through on purpose counts as a break, for it is one to whoever asks about sets of values. */
const ourVerdict = ({ before: former, after: latter, direction }: Case): Verdict =>
  createComparison()(nodeOf(former), nodeOf(latter), direction)
    .map(({ family }) => compatRule(`${direction}-${family}`))
    .some(({ level, tolerates }) => level === "error" || tolerates !== undefined)
    ? "breaks"
    : "compatible";

/** It never gives memory back, and V8 collects garbage each time that it takes more: all that it will take is taken at once. */
const bytesInAll = 2 ** 29;

const loadJsoncompat = (): void => {
  const folder = dirname(require.resolve("jsoncompat"));
  const { __wbindgen_malloc: take, __wbindgen_free: leave } = initSync({
    module: readFileSync(join(folder, "jsoncompat_wasm_bg.wasm")),
  });
  leave(take(bytesInAll, 8), bytesInAll, 8);
};

const byJsoncompat = ({ before: former, after: latter, direction }: Case): Disagreement["theirs"] => {
  const role = direction === "request" ? "deserializer" : "serializer";
  try {
    return check_compat(JSON.stringify(former), JSON.stringify(latter), role) ? "compatible" : "breaks";
  } catch {
    return "cannot say";
  }
};

const keyOf = (opinion: Opinion, theirs: string, name: string): string => `${opinion} ${theirs} ${name}`;

describe("another opinion", () => {
  const cases = corpus();
  const found = new Map<
    string,
    { readonly opinion: Opinion; readonly theirs: Disagreement["theirs"]; readonly name: string }
  >();
  const listed = JSON.parse(readFileSync(listPath, "utf8")) as readonly Disagreement[];

  before(() => {
    loadJsoncompat();
    for (const one of cases) {
      const note = (opinion: Opinion, theirs: Disagreement["theirs"]): void => {
        found.set(keyOf(opinion, theirs, one.name), { opinion, theirs, name: one.name });
      };
      const subset = byJsoncompat(one);
      if (subset !== ourVerdict(one)) note("jsoncompat", subset);
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
