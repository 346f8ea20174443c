import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import { copyOfFixture, repository, writeIn } from "./project.js";

const run = (root: string, ...flags: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", join(repository, "codegen/cli.ts"), "--root", root, ...flags],
    { cwd: repository, encoding: "utf8" },
  );
  return { status, output: stdout + stderr };
};

it("generates, then proves that nothing drifted, then tells what did and how to mend it", (test) => {
  const root = copyOfFixture(test, "library");
  assert.equal(run(root, "--check").status, 1);
  const generated = run(root);
  assert.equal(generated.status, 0, generated.output);
  assert.match(generated.output, /stub {6}src\/packs\/library\/tools\/findBooks\.ts/);
  assert.deepEqual(run(root, "--check"), { status: 0, output: "nothing drifted: 1 packs, 19 generated files\n" });

  rmSync(join(root, "generated/library/types.ts"));
  const drifted = run(root, "--check");
  assert.equal(drifted.status, 1);
  assert.match(drifted.output, /generated\/library\/types\.ts {2}generated\/missing\n.*\n {2}mend: npm run codegen\n/);

  const contract = "contracts/library/tools/findBooks.json";
  writeIn(root, contract, readFileSync(join(root, contract), "utf8").replace("minLength", "minLenght"));
  for (const flags of [[], ["--check"]]) {
    const invalid = run(root, ...flags);
    assert.equal(invalid.status, 2);
    assert.match(invalid.output, /contracts\/library\/tools\/findBooks\.json:8:\d+ {2}contract\/meta-schema/);
    assert.match(invalid.output, /mend: edit contracts\/library\/tools\/findBooks\.json/);
  }
});

it("prints the hash of a verbatim part, and fails for one that is not there", (test) => {
  const root = copyOfFixture(test, "minimal");
  const good = run(root, "--print-source", "minimal/tools/ping.json#/inputSchema");
  assert.deepEqual(
    [good.status, /^[0-9a-f]{64} {2}minimal\/tools\/ping\.json#\/inputSchema\n$/.test(good.output)],
    [0, true],
  );
  assert.equal(run(root, "--print-source", "minimal/tools/pong.json#/inputSchema").status, 2);
});

it("prints what the tool list costs", (test) => {
  const { status, output } = run(copyOfFixture(test, "minimal"), "--tokens");
  assert.equal(status, 0);
  assert.match(output, /^minimal +bytes +tokens {2}\(estimate\)\nping +\d+ +\d+\ntotal +\d+ +\d+\n$/);
});
