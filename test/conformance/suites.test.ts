/**
 * The official conformance suites against the built product: what `npm run conformance` runs, one test for each run. CI brings
 * the suites; elsewhere they are run where the environment or an earlier `npm run conformance` has brought them.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, suite, test } from "node:test";
import { judge, type ServerOf } from "../../conformance/judge.js";
import { findParts, type Parts } from "../../conformance/parts.js";
import { runs } from "../../conformance/runs.js";
import { type ServerUnderTest, startServer } from "../../conformance/server.js";
import { mainPath } from "../e2e/support/product.js";

const found = findParts(process.env);
const missing = "missing" in found ? "the suites are not here: npm run conformance brings them" : false;

const parts = (): Parts => {
  if ("missing" in found) assert.fail(`.ci/run brings what is not there: ${found.missing.join(", ")}`);
  return found;
};

suite("the conformance suites", { skip: process.env["CI"] === "true" ? false : missing }, () => {
  const servers = new Map<string, Promise<ServerUnderTest>>();
  /** One server for all runs against a pack. */
  const shared: ServerOf = async (pack) => {
    const server = servers.get(pack) ?? startServer(mainPath, pack);
    servers.set(pack, server);
    const { url, said } = await server;
    return { url, said, stop: async () => said() };
  };
  after(async () => {
    for (const server of servers.values()) await (await server).stop();
  });

  for (const run of runs) {
    test(`pack ${run.pack} passes ${run.name} of the suite ${run.suite}`, async (context) => {
      const { problems, scenarios } = await judge(run, parts(), shared);
      context.diagnostic(`${scenarios.length} scenarios were run`);
      assert.deepEqual(problems, []);
    });
  }

  test("a server that does not listen where it says passes nothing", async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "mock-gds-nobody-"));
    context.after(() => rmSync(folder, { recursive: true, force: true }));
    const nobody = join(folder, "nobody.mjs");
    writeFileSync(
      nobody,
      'process.stderr.write("nobody on http://127.0.0.1:9/mcp\\n"); setInterval(() => {}, 60_000);\n',
    );
    const [run] = runs;
    assert.ok(run !== undefined, "there are runs");
    const { problems } = await judge(run, parts(), (pack) => startServer(nobody, pack));
    assert.ok(
      problems.some((problem) => problem.startsWith("0 scored scenarios passed")),
      problems.join("\n"),
    );
  });
});
