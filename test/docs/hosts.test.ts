/** The host configurations of the README and of docs/hosts.md, started as the host would start them. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { product } from "../../src/product.js";
import { parseSessionId } from "../../src/runtime/worlds/worlds.js";
import { inspectorIn } from "../inspector/asking.js";
import { skipWithoutInspector } from "../inspector/entries.js";
import { repository } from "../support/repository.js";
import { blocksOf } from "./markdown.js";
import { type Shell, startShell } from "./project.js";
import { addressOf, probeHttp, probeStdio } from "./servers.js";

interface Entry {
  readonly type?: string;
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Configuration {
  readonly mcpServers?: Readonly<Record<string, Entry>>;
  readonly servers?: Readonly<Record<string, Entry>>;
}

const configurations = ["README.md", "docs/hosts.md"]
  .flatMap(blocksOf)
  .filter(({ language }) => language === "json")
  .map(({ text }): Configuration => JSON.parse(text));

const entries = configurations.flatMap(({ mcpServers, servers }) => Object.values(mcpServers ?? servers ?? {}));

describe("the host configurations of the documents", () => {
  const server = startShell("node dist/main.js --http --port 0", { cwd: repository });
  const probing = new Map<string, Promise<void>>();
  let url = "";
  before(async () => {
    url = await addressOf(server);
  });
  after(async () => {
    await server.stop();
  });

  it("are the README's, one for Claude Desktop, two each for VS Code and Cursor, and one with a session of its own", () => {
    assert.deepEqual(
      configurations.map((configuration) => Object.keys(configuration).join()),
      ["mcpServers", "mcpServers", "servers", "servers", "mcpServers", "mcpServers", "mcpServers"],
    );
    assert.equal(entries.length, 7);
  });

  it("name a session as the server wants it", () => {
    const headers = entries.flatMap((entry) => Object.entries(entry.headers ?? {}));
    assert.equal(headers.length, 1);
    for (const [name, value] of headers) {
      assert.equal(name, product.headers.session);
      assert.notEqual(parseSessionId(value), undefined);
    }
  });

  for (const [index, entry] of entries.entries()) {
    it(`number ${index + 1} reaches the server`, async () => {
      if (entry.url !== undefined) {
        assert.equal(entry.url, "http://127.0.0.1:3001/mcp");
        await probeHttp(url);
        return;
      }
      const words = [entry.command ?? "", ...(entry.args ?? [])].map((word) =>
        word.replace("/path/to/mock-gds/", repository),
      );
      const command = words.map((word) => `'${word}'`).join(" ");
      // A host starts the command in a folder of its own. The same command is started once.
      const probed = probing.get(command) ?? probeStdio(startShell(command, { cwd: "/" }));
      probing.set(command, probed);
      await probed;
    });
  }
});

describe("the Inspector's strict lint", { skip: skipWithoutInspector }, () => {
  const ask = inspectorIn({ after }, repository);
  const start = (words: string): Shell => startShell(`node dist/main.js --http --port 0 ${words}`, { cwd: repository });
  const servers = {
    outline: start("--pack gds,flights,coastline --output-schemas outline"),
    full: start("--output-schemas full"),
    verbatim: start("--schema-profile verbatim --output-schemas full"),
  };
  after(async () => {
    for (const server of Object.values(servers)) await server.stop();
  });

  for (const era of ["legacy", "modern"]) {
    const lintOf = async (name: keyof typeof servers, path = "/mcp"): Promise<string> => {
      const url = await addressOf(servers[name]);
      const words = ["--strict", "--protocol-era", era, "--method", "tools/list"];
      const { exitCode, stdout, stderr } = await ask(...words, `${url}${path}`);
      assert.equal(exitCode, 0, stderr);
      return `${stdout}${stderr}`;
    };

    it(`finds nothing to say about the portable tool list, ${era}`, async () => {
      const lints = [await lintOf("full")];
      for (const pack of ["gds", "flights", "coastline"]) lints.push(await lintOf("outline", `/${pack}/mcp`));
      for (const lint of lints) assert.doesNotMatch(lint, /Warning:|Suggestion:|[1-9]\d* warnings/);
      // It is asked: of the contract as it is, it warns.
      assert.match(await lintOf("verbatim"), /^0 errors, [1-9]\d* warnings /m);
    });
  }
});
