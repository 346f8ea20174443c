/** Whoever gets the product gets the licences of the code that is bundled in it, and a build without them fails. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { bundle } from "../../build/bundle.js";
import { bundledPackages, LicenceError, licencesText, licensedPackages } from "../../build/licences.js";
import { buildProduct, licencesFile } from "../../build/product.js";
import { installedBeside } from "../../codegen/bundling.js";
import { repository } from "../support/repository.js";

const folder = mkdtempSync(join(tmpdir(), "mock-gds-licences-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const dist = join(folder, "dist");
const metafile = await buildProduct(dist);

describe("the product", () => {
  const text = readFileSync(join(dist, licencesFile), "utf8");
  const inputs = [...new Set(Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs)))];

  it("names every package whose files are in its bundle, with version, licence and the whole text", () => {
    const folders = new Set(inputs.flatMap((path) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []));
    assert.ok(folders.size > 25, `${folders.size} packages`);
    for (const path of folders) {
      const { name, version, license } = JSON.parse(readFileSync(join(repository, path, "package.json"), "utf8"));
      assert.ok(text.includes(`\n${name} ${version} (${license})`), name);
      const [file = ""] = readdirSync(join(repository, path)).filter((each) => /^licen[cs]e/i.test(each));
      assert.ok(text.includes(readFileSync(join(repository, path, file), "utf8").trim()), `the text of ${name}`);
    }
  });

  it("names packages that another package had bundled before", () => {
    assert.match(text, /^ajv-formats [\d.]+ \(MIT\), also inside of @modelcontextprotocol\/client [\d.]+ and /m);
    assert.match(text, /^content-type [\d.]+ \(MIT\), also inside of /m);
  });

  it("leaves outside what is installed beside it and what Node has, and nothing else", () => {
    const outside = Object.values(metafile.outputs).flatMap((output) =>
      output.imports.flatMap(({ path, external }) => (external === true ? [path] : [])),
    );
    const foreign = outside.filter((path) => !path.startsWith("node:") && !builtinModules.includes(path));
    // The toolchain asks for esbuild in a checkout alone and estimates tokens without a vocabulary, and `debug` does without
    // colours where there is no package for them.
    const optional = ["esbuild", "gpt-tokenizer/encoding/o200k_base", "supports-color"];
    assert.deepEqual([...new Set(foreign)].sort(), [...optional, ...installedBeside].sort());
  });

  it("has the notices of its data beside them", () => {
    assert.match(
      readFileSync(join(repository, "NOTICE.md"), "utf8"),
      /airport-data-ts.*\n.*creativecommons\.org\/licenses\/by\/4\.0/,
    );
  });
});

describe("a bundle of packages", () => {
  let projects = 0;

  /** A project whose entry imports each package; files by their path in it. */
  const bundled = async (files: Readonly<Record<string, string>>, ...imported: readonly string[]) => {
    const root = join(folder, `project-${projects++}`);
    const entry = imported.map((name, index) => `import * as p${index} from "${name}"; console.log(p${index});`);
    for (const [path, content] of Object.entries({ "entry.js": entry.join("\n"), ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    const metafile = await bundle(root, "entry.js", join(root, "out"));
    return () => licencesText(licensedPackages(root, bundledPackages(root, metafile)));
  };

  const manifest = (name: string, license?: string): string =>
    JSON.stringify({ name, version: "1.2.3", license, type: "module", main: "index.js" });

  const good = {
    "node_modules/good/package.json": manifest("good", "MIT"),
    "node_modules/good/index.js": "export const good = 1;",
    "node_modules/good/LICENSE": "The licence of good.\r\nIn two lines.\n",
    "node_modules/good/NOTICE": "The notice of good.\n",
  };

  it("has the text of the licence, and the notice beside it", async () => {
    const text = (await bundled(good, "good"))();
    assert.match(
      text,
      /^good 1\.2\.3 \(MIT\)\n=+\n\nThe licence of good\.\nIn two lines\.\n\nThe notice of good\.\n$/m,
    );
  });

  it("has nothing of a package that is imported and not used", async () => {
    const files = {
      ...good,
      "node_modules/unused/package.json": JSON.stringify({ name: "unused", version: "1.0.0", sideEffects: false }),
      "node_modules/unused/index.js": "export const unused = 1;",
      "node_modules/good/index.js": 'import { unused } from "unused"; export const good = 1;',
    };
    assert.doesNotMatch((await bundled(files, "good"))(), /unused/);
  });

  it("fails for a package without the text of its licence, under another licence, or under none, and names each", async () => {
    const files = {
      ...good,
      "node_modules/textless/package.json": manifest("textless", "MIT"),
      "node_modules/textless/index.js": "export const textless = 1;",
      "node_modules/@scope/other/package.json": manifest("@scope/other", "GPL-3.0-only"),
      "node_modules/@scope/other/index.js": "export const other = 1;",
      "node_modules/@scope/other/LICENSE": "GPL",
      "node_modules/good/node_modules/none/package.json": manifest("none"),
      "node_modules/good/node_modules/none/index.js": "export const none = 1;",
      "node_modules/good/index.js": 'export * from "none";',
    };
    assert.throws(await bundled(files, "good", "textless", "@scope/other"), (error) => {
      assert.ok(error instanceof LicenceError);
      assert.deepEqual(error.message.split("\n"), [
        "@scope/other 1.2.3 has the licence 'GPL-3.0-only'; allowed: MIT, MIT-0, Apache-2.0, BSD-2-Clause, BSD-3-Clause, ISC, 0BSD",
        "none 1.2.3 has the licence 'none'; allowed: MIT, MIT-0, Apache-2.0, BSD-2-Clause, BSD-3-Clause, ISC, 0BSD",
        "textless 1.2.3 comes without the text of its licence (MIT)",
      ]);
      return true;
    });
  });

  it("fails for a package that another had bundled before and that is not installed", async () => {
    const region = "//#region ../node_modules/.pnpm/inner@4.5.6_peer@1.0.0/node_modules/inner/index.js";
    const files = { ...good, "node_modules/good/index.js": `${region}\nexport const good = 1;` };
    assert.throws(
      await bundled(files, "good"),
      /^LicenceError: inner 4\.5\.6, inside of good 1\.2\.3, is not installed, so that its licence is not known: install it$/,
    );
  });
});
