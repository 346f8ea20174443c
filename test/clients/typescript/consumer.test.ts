/**
 * A user's project: empty, outside the repository, with the packed client and the compiler. What the client's README shows is
 * compiled there as strictly as can be, and run against the server: over both official clients, both eras, both transports.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { gds } from "../../../generated/gds/client/index.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { compilerSays, strictest } from "./emitted.js";
import { serverCommand, startServer, type Way, ways } from "./servers.js";

const run = promisify(execFile);
const packageFolder = join(repository, "generated/gds/client");
const readme = readFileSync(join(packageFolder, "README.md"), "utf8");

const codeBlocksOf = (text: string): readonly string[] =>
  [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
const [use = "", errors = "", parts = "", mock = ""] = codeBlocksOf(readme);
const documentBlocks = codeBlocksOf(readFileSync(join(repository, "docs/clients-typescript.md"), "utf8"));

const shownAddress = '{ url: "http://127.0.0.1:3001/mcp" }';
const shownClient = "mock-gds-client/connect/client";

const replaced = (text: string, from: string, to: string): string => {
  assert.ok(text.includes(from), `the README no longer says ${from}`);
  return text.replaceAll(from, to);
};

/** The README's example, aimed at a server of this test. */
const aimed = (text: string, way: Way, address: object): string => {
  const where = JSON.stringify(address);
  if (way === "sdk 2025-11-25") {
    return replaced(replaced(text, shownClient, "mock-gds-client/connect/sdk"), shownAddress, where);
  }
  const revision = way === "client 2026-07-28" ? "2026-07-28" : "2025-11-25";
  return replaced(text, shownAddress, `${where}, { revision: "${revision}" }`);
};

/** Up to and with the client; what follows it is the caller's own. */
const opening = use.slice(0, use.indexOf("\n\n", use.indexOf("createClient(")) + 2);
const closing = "await connection.close();\n";

/** The examples of doc comments, each in a scope of its own. */
const documentedExamples = (file: string): readonly string[] =>
  [...readFileSync(join(packageFolder, file), "utf8").matchAll(/@example\n\s*\* ```ts\n([\s\S]*?)\s*\* ```/g)].map(
    ([, lines = ""]) => lines.replaceAll(/^\s*\* ?/gm, ""),
  );

const documented = (): string => {
  const methods = documentedExamples("contract.d.ts");
  const functions = documentedExamples("tools.d.ts");
  const names = Object.values(gds).map(({ name }) => name);
  assert.deepEqual([methods.length, functions.length], [names.length, names.length]);
  const scope = (code: string, parameter: string): string =>
    `void (async (${parameter}) => {\n${code}\nreturn output;\n});\n`;
  return [
    'import type { Client, Connection, gds } from "mock-gds-client";\n',
    `import { ${names.join(", ")} } from "mock-gds-client/tools";\n`,
    ...methods.map((code) => scope(code, "client: Client<typeof gds>")),
    ...functions.map((code) => scope(code, "connection: Connection")),
  ].join("");
};

/** Clients that a user has connected already, of both packages. */
const own = [
  'import { Client as Newer } from "@modelcontextprotocol/client";',
  'import { Client as Older } from "@modelcontextprotocol/sdk/client/index.js";',
  'import { connectionOver, createClient, gds } from "mock-gds-client";',
  'import { airports } from "mock-gds-client/resources";',
  'import { reasons } from "mock-gds-client/reasons";',
  'export const newer = createClient(gds, new Newer({ name: "own", version: "1" }));',
  'export const older = createClient(gds, new Older({ name: "own", version: "1" }), { timeoutMs: 5 });',
  'export const count = async (): Promise<number> => (await airports(connectionOver(new Newer({ name: "own", version: "1" })))).count;',
  "export const hint: string = reasons.SOLD_OUT.hint;",
].join("\n");

