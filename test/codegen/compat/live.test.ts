/** Gate 5 against a server that runs: the real one in both eras, and servers that do not answer as they should. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, type TestContext, test } from "node:test";
import { runCompatibilityGate } from "../../../codegen/compat/index.js";
import { readLiveServer } from "../../../codegen/compat/liveSurface.js";
import type { GateResult } from "../../../codegen/gates/gate.js";
import { loadModels } from "../../../codegen/generate.js";
import { type ProjectReader, projectAt } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";
import { typescript } from "../../support/typescript.js";
import { withFiles } from "../project.js";

const project = projectAt(repository);

const run = (
  against: string,
  changed: ProjectReader = project,
  packs = loadModels(project).packs,
): Promise<GateResult> =>
  runCompatibilityGate({
    root: repository,
    project: changed,
    packs,
    files: Promise.resolve([]),
    settings: {},
    options: { against, pack: "gds" },
  });

/** What a stub answers to a request of a method. */
type Answers = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => unknown>>;

const initialized = {
  protocolVersion: "2025-11-25",
  capabilities: { tools: {} },
  serverInfo: { name: "stub", version: "1" },
};

/** A server of revision 2025 that answers what it is told to. */
const stubServer = async (context: TestContext, answers: Answers): Promise<string> => {
  const respond: RequestListener = (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      if (request.method !== "POST") {
        response.writeHead(405).end();
        return;
      }
      const {
        id,
        method,
        params = {},
      } = JSON.parse(body) as {
        id?: number;
        method: string;
        params?: Readonly<Record<string, unknown>>;
      };
      if (id === undefined) {
        response.writeHead(202).end();
        return;
      }
      const answer = answers[method];
      const result =
        answer === undefined ? { error: { code: -32601, message: "Method not found" } } : { result: answer(params) };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, ...result }));
    });
  };
  const server = createServer(respond).listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
};

