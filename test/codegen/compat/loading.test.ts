/** A comparison with git has a second in all, so what only servers and other opinions need is not loaded for it. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { repository } from "../../support/repository.js";

test("a comparison with a commit or a folder loads no client, and nothing that only tests use", async () => {
  const entry = "codegen/compat/index.ts";
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: [join(repository, entry)],
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    format: "esm",
    outdir: "unwritten",
    write: false,
    metafile: true,
    logLevel: "silent",
  });
  const loaded = new Set<string>();
  const follow = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { path: next, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === "import-statement") follow(next);
    }
  };
  const [start = ""] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entry) ?? [];
  follow(start);
  const packages = [...loaded].filter((path) => !path.startsWith("unwritten/")).map((path) => path.split("/")[0]);
  assert.ok(packages.includes("ajv"), "the packages that are loaded could not be read");
  for (const name of ["@modelcontextprotocol", "jsoncompat", "@redocly", "handlebars", "typescript"]) {
    assert.ok(!packages.includes(name), `${name} is loaded`);
  }
});