describe("a project that installs the client", () => {
  const root = temporaryFolder({ after });
  const started = startServer({ after });
  const { cwd, command, args, env } = serverCommand();
  const programs = new Map<string, string>();

  const fileOf = (name: string, extension: string): string => `${name.replaceAll(" ", "-")}${extension}`;

  const linkPackage = (name: string): void => {
    mkdirSync(dirname(join(root, "node_modules", name)), { recursive: true });
    symlinkSync(join(repository, "node_modules", name), join(root, "node_modules", name));
  };

  before(async () => {
    const quiet = { cwd: root, env: { ...process.env, npm_config_update_notifier: "false" } };
    writeFileSync(join(root, "package.json"), '{ "name": "consumer", "private": true, "type": "module" }');
    const flags = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
    // Packs the folder, and installs what it has packed.
    await run("npm", ["install", ...flags, "--install-links", packageFolder], quiet);
    assert.ok(!lstatSync(join(root, "node_modules/mock-gds-client")).isSymbolicLink());
    for (const name of ["@modelcontextprotocol/client", "@modelcontextprotocol/sdk", "@types/node"]) linkPackage(name);

    const url = await started;
    for (const way of ways) {
      programs.set(`${way} http`, aimed(use, way, { url }));
      programs.set(`${way} stdio`, aimed(use, way, { command, args, env, cwd }));
      programs.set(`${way} errors`, aimed(opening, way, { url }) + errors + closing);
    }
    programs.set(
      "parts",
      `${parts}${aimed(opening, "client 2026-07-28", { url })}console.log((await searchFlights(connection, { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" })).count > 0);\n${closing}`,
    );
    programs.set(
      "mock",
      `${mock}console.log((await client.searchFlights.safe({ origin: "JFK", destination: "LAX", departureDate: "2026-06-15" })).ok);\n`,
    );
    mkdirSync(join(root, "source"));
    const shown = documentBlocks.map((code, index) => [`shown ${index}`, code] as const);
    for (const [name, text] of [...programs, ...shown, ["documented", documented()], ["own", own]] as const) {
      writeFileSync(join(root, "source", fileOf(name, ".ts")), text);
    }
  });

  it("compiles what the README, the documentation and the doc comments show", async () => {
    const options = { ...strictest, lib: ["es2023", "dom"], rootDir: "source", outDir: "built" };
    assert.equal(await compilerSays(root, options, ["source"]), "");
  });

  describe("runs what it has compiled", () => {
    const printed = new Map<string, string>();
    let complaints = "";

    /** One process runs all: what is left open by one of them keeps it from ending. */
    before(async () => {
      const names = [...programs.keys()];
      const modules = JSON.stringify(names.map((name) => `./built/${fileOf(name, ".js")}`));
      const all = `for (const path of ${modules}) {\n  await import(path);\n  console.log("\\0");\n}\n`;
      writeFileSync(join(root, "all.js"), all);
      const { stdout, stderr } = await run(process.execPath, ["all.js"], { cwd: root });
      complaints = stderr;
      for (const [index, text] of stdout.split("\0\n").entries()) printed.set(names[index] ?? "", text);
    });

    it("without complaint", () => {
      assert.equal(complaints, "");
    });

    for (const way of ways) {
      for (const transport of ["http", "stdio"] as const) {
        it(`${way} over ${transport}: searches, books, retrieves, lists and cancels as the README shows`, () => {
          const output = printed.get(`${way} ${transport}`) ?? "";
          assert.match(output, /pnr: 'TEST-[A-Z0-9]{6}'/);
          assert.match(output, /count: 1,/);
          assert.match(output, /status: 'cancelled'/);
        });
      }

      it(`${way}: tells of errors as the README shows`, () => {
        assert.match(
          printed.get(`${way} errors`) ?? "",
          /^No code here is like XYZ\. .*\n\[UNKNOWN_AIRPORT\].* origin XYZ\n$/,
        );
      });
    }

    it("calls a tool as a function of its own", () => {
      assert.equal(printed.get("parts"), "true\n");
    });

    it("does without a server", () => {
      assert.equal(printed.get("mock"), "false\n");
    });
  });

  it("has nothing in its package but what belongs there", () => {
    const installed = readdirSync(join(root, "node_modules/mock-gds-client"), { recursive: true, encoding: "utf8" });
    const strange = installed.filter((path) => /\.[a-z]+$/.test(path) && !/\.(js|d\.ts|json|md)$/.test(path));
    assert.deepEqual(strange, []);
  });
});
