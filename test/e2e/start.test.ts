/** The start and the end when the store is not there: real processes of the built product, and a real Valkey that comes and goes. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "../support/folders.js";
import { freePort } from "../support/ports.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { commandOf, startProcess } from "./support/product.js";
import { startRawStdio } from "./support/rawStdio.js";

const onValkey = (url: string, ...words: readonly string[]) =>
  commandOf({ environment: { VALKEY_URL: url } }, "--http", "--port", "0", "--log-level", "warn", ...words);

const listening = / on (http:\/\/[^\s/]+)\/mcp\n/;

test("without its store the product ends at once, in one line that says where it looked and hides the password", async (context) => {
  const port = await freePort();
  const running = startProcess(context, onValkey(`valkey://user:hunter2@127.0.0.1:${port}`));
  assert.equal(await running.exit, 1, running.stderr());
  assert.match(running.stderr(), new RegExp(`^mock-gds: cannot start: .*127\\.0\\.0\\.1:${port}.*\\n$`));
  assert.doesNotMatch(running.stderr(), /hunter2/);
});

test("with --wait-for-store it says so, opens no port before, and serves when the store is there", {
  skip: skipWithoutValkey,
}, async (context) => {
  const valkey = await startValkey(context);
  await valkey.kill("SIGKILL");
  const running = startProcess(context, onValkey(valkey.url, "--wait-for-store"));
  await running.says(/^mock-gds: waiting for the store: .*\n/);
  assert.doesNotMatch(running.stderr(), listening);
  await valkey.start();
  const [, url = ""] = await running.says(listening);
  assert.equal((await fetch(`${url}/ready`)).status, 200);
  assert.match(running.stderr(), new RegExp(`store valkey: 127\\.0\\.0\\.1:${valkey.port}, keys gds:`));
  running.process.kill("SIGTERM");
  assert.equal(await running.exit, 0, running.stderr());
});

test("SIGTERM while it waits ends it in order", async (context) => {
  const running = startProcess(context, onValkey(`valkey://127.0.0.1:${await freePort()}`, "--wait-for-store"));
  await running.says(/waiting for the store/);
  running.process.kill("SIGTERM");
  assert.equal(await running.exit, 0, running.stderr());
});

test("SIGTERM ends it in order also when the store has gone", { skip: skipWithoutValkey }, async (context) => {
  const valkey = await startValkey(context);
  const running = startProcess(context, onValkey(valkey.url));
  await running.says(listening);
  await valkey.kill("SIGKILL");
  running.process.kill("SIGTERM");
  assert.equal(await running.exit, 0, running.stderr());
});

test("a call while the store is gone is refused as retryable, and served again when it is back, without a restart", {
  skip: skipWithoutValkey,
}, async (context) => {
  const valkey = await startValkey(context);
  const caller = await startRawStdio(context, { environment: { VALKEY_URL: valkey.url } });
  assert.equal((await caller.call("listBookings", {})).kind, "accepted");
  await valkey.kill("SIGKILL");
  const refused = await caller.call("listBookings", {});
  assert.ok(refused.kind === "refused", "the store was gone, and the call was served");
  assert.deepEqual([refused.data["reason"], refused.data["retryable"]], ["STORE_UNAVAILABLE", true]);
  await valkey.start();
  await until("calls are served", async () => (await caller.call("listBookings", {})).kind === "accepted");
});

test("a named world is served as it was made, and not under another seed or clock", async (context) => {
  const dataDir = temporaryFolder(context);
  const start = (settings: { seed: string; now: string }, ...words: readonly string[]) =>
    startProcess(context, commandOf({ dataDir, ...settings }, "--http", "--port", "0", "--world", "ci", ...words));
  const made = start({ seed: "one", now: "2026-05-01T09:00:00Z" });
  await made.says(/world ci, seed one, clock frozen at 2026-05-01T09:00:00Z\n/);
  const otherSeed = start({ seed: "two", now: "2026-05-01T09:00:00Z" });
  assert.equal(await otherSeed.exit, 1);
  assert.match(otherSeed.stderr(), /world 'ci' has seed 'one', but seed 'two' was asked for: start without --seed/);
  const otherClock = start({ seed: "one", now: "2026-05-02T09:00:00Z" });
  assert.equal(await otherClock.exit, 1);
  assert.match(otherClock.stderr(), /^mock-gds: cannot start: world 'ci' has a clock that is frozen at .*\n$/);
});

test("a server that other machines reach says that it asks nobody who they are; one on the loopback does not", async (context) => {
  const start = (...words: readonly string[]) =>
    startProcess(context, commandOf({}, "--http", "--port", "0", "--log-level", "warn", ...words));
  const reachable = [start("--host", "0.0.0.0"), start("--host", "0.0.0.0", "--workers", "2")];
  for (const { says, process, exit, stderr } of reachable) {
    await says(/listening on 0\.0\.0\.0, which other machines may reach, without authentication/);
    process.kill("SIGTERM");
    assert.equal(await exit, 0);
    assert.equal(stderr().match(/without authentication/g)?.length, 1);
  }
  const local = start("--host", "127.0.0.1");
  await local.says(listening);
  local.process.kill("SIGTERM");
  assert.equal(await local.exit, 0);
  assert.doesNotMatch(local.stderr(), /authentication/);
});

test("a choice of tools that there are not ends the start with one line, before any worker begins", async (context) => {
  for (const words of [[], ["--http", "--port", "0", "--workers", "2"]]) {
    const misspelt = startProcess(context, commandOf({}, ...words, "--toolsets", "flihts"));
    assert.equal(await misspelt.exit, 2);
    const line =
      "mock-gds: --toolsets names 'flihts'; allowed: flights, hotels, cars, bookings (did you mean flights?)\n";
    assert.equal(misspelt.stderr(), line);
  }
});
