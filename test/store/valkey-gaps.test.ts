/** Connections to Valkey that break at the worst moment: between an event and who waits for it, a write and its replica. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Redis } from "ioredis";
import type { JsonValue } from "../../src/runtime/contract.js";
import { openStore, type Store, type ValkeyOptions, WriteOutcomeUnknownError } from "../../src/store/index.js";
import { createReplication } from "../../src/store/valkey/replication.js";
import { skipWithoutValkey, startValkey, until } from "../support/valkey.js";
import { attempt, CLIENT, EXPIRY, enterWorld, opening, WORLD } from "./contract/fixtures.js";

const openAt = (
  url: string,
  durability: ValkeyOptions["durability"],
  warn: (message: string) => void = () => undefined,
): Promise<Store<JsonValue>> =>
  openStore<JsonValue>({ valkey: { url, keyPrefix: "gds:", durability }, mostWorlds: 100, warn });

describe("connections to Valkey", { skip: skipWithoutValkey }, () => {
  test("one that breaks hides no event from a process that has only found a session in the world", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const [writer, listener] = [await openAt(server.url, "written"), await openAt(server.url, "written")];
    for (const store of [writer, listener]) t.after(() => store.close());
    const world = await enterWorld(writer, "team");
    const id = "team.a-session-of-the-test";
    await writer.openSession({ world, id, client: CLIENT, initialize: "{}", ...EXPIRY });
    const heard: string[] = [];
    listener.subscribe((event) => {
      if (event.kind === "booking") heard.push(event.locator);
    });
    assert.equal((await listener.findSession("team", id, EXPIRY))?.id, id);
    await server.cli("CLIENT", "KILL", "TYPE", "pubsub");
    await writer.openBooking(opening("MISSED", { world }));
    await until("the event is told", () => heard.length > 0);
    assert.deepEqual(heard, ["MISSED"]);
  });

  test("one that breaks leaves a replicated write unknown while its replica has not answered", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const replicaOf = ["--replicaof", "127.0.0.1", String(server.port), "--repl-diskless-sync-delay", "0"];
    const replica = await startValkey(t, { appendOnly: "no", arguments: replicaOf });
    const store = await openAt(server.url, "replicated");
    t.after(() => store.close());
    await until("the replica follows", async () => (await server.cli("INFO", "replication")).includes("state=online"));
    await enterWorld(store, WORLD.key);
    assert.equal((await store.openBooking(opening("BEFORE"))).kind, "done");
    await replica.kill("SIGSTOP");
    const rejected = assert.rejects(store.openBooking(opening("LOST")), WriteOutcomeUnknownError);
    await until("the write waits for the replica", async () => /cmd=wait/.test(await server.cli("CLIENT", "LIST")));
    await server.cli("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
    await rejected;
  });

  test("what was written over another one waits for the replica too when it is repeated", async (t) => {
    const server = await startValkey(t, { appendOnly: "no" });
    const replicaOf = ["--replicaof", "127.0.0.1", String(server.port), "--repl-diskless-sync-delay", "0"];
    const replica = await startValkey(t, { appendOnly: "no", arguments: replicaOf });
    const warnings: string[] = [];
    const [own, other] = [
      await openAt(server.url, "replicated", (message) => warnings.push(message)),
      await openAt(server.url, "written"),
    ];
    for (const store of [own, other]) t.after(() => store.close());
    await until("the replica follows", async () => (await server.cli("INFO", "replication")).includes("state=online"));
    await enterWorld(own, WORLD.key);
    assert.equal((await own.openBooking(opening("BEFORE"))).kind, "done");
    warnings.length = 0;
    await replica.kill("SIGSTOP");
    const idempotency = attempt("key", "fingerprint");
    await other.openBooking(opening("FIRST", { idempotency }));
    assert.equal((await own.openBooking(opening("AGAIN", { idempotency }))).kind, "replayed");
    assert.match(warnings.join(), /No replica of Valkey/);
  });
});

test("a replicated write that was answered is never said not to have happened", async () => {
  const gone = new Redis({ lazyConnect: true, enableOfflineQueue: false });
  const connection = { place: "127.0.0.1:6379", primaryOf: () => gone };
  const replicated = createReplication(connection, () => undefined);
  await assert.rejects(replicated("gds:{team}:attempt:wait"), WriteOutcomeUnknownError);
});
