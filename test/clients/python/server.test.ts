/** The generated Python clients against a real server: both ways of calling, both transports, both revisions. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { projectAt } from "../../../codegen/project.js";
import { withAllOutputs } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import {
  emitInto,
  here,
  needsPython,
  python,
  pythonBlocks,
  serverCommand,
  serverEnvironment,
  startServer,
} from "./support.js";

const revisions = ["2026-07-28", "2025-11-25"] as const;
const newest = revisions[0];

describe("the Python client", needsPython, () => {
  const folder = temporaryFolder({ after });
  before(() => emitInto(folder, withAllOutputs(projectAt(repository), "conformance")));

  const drive = async (script: string, ...parameters: readonly string[]): Promise<string> => {
    const ran = await python(
      [`${folder}/gds`, `${folder}/conformance`, `${folder}/charter`],
      ["-X", "dev", here(`drive/${script}`), ...parameters],
    );
    assert.doesNotMatch(ran.stderr, /Traceback|ResourceWarning|never (awaited|retrieved)/, "it leaves nothing behind");
    return ran.stdout.trim();
  };

  const overStdio = (...words: readonly string[]): string =>
    JSON.stringify({ command: serverCommand(...words, "--log-level", "silent"), env: serverEnvironment });

  it("takes a whole trip over HTTP, in each revision", async (context) => {
    const { mcp } = await startServer(context, "--isolation", "session", "--log-level", "warn");
    const server = JSON.stringify(mcp.href);
    assert.equal(await drive("trip.py", server, "auto", "a"), newest);
    for (const [index, revision] of revisions.entries()) {
      assert.equal(await drive("trip.py", server, revision, "bc".charAt(index)), revision);
    }
  });

  for (const protocol of [...revisions, "auto"]) {
    it(`takes a whole trip over stdio, in ${protocol}`, async () => {
      assert.equal(await drive("trip.py", overStdio(), protocol, "a"), protocol === "auto" ? newest : protocol);
    });
  }

  it("takes a whole trip whatever the server lists of its output schemas", async () => {
    for (const form of ["full", "none"])
      assert.equal(await drive("trip.py", overStdio("--output-schemas", form), "auto", "a"), newest);
  });

  it("asks operators by the client of another pack", async (context) => {
    const { mcp } = await startServer(context, "--pack", "charter", "--log-level", "warn");
    assert.equal(await drive("charter.py", mcp.href, "2026-07-15T14:00:00Z"), "THREAD_NOT_FOUND");
  });

  it("hears of progress", async (context) => {
    const { mcp } = await startServer(context, "--latency", "realistic", "--log-level", "warn");
    for (const revision of revisions) {
      await drive("slow.py", "progress", JSON.stringify(mcp.href), revision);
      await drive("slow.py", "progress", overStdio("--latency", "realistic"), revision);
    }
  });

  it("ends a call on the server when its task is cancelled, or its time is over", async (context) => {
    for (const revision of revisions) {
      const server = await startServer(context, "--latency", "60000-60000", "--log-level", "info");
      await drive("slow.py", "cancel,deadline", JSON.stringify(server.mcp.href), revision);
      await server.says(/"outcome":"cancelled"[\s\S]*"outcome":"cancelled"/);
      await drive("slow.py", "cancel,deadline", overStdio("--latency", "60000-60000"), revision);
    }
  });

  it("has content, bytes and streams that break, as the fixtures show", async (context) => {
    const { mcp } = await startServer(context, "--pack", "conformance", "--log-level", "warn");
    for (const revision of revisions) assert.equal(await drive("fixtures.py", mcp.href, revision), revision);
  });

  it("starts the server of its own pack as its README says", async (context) => {
    const readme = readFileSync(`${folder}/conformance/README.md`, "utf8");
    const [, words = ""] = /`mock-gds (--http[^`]*)`/.exec(readme) ?? [];
    assert.match(words, / --pack conformance$/);
    const { mcp } = await startServer(context, ...words.split(" ").slice(1), "--log-level", "warn");
    const blocks = pythonBlocks(`${folder}/conformance/README.md`);
    assert.ok(blocks.length >= 3, "the README shows how to connect, to set options and to await");
    const calls = "    print(client.test_simple_text()['content'][0]['type'])\n";
    for (const [index, block] of blocks.entries()) {
      const here = block.replace("http://127.0.0.1:3001/mcp", mcp.href) + (index === 0 ? calls : "");
      const { stdout } = await python([`${folder}/conformance`], ["-c", here]);
      assert.equal(stdout, index === 0 ? "text\n" : "");
    }
    const [, started = ""] = /`(Client\(\[[^`]*)`/.exec(readme) ?? [];
    assert.ok(started.includes('"mock-gds"'), readme);
    const command = serverCommand().map((word) => JSON.stringify(word));
    const program = `from conformance_mcp_client import Client\nwith ${started.replace('"mock-gds"', command.join(", "))} as client:\n${calls}`;
    assert.equal((await python([`${folder}/conformance`], ["-c", program])).stdout, "text\n");
  });

  it("does what its README says", async (context) => {
    const { mcp } = await startServer(context, "--log-level", "warn");
    const blocks = pythonBlocks(`${folder}/gds/README.md`);
    assert.ok(blocks.length >= 4, "the README shows how to call, to handle errors, to set options and to await");
    const said: string[] = [];
    for (const block of blocks) {
      const here = block.replace("http://127.0.0.1:3001/mcp", mcp.href);
      said.push((await python([`${folder}/gds`], ["-c", here])).stdout);
    }
    assert.match(said[0] ?? "", /'pnr': 'TEST-/);
    assert.match(said[1] ?? "", /^\[UNKNOWN_AIRPORT\] /);
    assert.match(said[3] ?? "", /'pnr': 'TEST-/);
  });
});
