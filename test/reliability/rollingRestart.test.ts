/** P6: servers that are restarted one after the other behind the balancer fail no call, and every client's session goes on. */
import assert from "node:assert/strict";
import test from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { outputOf } from "../e2e/support/answers.js";
import { type Connection, clientKinds, connectHttp } from "../e2e/support/connect.js";
import { seededChoice } from "../store/contract/fixtures.js";
import { startBalancer } from "../support/balancer.js";
import { skipWithout } from "../support/programs.js";
import { until } from "../support/until.js";
import { startValkey } from "../support/valkey.js";
import { productMain } from "./support/build.js";
import { modernCaller } from "./support/callers.js";
import { type Catalogue, gatherOffers, stayOrder } from "./support/catalogue.js";
import { fastFolder } from "./support/folders.js";
import { createLedger, type Ledger } from "./support/ledger.js";
import { checkNothingLost } from "./support/nothingLost.js";
import { endWithThisProcess, startFleet } from "./support/servers.js";
import { soldEqualsLive } from "./support/soldCounts.js";
import { announcedSeed, openBeside, ownWorldKey, retrieveFrom, summarise } from "./support/suite.js";

const serverCount = 3;
const clientsOfEachKind = 3;
/** As compose.yaml has it: longer than the balancer takes to see that a server is not ready any more. */
const graceMs = 2000;
/** A busy machine takes its time, and clients here do not repeat a call that Valkey has not answered. */
const valkeyTimeoutMs = 30_000;

/** Between two rounds of a client: some two hundred calls a second are under way all the same, and the rest is left to the servers. */
const pauseMs = 150;

/** What one client does: it books, looks, lists and cancels, does not retry, and throws for any call that fails. */
const liveOn = async (
  client: Connection,
  { hotelIds }: Catalogue,
  ledger: Ledger,
  choose: Chooser,
  isOver: () => boolean,
) => {
  const sessions = new Set<string | null>();
  const live: string[] = [];
  let reads = 0;
  while (!isOver()) {
    const hotelId = hotelIds[choose(0, hotelIds.length - 1)] ?? "";
    const booked = await client.call("bookHotel", stayOrder(hotelId, choose(0, 9999)));
    ledger.record(booked, { world: undefined, pnr: undefined, isInDoubt: false });
    if (booked.kind === "accepted") live.unshift(booked.output.pnr);
    const [newest] = live;
    if (newest !== undefined) {
      assert.equal(outputOf(await client.call("retrieveBooking", { pnr: newest })).booking.pnr, newest);
      reads += 1;
    }
    const oldest = live.length > 3 ? live.pop() : undefined;
    if (oldest !== undefined) {
      const cancelled = await client.call("cancelBooking", { pnr: oldest });
      ledger.record(cancelled, { world: undefined, pnr: oldest, isInDoubt: false });
      assert.equal(outputOf(cancelled).status, "cancelled");
    }
    const { bookings, sessionId } = outputOf(await client.call("listBookings", { status: "confirmed" }));
    reads += 1;
    assert.deepEqual(
      bookings.map(({ pnr }) => pnr),
      live,
      "a session lists its own live bookings, newest first",
    );
    if (live.length > 0) sessions.add(sessionId);
    await pause(pauseMs);
  }
  assert.equal(sessions.size, 1, "the session stays the same");
  return reads;
};

type Chooser = ReturnType<typeof seededChoice>;

test("three servers are restarted one after the other under load, and no call of any client fails", {
  skip: skipWithout("valkey-server", "haproxy"),
}, async (t) => {
  const seed = announcedSeed(t, 606);
  const valkey = await startValkey(t, { arguments: ["--dir", fastFolder(t)] });
  const environment = { MCP_SHUTDOWN_GRACE_MS: String(graceMs), VALKEY_TIMEOUT_MS: String(valkeyTimeoutMs) };
  const settings = { main: productMain(t), valkeyUrl: valkey.url, keepsPort: true, environment };
  const fleet = await startFleet(t, serverCount, settings);
  const addresses = fleet.map(({ url }) => new URL(url()).host);
  const balancer = await startBalancer(t, addresses);
  endWithThisProcess(balancer.shell.process);
  const isReady = async (): Promise<boolean> => (await fetch(`${balancer.url}/ready`)).ok;
  await until("the balancer finds servers ready", isReady);
  const ledger = createLedger();
  const catalogue = await gatherOffers(modernCaller({ url: () => balancer.url }));
  const kinds = clientKinds.flatMap((kind) => Array.from({ length: clientsOfEachKind }, () => kind));
  const mcp = new URL(`${balancer.url}/mcp`);
  // One after the other, so that servers that have just begun are in no rush.
  const clients: Connection[] = [];
  for (const kind of kinds) clients.push(await connectHttp(t, kind, { mcp }));

  let isOver = false;
  const lives = clients.map((client, index) =>
    liveOn(client, catalogue, ledger, seededChoice(seed + index), () => isOver),
  );
  // A call that fails ends its client's life: that ends the wait for the others' progress.
  const failed = Promise.all(lives).then(() => undefined);
  const restarted = async (): Promise<void> => {
    for (const server of fleet) {
      await ledger.acknowledges(20);
      assert.equal(await server.end("SIGTERM"), 0, `${server.name} ended out of order: ${server.stderr()}`);
      if (isOver) return;
      await server.start();
      await until(`${server.name} is ready`, server.isReady);
    }
    await ledger.acknowledges(60);
  };
  try {
    await Promise.race([restarted(), failed]);
  } finally {
    isOver = true;
  }
  const reads = (await Promise.all(lives)).reduce((total, each) => total + each, 0);
  await checkNothingLost(
    ledger.entries(),
    retrieveFrom(() => balancer.url),
  );
  await soldEqualsLive(await openBeside(t, { valkeyUrl: valkey.url }), ownWorldKey);
  const { unavailable, unanswered } = ledger.counts();
  assert.deepEqual([unavailable, unanswered], [0, 0], "every call is answered");
  summarise(t, ledger, { kills: 0, restarts: serverCount, clients: clients.length, "reads too": reads, failed: 0 });
  await Promise.all(clients.map((client) => client.close()));
});
