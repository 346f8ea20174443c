/** The Dockerfile, checked without a container engine: it parses, and what it says fits the product. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { DockerfileParser } from "dockerfile-ast";
import { ValidationSeverity, validate } from "dockerfile-utils";
import packageJson from "../../package.json" with { type: "json" };
import { allSettings } from "../../src/config/allSettings.js";
import { repository } from "../docs/markdown.js";

const text = readFileSync(join(repository, "Dockerfile"), "utf8");
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions();

const argumentsOf = (keyword: string): readonly string[] =>
  instructions
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArgumentsContent() ?? "");

const stages = dockerfile.getFROMs().map((from) => ({
  name: from.getBuildStage(),
  platform: from.getPlatformFlag()?.getValue(),
  image: from.getImage(),
}));

test("the Dockerfile has no fault that a parser finds", () => {
  const problems = validate(text, {
    deprecatedMaintainer: ValidationSeverity.ERROR,
    emptyContinuationLine: ValidationSeverity.ERROR,
    instructionCasing: ValidationSeverity.ERROR,
    instructionCmdMultiple: ValidationSeverity.ERROR,
    instructionEntrypointMultiple: ValidationSeverity.ERROR,
    instructionHealthcheckMultiple: ValidationSeverity.ERROR,
    instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
    instructionWorkdirRelative: ValidationSeverity.ERROR,
  });
  assert.deepEqual(problems, []);
});

test("the bundle is made on the building platform, the native module on the one that runs it", () => {
  assert.deepEqual(stages, [
    { name: "build", platform: "$BUILDPLATFORM", image: "$NODE_IMAGE" },
    { name: "dependencies", platform: undefined, image: "$NODE_IMAGE" },
    { name: "runtime", platform: undefined, image: "$NODE_IMAGE" },
  ]);
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
  const copied = dockerfile
    .getCOPYs()
    .filter((copy) => copy.getFlags().every((flag) => flag.getName() !== "from"))
    .flatMap((copy) => (copy.getArgumentsContent() ?? "").split(" ").slice(0, -1));
  assert.deepEqual([...new Set(copied)].sort(), [...admitted].sort());
  assert.deepEqual(
    copied.filter((path) => !existsSync(join(repository, path))),
    [],
  );
});
