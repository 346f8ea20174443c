/** The host configurations of the README and of docs/hosts.md, started as the host would start them. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { product } from "../../src/product.js";
import { parseSessionId } from "../../src/runtime/worlds/worlds.js";
import { repository } from "../support/repository.js";
import { inspectorHere, keepsCompiled } from "./inspector.js";
import { blocksOf } from "./markdown.js";
import { startShell } from "./project.js";
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
      // A host starts the command in a folder of its own.
      await probeStdio(startShell(words.map((word) => `'${word}'`).join(" "), { cwd: "/" }));
    });
  }
});

describe("the Inspector's strict lint", () => {
  for (const era of ["legacy", "modern"]) {
    it(`finds nothing to say about the portable tool list, ${era}`, async (context) => {
      const inspector = inspectorHere();
      if (inspector === undefined) {
        context.diagnostic("not run: MOCK_GDS_NODE24 and MOCK_GDS_INSPECTOR name no Inspector");
        return;
      }
      const { node, script } = inspector;
      const options = `--cli --strict --protocol-era ${era} --method tools/list`;
      const lintOf = async (words: string): Promise<string> => {
        const lint = startShell(`'${node}' '${script}' ${options} node dist/main.js ${words}`, {
          cwd: repository,
          environment: keepsCompiled,
        });
        assert.equal(await lint.exit, 0, lint.output());
        return lint.output();
      };
      for (const form of ["outline", "full"])
        assert.doesNotMatch(await lintOf(`--output-schemas ${form}`), /Warning:|Suggestion:|[1-9]\d* warnings/);
      for (const pack of ["flights", "coastline"])
        assert.doesNotMatch(await lintOf(`--pack ${pack}`), /Warning:|Suggestion:|[1-9]\d* warnings/);
      // It is asked: of the contract as it is, it warns.
      assert.match(await lintOf("--schema-profile verbatim --output-schemas full"), /^0 errors, [1-9]\d* warnings /m);
    });
  }
});
