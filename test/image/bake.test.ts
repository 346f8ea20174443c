/** `docker-bake.hcl`: an image for every pack, for both platforms, with its papers. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import packageJson from "../../package.json" with { type: "json" };
import { packNames } from "../../src/packs/index.js";
import { repository } from "../support/repository.js";
import { type BakeBlock, readBakeFile } from "./bakeFile.js";
import { instructionsIn } from "./instructions.js";

const bake = readBakeFile(readFileSync(join(repository, "docker-bake.hcl"), "utf8"));

const blockIn = (block: BakeBlock, name: string): BakeBlock => {
  const found = block[name];
  assert.ok(typeof found === "object" && !Array.isArray(found), `there is no block ${name}`);
  return found as BakeBlock;
};

const image = blockIn(bake, "target image");

test("there is an image for every pack that the product serves", () => {
  assert.deepEqual(blockIn(bake, "group default")["targets"], ["image"]);
  const { pack } = blockIn(image, "matrix");
  assert.deepEqual(pack, packNames);
  assert.deepEqual(
    pack,
    readdirSync(join(repository, "contracts"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map((entry) => entry.name),
  );
  assert.match(String(image["name"]), /\$\{pack\}/, "bake needs a name of its own for each pack");
});

test("it is built for amd64 and arm64, with provenance and a bill of materials", () => {
  assert.deepEqual(image["platforms"], ["linux/amd64", "linux/arm64"]);
  assert.deepEqual(image["attest"], ["type=provenance,mode=max", "type=sbom"]);
});

test("its stage and its arguments are the Dockerfile's, its version the package's", () => {
  const instructions = instructionsIn(readFileSync(join(repository, String(image["dockerfile"])), "utf8"));
  const textsOf = (keyword: string) => instructions.filter((one) => one.keyword === keyword).map(({ text }) => text);
  assert.ok(textsOf("FROM").some((text) => text.endsWith(` AS ${String(image["target"])}`)));
  const declared = textsOf("ARG").map((text) => text.split("=", 1)[0]);
  assert.deepEqual(
    Object.keys(blockIn(image, "args")).filter((name) => !declared.includes(name)),
    [],
  );
  assert.equal(blockIn(bake, "variable VERSION")["default"], packageJson.version);
});
