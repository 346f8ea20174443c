/** SIGTERM to a real HTTP server process: what runs is finished, what comes is turned away gently. */
import assert from "node:assert/strict";
import test from "node:test";
import { type Child, startChild } from "../runtime/fixtures/server.js";
import { modernRequest, postModern, toolCall } from "./wireRequests.js";

const startServer = async (environment: Record<string, string>): Promise<Child & { readonly url: string }> => {
  const child = startChild(["--http", "--port", "0"], environment);
  await child.says("seed mock-gds");
  const url = /on (http:\S+)\/mcp/.exec(child.stderr())?.[1];
  assert.ok(url);
  return { ...child, url };
};

test("SIGTERM during a slow call: ready says 503, answers close their connections, the call finishes, exit 0", async () => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: "1500" });
  const slow = postModern(`${server.url}/mcp`, modernRequest(...toolCall("slow", { ms: 2000 })));
  await postModern(`${server.url}/mcp`, modernRequest(...toolCall("greet", { name: "x" })));
  server.process.kill("SIGTERM");
  await server.says("SIGTERM: finishing what runs");
  const ready = await fetch(`${server.url}/ready`);
  assert.equal(ready.status, 503);
  assert.equal(ready.headers.get("connection"), "close");
  assert.deepEqual(await ready.json(), { ready: false, reason: "shutting down" });
  const during = await postModern(`${server.url}/mcp`, modernRequest(...toolCall("greet", { name: "late" })));
  assert.equal(during.body.result.structuredContent.greeting, "Hello late");
  assert.equal((await slow).body.result.structuredContent.aborted, false);
  assert.equal(await server.exit, 0);
  assert.match(server.stderr(), /pack closed/);
});

test("a call that never ends does not keep the process from ending", async () => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: "0", MCP_SHUTDOWN_TIMEOUT_MS: "100" });
  const call = postModern(`${server.url}/mcp`, modernRequest(...toolCall("slow", { ms: 600_000 }))).catch(
    () => undefined,
  );
  await postModern(`${server.url}/mcp`, modernRequest(...toolCall("greet", { name: "x" })));
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
  await call;
});

test("the banner says version, address, store, seed and clock, and a taken port ends the start", async () => {
  const server = await startServer({ MOCK_GDS_NOW: "2026-05-01T09:00:00Z" });
  assert.match(
    server.stderr(),
    /^mock-gds \d+\.\d+\.\d+: Fixture 1\.2\.3 on http:\/\/127\.0\.0\.1:\d+\/mcp\nstore: fixture\nseed mock-gds, clock frozen at 2026-05-01T09:00:00Z\n/,
  );
  const second = startChild(["--http", "--port", new URL(server.url).port]);
  assert.notEqual(await second.exit, 0);
  assert.match(second.stderr(), /EADDRINUSE/);
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
});
