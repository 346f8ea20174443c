/**
 * Valkey loses what it had under two servers: it is emptied, restarted without its data, and started from an older state. Each
 * server says so once, listeners of every kind are told and hear what is booked next, and no caller's PNR is given to another.
 */
import assert from "node:assert/strict";
import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import test, { type TestContext } from "node:test";
import { schemaVersion } from "../../src/store/valkey/records.js";
import { seededChoice } from "../store/contract/fixtures.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { listen, type Stream, sessionStream, streamOf } from "../transport/streams.js";
import { legacyRequest, openSession } from "../transport/wireRequests.js";
import { productMain } from "./support/build.js";
import { modernCaller, reasonOf } from "./support/callers.js";
import { gatherOffers, stayOrder } from "./support/catalogue.js";
import { allReady, memberOf, type Server, startFleet } from "./support/servers.js";
import { announcedSeed } from "./support/suite.js";

const session = "a-session-of-the-test-0001";
const bookingsUri = "gds://session/bookings";

interface Listener {
  readonly name: string;
  /** The resources that it was told of, in order. */
  readonly told: readonly string[];
}

const uriIn = (message: Record<string, unknown>): string | undefined => {
  const uri: unknown = message["uri"] ?? Reflect.get(Object(message["params"]), "uri");
  return typeof uri === "string" ? uri : undefined;
};

/** Reads on until the stream ends. */
const listenerOn = (name: string, stream: Stream): Listener => {
  const told: string[] = [];
  const readOn = async (): Promise<void> => {
    for (;;) {
      const uri = uriIn(await stream.next());
      if (uri !== undefined) told.push(uri);
    }
  };
  readOn().catch(() => undefined);
  return { name, told };
};

/** One listener of each kind that outlives its session. */
const listenersAt = async (context: TestContext, server: Server): Promise<readonly Listener[]> => {
  const handle = { "x-gds-session": session };
  const [events, subscription] = [
    await streamOf(context, `${server.url()}/events`, { headers: handle }),
    await listen(context, `${server.url()}/mcp`, [bookingsUri], {}, handle),
  ];
  assert.deepEqual(await events.next(), {});
  assert.equal((await subscription.next())["method"], "notifications/subscriptions/acknowledged");
  return [
    listenerOn(`${server.name}, /events`, events),
    listenerOn(`${server.name}, subscriptions/listen`, subscription),
  ];
};

/** A 2025 session with a stream that hears of its own bookings. */
const openLegacy = async (context: TestContext, server: Server) => {
  const url = `${server.url()}/mcp`;
  const opened = await openSession(url);
  const stream = listenerOn(`${server.name}, 2025 stream`, await sessionStream(context, url, opened.id));
  await opened.post(legacyRequest("resources/subscribe", { uri: bookingsUri }));
  return { ...opened, stream };
};

const noticesOf = (server: Server): number => server.stderr().match(/went back/g)?.length ?? 0;

