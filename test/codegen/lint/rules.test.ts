/** Every rule is held to its own examples, and to what `explain` and the documentation need of it. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lintProject as lintWith } from "../../../codegen/lint/index.js";
import { lintRules } from "../../../codegen/lint/rules.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import type { ProjectReader } from "../../../codegen/project.js";
import { sampleWith } from "./samplePack.js";

/** The meta-schemas are compiled once for all of these tests. */
const check = metaCheck();
const lintProject = (project: ProjectReader) => lintWith(project, check);

const rulesFoundIn = (example: string): readonly string[] => {
  const { findings } = lintProject(sampleWith(JSON.parse(example)));
  return [...new Set(findings.map(({ rule }) => rule))];
};

it("the sample pack breaks no rule", () => {
  assert.deepEqual(lintProject(sampleWith()).findings, []);
});

describe("each rule finds its bad example, alone, and lets its good one pass", () => {
  for (const { id, level, bad, good } of lintRules) {
    it(id, () => {
      assert.deepEqual(rulesFoundIn(bad), [id], "bad");
      assert.deepEqual(rulesFoundIn(good), [], "good");
      const [finding] = lintProject(sampleWith(JSON.parse(bad))).findings;
      assert.equal(finding?.level, level);
    });
  }
});

describe("the catalogue", () => {
  it("names each rule once, in kebab case", () => {
    const ids = lintRules.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    for (const id of ids) assert.match(id, /^[a-z]+(-[a-z0-9]+)*$/);
  });

  it("says of each rule what holds, why, and what to do, in sentences", () => {
    for (const { id, purpose, why, fix } of lintRules) {
      for (const text of [purpose, why, fix]) assert.match(text, /^[A-Z].*[.?]$/su, `${id}: ${text}`);
    }
  });

  it("fixes at error what code generation cannot do without", () => {
    for (const { id, isFixed, level, stage } of lintRules) {
      if (stage === "reading") assert.ok(isFixed, id);
      if (isFixed) assert.equal(level, "error", id);
    }
  });
});
