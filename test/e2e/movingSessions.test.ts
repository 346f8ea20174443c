/** A session outlives its process and moves between processes: its tools, bookings and subscriptions go with it. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { temporaryFolder } from "../support/folders.js";
import { freePort } from "../support/ports.js";
import { until } from "../support/until.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";
import { sessionStream } from "../transport/streams.js";
import { legacyRequest, openSession, post } from "../transport/wireRequests.js";
import { accepted, fieldsOf, outputOf } from "./support/answers.js";
import { type ClientKind, type Connection, clientKinds, connectHttp, type Route } from "./support/connect.js";
import { type HttpServer, type Settings, startHttpServer } from "./support/product.js";
import { startRawStdio } from "./support/rawStdio.js";
import { bookOne } from "./support/trip.js";

const bookings = "gds://session/bookings";
const legacyKinds = ["v1", "v2-legacy"] as const;
const onValkey = { skip: skipWithoutValkey };

const pnrsOf = async (caller: Pick<Connection, "call">): Promise<readonly string[]> =>
  outputOf(await caller.call("listBookings", {})).bookings.map(({ pnr }) => pnr);

/** How many sessions have streams or calls in the process. */
const heldBy = async ({ url }: HttpServer): Promise<unknown> =>
  fieldsOf(await (await fetch(`${url}/health`)).json())["sessions"];

const stores: Readonly<
  Record<string, { readonly skip: string | false; readonly open: (context: TestContext) => Promise<Settings> }>
> = {
  lmdb: { skip: false, open: async (context) => ({ dataDir: temporaryFolder(context) }) },
  valkey: { skip: skipWithoutValkey, open: async (context) => ({ valkeyUrl: (await startValkey(context)).url }) },
};

for (const [store, { skip, open }] of Object.entries(stores)) {
  test(`${legacyKinds.join(" and ")} on ${store}: their sessions go on after SIGTERM, and after SIGKILL, and a new process`, {
    skip,
  }, async (context) => {
    const settings = { ...(await open(context)), port: await freePort() };
    let server = await startHttpServer(context, settings);
    const starters = legacyKinds.map(async (client, number) => {
      const caller = await connectHttp(context, client, server);
      const first = await bookOne(caller, "JFK-LAX", `2026-06-1${number}`, number);
      await caller.subscribe(bookings);
      return { caller, first, number };
    });
    const started = await Promise.all(starters);
    const kept = started.map(({ first }) => [first]);
    for (const [round, signal] of (["SIGTERM", "SIGKILL"] as const).entries()) {
      server.process.kill(signal);
      await server.exit;
      server = await startHttpServer(context, settings);
      // The clients come back by themselves, on streams that know their subscriptions.
      await until("the new process has both sessions", async () => (await heldBy(server)) === started.length);
      for (const { caller, number } of started) {
        const next = await bookOne(caller, "JFK-LAX", `2026-06-2${2 * round + number}`, 2 + 2 * round + number);
        assert.equal(await caller.nextUpdate(), bookings);
        const own = kept[number] ?? assert.fail("no such caller");
        own.push(next);
        assert.deepEqual((await pnrsOf(caller)).toSorted(), own.toSorted());
        assert.equal((await caller.listTools()).length, 9);
      }
    }
    for (const { caller, first } of started) {
      accepted(await caller.call("cancelBooking", { pnr: first }));
      assert.equal(await caller.nextUpdate(), bookings);
      await caller.close();
    }
  });
}

const startTwo = async (context: TestContext, settings?: Settings) => {
  const shared = settings ?? { valkeyUrl: (await startValkey(context)).url };
  const start = () => startHttpServer(context, shared);
  const [one, two] = await Promise.all([start(), start()]);
  return { one, two };
};

/** One process after the other, request by request. */
const inTurn = (servers: readonly HttpServer[], from = 0): Route => {
  let next = from;
  return { to: () => servers[next++ % servers.length]?.mcp ?? assert.fail("no server") };
};

