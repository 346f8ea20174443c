/** Gate 4 aimed at whatever may answer at an address: always a finding in plain words, in bounded time, never a stack trace. */
import assert from "node:assert/strict";
import type { RequestListener, ServerResponse } from "node:http";
import { after, before, describe, it } from "node:test";
import { exitCodeOf } from "../../../codegen/finding.js";
import type { GateOptions, GateResult } from "../../../codegen/gates/gate.js";
import { serverGate } from "../../../codegen/gates/server/index.js";
import { usualLimits, type WireLimits } from "../../../codegen/gates/server/wire/speaker.js";
import { generate } from "../../../codegen/generate.js";
import { projectAt } from "../../../codegen/project.js";
import { mainPath } from "../../e2e/support/product.js";
import { freePort } from "../../support/ports.js";
import { repository } from "../../support/repository.js";
import { edited, put } from "../edits.js";
import { withPackAlone } from "../project.js";
import { runGateOn, withExamplesOf } from "./context.js";
import { fieldsOf, ownerOf, startHttp, startLiar, startLive } from "./servers.js";

// A server that runs is held against the contracts: nothing is emitted.
const generation = generate(projectAt(repository), []);

const check = async (url: string, options: GateOptions = {}, limits: WireLimits = usualLimits): Promise<GateResult> =>
  runGateOn(serverGate(limits), repository, await generation, { url, ...options });

/** Where it does not matter what calls answer, or those of the examples of a tool alone. */
const checkLists = async (url: string, tools: readonly string[] = [], options: GateOptions = {}): Promise<GateResult> =>
  runGateOn(serverGate(usualLimits), repository, withExamplesOf(await generation, ...tools), { url, ...options });

/** Answers each request with the same text. */
const saying =
  (status: number, type: string, text: string, headers: Readonly<Record<string, string>> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": type, ...headers }).end(text);
  };

/** Answers JSON-RPC with what `reply` makes of a method, with the id of the request. */
const answering =
  (reply: (method: string) => object): RequestListener =>
  (request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => {
      body += text;
    });
    request.on("end", () => {
      const { id, method } = fieldsOf(body === "" ? {} : JSON.parse(body));
      if (id === undefined) response.writeHead(202).end();
      else
        response
          .writeHead(200, { "content-type": "application/json" })
          .end(JSON.stringify({ jsonrpc: "2.0", id, ...reply(String(method)) }));
    });
  };

const greeting = (title: string): object => ({
  protocolVersion: "2025-11-25",
  serverInfo: { name: "x", title, version: "1" },
  capabilities: { tools: {} },
  _meta: { "io.modelcontextprotocol/serverInfo": { name: "x", title, version: "1" } },
});

const greets = (title: string, list: () => object): RequestListener =>
  answering((method) => ({ result: method.endsWith("/list") ? list() : greeting(title) }));

/** Writes as long as somebody reads. */
const writeForever = (response: ServerResponse, text: string): void => {
  const go = (): void => {
    while (!response.destroyed && response.write(text));
  };
  response.on("drain", go);
  go();
};

const cases: Readonly<
  Record<string, { readonly listener: RequestListener; readonly rule: string; readonly what: RegExp }>
