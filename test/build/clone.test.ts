/**
 * A clone made as Git for Windows makes it by default, with CRLF wherever git may put it, holds the very bytes of the work tree, of
 * which `npm test` asks the gates that compare bytes, and lint.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { plainEnvironment } from "../docs/project.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";

/** Where the checkout keeps what git has seen already; empty where there is no checkout. */
const knownObjects = (): string => {
  const words = ["-C", repository, "rev-parse", "--path-format=absolute", "--git-path", "objects"];
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8", env: plainEnvironment() });
  return status === 0 ? stdout : "";
};

describe("a clone with core.autocrlf=true", () => {
  const folder = temporaryFolder({ after });
  const [original, clone] = [join(folder, "original"), join(folder, "clone")];
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=reader", "-c", "user.email=reader@example.com", ...words], {
      cwd: folder,
      encoding: "utf8",
      env: { ...plainEnvironment(), GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" },
      maxBuffer: 16 * 1024 * 1024,
      stdio: "pipe",
    });
  before(() => {
    git("init", "--quiet", original);
    writeFileSync(join(original, ".git/objects/info/alternates"), knownObjects());
    const ofWorkTree = [`--git-dir=${join(original, ".git")}`, `--work-tree=${repository}`, "-c", "core.compression=0"];
    git(...ofWorkTree, "add", "--all");
    git(...ofWorkTree, "commit", "--quiet", "--message", "copy");
    git("-c", "core.autocrlf=true", "clone", "--quiet", "--shared", original, clone);
  });

  it("has the line endings that are committed, in every file", () => {
    const files = git("-C", clone, "ls-files", "--eol").trimEnd().split("\n");
    assert.ok(files.length > 1000, `${files.length} files`);
    assert.deepEqual(
      files.filter((line) => /\bw\/(crlf|mixed)\b/.test(line)),
      [],
    );
    assert.equal(git("-C", clone, "-c", "core.autocrlf=true", "status", "--porcelain", "--untracked-files=no"), "");
  });

  it("holds the bytes that are committed, so that the gates and lint find in it what they find in the work tree", () => {
    const namesIn = (checkout: string): readonly string[] =>
      git("-C", checkout, "ls-files", "-z", "--cached")
        .split("\0")
        .filter((name) => name !== "");
    const names = namesIn(original);
    assert.ok(names.length > 1000, `${names.length} files`);
    assert.deepEqual(namesIn(clone), names);
    for (const name of names) {
      const [one, other] = [repository, clone].map((root) => readFileSync(join(root, name)));
      assert.ok(other !== undefined && one?.equals(other), `${name} is other bytes in the clone`);
    }
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
