/** The toolchain knows a product by what `contracts/toolchain.json` says: this one is the server's own, and another one is taken as well. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { generate } from "../../codegen/generate.js";
import { defaultProduct, placeNames, productFactsOf } from "../../codegen/product.js";
import { filesBelow, projectAt } from "../../codegen/project.js";
import type { Toolchain } from "../../codegen/toolchain.js";
import settings from "../../src/config/config.schema.json" with { type: "json" };
import { product } from "../../src/product.js";
import { repository } from "../support/repository.js";
import { fixture, withFiles } from "./project.js";

describe("the product that the toolchain knows", () => {
  const own: Toolchain = JSON.parse(readFileSync(join(repository, "contracts/toolchain.json"), "utf8"));

  it("is the one that the server is", () => {
    const facts = productFactsOf(own);
    assert.deepEqual(facts, defaultProduct);
    assert.deepEqual([facts.command, [facts.defaultPack]], [product.name, settings.properties.pack.default]);
    assert.deepEqual(placeNames(facts), { worldHeader: product.headersRead.world, metaKeys: product.metaKeys });
    assert.equal(product.sessionVariable, `${facts.environmentPrefix}SESSION`);
  });

  it("may be another one: clients and READMEs name it", async () => {
    const other = { command: "librarian", metaPrefix: "org.example.library/", defaultPack: "library" };
    const project = withFiles(fixture("library"), { "contracts/toolchain.json": JSON.stringify({ product: other }) });
    const { files } = await generate(project);
    const textOf = (path: string): string =>
      files.find((file) => file.path === `generated/library/${path}`)?.text ?? assert.fail(path);
    assert.match(textOf("client/runtime/meta.js"), /session: "org\.example\.library\/session"/);
    assert.match(
      textOf("python/library_mcp_client/runtime/revision.py"),
      /^SESSION_KEY = "org\.example\.library\/session"$/m,
    );
    assert.match(textOf("python/README.md"), / librarian --http`/);
    assert.doesNotMatch(textOf("client/README.md"), /--pack/);
    const strangers = files.filter(({ text }) => /io\.github\.mock-gds|"mock-gds"|`mock-gds/.test(text));
    assert.deepEqual(
      strangers.map(({ path }) => path),
      [],
    );
  });

  it("stands in one module of the toolchain, besides examples, comments and the runtimes of clients", () => {
    const isSpared = (path: string): boolean =>
      path === "codegen/product.ts" || path === "codegen/gates/rules.ts" || path.startsWith("codegen/client/");
    const saying = filesBelow(projectAt(repository), "codegen")
      .filter((path) => path.endsWith(".ts") && !isSpared(path))
      .filter((path) =>
        readFileSync(join(repository, path), "utf8")
          .split("\n")
          .some((line) => !/^\s*(\/?\*|\/\/)/.test(line) && /mock.?gds|x-gds/i.test(line)),
      );
    assert.deepEqual(saying, []);
  });
});