> = {
  "a web page": {
    listener: saying(200, "text/html", "<!doctype html><title>Hello</title>"),
    rule: "server-protocol",
    what: /answers initialize with 200 and "text\/html", which is no MCP answer/,
  },
  "a gateway without a server behind it": {
    listener: saying(502, "text/html", "<h1>Bad gateway</h1>"),
    rule: "server-protocol",
    what: /with 502 and "text\/html"/,
  },
  "a broken gateway that says JSON": {
    listener: saying(500, "application/json", '{"error":"oops"}'),
    rule: "server-protocol",
    what: /with 500 and "application\/json"/,
  },
  nothing: { listener: saying(200, "application/json", ""), rule: "server-protocol", what: /with what is no JSON: ""/ },
  garbage: {
    listener: saying(200, "application/json", "\u0000\u001b[2Jnot json"),
    rule: "server-protocol",
    what: /with what is no JSON: "\\u0000\\u001b\[2Jnot json"/,
  },
  "a list instead of a message": {
    listener: saying(200, "application/json", "[1, 2]"),
    rule: "server-protocol",
    what: /with what is no JSON-RPC message: "\[1, 2\]"/,
  },
  "the answer to another question": {
    listener: saying(200, "application/json", '{"jsonrpc":"2.0","id":99,"result":{}}'),
    rule: "server-protocol",
    what: /with a message that is not the answer/,
  },
  "JSON without a bottom": {
    listener: saying(200, "application/json", '{"a":'.repeat(300_000)),
    rule: "server-protocol",
    what: /with what is no JSON: /,
  },
  "a refusal": {
    listener: answering(() => ({ error: { code: -32600, message: "go away" } })),
    rule: "server-protocol",
    what: /refuses initialize: -32600 "go away"/,
  },
  "a stream that ends without an answer": {
    listener: saying(
      200,
      "text/event-stream",
      ': hello\n\nevent: ping\ndata: {"jsonrpc":"2.0","method":"notifications/message"}\n\n',
    ),
    rule: "server-protocol",
    what: /ends the stream of initialize without an answer/,
  },
  "a gateway that asks who is calling": {
    listener: saying(401, "application/json", '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"no"}}', {
      "www-authenticate": 'Bearer realm="mcp"',
    }),
    rule: "server-unreachable",
    what: /asks who is calling: 401, "Bearer realm=\\"mcp\\""/,
  },
  "a gateway that refuses": {
    listener: saying(403, "text/plain", "no"),
    rule: "server-unreachable",
    what: /refuses the caller: 403/,
  },
  "a server without MCP": {
    listener: saying(404, "text/plain", "not here"),
    rule: "server-unreachable",
    what: /has nothing at \/mcp: 404/,
  },
  "a signpost to somewhere else": {
    listener: saying(307, "text/plain", "", { location: "http://127.0.0.1:9/internal" }),
    rule: "server-unreachable",
    what: /sends the caller to "http:\/\/127\.0\.0\.1:9\/internal": 307/,
  },
  "a slammed door": {
    listener: (request) => request.socket.destroy(),
    rule: "server-unreachable",
    what: /cannot be reached: /,
  },
  "half an answer": {
    listener: (_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"jsonrpc"', () => response.destroy());
    },
    rule: "server-unreachable",
    what: /cannot be reached: /,
  },
  "lists that never end": {
    listener: greets("Town", () => ({ tools: [], nextCursor: "again" })),
    rule: "server-protocol",
    what: /never comes to the end of tools\/list/,
  },
  "lists that are none": {
    listener: greets("Town", () => ({ tools: { a: 1 } })),
    rule: "server-protocol",
    what: /answers tools\/list without a list of tools/,
  },
  "another MCP server": {
    listener: greets("Weather", () => ({ tools: [{ name: "get_weather" }] })),
    rule: "served-pack",
    what: /calls itself "Weather" and has the tools \["get_weather"\]: that is none of the packs charter, coastline, conformance, crm, flights, gds, hotelcrs, mail/,
  },
};

