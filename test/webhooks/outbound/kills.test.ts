/** Webhooks of 500 bookings and changes, sent by three processes that are killed now and then to a receiver that fails now and then. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { type TestContext, test } from "node:test";
import { Webhook } from "standardwebhooks";
import { openStore } from "../../../src/store/index.js";
import { createManagement } from "../../../src/webhooks/outbound/manage.js";
import { outboundRecords } from "../../../src/webhooks/outbound/records.js";
import { secretOf } from "../../../src/webhooks/outbound/secrets.js";
import { seededChoice } from "../../store/contract/fixtures.js";
import { bundled } from "../../support/bundled.js";
import { until } from "../../support/until.js";
import { skipWithoutValkey, startValkey } from "../../support/valkey.js";

const key = "a key of thirty-two characters!!";
const bookings = 350;
const changes = 150;
const poisoned = "PNR7";
const senderModule = bundled("test/webhooks/outbound/killedSender.ts");

interface Told {
  readonly pnr: string;
  readonly version: number;
}

const dataOf = (verified: unknown): Told => {
  const data: unknown = typeof verified === "object" && verified !== null && "data" in verified ? verified.data : {};
  assert.ok(typeof data === "object" && data !== null && "pnr" in data && "version" in data);
  return { pnr: String(data.pnr), version: Number(data.version) };
};

const startReceiver = async (context: TestContext, secret: () => string) => {
  const chosen = seededChoice(20);
  const accepted: (Told & { readonly id: string })[] = [];
  const receiver = {
    url: "",
    accepted,
    failures: 0,
    poisonedIds: new Set<string>(),
    isCured: false,
    faults: [] as unknown[],
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const id = headers["webhook-id"] ?? "";
    try {
      const told = dataOf(new Webhook(secret()).verify(body, headers));
      const isPoison = told.pnr === poisoned && told.version === 1 && !receiver.isCured;
      if (isPoison) receiver.poisonedIds.add(id);
      if (isPoison || chosen(1, 5) === 1) {
        receiver.failures += 1;
        response.writeHead(500).end();
        return;
      }
      accepted.push({ ...told, id });
      response.writeHead(204).end();
    } catch (error) {
      receiver.faults.push(error);
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  receiver.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hook`;
  return receiver;
};

test("every event arrives, none of a PNR goes backwards, and one that nobody takes keeps no other waiting", {
  skip: skipWithoutValkey,
}, async (context) => {
  const { url } = await startValkey(context, { appendOnly: "no" });
  const settings = { valkey: { url, keyPrefix: "webhooks:", durability: "written" } } as const;
  const store = await openStore<unknown>({ ...settings, mostWorlds: 10, warn: () => undefined });
  context.after(() => store.close());
  const facts = { seed: "s", clock: { mode: "real" }, limits: { bookings: 10_000, sessions: 10 } } as const;
  const world = await store.createWorld("team-7", { ...facts, contractVersion: "1.0.0" }, Date.now());
  const management = createManagement(store, outboundRecords(store), Date.now);
  let secret = "";
  const receiver = await startReceiver(context, () => secret);

  const senders: ChildProcess[] = [];
  const startSender = async (): Promise<void> => {
    const sender = spawn(process.execPath, [senderModule, JSON.stringify(settings), key], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    senders.push(sender);
    await once(sender.stdout, "data");
    sender.stdout.resume();
  };
  context.after(() => {
    for (const sender of senders) sender.kill("SIGKILL");
  });
  await Promise.all([startSender(), startSender(), startSender()]);
  // They hear of it while they run.
  const { id } = await management.add(world, { url: receiver.url, types: [] });
  secret = secretOf(key, id, 1);

  const common = { world, document: {}, claims: [] };
  const change = async (locator: string, expectedVersion: number): Promise<void> => {
    const status = expectedVersion % 2 === 0 ? "cancelled" : "confirmed";
    await store.changeBooking({ ...common, locator, expectedVersion, changedAtMs: Date.now(), status, returns: [] });
  };
  const book = async (): Promise<void> => {
    const numbers = Array.from({ length: bookings }, (_, number) => number);
    for (const number of numbers) {
      await store.openBooking({ ...common, locator: `PNR${number}`, scopeId: "s", createdAtMs: Date.now() });
      if (number % 7 === 0) await change(`PNR${number}`, 1);
    }
    for (const number of numbers.filter((one) => one % 7 < 2)) await change(`PNR${number}`, number % 7 === 0 ? 2 : 1);
  };
  const kills = async (): Promise<void> => {
    for (let kill = 1; kill <= 4; kill += 1) {
      await until(`${kill * 80} deliveries arrived`, () => receiver.accepted.length >= kill * 80);
      senders.shift()?.kill("SIGKILL");
      await startSender();
    }
  };
  await Promise.all([book(), kills()]);

  const total = bookings + changes;
  const distinct = (): number => new Set(receiver.accepted.map((one) => one.id)).size;
  await until("all but the poisoned one arrived", () => distinct() === total - 1);
  await until(
    "the poisoned one was given up",
    async () => (await management.show(world, id))?.counts.dead_letter === 1,
  );
  await until("the rest is noted", async () => (await management.show(world, id))?.counts.pending === 0);
  assert.deepEqual(receiver.faults, []);
  assert.ok(receiver.failures > total / 10, `${receiver.failures} attempts failed`);
  assert.equal(receiver.poisonedIds.size, 1);

  const firsts = receiver.accepted.filter(
    (one, index) => receiver.accepted.findIndex(({ id: other }) => other === one.id) === index,
  );
  const newest = new Map<string, number>();
  for (const { pnr, version } of firsts) {
    assert.ok(version > (newest.get(pnr) ?? 0), `${pnr} ${version} came after ${newest.get(pnr)}`);
    newest.set(pnr, version);
  }
  assert.equal(newest.get(poisoned), 3, "the events after the poisoned one went on");

  receiver.isCured = true;
  assert.equal(await management.redeliverDead(world, id), 1);
  await until("it arrived", () => distinct() === total);
  assert.ok(receiver.poisonedIds.has(receiver.accepted.at(-1)?.id ?? ""), "with the same id");
});
