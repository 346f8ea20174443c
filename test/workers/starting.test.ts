/** How workers start, and what is said where they cannot. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import test, { after } from "node:test";
import { readCommand } from "../../src/config/read.js";
import { productMain } from "../reliability/support/build.js";
import { temporaryFolder } from "../support/folders.js";
import { freePort } from "../support/ports.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { search } from "./support/callers.js";
import { until } from "./support/processes.js";
import { launchWorkers, startWorkers } from "./support/workers.js";

const main = productMain({ after });

const refusal = (words: readonly string[], environment: Record<string, string> = {}): string => {
  const command = readCommand(words, environment);
  assert.equal(command.kind, "refuse", JSON.stringify(command));
  return command.line;
};

test("a number of workers is from 1 to 256, for HTTP, and not with the streams of 2024", () => {
  for (const bad of ["0", "257", "-1", "1.5", "two", "auto"]) {
    assert.equal(
      refusal(["--http", "--workers", bad]),
      `mock-gds: --workers is '${bad}'; allowed: an integer from 1 to 256`,
    );
  }
  assert.match(refusal(["--http"], { MCP_WORKERS: "many" }), /^mock-gds: MCP_WORKERS is 'many'; allowed: /);
  assert.match(refusal(["--workers", "2"]), /^mock-gds: --workers is about HTTP, .*: add --http$/);
  assert.match(
    refusal(["--http", "--workers", "2", "--sse"]),
    /^mock-gds: --sse and --workers .*: leave one of them out$/,
  );
});

test("the banner is said once, when all listen, and tells that bookings end with the server", async (context) => {
  const server = await startWorkers(context, { main, count: 3 });
  assert.equal(server.stderr().match(/ on http:/g)?.length, 1);
  assert.match(server.stderr(), /\nstore lmdb: a temporary folder .*, bookings end with this server\n/);
  assert.match(server.stderr(), /\n3 workers on one port: processes \d+, \d+, \d+\n$/);
});

test("a port that is taken ends the start with one line", async (context) => {
  const taken = createServer().listen(await freePort(), "127.0.0.1");
  await once(taken, "listening");
  context.after(() => void taken.close());
  const address = taken.address();
  assert.ok(address !== null && typeof address === "object");
  const temporaryIn = temporaryFolder(context);
  const running = launchWorkers(context, { main, port: address.port, temporaryIn });
  assert.equal(await running.exit, 1);
  assert.match(running.stderr(), /^mock-gds: cannot start: port \d+ of 127\.0\.0\.1 is taken: .*\n$/);
  assert.deepEqual(readdirSync(temporaryIn), []);
});

test("a store that is not there ends the start with one line, and a folder that cannot be made", async (context) => {
  const port = await freePort();
  const running = launchWorkers(context, { main, valkeyUrl: `valkey://127.0.0.1:${port}` });
  assert.equal(await running.exit, 1);
  assert.match(running.stderr(), new RegExp(`^mock-gds: cannot start: .*127\\.0\\.0\\.1:${port}.*\\n$`));
  const nowhere = launchWorkers(context, { main, temporaryIn: "/nonexistent" });
  assert.equal(await nowhere.exit, 1);
  assert.match(nowhere.stderr(), /^mock-gds: cannot start: .*\/nonexistent cannot be used .*TMPDIR.*\n$/);
});

test("an order to end while the first waits for its store ends all in order", async (context) => {
  const valkeyUrl = `valkey://127.0.0.1:${await freePort()}`;
  const running = launchWorkers(context, { main, valkeyUrl, environment: { MOCK_GDS_WAIT_FOR_STORE: "1" } });
  await running.says(/waiting for the store/);
  running.process.kill("SIGTERM");
  assert.equal(await running.exit, 0, running.stderr());
});

test("a worker that falls while the store is away comes back with it", { skip: skipWithoutValkey }, async (context) => {
  const valkey = await startValkey(context);
  const server = await startWorkers(context, { main, valkeyUrl: valkey.url });
  await valkey.kill("SIGKILL");
  for (const pid of server.pids) process.kill(pid, "SIGKILL");
  await server.says(/waiting for the store/);
  await valkey.start();
  await server.says(/worker \d+ serves/);
  assert.equal((await fetch(`${server.url}/ready`)).status, 200);
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0, server.stderr());
});

test("no secret of the workers stands in their command lines", {
  skip: process.platform !== "linux" && "reads /proc",
}, async (context) => {
  const server = await startWorkers(context, { main });
  for (const pid of server.pids) {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    assert.deepEqual(words.slice(2), ["--http", "--port", "0", "--workers", "2", ""]);
    assert.doesNotMatch(readFileSync(`/proc/${pid}/environ`, "utf8"), /STATE_KEY/);
  }
});

test("connections too many are closed, and not sent round the workers", async (context) => {
  const server = await startWorkers(context, { main, environment: { MCP_MAX_CONNECTIONS: "2" } });
  const dialled = Array.from({ length: 6 }, () => {
    const socket = connect(Number(server.mcp.port), "127.0.0.1").on("error", () => undefined);
    context.after(() => void socket.destroy());
    return socket;
  });
  await until("two for each worker are left at most", () => dialled.filter(({ closed }) => !closed).length <= 4);
  for (const socket of dialled) socket.destroy();
  await until("there is room again", async () => (await search(server.mcp, false)) === "200 close");
});