describe("an address where something else answers", () => {
  for (const [name, { listener, rule, what }] of Object.entries(cases)) {
    it(`is said: ${name}`, async (test) => {
      const url = await startHttp(test, listener);
      const { findings } = await check(url);
      assert.deepEqual(
        findings.map((finding) => `${finding.rule} ${finding.where}`),
        [`${rule} ${url}`],
      );
      assert.match(findings[0]?.what ?? "", what);
      assert.notEqual(findings[0]?.mend, "");
      assert.equal(exitCodeOf(findings), 1);
    });
  }

  it("is said: no answer at all", async (test) => {
    const url = await startHttp(test, () => undefined);
    const { findings } = await check(url, {}, { ...usualLimits, requestMs: 100 });
    assert.deepEqual(
      findings.map(({ rule, what }) => `${rule} ${what}`),
      ["server-unreachable did not answer server/discover within 100 ms, asked twice"],
    );
  });

  it("is asked once more where it did not answer in time, for as long as somebody gives it", async (test) => {
    let requests = 0;
    const weather = greets("Weather", () => ({ tools: [{ name: "get_weather" }] }));
    const url = await startHttp(test, (request, response) => {
      // The first of each two gets nothing.
      if (++requests % 2 === 0) weather(request, response);
    });
    const { findings } = await check(url, { requestSeconds: 1 }, { ...usualLimits, requestMs: 60_000 });
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ["served-pack"],
    );
  });

  it("is said: that it began to answer and then took too long, and that the machine may be slow", async (test) => {
    const began = answering(() => ({ result: greeting("Mock GDS") }));
    let requests = 0;
    const url = await startHttp(test, (request, response) => {
      if (++requests <= 3) began(request, response);
    });
    const { findings } = await check(url, {}, { ...usualLimits, requestMs: 1000 });
    const [late] = findings.filter(({ rule }) => rule === "server-slow");
    assert.match(late?.what ?? "", /^did not answer \S+ within 1000 ms, asked twice$/);
    assert.match(late?.mend ?? "", /machine or this one may be slow: .* --request-seconds 60$/);
    assert.equal(exitCodeOf(findings.filter(({ rule }) => rule === "server-slow")), 2);
  });

  it("is said: an answer without end, as JSON and as a stream", async (test) => {
    for (const type of ["application/json", "text/event-stream"]) {
      const url = await startHttp(test, (_request, response) => {
        response.writeHead(200, { "content-type": type });
        writeForever(response, `: ${"x".repeat(10_000)}\n`);
      });
      const { findings } = await check(url, {}, { ...usualLimits, mostBytes: 1_000_000 });
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        ["server-protocol"],
      );
      assert.match(findings[0]?.what ?? "", /with more than 1000000 bytes, and does not end/);
    }
  });

  it("keeps what was found before the server stopped making sense", async (test) => {
    const url = await startHttp(
      test,
      greets("Mock GDS", () => ({ tools: "none" })),
    );
    const { findings, notes } = await check(url);
    assert.deepEqual(
      [...new Set(findings.map(({ rule }) => rule))],
      ["server-identity", "server-version", "server-protocol"],
    );
    assert.match(notes.join("\n"), /the server was not asked for the rest/);
  });

  it("is said: nobody", async () => {
    const { findings } = await check(`http://127.0.0.1:${await freePort()}/mcp`);
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ["server-unreachable"],
    );
    assert.match(findings[0]?.what ?? "", /^cannot be reached: ECONNREFUSED/);
  });

  it("is a wrong use where it is no address, or none of HTTP, or tells a secret, or the pack is none", async () => {
    const wrong: readonly (readonly [string, GateOptions, RegExp])[] = [
      ["", {}, /is no address/],
      ["localhost", {}, /is no address/],
      ["localhost:3001", {}, /begins with localhost:/],
      ["file:///etc/passwd", {}, /begins with file:/],
      ["ftp://127.0.0.1/mcp", {}, /begins with ftp:/],
      ["http://ada:secret@127.0.0.1/mcp", {}, /has a user name or a password in it/],
      ["http:\\\\ada:secret@127.0.0.1/mcp", {}, /has a user name or a password in it/],
      ["http://ada:top/secret@127.0.0.1/mcp?key=secret", {}, /is no address/],
      ["http://127.0.0.1/mcp", { headers: { authorization: "Bearer\nsecret" } }, /with the header "authorization"/],
      ["http://127.0.0.1/mcp", { pack: "library" }, /compared with pack "library", which the project does not have/],
    ];
    for (const [url, options, what] of wrong) {
      const { findings } = await check(url, options);
      assert.deepEqual(
        findings.map(({ rule }) => rule),
        ["server-address"],
      );
      assert.match(findings[0]?.what ?? "", what);
      assert.doesNotMatch(JSON.stringify(findings), /secret/);
      assert.equal(exitCodeOf(findings), 2);
    }
  });
});

