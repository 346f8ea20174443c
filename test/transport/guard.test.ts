/** Host and Origin, on every route: a page of another site reads nothing, and who asks by address how the server is, may. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { type TestContext } from "node:test";
import fc from "fast-check";
import { createGuard } from "../../src/transport/http/server/guard.js";
import { startHttp } from "../runtime/fixtures/server.js";
import { openWire, requestText, type WireAnswer } from "./frontWire.js";

const localNames = { hosts: ["localhost", "127.0.0.1", "[::1]"], origins: ["localhost", "127.0.0.1", "[::1]"] };

const repositoryFile = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

const ask = async (
  context: TestContext,
  url: string,
  line: string,
  headers: readonly string[],
  body?: string,
): Promise<WireAnswer> => {
  const wire = await openWire(context, url);
  wire.send(requestText(line, headers, body));
  return wire.answer();
};

const routes = [
  "GET /",
  "GET /health",
  "HEAD /health",
  "GET /ready",
  "POST /mcp",
  "GET /mcp",
  "DELETE /mcp",
  "OPTIONS /mcp",
  "GET /sse",
  "POST /messages?sessionId=x",
  "POST /tools/execute",
  "GET /events",
  "GET /nowhere",
  "POST /nowhere",
];

for (const isOn of [false, true]) {
  test(`a foreign Host or Origin is forbidden on every route, ${isOn ? "with" : "without"} those that are optional`, async (context) => {
    const server = await startHttp(context, { sse: isOn, debugRest: isOn });
    for (const route of routes) {
      for (const headers of [
        ["Host: evil.example"],
        ["Host: localhost", "Origin: https://evil.example"],
        ["Host: localhost", "Origin: null"],
        ["Host: evil.example", "Origin: http://evil.example"],
      ]) {
        const { status, headers: answered } = await ask(context, server.url, route, headers);
        const what = `${route} with ${headers.join(", ")}`;
        assert.equal(status, 403, what);
        const opened = Object.keys(answered).filter((name) => name.startsWith("access-control-"));
        assert.deepEqual(opened, [], what);
      }
    }
  });
}

test("who asks how the server is, may do so by address or without a name, and no page may", async (context) => {
  const server = await startHttp(context);
  for (const path of ["/health", "/ready"]) {
    for (const host of ["10.0.0.7", "10.0.0.7:3001", "[2001:db8::1]:80", "localhost", "127.0.0.1:3001"]) {
      assert.equal((await ask(context, server.url, `GET ${path}`, [`Host: ${host}`])).status, 200, `${path} ${host}`);
    }
    const wire = await openWire(context, server.url);
    wire.send(`GET ${path} HTTP/1.0\r\n\r\n`);
    assert.equal((await wire.answer()).status, 200, "a probe of HTTP/1.0 names no host");
    const page = await ask(context, server.url, `GET ${path}`, ["Host: 10.0.0.7", "Origin: http://10.0.0.7"]);
    assert.equal(page.status, 403);
  }
  for (const route of ["GET /", "POST /mcp", "GET /nowhere"]) {
    assert.equal((await ask(context, server.url, route, ["Host: 10.0.0.7"])).status, 403, route);
  }
});

test("what a page of another site has its browser load is refused, and a link that somebody follows is not", async (context) => {
  const server = await startHttp(context, { sse: true, debugRest: true });
  const fetched = (site: string, mode: string) => [
    "Host: localhost",
    `Sec-Fetch-Site: ${site}`,
    `Sec-Fetch-Mode: ${mode}`,
  ];
  for (const path of ["/health", "/events", "/sse", "/mcp", "/nowhere"]) {
    assert.equal((await ask(context, server.url, `GET ${path}`, fetched("cross-site", "no-cors"))).status, 403, path);
  }
  for (const headers of [
    fetched("cross-site", "navigate"),
    fetched("same-origin", "cors"),
    fetched("none", "navigate"),
  ]) {
    assert.equal((await ask(context, server.url, "GET /health", headers)).status, 200, headers.join());
  }
  const allowed = [...fetched("cross-site", "cors"), "Origin: http://localhost:6274"];
  assert.equal((await ask(context, server.url, "GET /health", allowed)).status, 200);
});

test("two Hosts are refused, even if each is allowed", async (context) => {
  const server = await startHttp(context);
  const { status } = await ask(context, server.url, "GET /health", ["Host: localhost", "Host: localhost"]);
  assert.equal(status, 400);
  assert.equal((await ask(context, server.url, "GET /health", ["Host: localhost", "hOsT: evil.example"])).status, 400);
});

test("the address in the request line does not stand for a Host", async (context) => {
  const server = await startHttp(context);
  const { status } = await ask(context, server.url, "GET http://localhost/health", ["Host: evil.example"]);
  assert.equal(status, 403);
});

test("odd ways to write a name are no way in", () => {
  const guard = createGuard(localNames);
  const isLetIn = (host: string) => guard({ headers: { host }, rawHeaders: ["Host", host] }, false) === undefined;
  for (const host of ["localhost", "LOCALHOST:80", "127.0.0.1", "[::1]:3001", "127.1"]) {
    assert.ok(isLetIn(host), `${host} is this machine`);
  }
  for (const host of [
    "",
    "evil.example",
    "localhost.evil.example",
    "localhost.",
    "evil.example@localhost",
    "localhost@evil.example",
    "localhost/evil.example",
    "localhost?",
    "localhost#",
    "localhost\\evil.example",
    "localhost:80:80",
    "localhost:99999",
    "localhost,evil.example",
    " localhost",
    "ｌocalhost",
    "[::1]evil.example",
    "[::ffff:10.0.0.7]",
    "*",
  ]) {
    assert.ok(!isLetIn(host), `${host} is not`);
  }
});

test("whatever Host is sent, what is let in is a name of the list and a port", () => {
  const guard = createGuard(localNames);
  const part = fc.constantFrom(
    "localhost",
    "127.0.0.1",
    "[::1]",
    "evil",
    ".",
    ":",
    "80",
    "@",
    "/",
    "%",
    "\\",
    "*",
    " ",
  );
  const host = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 5 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(host, (given) => {
      if (guard({ headers: { host: given }, rawHeaders: [] }, false) !== undefined) return;
      assert.match(given, /^(localhost|[0-9a-fx.]+|\[[0-9a-f:]+\])(:\d{0,5})?$/i);
    }),
    { numRuns: 2000 },
  );
});

test("a name that was let in opens the door for no other", () => {
  const guard = createGuard(localNames);
  const statusOf = (host: string, isProbe: boolean) => guard({ headers: { host }, rawHeaders: [] }, isProbe)?.status;
  assert.equal(statusOf("localhost", false), undefined);
  assert.equal(statusOf("evil.example", false), 403);
  assert.equal(statusOf("10.0.0.7", true), undefined);
  assert.equal(statusOf("10.0.0.7", false), 403);
  assert.equal(statusOf("localhost", false), undefined);
});

test("the probes of the balancer and of the container name a host that is allowed", () => {
  const guard = createGuard(localNames);
  const [, balancer = ""] = /http-check send .* hdr Host (\S+)/.exec(repositoryFile("balancer/haproxy.cfg")) ?? [];
  const [, container = ""] = /fetch\(`http:\/\/([^:/]+):/.exec(repositoryFile("Dockerfile")) ?? [];
  for (const host of [balancer, container]) {
    assert.notEqual(host, "", "the probe is where it was");
    assert.equal(guard({ headers: { host }, rawHeaders: [] }, true), undefined, host);
  }
});
