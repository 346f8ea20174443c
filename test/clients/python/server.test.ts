/** The generated Python clients against a real server: both ways of calling, both transports, both revisions. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { projectAt } from "../../../codegen/project.js";
import { withAllOutputs, withPackAlone } from "../../codegen/project.js";
import { temporaryFolder } from "../../support/folders.js";
import { repository } from "../../support/repository.js";
import type { Scope } from "../../support/scope.js";
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

/** Whose clients are driven. */
const packs = ["gds", "conformance", "charter"] as const;

describe("the Python client", needsPython, () => {
  const folder = temporaryFolder({ after });

  /** Of all tests but those that want a slow one. */
  const servers = { desk: "", fixtures: "" };
  const undoing: Parameters<Scope["after"]>[0][] = [];
  const suite: Scope = { after: (undo) => void undoing.push(undo) };
  after(async () => {
    for (const undo of undoing) await undo();
  });
  before(async () => {
    const project = withAllOutputs(projectAt(repository), "conformance");
    for (const pack of packs) await emitInto(folder, withPackAlone(project, pack));
    const desk = await startServer(suite, "--pack", "gds,charter", "--isolation", "session", "--log-level", "warn");
    servers.desk = desk.url;
    const readme = readFileSync(`${folder}/conformance/README.md`, "utf8");
    const [, words = ""] = /`mock-gds (--http[^`]*)`/.exec(readme) ?? [];
    assert.match(words, / --pack conformance$/);
    const fixtures = await startServer(suite, ...words.split(" ").slice(1), "--log-level", "warn");
    servers.fixtures = fixtures.mcp.href;
  });

  const importing = async (...words: readonly string[]): Promise<string> => {
    const folders = packs.map((pack) => join(folder, pack));
    // The clients are compiled once for all tests.
    const ran = await python(folders, ["-X", "dev", ...words], { PYTHONDONTWRITEBYTECODE: "" });
    assert.doesNotMatch(ran.stderr, /Traceback|ResourceWarning|never (awaited|retrieved)/, "it leaves nothing behind");
    return ran.stdout;
  };

  const drive = async (script: string, ...parameters: readonly string[]): Promise<readonly string[]> =>
    (await importing(here(`drive/${script}`), ...parameters)).trim().split("\n");

  /** Runs programs one after the other, and gives what each prints. */
  const printedBy = async (programs: readonly string[]): Promise<readonly string[]> => {
    const text = [
      "import json, sys",
      "for program in json.loads(sys.argv[1]):",
      "    exec(compile(program, 'README.md', 'exec'), {'__name__': '__main__'})",
      "    print('\\0')",
    ].join("\n");
    return (await importing("-c", text, JSON.stringify(programs))).split("\0\n").slice(0, -1);
  };

  const overStdio = (...words: readonly string[]): string =>
    JSON.stringify({ command: serverCommand(...words, "--log-level", "silent"), env: serverEnvironment });

  it("takes a whole trip over HTTP, in each revision", async () => {
    const server = JSON.stringify(`${servers.desk}/mcp`);
    const trips = ["auto", ...revisions].flatMap((protocol, index) => [server, protocol, "abc".charAt(index)]);
    assert.deepEqual(await drive("trip.py", ...trips), [newest, ...revisions]);
  });

  it("takes a whole trip over stdio, in each revision, whatever the server lists of its output schemas", async () => {
    const listing = (form: string): string => overStdio("--output-schemas", form);
    const trips = [listing("none"), "auto", "a", listing("full"), "2025-11-25", "a"];
    const spoken = await drive("trip.py", ...trips);
    assert.deepEqual(spoken, [newest, "2025-11-25"]);
  });

  it("asks operators by the client of another pack", async () => {
    assert.deepEqual(await drive("charter.py", `${servers.desk}/charter/mcp`, "2026-07-15T14:00:00Z"), [
      "THREAD_NOT_FOUND",
    ]);
  });

  it("hears of progress", async (context) => {
    const { mcp } = await startServer(context, "--latency", "realistic", "--log-level", "warn");
    const stdio = overStdio("--latency", "realistic");
    await drive(
      "slow.py",
      ...revisions.flatMap((revision) => ["hear,hear_async", JSON.stringify(mcp.href), revision]),
      ...["hear", stdio, "2025-11-25"],
      ...["hear_async", stdio, newest],
    );
  });

  it("ends a call on the server when its task is cancelled, or its time is over", async (context) => {
    const server = await startServer(context, "--latency", "60000-60000", "--log-level", "info");
    const stdio = overStdio("--latency", "60000-60000");
    await drive(
      "slow.py",
      ...revisions.flatMap((revision) => ["give_up,too_late", JSON.stringify(server.mcp.href), revision]),
      ...revisions.flatMap((revision) => ["give_up", stdio, revision]),
    );
    const calls = 3 * revisions.length;
    await server.says(new RegExp(Array.from({ length: calls }, () => '"outcome":"cancelled"').join("[\\s\\S]*")));
  });

  it("has content, bytes and streams that break, as the fixtures show", async () => {
    assert.deepEqual(await drive("fixtures.py", servers.fixtures, ...revisions), revisions);
  });

  it("starts the server of its own pack as its README says", async () => {
    const readme = readFileSync(`${folder}/conformance/README.md`, "utf8");
    const calls = "    print(client.test_simple_text()['content'][0]['type'])\n";
    const shown = pythonBlocks(`${folder}/conformance/README.md`);
    assert.ok(shown.length >= 3, "the README shows how to connect, to set options and to await");
    const blocks = shown.map(
      (block, index) => block.replace("http://127.0.0.1:3001/mcp", servers.fixtures) + (index === 0 ? calls : ""),
    );
    const [, started = ""] = /`(Client\(\[[^`]*)`/.exec(readme) ?? [];
    assert.ok(started.includes('"mock-gds"'), readme);
    const command = serverCommand().map((word) => JSON.stringify(word));
    const program = `from conformance_mcp_client import Client\nwith ${started.replace('"mock-gds"', command.join(", "))} as client:\n${calls}`;
    const [first, ...others] = await printedBy([...blocks, program]);
    assert.equal(first, "text\n");
    assert.equal(others.pop(), "text\n");
    assert.deepEqual([...new Set(others)], [""]);
  });

  it("does what its README says", async () => {
    const blocks = pythonBlocks(`${folder}/gds/README.md`);
    assert.ok(blocks.length >= 4, "the README shows how to call, to handle errors, to set options and to await");
    const said = await printedBy(
      blocks.map((block) => block.replace("http://127.0.0.1:3001/mcp", `${servers.desk}/mcp`)),
    );
    assert.equal(said.length, blocks.length);
    assert.match(said[0] ?? "", /'pnr': 'TEST-/);
    assert.match(said[1] ?? "", /^\[UNKNOWN_AIRPORT\] /);
    assert.match(said[3] ?? "", /'pnr': 'TEST-/);
  });
});
