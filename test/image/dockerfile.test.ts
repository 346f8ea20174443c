/** The Dockerfile, without a builder: what it says fits the product. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import packageJson from "../../package.json" with { type: "json" };
import { allSettings } from "../../src/config/allSettings.js";
import { repository } from "../support/repository.js";
import { instructionsIn } from "./instructions.js";

const text = readFileSync(join(repository, "Dockerfile"), "utf8");
const instructions = instructionsIn(text);

const ofKeyword = (keyword: string) => instructions.filter((instruction) => instruction.keyword === keyword);
const argumentsOf = (keyword: string): readonly string[] => ofKeyword(keyword).map((instruction) => instruction.text);

test("nothing in the Dockerfile is overruled further down, or depends on what came before", () => {
  for (const { keyword } of instructions) assert.equal(keyword, keyword.toUpperCase());
  assert.deepEqual(ofKeyword("MAINTAINER"), []);
  assert.deepEqual(ofKeyword("CMD"), []);
  for (const keyword of ["ENTRYPOINT", "HEALTHCHECK"]) assert.equal(ofKeyword(keyword).length, 1);
  for (const folder of argumentsOf("WORKDIR")) assert.match(folder, /^\//);
  assert.doesNotMatch(text, /\\\n\s*\n/, "a continued line is empty");
});

test("the bundle is made on the building platform, the native module on the one that runs it", () => {
  assert.deepEqual(
    ofKeyword("FROM").map(({ flags, text: stage }) => [...flags, stage].join(" ")),
    ["--platform=$BUILDPLATFORM $NODE_IMAGE AS build", "$NODE_IMAGE AS dependencies", "$NODE_IMAGE AS runtime"],
  );
});

test("its bill of materials names what is bundled: the stage that bundles is scanned as well", () => {
  const build = text.slice(text.indexOf(" AS build\n"), text.indexOf(" AS dependencies\n"));
  assert.match(build, /^ARG BUILDKIT_SBOM_SCAN_STAGE=true$/m);
});

test("it runs as nobody, in exec form, and ends on SIGTERM", () => {
  assert.deepEqual(argumentsOf("USER"), ["65532:65532"]);
  assert.deepEqual(argumentsOf("ENTRYPOINT"), ['["node", "dist/main.js"]']);
  assert.deepEqual(argumentsOf("STOPSIGNAL"), ["SIGTERM"]);
  assert.deepEqual(argumentsOf("VOLUME"), ['["/data"]']);
  assert.ok(text.includes("chown 65532:65532 /data"));
});

test("its health check is a program that this Node runs", async () => {
  const [, words = "[]"] = /CMD (\[[\s\S]*?\])$/m.exec(argumentsOf("HEALTHCHECK")[0] ?? "") ?? [];
  const [command, flag, program = ""] = JSON.parse(words) as readonly string[];
  assert.deepEqual([command, flag], ["node", "--eval"]);
  const { createServer } = await import("node:http");
  const { execFile } = await import("node:child_process");
  const outcome = async (status: number): Promise<number> => {
    const server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const code = await new Promise<number>((resolve) => {
      const child = execFile(process.execPath, ["--eval", program], { env: { MCP_HTTP_PORT: port } });
      child.on("exit", (exitCode) => resolve(exitCode ?? -1));
    });
    server.close();
    return code;
  };
  assert.equal(await outcome(200), 0);
  assert.equal(await outcome(503), 1);
});

test("every variable that it sets is a setting", () => {
  const known: readonly string[] = allSettings.map(({ schema }) => schema.env);
  const set = [...(argumentsOf("ENV")[0] ?? "").matchAll(/([A-Z_]+)=/g)].map(([, name = ""]) => name);
  assert.deepEqual(
    set.filter((name) => name !== "NODE_ENV" && !known.includes(name)),
    [],
  );
  assert.ok(set.includes("MCP_ALLOWED_HOSTS"));
  assert.ok(argumentsOf("ARG").includes(`VERSION=${packageJson.version}`));
});

test("what it copies is there, and .dockerignore lets it in", () => {
  const admitted = readFileSync(join(repository, ".dockerignore"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("!"))
    .map((line) => line.slice(1));
  const copied = ofKeyword("COPY")
    .filter(({ flags }) => !flags.some((flag) => flag.startsWith("--from=")))
    .flatMap((copy) => copy.text.split(" ").slice(0, -1));
  assert.deepEqual([...new Set(copied)].sort(), [...admitted].sort());
  assert.deepEqual(
    copied.filter((path) => !existsSync(join(repository, path))),
    [],
  );
});