describe("an address where a server of ours answers", () => {
  const suite = ownerOf(after);
  let live = "";

  before(async () => {
    live = (await startLive(suite, mainPath)).url;
  });

  it("may serve the verbatim form, which is said, in pages as small as it likes", async (test) => {
    const { url } = await startLive(test, mainPath, {
      MOCK_GDS_NOW: "2026-05-16T09:00:00Z",
      MCP_SCHEMA_PROFILE: "verbatim",
      MCP_PAGE_SIZE: "1",
    });
    const { findings, notes } = await checkLists(url);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /in verbatim form/);
  });

  it("may serve another pack, which is recognised by its title", async (test) => {
    const { url } = await startLive(test, mainPath, { MOCK_GDS_PACK: "conformance" });
    const { findings, notes } = await check(url);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /serves pack conformance/);
    assert.match(notes.join("\n"), /conformance has no examples to call/);
    const asGds = await check(url, { pack: "gds" });
    assert.ok(asGds.findings.some(({ rule, where }) => rule === "not-served" && where.endsWith("gds tools/list #/0")));
  });

  it("may answer in streams, with notifications before the answer", async (test) => {
    const url = await startLiar(test, live, (_request, result) => result, { isStreaming: true });
    const { findings, notes } = await checkLists(url, ["bookHotel"]);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /3 examples called in world contract-check/);
  });

  it("may be of other days: its examples are not called, which is said with the command that makes them possible", async (test) => {
    const { url } = await startLive(test, mainPath, {});
    const { findings, notes } = await check(url);
    assert.deepEqual(findings, []);
    assert.match(
      notes.join("\n"),
      /31 examples not called: world "contract-check" has seed "mock-gds" and clock .*mock-gds world create --world contract-check --seed mock-gds --now 2026-05-16T09:00:00Z/,
    );
  });

  it("may be of other days with a world for this check: all examples are called there", async (test) => {
    // Behind this proxy only callers who name a world are in the days of the examples.
    const url = await startLiar(test, live, ({ method, headers }, result) =>
      method === "resources/read" && headers["x-gds-world"] === undefined
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll("2026-05-16T09:00:00Z", "2027-01-01T00:00:00Z")))
        : result,
    );
    const { findings, notes } = await check(url);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /31 examples called in world contract-check/);
  });

  it("is never written to where it gives this check no world of its own", async (test) => {
    const written: string[] = [];
    const url = await startLiar(
      test,
      live,
      ({ method, params }, result) => {
        if (method === "tools/call" && /^(book|cancel)/.test(String(params["name"])))
          written.push(String(params["name"]));
        return result;
      },
      { kept: ["x-gds-world"] },
    );
    const { findings, notes } = await check(url);
    assert.deepEqual(findings, []);
    assert.deepEqual(written, []);
    assert.match(notes.join("\n"), /13 examples that only read called/);
    assert.match(notes.join("\n"), /18 examples not called: .*the server gives this check no world of its own/);
  });

  it("may speak one era alone, which is said", async (test) => {
    const url = await startLiar(test, live, ({ method }, result) => {
      if (method === "server/discover") throw new Error("unknown method");
      return result;
    });
    const { findings, notes } = await checkLists(url);
    assert.deepEqual(findings, []);
    assert.match(notes.join("\n"), /does not speak revision 2026-07-28: not compared there/);
  });

  it("is asked with the headers that its gateway wants", async (test) => {
    const seen = new Set<string>();
    const url = await startLiar(test, live, ({ headers }, result) => {
      seen.add(String(headers["authorization"]));
      return result;
    });
    await checkLists(url, ["bookHotel"], { headers: { authorization: "Bearer 123" } });
    assert.deepEqual([...seen], ["Bearer 123"]);
  });

  it("may be asked with a key in its address, which no report shows", async (test) => {
    const url = await startLiar(test, live, ({ method }, result) =>
      method === "tools/list" ? { ...result, tools: [] } : result,
    );
    const result = await checkLists(`${url}?key=secret`);
    assert.match(result.findings[0]?.where ?? "", /\/mcp\?\.\.\. gds tools\/list /);
    assert.doesNotMatch(JSON.stringify(result), /secret/);
  });

  it("may be another product that serves the same pack: its name is a warning, and nothing that a contract says", async (test) => {
    const url = await startLiar(test, live, ({ method }, result) =>
      method === "initialize" || method === "server/discover"
        ? fieldsOf(JSON.parse(JSON.stringify(result).replaceAll('"name":"mock-gds"', '"name":"town-travel"')))
        : result,
    );
    const { findings } = await checkLists(url);
    assert.deepEqual(
      findings.map(({ rule, level, what }) => `${rule} ${level} ${what}`),
      Array(2).fill(
        'server-identity warning package.json names the product "mock-gds", the server calls itself "town-travel"',
      ),
    );
    assert.equal(exitCodeOf(findings), 0);
  });

  it("says that it is what its contract says, or is found out", async (test) => {
    const contracted = edited(withPackAlone(projectAt(repository), "gds"), [
      put("pack.json#/server", { name: "travel-mcp", version: "0.1.0" }),
    ]);
    const expected = withExamplesOf(await generate(contracted, []));
    const named = (name: string) =>
      startLiar(test, live, (_request, result) =>
        fieldsOf(
          JSON.parse(
            JSON.stringify(result)
              .replaceAll('"name":"mock-gds"', `"name":"${name}"`)
              .replaceAll(/"version":"\d+\.\d+\.\d+"/g, '"version":"0.1.0"'),
          ),
        ),
      );
    const found = async (name: string): Promise<readonly string[]> => {
      const options = { url: await named(name) };
      const { findings } = await runGateOn(serverGate(usualLimits), repository, expected, options);
      return findings.map(({ rule, level, what }) => `${rule} ${level} ${what}`);
    };
    assert.deepEqual(await found("travel-mcp"), []);
    const what = 'the contract names the server "travel-mcp", the server calls itself "mock-gds"';
    assert.deepEqual(await found("mock-gds"), Array(2).fill(`server-identity error ${what}`));
  });

  it("may be of another version, which is a warning", async (test) => {
    const url = await startLiar(test, live, (_request, result) =>
      fieldsOf(JSON.parse(JSON.stringify(result).replaceAll(/"version":"\d+\.\d+\.\d+"/g, '"version":"0.0.1"'))),
    );
    const { findings } = await checkLists(url);
    assert.deepEqual(
      findings.map(({ rule, level }) => `${rule} ${level}`),
      ["server-version warning", "server-version warning"],
    );
    assert.equal(exitCodeOf(findings), 0);
  });
});
