/** What the contracts give is the same, byte for byte, whoever generates it where: Node, order of files, time zone, language, folder. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sha256 } from "../../codegen/hash.js";
import { lockPath } from "../../codegen/lock.js";
import { filesBelow, projectAt } from "../../codegen/project.js";
import { repository, temporaryFolder } from "./project.js";

const script = fileURLToPath(new URL("digest.ts", import.meta.url));
const loader = import.meta.resolve("tsx");

interface Circumstances {
  readonly node?: string;
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly words?: readonly string[];
}

type Digest = readonly (readonly [path: string, sha256: string])[];

const digest = async ({ node, folder, environment, words = [] }: Circumstances = {}): Promise<Digest> => {
  const { stdout } = await promisify(execFile)(node ?? process.execPath, ["--import", loader, script, ...words], {
    cwd: folder ?? repository,
    env: { ...process.env, ...environment },
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Digest;
};

let ours: Promise<Digest> | undefined;
const here = (): Promise<Digest> => {
  ours ??= digest();
  return ours;
};

test("what is committed is what is generated here", async () => {
  const project = projectAt(repository);
  const generated = (await here()).filter(([path]) => path.startsWith("generated/"));
  const committed = filesBelow(project, "generated").filter((path) => path !== lockPath);
  assert.ok(committed.length > 0);
  assert.deepEqual(
    generated,
    committed.map((path) => [path, sha256(project.read(path) ?? "")]),
  );
});

test("on Node 20 and Node 24", async (context) => {
  const node = process.env["MOCK_GDS_NODE24"];
  if (node === undefined) {
    assert.ok(process.env["CI"] !== "true", "MOCK_GDS_NODE24 must name a Node 24 in CI");
    context.diagnostic(`MOCK_GDS_NODE24 names no second Node: ${process.version} was compared with itself`);
  }
  assert.deepEqual(await digest(node === undefined ? {} : { node }), await here());
});

test("in whatever order the file system lists its files", async () => {
  for (const seed of ["one", "two"]) assert.deepEqual(await digest({ words: ["--shuffle", seed] }), await here());
});

test("whatever order its files were written in", async (context) => {
  const root = temporaryFolder(context);
  const paths = [...filesBelow(projectAt(repository), "contracts")].reverse();
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), readFileSync(join(repository, path)));
  }
  assert.deepEqual(await digest({ words: ["--root", root] }), await here());
});

test("in another time zone, language and folder, and beside another environment", async (context) => {
  const folder = temporaryFolder(context);
  cpSync(join(repository, "contracts"), join(folder, "contracts"), { recursive: true });
  const environment = {
    TZ: "Pacific/Kiritimati",
    LANG: "tr_TR.UTF-8",
    LC_ALL: "tr_TR.UTF-8",
    COLUMNS: "40",
    NO_COLOR: "1",
  };
  assert.deepEqual(await digest({ folder, environment, words: ["--root", "."] }), await here());
});
