/** SIGTERM to a real HTTP server process: what runs is finished, what comes is turned away gently. */
import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Agent, request } from "node:http";
import test, { type TestContext } from "node:test";
import { type Child, startChild } from "../runtime/fixtures/child.js";
import { startHttp } from "../runtime/fixtures/server.js";
import { listen, sessionStream } from "./streams.js";
import { accept, modernRequest, openSession, postModern, toolCall } from "./wireRequests.js";

/** Whoever is to be served after the order to stop comes within it, on a slow machine too. */
const graceMs = "5000";

const startServer = async (environment: Record<string, string>): Promise<Child & { readonly url: string }> => {
  const child = startChild(["--http", "--port", "0"], environment);
  await child.says("seed mock-gds");
  const url = /on (http:\S+)\/mcp/.exec(child.stderr())?.[1];
  assert.ok(url);
  return { ...child, url };
};

/** One call on a kept connection: its status and whether the connection ends with it, or how it failed. */
const callOver = (agent: Agent, url: string): Promise<string> =>
  new Promise((resolve) => {
    const message = modernRequest(...toolCall("greet", { name: "x" }));
    const headers = {
      "content-type": "application/json",
      accept,
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "tools/call",
      "mcp-name": "greet",
    };
    const failed = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    const call = request(url, { method: "POST", agent, headers }, (response) => {
      response.on("error", failed).on("end", () => resolve(`${response.statusCode} ${response.headers.connection}`));
      response.resume();
    });
    call.on("error", failed).end(JSON.stringify(message));
  });

test("SIGTERM during a slow call: ready says 503, answers close their connections, the call finishes, exit 0", async () => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: graceMs });
  const slow = postModern(`${server.url}/mcp`, modernRequest(...toolCall("slow", { ms: 100, until: "SIGTERM" })));
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

test("a call that began before the order to stop closes its connection with its answer", async () => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: "0" });
  const slow = postModern(`${server.url}/mcp`, modernRequest(...toolCall("slow", { ms: 100, until: "SIGTERM" })));
  await postModern(`${server.url}/mcp`, modernRequest(...toolCall("greet", { name: "x" })));
  server.process.kill("SIGTERM");
  const { headers, body } = await slow;
  assert.equal(headers.get("connection"), "close");
  assert.equal(body.result.structuredContent.aborted, false);
  assert.equal(await server.exit, 0);
});

test("callers that go elsewhere when they are told to lose no call, and streams end cleanly", async (context) => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: graceMs });
  const mcp = `${server.url}/mcp`;
  const session = await openSession(mcp);
  const stream = await sessionStream(context, mcp, session.id);
  const subscription = await listen(context, mcp, ["fixture://notes"]);
  await subscription.next();
  const agent = new Agent({ keepAlive: true });
  context.after(() => agent.destroy());
  const outcomes: Record<string, number> = {};
  const callUntilTold = async (): Promise<void> => {
    for (let outcome = "200 keep-alive"; outcome === "200 keep-alive"; ) {
      outcome = await callOver(agent, mcp);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
    }
  };
  const callers = Array.from({ length: 20 }, callUntilTold);
  while ((outcomes["200 keep-alive"] ?? 0) < 40) await new Promise(setImmediate);
  server.process.kill("SIGTERM");
  assert.deepEqual(await stream.toEnd(), []);
  assert.deepEqual(
    (await subscription.toEnd()).map(({ id }) => id),
    ["sub"],
  );
  assert.equal(await server.exit, 0);
  await Promise.all(callers);
  const { "200 keep-alive": _before, ...last } = outcomes;
  assert.deepEqual(last, { "200 close": 20 });
});

test("while pending connections are accepted for the last time, requests wait, so that no answer opens another connection", async (context) => {
  let look = (_isAll: boolean): void => undefined;
  const looking = new Promise<void>((resolve) => {
    look = () => resolve();
  });
  let finishLooking = (): void => undefined;
  const looked = new Promise<void>((resolve) => {
    finishLooking = resolve;
  });
  const server = await startHttp(context, {
    acceptPending: async () => {
      look(true);
      await looked;
      return true;
    },
  });
  const stopped = server.stop();
  await looking;
  let isAnswered = false;
  const arrived = new Promise<void>((resolve) => {
    const hear = (): void => {
      unsubscribe("http.server.request.start", hear);
      resolve();
    };
    subscribe("http.server.request.start", hear);
  });
  const late = postModern(server.mcp, modernRequest(...toolCall("greet", { name: "late" }))).then((reply) => {
    isAnswered = true;
    return reply;
  });
  await arrived;
  // More turns than an answer takes. The time that a request may wait is bounded by one second, so these are counted.
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  assert.equal(isAnswered, false);
  finishLooking();
  const { headers, body } = await late;
  assert.equal(body.result.structuredContent.greeting, "Hello late");
  assert.equal(headers.get("connection"), "close");
  await stopped;
});

/** The longest time for which this process has done nothing, from now on. */
const watchPauses = (context: TestContext): (() => number) => {
  let [lastMs, longestMs] = [performance.now(), 0];
  const look = (): number => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    return longestMs;
  };
  const timer = setInterval(look, 5);
  context.after(() => clearInterval(timer));
  return look;
};

test("closed-loop callers who come back at once, as long as anybody listens, are never reset", async (context) => {
  const server = await startServer({ MCP_SHUTDOWN_GRACE_MS: "100" });
  const agent = new Agent({ keepAlive: true });
  const outcomes: Record<string, number> = {};
  const callUntilNobodyListens = async (): Promise<void> => {
    for (let outcome = ""; outcome !== "ECONNREFUSED"; ) {
      outcome = await callOver(agent, `${server.url}/mcp`);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const callers = Array.from({ length: 40 }, callUntilNobodyListens);
  while ((outcomes["200 keep-alive"] ?? 0) < 200) await new Promise(setImmediate);
  const longestPauseMs = watchPauses(context);
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
  await Promise.all(callers);
  agent.destroy();
  // On a machine that is too slow for it the callers do not come back at once: what they met then is nobody's fault.
  const expected = longestPauseMs() < 80 ? [] : Object.keys(outcomes).filter((outcome) => outcome === "ECONNRESET");
  assert.deepEqual(
    Object.keys(outcomes).sort(),
    ["200 close", "200 keep-alive", "ECONNREFUSED", ...expected].sort(),
    `the longest pause was ${longestPauseMs()} ms`,
  );
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
  assert.match(second.stderr(), /port \d+ of 127\.0\.0\.1 is taken: choose another with --port/);
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
});
