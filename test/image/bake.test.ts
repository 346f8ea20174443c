/** `docker-bake.hcl`, read by HashiCorp's parser: an image for every pack, for both platforms, with its papers. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { parse } from "@cdktf/hcl2json";
import { DockerfileParser } from "dockerfile-ast";
import packageJson from "../../package.json" with { type: "json" };
import { packNames } from "../../src/packs/index.js";
import { repository } from "../docs/markdown.js";

interface Target {
  readonly name: string;
  readonly matrix: { readonly pack: readonly string[] };
  readonly dockerfile: string;
  readonly target: string;
  readonly platforms: readonly string[];
  readonly args: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  readonly attest: readonly string[];
}

interface BakeFile {
  readonly variable: Readonly<Record<string, readonly [{ readonly default: string }]>>;
  readonly group: Readonly<Record<string, readonly [{ readonly targets: readonly string[] }]>>;
  readonly target: Readonly<Record<string, readonly [Target]>>;
}

const bake = async (): Promise<BakeFile> =>
  (await parse("docker-bake.hcl", readFileSync(join(repository, "docker-bake.hcl"), "utf8"))) as unknown as BakeFile;

const onlyTarget = async (): Promise<Target> => {
  const { group, target } = await bake();
  const [name = ""] = group["default"]?.[0].targets ?? [];
  const [found] = target[name] ?? [];
  assert.ok(found !== undefined, `the default group names '${name}', which is no target`);
  return found;
};

test("there is an image for every pack that the product serves", async () => {
  const { matrix, name } = await onlyTarget();
  assert.deepEqual(matrix.pack, packNames);
  assert.deepEqual(
    matrix.pack,
    readdirSync(join(repository, "contracts"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
      .map((entry) => entry.name),
  );
  assert.match(name, /\$\{pack\}/, "bake needs a name of its own for each pack");
});

test("it is built for amd64 and arm64, with provenance and a bill of materials", async () => {
  const { platforms, attest } = await onlyTarget();
  assert.deepEqual(platforms, ["linux/amd64", "linux/arm64"]);
  assert.deepEqual(attest, ["type=provenance,mode=max", "type=sbom"]);
});

test("its stage and its arguments are the Dockerfile's, its version the package's", async () => {
  const { target, args, dockerfile } = await onlyTarget();
  const parsed = DockerfileParser.parse(readFileSync(join(repository, dockerfile), "utf8"));
  assert.ok(parsed.getFROMs().some((from) => from.getBuildStage() === target));
  const declared = parsed.getARGs().map((argument) => argument.getProperty()?.getName());
  assert.deepEqual(
    Object.keys(args).filter((name) => !declared.includes(name)),
    [],
  );
  const { variable } = await bake();
  assert.equal(variable["VERSION"]?.[0].default, packageJson.version);
});