describe("against a running server", () => {
  let server: ChildProcess;
  let url = "";

  before(async () => {
    server = spawn(process.execPath, [...typescript, "src/main.ts", "--http", "--port", "0", "--log-level", "warn"], {
      cwd: repository,
      stdio: ["ignore", "ignore", "pipe"],
    });
    url = await new Promise<string>((resolve, reject) => {
      let said = "";
      server.stderr?.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        const [, address] = / on (http:\/\/[^\s/]+\/mcp)\n/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
      server.on("close", () => reject(new Error(`the server ended: ${said}`)));
    });
  });
  after(() => void server.kill("SIGKILL"));

  test("that serves these contracts nothing has changed, and the notes say what was not compared", async () => {
    const { findings, notes } = await run(url);
    assert.deepEqual(findings, []);
    const text = notes.join("\n");
    assert.match(text, /^compared with the server http:\/\/127\.0\.0\.1:\d+\/mcp: gds \(9 tools, /);
    assert.match(text, /not compared, because a server does not tell: error reasons/);
    assert.match(text, /not compared: combinators at the root of .*bookFlight/);
    assert.match(text, /not compared: what is below the root of output schemas, of which the server lists outlines/);
  });

  test("that lists outlines, what is new at the root of an output is found, and nothing is said of what is below", async () => {
    const path = "contracts/gds/tools/listBookings.json";
    const file = JSON.parse(project.read(path) ?? "") as { outputSchema: { properties: object; required: string[] } };
    const { properties, required } = file.outputSchema;
    const shelf = { type: "object", properties: { row: { type: "string" } }, additionalProperties: false };
    const outputSchema = {
      ...file.outputSchema,
      properties: { ...properties, shelf },
      required: [...required, "shelf"],
    };
    const changed = withFiles(project, { [path]: JSON.stringify({ ...file, outputSchema }) });
    const { findings } = await run(url, changed, loadModels(changed).packs);
    assert.deepEqual(
      findings.map(({ rule, what }) => [rule, /output (\S+)/.exec(what)?.[1]]),
      [["response-property-added-to-open", "shelf:"]],
    );
  });

  for (const [era, mode] of [
    ["2025", "legacy"],
    ["2026", { pin: "2026-07-28" }],
  ] as const) {
    test(`the same is read in the era of ${era}`, async () => {
      const { surface } = await readLiveServer(url, { negotiation: { mode } });
      assert.equal(surface.tools.length, 9);
      assert.ok(surface.resources.some(({ isTemplate }) => isTemplate));
      assert.deepEqual(
        surface.prompts.map(({ name }) => name),
        ["planTrip", "reviewBooking"],
      );
    });
  }

  test("changes of the contracts are found, those of resources without bodies too", async () => {
    const tool = "contracts/gds/tools/searchCars.json";
    const resources = "contracts/gds/resources.json";
    const read = (path: string): string => project.read(path) ?? "";
    const changed = withFiles(project, {
      "contracts/gds/tools/listBookings.json": undefined,
      [tool]: read(tool).replace('"minimum": 21', '"minimum": 25'),
      [resources]: read(resources).replace("gds://bookings/{pnr}/history", "gds://bookings/{locator}/history"),
    });
    const { findings } = await run(url, changed);
    assert.deepEqual(
      findings.filter(({ level }) => level === "error").map(({ rule }) => rule),
      ["request-bound-tightened", "tool-removed", "resource-uri-changed"],
    );
    const removed = findings.find(({ rule }) => rule === "tool-removed");
    assert.equal(removed?.where, `${url} tools/list listBookings`);
  });
});

describe("a server", () => {
  const tool = (name: string) => ({ name, inputSchema: { type: "object" } });

  test("that lists page by page is read to the end", async (context) => {
    const url = await stubServer(context, {
      initialize: () => initialized,
      "tools/list": ({ cursor }) =>
        cursor === undefined ? { tools: [tool("first")], nextCursor: "more" } : { tools: [tool("second")] },
    });
    const { surface } = await readLiveServer(url);
    assert.deepEqual(
      surface.tools.map(({ name }) => name),
      ["first", "second"],
    );
  });

  test("that hands out one cursor again and again is given up", async (context) => {
    const url = await stubServer(context, {
      initialize: () => initialized,
      "tools/list": () => ({ tools: [], nextCursor: "more" }),
    });
    await assert.rejects(readLiveServer(url), /hands out the cursor "more" twice/);
  });

  test("that does not answer in time is a finding", async (context) => {
    const url = await stubServer(context, { initialize: () => initialized });
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    context.after(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    await assert.rejects(
      readLiveServer(`http://127.0.0.1:${port}/mcp`, { timeLimitMs: 300 }),
      /did not answer within 300 ms/,
    );
    // And one that fails in its lists says so.
    await assert.rejects(readLiveServer(url), /cannot be read: .*Method not found/);
  });

  test("that is not there is a finding with what to do", async () => {
    const { findings } = await run("http://127.0.0.1:9/mcp");
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ["base-unreadable"],
    );
    assert.match(findings[0]?.mend ?? "", /--against/);
  });

  test("whose address holds a password is named without it", async () => {
    const { findings } = await run("http://ada:secret@127.0.0.1:9/mcp");
    assert.doesNotMatch(findings.map(({ what }) => what).join(), /secret/);
  });

  for (const against of [
    "http://127.0.0.1:9/mcp?token=secret",
    "https:ada:secret@127.0.0.1:9/mcp",
    "http://ada:secret/w@h",
  ]) {
    test(`keeps what it was given in confidence: ${against.replaceAll("secret", "...")}`, async () => {
      const { findings } = await run(against);
      assert.doesNotMatch(JSON.stringify(findings), /secret/);
    });
  }

  for (const against of ["ftp://example.com/mcp", "file:///etc", "http://"]) {
    test(`at ${against} is none`, async () => {
      const { findings } = await run(against);
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        ["base-unreadable"],
      );
    });
  }
});