/** Each kind of client in turn: what is done in one process is told in the other. */
const tellsTheOther = async (
  context: TestContext,
  client: ClientKind,
  { one, two }: Awaited<ReturnType<typeof startTwo>>,
): Promise<void> => {
  // What waits for news waits in the second process; everything is done in the first.
  const to: Route["to"] = (method, headers) =>
    method === "GET" || headers.get("mcp-method") === "subscriptions/listen" ? two.mcp : one.mcp;
  const caller = await connectHttp(context, client, one, { to });
  const pnr = await bookOne(caller, "JFK-LAX", "2026-06-15", 1);
  const booking = `gds://bookings/${pnr}`;
  await caller.subscribe(bookings, booking);
  accepted(await caller.call("cancelBooking", { pnr }));
  const heard = [await caller.nextUpdate(), await caller.nextUpdate()];
  assert.deepEqual(heard.toSorted(), [booking, bookings].toSorted());
  await bookOne(caller, "JFK-LAX", "2026-06-16", 2);
  assert.equal(await caller.nextUpdate(), bookings);
  assert.deepEqual(caller.pendingUpdates(), []);
  await caller.close();
};

test("two processes on one file", async (context) => {
  const both = await startTwo(context, { dataDir: temporaryFolder(context) });
  // They look for news five times a second: a modern listener may hear of what was before it.
  for (const client of legacyKinds) {
    await context.test(`${client}: a booking in one process is told to the subscriber on another, once`, (inner) =>
      tellsTheOther(inner, client, both),
    );
  }
});

test("two processes on one Valkey", onValkey, async (context) => {
  const { one, two } = await startTwo(context);

  for (const client of clientKinds) {
    await context.test(`${client}: a session moves from one to the other request by request`, async (inner) => {
      const caller = await connectHttp(inner, client, one, inTurn([one, two]));
      const pnrs = [];
      for (const number of [1, 2, 3, 4]) {
        pnrs.push(await bookOne(caller, "JFK-LAX", `2026-06-1${number}`, number));
        assert.deepEqual((await pnrsOf(caller)).toSorted(), pnrs.toSorted());
      }
      for (const pnr of pnrs) accepted(await caller.call("cancelBooking", { pnr }));
      await caller.close();
    });

    await context.test(`${client}: a booking in one process is told to the subscriber on another, once`, (inner) =>
      tellsTheOther(inner, client, { one, two }),
    );
  }

  await context.test("DELETE in one ends the session in the other, and the stream that it holds", async (inner) => {
    const { id } = await openSession(one.mcp.href);
    const stream = await sessionStream(inner, two.mcp.href, id);
    const removed = await fetch(one.mcp, { method: "DELETE", headers: { "mcp-session-id": id } });
    assert.equal(removed.status, 200);
    assert.deepEqual(await stream.toEnd(), []);
    for (const { mcp } of [one, two]) {
      assert.equal((await post(mcp.href, legacyRequest("ping"), { "mcp-session-id": id })).status, 404);
    }
  });
});

test("over stdio a session goes on in a new process, in the world that it was in", onValkey, async (context) => {
  const { url } = await startValkey(context);
  const settings = { valkeyUrl: url, session: "session-of-the-restart" };
  for (const world of [undefined, "team-a"]) {
    const inWorld = { ...settings, ...(world !== undefined && { world }) };
    const before = await startRawStdio(context, inWorld);
    assert.deepEqual(await pnrsOf(before), [], "the session of that name in another world is another session");
    const pnr = await bookOne(before, "JFK-LAX", "2026-06-15", 1);
    const { sessionId } = outputOf(await before.call("listBookings", {}));
    assert.equal(sessionId, world === undefined ? settings.session : `${world}.${settings.session}`);
    before.process.kill("SIGKILL");
    await before.exit;
    for (const session of new Set([settings.session, String(sessionId)])) {
      const after = await startRawStdio(context, { ...inWorld, session });
      assert.deepEqual(await pnrsOf(after), [pnr]);
    }
  }
});

test("a server whose session idle limit has passed answers 404", onValkey, async (context) => {
  const { url } = await startValkey(context);
  const server = await startHttpServer(context, { valkeyUrl: url, environment: { MCP_SESSION_IDLE_SECONDS: "1" } });
  const { id } = await openSession(server.mcp.href);
  // Asking would prolong it, so there is nothing to ask.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  assert.equal((await post(server.mcp.href, legacyRequest("ping"), { "mcp-session-id": id })).status, 404);
});
