/** The packed product, installed into an empty folder as npm would, without a checkout and without install scripts: it serves and generates. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import packageJson from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { packNames } from "../../src/packs/index.js";
import { fixtureFolder } from "../codegen/project.js";
import { plainEnvironment, startShell } from "../docs/project.js";
import { addressOf, probeHttp, probeStdio } from "../docs/servers.js";
import { repository } from "../support/repository.js";

const folder = mkdtempSync(join(tmpdir(), "mock-gds-packed-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const user = join(folder, "user");
const tarball = `${packageJson.name}-${packageJson.version}.tgz`;

const runIn = (cwd: string, command: string, ...words: readonly string[]): string =>
  execFileSync(command, words, { cwd, encoding: "utf8", stdio: "pipe", env: plainEnvironment() });

/** Dependencies have the versions of the project's lock file, so that the cache of `npm ci` has them and no network is needed. */
const install = (): void => {
  const { dependencies, bin, name, version } = packageJson;
  const ours = { version, resolved: `file:${tarball}`, dependencies, bin };
  const others = Object.entries(lock.packages).filter(([path, entry]) => path !== "" && !("dev" in entry));
  const root = { name: "user", private: true, type: "module", dependencies: { [name]: `file:${tarball}` } };
  const packages = Object.fromEntries([["", root], [`node_modules/${name}`, ours], ...others]);
  writeFileSync(join(user, "package.json"), JSON.stringify(root));
  writeFileSync(join(user, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  runIn(user, "npm", "ci", "--ignore-scripts", "--prefer-offline", ...quiet);
};

const compilerOptions = {
  target: "es2022",
  module: "nodenext",
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  resolveJsonModule: true,
  rootDir: ".",
  outDir: "built",
};

/** Calls the generated tool as a server would: its input is validated, its manifest loaded. */
const program = `
import { contract, minimal } from "./built/generated/minimal/contract.js";
const validate = await minimal.ping.loadInputValidator();
const { tools } = await contract.loadManifest("portable", "outline");
console.log(JSON.stringify([validate({}), validate("text"), tools.map(({ name }) => name)]));
`;

describe("the packed product in an empty folder", () => {
  before(() => {
    mkdirSync(user);
    runIn(repository, "npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", user);
    install();
  });

  it("has its licences, its notices, its bill of materials, its contracts and their manifests", () => {
    const manifests = packNames.flatMap((name) => {
      const files = readdirSync(join(repository, "generated", name, "manifest"));
      for (const file of ["resources.json", "tools.outlines.json", "tools.verbatim.json"])
        assert.ok(files.includes(file));
      return files.map((file) => `generated/${name}/manifest/${file}`);
    });
    const contracts = packNames.map((name) => `contracts/${name}/pack.json`);
    const papers = ["dist/THIRD_PARTY_LICENSES", "dist/sbom.cdx.json", "LICENSE", "NOTICE.md"];
    for (const path of [...papers, ...contracts, ...manifests])
      assert.ok(readFileSync(join(user, "node_modules/mock-gds", path)).length > 0, path);
  });

  it("serves over stdio", () => probeStdio(startShell("node_modules/.bin/mock-gds", { cwd: user })));

  it("serves over HTTP, keeps bookings in a folder, and answers a call", async () => {
    const server = startShell("exec node_modules/.bin/mock-gds --http --port 0 --data-dir bookings", { cwd: user });
    try {
      const url = await addressOf(server);
      await probeHttp(url);
      const call = {
        name: "searchFlights",
        arguments: { origin: "JFK", destination: "LAX", departureDate: "2026-12-15" },
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientInfo": { name: "user", version: "1" },
          "io.modelcontextprotocol/clientCapabilities": {},
        },
      };
      const response = await fetch(`${url}/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": "tools/call",
          "mcp-name": call.name,
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
      });
      const answer = await response.text();
      assert.equal(response.status, 200, answer);
      assert.match(answer, /"itineraries":\[\{"flightId":"/);
    } finally {
      assert.equal(await server.stop(), 0, server.output());
    }
  });

  it("lints its own contracts where there are no others", () => {
    const told = runIn(user, "node_modules/.bin/mock-gds", "contracts", "lint");
    assert.ok(told.includes(`note: lint: looked at ${packNames.length} packs: ${packNames.join(", ")}\n`), told);
  });

  it("generates a server that compiles against mock-gds/contract alone, and runs", () => {
    cpSync(fixtureFolder("minimal"), user, { recursive: true });
    runIn(user, "node_modules/.bin/mock-gds", "contracts", "generate");
    const generated = readFileSync(join(user, "generated/minimal/contract.ts"), "utf8");
    assert.match(generated, / from "mock-gds\/contract";$/m);
    // What a project with a server in TypeScript has besides: Node's types, for AbortSignal and the like.
    for (const name of ["@types/node", "undici-types"]) {
      mkdirSync(dirname(join(user, "node_modules", name)), { recursive: true });
      symlinkSync(join(repository, "node_modules", name), join(user, "node_modules", name));
    }
    const include = ["src", "generated/minimal/*.ts"];
    writeFileSync(join(user, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
    runIn(user, process.execPath, join(repository, "node_modules/typescript/bin/tsc"), "--project", user);
    writeFileSync(join(user, "program.js"), program);
    assert.deepEqual(JSON.parse(runIn(user, process.execPath, "program.js")), [true, false, ["ping"]]);
  });
});