test("Valkey goes back three times under two servers: said, told, and no PNR given twice", {
  skip: skipWithoutValkey,
}, async (t) => {
  const choose = seededChoice(announcedSeed(t, 1105));
  const valkey = await startValkey(t, { appendOnly: "no" });
  const dump = (name: string): string => join(valkey.directory, name);
  const restartFrom = async (kept?: string): Promise<void> => {
    await valkey.kill("SIGKILL");
    rmSync(dump("dump.rdb"), { force: true });
    if (kept !== undefined) copyFileSync(dump(kept), dump("dump.rdb"));
    await valkey.start();
  };
  const fleet = await startFleet(t, 2, {
    main: productMain(t),
    valkeyUrl: valkey.url,
    words: ["--debug-rest"],
    keepsPort: true,
  });
  for (const server of fleet) assert.match(server.stderr(), /append-only/, "it warns of a Valkey that keeps nothing");
  const callers = fleet.map(({ url }) => modernCaller({ url, session }));
  const callerOf = (server: number) => callers[server] ?? assert.fail("no such server");
  const { hotelIds } = await gatherOffers(callerOf(0));
  const listeners = (await Promise.all(fleet.map((server) => listenersAt(t, server)))).flat();
  const pnrs: string[] = [];
  let number = 0;

  const bookOn = async (server: number, idempotencyKey?: string): Promise<string> => {
    number += 1;
    const order = stayOrder(hotelIds[number % hotelIds.length] ?? "", number);
    const options = idempotencyKey === undefined ? {} : { idempotencyKey };
    const outcome = await callerOf(server).call("bookHotel", order, options);
    assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
    const { pnr } = outcome.output;
    assert.ok(!pnrs.includes(pnr), `${pnr} was given to two callers`);
    pnrs.push(pnr);
    return pnr;
  };
  const hears = async (pnr: string, since: ReadonlyMap<Listener, number>): Promise<void> => {
    for (const listener of listeners) {
      const wanted = listener.name.endsWith("/events") ? `gds://bookings/${pnr}` : bookingsUri;
      await until(`${listener.name} hears of ${pnr}`, () => listener.told.slice(since.get(listener)).includes(wanted));
    }
  };
  const now = (): ReadonlyMap<Listener, number> => new Map(listeners.map((one) => [one, one.told.length]));
  /** A search whose answer shows what was sold, asked often enough to be remembered. */
  const stays = { cityCode: "NYC", checkInDate: "2026-06-15", checkOutDate: "2026-06-17", guests: 1 };
  const search = async (): Promise<string> => {
    const answers: string[] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      for (const caller of callers) {
        const outcome = await caller.call("searchHotels", stays);
        assert.ok(outcome.kind === "accepted", JSON.stringify(outcome));
        answers.push(JSON.stringify(outcome.output.hotels));
      }
    }
    assert.equal(new Set(answers).size, 1, "the servers answer alike");
    return answers[0] ?? "";
  };

  const unsold = await search();
  const legacy = await openLegacy(t, memberOf(fleet, choose(0, 1)));
  for (let booked = choose(3, 8); booked > 0; booked -= 1) await bookOn(choose(0, 1));
  await valkey.cli("SAVE");
  copyFileSync(dump("dump.rdb"), dump("older.rdb"));
  const older = await search();
  const kept = [...pnrs];
  for (let booked = choose(3, 8); booked > 0; booked -= 1) await bookOn(choose(0, 1));
  await bookOn(0, "key-of-the-test");
  const sold = await search();
  assert.equal(new Set([unsold, older, sold]).size, 3, "the answers show what was sold");

  const incidents = [
    { name: "started from an older state", happen: () => restartFrom("older.rdb"), shows: older },
    { name: "emptied", happen: () => valkey.cli("FLUSHALL"), shows: unsold },
    { name: "restarted without its data", happen: () => restartFrom(), shows: unsold },
  ];
  for (const [index, { name, happen, shows }] of incidents.entries()) {
    const before = now();
    const streamBefore = legacy.stream.told.length;
    await happen();
    await allReady(fleet);
    for (const listener of listeners) {
      await until(`${name}: ${listener.name} is told`, () =>
        listener.told.slice(before.get(listener)).includes(bookingsUri),
      );
    }
    if (index === 0) await until("the 2025 stream is told", () => legacy.stream.told.length > streamBefore);
    assert.equal(await search(), shows, `${name}: a search shows what is sold now`);
    for (let booked = choose(2, 5); booked > 0; booked -= 1) {
      const since = now();
      await hears(await bookOn(choose(0, 1)), since);
    }
    if (index === 0) {
      const streamSince = legacy.stream.told.length;
      await legacy.post(
        legacyRequest("tools/call", { name: "bookHotel", arguments: stayOrder(hotelIds[50] ?? "", 700) }),
      );
      await until("the 2025 stream hears of its own", () =>
        legacy.stream.told.slice(streamSince).includes(bookingsUri),
      );
    }
    const again = await bookOn(choose(0, 1), "key-of-the-test");
    assert.ok(again !== "", "a key of a booking that is gone books anew");
    assert.equal(await valkey.cli("GET", "gds:schema"), String(schemaVersion));
    for (const server of fleet) assert.equal(noticesOf(server), index + 1, `${name}: ${server.name} says so once`);
  }
  const lost = await callerOf(0).call("retrieveBooking", { pnr: kept[0] ?? "" });
  assert.equal(reasonOf(lost), "PNR_NOT_FOUND", "a PNR that is gone shows nobody else's booking");
  assert.equal((await legacy.post(legacyRequest("ping"))).status, 404, "a session that is gone is not found");
  t.diagnostic(`${incidents.map(({ name }) => name).join(", ")}: ${pnrs.length} PNRs, none given twice`);
});
