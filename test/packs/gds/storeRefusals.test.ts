/** What a caller is told when the world is reset, or the store is gone, while a call runs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import { type Store, WriteOutcomeUnknownError } from "../../../src/store/index.js";
import { anonymous, at, bookTrip, type GdsPack, openServer, structuredOf, textAt, withHandle } from "./inProcess.js";

const own = "default/mock-gds";

/** A pack whose store the test can reach, and that does something to it between a booking's entry and its writing. */
const interrupted = (interrupt: (store: Pick<Store<unknown>, "resetWorld" | "close">) => Promise<unknown>) => {
  let isArmed = false;
  const around = (pack: GdsPack): GdsPack => ({
    ...pack,
    handlers: {
      ...pack.handlers,
      bookFlight: async (input, context) => {
        if (isArmed) await interrupt(context.store);
        return pack.handlers.bookFlight(input, context);
      },
    },
  });
  return {
    around,
    arm: () => {
      isArmed = true;
    },
    disarm: () => {
      isArmed = false;
    },
  };
};

test("a booking that overlaps with a reset books nothing, says so, and succeeds when it is repeated", async () => {
  const { around, arm, disarm } = interrupted((store) => store.resetWorld(own));
  const server = await openServer({ around });
  const before = textAt(structuredOf(await bookTrip(server)), "pnr");
  arm();
  const refused = await bookTrip(server);
  assert.equal(refused.kind, "refusal");
  assert.equal(refused.data["reason"], "WORLD_RESET");
  assert.equal(refused.data["retryable"], true);
  assert.match(refused.message, /nothing was booked/);
  disarm();
  assert.equal(at(structuredOf(await server.call("listBookings", {})), "count"), 0);
  const gone = await server.call("retrieveBooking", { pnr: before });
  assert.equal(gone.kind === "refusal" && gone.data["reason"], "PNR_NOT_FOUND");
  const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  assert.equal(pnr, before, "a new epoch begins as the first one did");
  await server.runtime.close();
});

test("a write that got no answer is told as one whose outcome is not known, with what to look at first", async () => {
  const { around, arm } = interrupted(() => Promise.reject(new WriteOutcomeUnknownError("no answer")));
  const server = await openServer({ around });
  arm();
  const refused = await bookTrip(server);
  assert.equal(refused.kind, "refusal");
  assert.deepEqual([refused.data["reason"], refused.data["retryable"]], ["UPSTREAM_TIMEOUT", true]);
  assert.match(String(refused.data["hint"]), /listBookings/);
  await server.runtime.close();
});

test("a 2025 session does not outlive its world: the next call is told to begin again, a handle goes on", async () => {
  let reset: () => Promise<unknown> = async () => undefined;
  const around = (pack: GdsPack): GdsPack => ({
    ...pack,
    open: (host, store) => {
      reset = () => store.resetWorld(own);
      return pack.open(host, store);
    },
  });
  const server = await openServer({ around });
  const client = { transport: "http", clientName: "c", clientVersion: null, protocolVersion: "2025-11-25" } as const;
  const connection = await server.runtime.sessions.begin({ worldName: undefined, client, initialize: "{}" });
  const who: Partial<Caller> = { transport: "http", connection };
  assert.equal(at(await server.read("gds://session/current", who), "session.kind"), "mcp-session");
  const news: unknown[] = [];
  const stop = server.runtime.sessions.onNews((each) => news.push(each));
  await reset();
  assert.equal(await server.runtime.sessions.find(connection.id), undefined);
  assert.deepEqual(news, [{ kind: "worldReset", world: own }]);
  stop();
  const refused = await server.call("listBookings", {}, who);
  assert.equal(refused.kind === "refusal" && refused.data["reason"], "WORLD_RESET");
  await assert.rejects(server.read("gds://session/current", who), /session ended/);
  structuredOf(await server.call("listBookings", {}, withHandle("a-handle-of-somebody")));
  await server.runtime.close();
});

test("a store that is gone refuses every call and read as retryable, with one warning a second and no stack", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const server = await openServer({ log });
  await server.runtime.close();
  for (let call = 0; call < 5; call += 1) {
    const refused = await server.call("listBookings", {}, anonymous);
    assert.equal(refused.kind, "refusal");
    assert.deepEqual(
      [refused.code, refused.data["reason"], refused.data["retryable"]],
      [-32603, "STORE_UNAVAILABLE", true],
    );
    assert.doesNotMatch(refused.message, /\n/);
  }
  await assert.rejects(server.read("gds://session/current", anonymous), { code: -32603 });
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  assert.equal(warnings.length, 1, lines.join(""));
  assert.match(warnings[0].msg, /^STORE_UNAVAILABLE: /);
  assert.equal("stack" in warnings[0], false);
});
