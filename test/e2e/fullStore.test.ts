/** A Valkey that has no memory left: what only reads goes on, and `mock-gds world` reads it and makes room in it. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { type TestContext } from "node:test";
import type { JsonValue } from "../../src/contract/contract.js";
import { openStore } from "../../src/store/index.js";
import { enterWorld, opening } from "../store/contract/fixtures.js";
import { temporaryFolder } from "../support/folders.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey, type ValkeyServer } from "../support/valkey.js";
import { outputOf, refusedFor } from "./support/answers.js";
import { connectHttp } from "./support/connect.js";
import { commandOf, startHttpServer, startProcess } from "./support/product.js";
import { bookOne } from "./support/trip.js";

const onValkey = { skip: skipWithoutValkey };
const bookings = 150;
const documentBytes = 20_000;

/** Books what cannot be packed, some megabytes of it. */
const fill = async ({ url }: ValkeyServer, name: string): Promise<void> => {
  const valkey = { url, keyPrefix: "gds:", durability: "written" } as const;
  const store = await openStore<JsonValue>({ valkey, mostWorlds: 100, warn: () => undefined });
  const world = await enterWorld(store, name);
  for (let number = 0; number < bookings; number += 1) {
    const document = { note: randomBytes(documentBytes).toString("base64") };
    await store.openBooking(opening(`L${number}`, { world, document }));
  }
  await store.close();
};

const usedBytes = async ({ cli }: ValkeyServer): Promise<number> =>
  Number(/used_memory:(\d+)/.exec(await cli("INFO", "memory"))?.[1]);

/** A Valkey with two large worlds, which lets in writes again once both have been removed. */
const fillUp = async (valkey: ValkeyServer): Promise<void> => {
  const before = await usedBytes(valkey);
  await fill(valkey, "large-one");
  await fill(valkey, "large-two");
  const after = await usedBytes(valkey);
  await valkey.cli("CONFIG", "SET", "maxmemory", String(Math.round(before + (after - before) / 3)));
};

const runWorld = async (context: TestContext, { url }: ValkeyServer, ...words: readonly string[]) => {
  const { process, stderr, exit } = startProcess(context, commandOf({ valkeyUrl: url }, "world", ...words));
  let stdout = "";
  process.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  process.stdin?.end();
  return { code: await exit, stdout, stderr: stderr() };
};

test(
  "a full Valkey is read by running servers, and booked in again once worlds are removed",
  onValkey,
  async (context) => {
    const valkey = await startValkey(context, { appendOnly: "no" });
    const server = await startHttpServer(context, { valkeyUrl: valkey.url });
    const legacy = await connectHttp(context, "v2-legacy", server);
    const modern = await connectHttp(context, "v2-modern", server);
    const callers = [legacy, modern];
    const pnrs: string[] = [];
    for (const caller of callers) pnrs.push(await bookOne(caller, "JFK-LAX", "2026-06-15", 1));
    await fillUp(valkey);

    assert.equal((await fetch(`${server.url}/ready`)).status, 503);
    for (const [index, caller] of callers.entries()) {
      for (let time = 0; time < 3; time += 1) assert.equal(outputOf(await caller.call("listBookings", {})).count, 1);
      assert.equal(outputOf(await caller.call("retrieveBooking", { pnr: pnrs[index] })).booking.pnr, pnrs[index]);
      refusedFor(await caller.call("cancelBooking", { pnr: pnrs[index] }), "STORE_UNAVAILABLE");
      assert.equal(outputOf(await caller.call("retrieveBooking", { pnr: pnrs[index] })).booking.status, "confirmed");
    }
    const late = await connectHttp(context, "v2-modern", server);
    assert.equal(outputOf(await late.call("listBookings", {})).count, 0);

    assert.equal((await runWorld(context, valkey, "delete", "--world", "large-one")).code, 0);
    assert.equal((await runWorld(context, valkey, "reset", "--world", "large-two")).code, 0);
    await until("/ready says 200", async () => (await fetch(`${server.url}/ready`)).status === 200);
    for (const caller of [...callers, late]) await bookOne(caller, "JFK-LAX", "2026-06-16", 2);
  },
);

test("on a full Valkey mock-gds world reads, and makes room, while no server runs", onValkey, async (context) => {
  const valkey = await startValkey(context, { appendOnly: "no" });
  await fillUp(valkey);
  const world = (...words: readonly string[]) => runWorld(context, valkey, ...words);
  const done = async (...words: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await world(...words);
    assert.equal(code, 0, `${words.join(" ")}: ${stderr}`);
    assert.match(stderr, /^mock-gds: Valkey at 127\.0\.0\.1:\d+ has no memory left for writes/m);
    return stdout;
  };
  assert.match(await done("list"), /large-one[\s\S]*large-two/);
  assert.match(await done("show", "--world", "large-one"), /^name: +large-one$/m);
  const file = join(temporaryFolder(context), "large-one.jsonl");
  await done("export", "--world", "large-one", "--file", file);
  assert.equal(readFileSync(file, "utf8").split("\n").length, bookings + 3);
  for (const words of [
    ["create", "--world", "new"],
    ["set", "--world", "large-one", "--max-bookings", "5"],
  ]) {
    const { code, stderr } = await world(...words);
    assert.equal(code, 1, words.join(" "));
    assert.match(stderr, /has no memory left for writes/);
  }
  const filled = await usedBytes(valkey);
  assert.match(await done("reset", "--world", "large-one"), /^epoch: +2 /m);
  const halfway = await usedBytes(valkey);
  assert.ok(halfway < filled - (bookings * documentBytes) / 2, `${filled} bytes became ${halfway}`);
  await done("delete", "--world", "large-two");
  const { code, stderr } = await world("create", "--world", "new");
  assert.equal(code, 0, stderr);
  assert.match((await world("list")).stdout, /large-one[\s\S]*new/);
});
