/** docs/clients-python.md: its commands do what it says, in a copy of the project, and its program runs. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { blocksOf } from "../../docs/markdown.js";
import { copyOfProject, removeProject, startShell } from "../../docs/project.js";
import { canMakeEnvironments, needsPython, python, serverCommand } from "./support.js";

const document = "docs/clients-python.md";
const textsIn = (language: string): readonly string[] =>
  blocksOf(document)
    .filter((block) => block.language === language)
    .map(({ text }) => text.trim());

describe(document, needsPython, () => {
  let root = "";
  before(() => {
    root = copyOfProject();
  });
  after(() => removeProject(root));

  for (const command of textsIn("sh")) {
    it(`runs '${command}'`, async (context) => {
      if (command.includes(" -m venv ") && !canMakeEnvironments()) {
        context.diagnostic("not run: this Python makes no environments (python3-venv is not installed)");
        return;
      }
      const shell = startShell(command, { cwd: root });
      shell.process.stdin?.end();
      assert.equal(await shell.exit, 0, `${command}\n${shell.output()}`);
    });
  }

  it("has a program that books", async () => {
    const [program = ""] = textsIn("python");
    const here = program.replace(
      '"node", "dist/main.js"',
      serverCommand()
        .map((word) => JSON.stringify(word))
        .join(", "),
    );
    assert.notEqual(here, program);
    const { stdout } = await python([join(root, "generated/gds/python")], ["-c", here]);
    assert.match(stdout, /^TEST-[A-Z0-9]{6}\n$/);
  });
});
