/** The catalogue of the drift gates: what is found is in it, and what is in it can be found. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { gateRules } from "../../../codegen/gates/rules.js";
import { repository } from "../../support/repository.js";

const folder = join(repository, "codegen/gates");

/** The code of the gates, without the catalogue itself. */
const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && path !== "rules.ts")
  .map((path) => readFileSync(join(folder, path), "utf8"))
  .join("\n");

describe("the rules of the drift gates", () => {
  it("have names of their own, in kebab case", () => {
    const ids = gateRules.map(({ id }) => id);
    assert.deepEqual([...new Set(ids)], ids);
    for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
  });

  it("say why and what to do, and show what breaks them and what keeps them", () => {
    for (const { id, purpose, why, fix, bad, good } of gateRules) {
      for (const text of [purpose, why, fix]) assert.match(text, /^[A-Z].*\.$/s, id);
      assert.notEqual(bad, good, id);
    }
  });

  it("are all found by the code of the gates", () => {
    for (const { id } of gateRules) assert.ok(code.includes(`"${id}"`), `${id} is never found`);
  });

  it("hold every rule that the code names", () => {
    const ids = new Set(gateRules.map(({ id }) => id));
    const named = [...code.matchAll(/rule: "([a-z-]+)"/g)].map(([, id = ""]) => id);
    assert.deepEqual(
      named.filter((id) => !ids.has(id)),
      [],
    );
  });
});
