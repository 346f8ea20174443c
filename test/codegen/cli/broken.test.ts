/** What the toolchain does when something fails that it has no rule for: it ends with a report all the same, and with no verdict. */
import assert from "node:assert/strict";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, it, type TestContext } from "node:test";
import { reporterNames } from "../../../codegen/report/names.js";
import { copyOfFixture } from "../project.js";
import { runCliHere } from "./process.js";

/** A project with a generated file that the system refuses to read. */
const unreadable = (test: TestContext): string => {
  const root = copyOfFixture(test, "library");
  mkdirSync(join(root, "generated"), { recursive: true });
  symlinkSync("loop.json", join(root, "generated/loop.json"));
  return root;
};

const asked = ["check", "--gate", "generated"] as const;

describe("a command that breaks off", () => {
  it("ends with 2, and tells why in every form of report", async (test) => {
    const root = unreadable(test);
    for (const reporter of reporterNames) {
      const { status, stdout, stderr } = await runCliHere(root, ...asked, "--reporter", reporter);
      assert.equal(status, 2);
      assert.match(stdout, /check broke off: ELOOP/);
      assert.match(stderr, /ELOOP[\s\S]*\n {4}at /);
    }
  });

  it("gives a program JSON that says the same", async (test) => {
    const { stdout } = await runCliHere(unreadable(test), ...asked, "--reporter", "json");
    const report: unknown = JSON.parse(stdout);
    assert.ok(typeof report === "object" && report !== null && "exitCode" in report && "findings" in report);
    assert.deepEqual([report.exitCode, report.findings], [2, []]);
  });

  it("says in words that it found out nothing", async (test) => {
    assert.match((await runCliHere(unreadable(test), ...asked)).stdout, /^check failed: it broke off$/m);
  });
});

it("a report that cannot be written is a mistake of the command line, whatever was to be reported", async (test) => {
  const root = unreadable(test);
  const { status, stderr } = await runCliHere(root, ...asked, "--reporter", "json", "--output", root);
  assert.equal(status, 2);
  assert.match(stderr, /^contracts: --output is .*which cannot be written/m);
});
