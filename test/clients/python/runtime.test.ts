/** The Python runtime's own tests: streams, retries, deadlines, sessions, cancellation, against scripted servers. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { it } from "node:test";
import { repository } from "../../support/repository.js";
import { here, needsPython, python } from "./support.js";

it("passes its own tests", needsPython, async (context) => {
  const folders = [join(repository, "codegen/client/python"), here("unit")];
  const { stderr } = await python(folders, [
    "-W",
    "error",
    "-m",
    "unittest",
    "discover",
    "--start-directory",
    here("unit"),
  ]);
  const [, count = "0"] = /^Ran (\d+) tests/m.exec(stderr) ?? [];
  assert.ok(Number(count) > 50, stderr);
  context.diagnostic(`${count} tests in Python`);
});
