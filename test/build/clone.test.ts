/** A clone made as Git for Windows makes it by default, with CRLF wherever git may put it, passes the gates that compare bytes. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { copyOfProject, plainEnvironment, removeProject } from "../docs/project.js";

describe("a clone with core.autocrlf=true", () => {
  const original = copyOfProject();
  const clone = join(original, "clone");
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=reader", "-c", "user.email=reader@example.com", ...words], {
      cwd: original,
      encoding: "utf8",
      env: { ...plainEnvironment(), GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
      stdio: "pipe",
    });
  const run = (command: string): { readonly code: number | null; readonly said: string } => {
    const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
      cwd: clone,
      encoding: "utf8",
      env: plainEnvironment(),
    });
    return { code: status, said: stdout + stderr };
  };

  before(() => {
    git("init", "--quiet");
    git("add", "--all");
    // With the link to the installed packages, which the clone needs as well.
    git("commit", "--quiet", "--message", "copy");
    git("-c", "core.autocrlf=true", "clone", "--quiet", ".", clone);
  });
  after(() => removeProject(original));

  it("has the line endings that are committed, in every file", () => {
    const files = git("-C", clone, "ls-files", "--eol").trimEnd().split("\n");
    assert.ok(files.length > 1000, `${files.length} files`);
    assert.deepEqual(
      files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line)),
      [],
    );
    assert.equal(git("-C", clone, "-c", "core.autocrlf=true", "status", "--porcelain", "--untracked-files=no"), "");
  });

  it("passes the gates that compare what is generated, byte for byte", () => {
    const { code, said } = run("npm run contracts --silent -- check --gate generated --gate sources");
    assert.equal(code, 0, said);
  });

  it("passes lint", () => {
    const { code, said } = run("npm run lint --silent");
    assert.equal(code, 0, said);
  });

  it("tells a reviewer what is generated", () => {
    const asked = ["generated/gds/contract.ts", "src/travel/world/time/offsets.json", "src/main.ts"];
    assert.deepEqual(
      git("-C", clone, "check-attr", "linguist-generated", ...asked)
        .trimEnd()
        .split("\n"),
      [
        "generated/gds/contract.ts: linguist-generated: true",
        "src/travel/world/time/offsets.json: linguist-generated: true",
        "src/main.ts: linguist-generated: unspecified",
      ],
    );
  });
});
