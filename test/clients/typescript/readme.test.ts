/** The README of a client whose pack is not the one that is served anyway: its commands start the right server, its blocks run. */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import { promisify } from "node:util";
import { projectAt } from "../../../codegen/project.js";
import { fixture, withAllOutputs, withPackAlone } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import { clientFilesOf, linkOfficialClients, writeFiles } from "./emitted.js";
import { addressSaidBy } from "./servers.js";

const run = promisify(execFile);
const alone = withPackAlone(projectAt(repository), "conformance");
const files = await clientFilesOf(withAllOutputs(alone, "conformance"));
const readme = files.find(({ path }) => path === "generated/conformance/client/README.md")?.text ?? "";

/** What the text shows between back quotes. */
const shown = (pattern: RegExp): string => pattern.exec(readme)?.[1] ?? assert.fail(`the README shows no ${pattern}`);

const started = shown(/`(connect\(\{ command[^`]*)`/);
const served = shown(/`(node dist\/main\.js --http[^`]*)`/);

/** The address of the server that a command starts, on a free port. */
const addressOf = (context: TestContext, command: string): Promise<string> => {
  const [program = "", ...words] = command.split(" ");
  const server = spawn(program, [...words, "--port", "0"], { cwd: repository, stdio: ["ignore", "ignore", "pipe"] });
  context.after(() => void server.kill("SIGKILL"));
  return addressSaidBy(server);
};

describe("the README of the client of the pack conformance", () => {
  const root = temporaryFolder({ after });
  before(() => {
    const packageFolder = join(root, "node_modules/conformance-mcp-client");
    const below = "generated/conformance/client/";
    writeFiles(
      packageFolder,
      files
        .filter(({ path }) => path.startsWith(below))
        .map(({ path, text }) => ({ path: path.slice(below.length), text })),
    );
    linkOfficialClients(root);
  });

  const calling = (official: string, connecting: string): string =>
    [
      'import { conformance, createClient } from "conformance-mcp-client";',
      `import { connect } from "conformance-mcp-client/connect/${official}";`,
      `const connection = await ${connecting};`,
      "const client = createClient(conformance, connection);",
      "console.log((await client.testSimpleText())[0].type);",
      "await connection.close();",
    ].join("\n");

  /**
   * What programs in a project that has the client print, one after the other in a process that has to end by itself. Servers are
   * started where the README says: in the checkout.
   */
  const printedBy = async (programs: readonly string[]): Promise<readonly string[]> => {
    const all = programs.map((program, index) => {
      writeFileSync(join(root, `program-${index}.mjs`), program);
      return `await import("./program-${index}.mjs");\nconsole.log("\\0");\n`;
    });
    writeFileSync(join(root, "all.mjs"), all.join(""));
    const { stdout } = await run(process.execPath, [join(root, "all.mjs")], { cwd: repository });
    return stdout.split("\0\n").slice(0, -1);
  };

  it("starts the server of its pack over HTTP, and over stdio with each official client, and has blocks that run", async (context) => {
    const url = await addressOf(context, served);
    const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
    assert.ok(blocks.length >= 2);
    const overHttp = calling("client", `connect({ url: "${url}" })`);
    const overStdio = ["client", "sdk"].map((official) => calling(official, started));
    assert.deepEqual(await printedBy([overHttp, ...overStdio, ...blocks]), [
      ...["text\n", "text\n", "text\n"],
      ...blocks.map(() => ""),
    ]);
  });
});

describe("the READMEs of clients", () => {
  it("name the pack of a foreign contract, and none where it is served anyway", async () => {
    const foreign = await clientFilesOf(fixture("library"));
    const text = foreign.find(({ path }) => path.endsWith("client/README.md"))?.text ?? "";
    assert.match(text, /`node dist\/main\.js --http --pack library`/);
    assert.match(text, /`connect\(\{ command: "node", args: \["dist\/main\.js", "--pack", "library"\] \}\)`/);
    assert.doesNotMatch(readFileSync(join(repository, "generated/gds/client/README.md"), "utf8"), /--pack/);
  });
});
