/** What the contracts give is the same, byte for byte, whoever generates it where: Node, order of files, time zone, language, folder. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sha256 } from "../../codegen/hash.js";
import { lockPath } from "../../codegen/lock.js";
import { filesBelow, projectAt } from "../../codegen/project.js";
import { temporaryFolder } from "../support/folders.js";
import { repository } from "../support/repository.js";
import { typescript } from "../support/typescript.js";
import { type Digest, digestOf, shuffled } from "./digest.js";
import { writeIn } from "./project.js";

const script = fileURLToPath(new URL("printDigest.ts", import.meta.url));
const real = projectAt(repository);
const here = digestOf(real);

interface Circumstances {
  readonly node: string;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** The digest of the project in a folder, as a process finds it that starts there. All that can be other is other at once. */
const digestIn = async ({ node, folder, environment }: Circumstances): Promise<Digest> => {
  const { stdout } = await promisify(execFile)(node, [...typescript, script, "."], {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Digest;
};

test("what is committed is what is generated here", async () => {
  const generated = (await here).filter(([path]) => path.startsWith("generated/"));
  const committed = filesBelow(real, "generated").filter((path) => path !== lockPath);
  assert.ok(committed.length > 0);
  assert.deepEqual(
    generated,
    committed.map((path) => [path, sha256(real.read(path) ?? "")]),
  );
});

test("in whatever order the file system lists its files", async () => {
  for (const seed of ["one", "two"]) assert.deepEqual(await digestOf(shuffled(real, seed)), await here);
});

test("on Node 20 and Node 24, whatever order its files were written in, in another time zone, language and folder, and beside another environment", async (context) => {
  const node = process.env["MOCK_GDS_NODE24"];
  if (node === undefined) {
    assert.ok(process.env["CI"] !== "true", "MOCK_GDS_NODE24 must name a Node 24 in CI");
    context.diagnostic(`MOCK_GDS_NODE24 names no second Node: ${process.version} was compared with itself`);
  }
  const folder = temporaryFolder(context);
  for (const path of [...filesBelow(real, "contracts")].reverse()) writeIn(folder, path, real.read(path) ?? "");
  const environment = {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
    COLUMNS: "40",
    NO_COLOR: "1",
  };
  assert.deepEqual(await digestIn({ node: node ?? process.execPath, folder, environment }), await here);
});
