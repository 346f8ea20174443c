/** Two worlds of one seed on one store: what happens in one is the same whatever happens in the other. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { product } from "../../../src/product.js";
import type { Caller } from "../../../src/runtime/calls/caller.js";
import type { StoreSettings } from "../../../src/store/index.js";
import { drivers } from "../../support/drivers.js";
import { anonymous, at, bookTrip, flightSearch, openServer, type Server, structuredOf, textAt } from "./inProcess.js";

const worlds = ["a", "b"] as const;
type WorldName = (typeof worlds)[number];

interface Step {
  readonly world: WorldName;
  /** Says the world by the handle alone, or by the header with a plain handle: both mean the same session. */
  readonly byHandle: boolean;
  readonly session: 1 | 2;
  readonly act: "search" | "book" | "stay" | "cancel" | "retrieve" | "list" | "current" | "bookings" | "history";
  /** Which of the world's own PNRs so far. */
  readonly target: number;
  readonly key: string | undefined;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    world: fc.constantFrom(...worlds),
    byHandle: fc.boolean(),
    session: fc.constantFrom(1, 2),
    act: fc.constantFrom(
      "search",
      "book",
      "book",
      "stay",
      "cancel",
      "retrieve",
      "list",
      "current",
      "bookings",
      "history",
    ),
    target: fc.nat({ max: 3 }),
    key: fc.option(fc.constantFrom("key-1", "key-2"), { nil: undefined }),
  }),
  { minLength: 2, maxLength: 14 },
);

const lastSeat = { origin: "BTS", destination: "ABV", departureDate: "2026-06-15" };
const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-16" };
const guest = { firstName: "Ada", lastName: "Larsen" };

const whoIn = ({ world, byHandle, session, key }: Step): Partial<Caller> => {
  const handle = `handle-of-session-${session}`;
  const place = byHandle ? { handleHeader: `${world}.${handle}` } : { handleHeader: handle, worldHeader: world };
  return { ...anonymous, ...place, meta: key === undefined ? {} : { [product.metaKeys.idempotencyKey]: key } };
};

/** The first offers of each world's own search, so that ids never come from the other world. */
const idOf = async (server: Server, tool: string, input: object, who: Partial<Caller>, path: string) => {
  const outcome = await server.call(tool, input, who);
  const [offer] = [at(structuredOf(outcome), path)].flat();
  return offer;
};

/** The PNR that a tool's result is about, if it is about one. */
const pnrIn = (outcome: unknown): string | undefined => {
  const structured: unknown = Object(outcome).structured;
  return typeof structured === "object" && structured !== null && "pnr" in structured
    ? textAt(structured, "pnr")
    : undefined;
};

/** Carries out the steps in order, and gives what each world saw: its outcomes, and the changes announced in it. */
const transcriptsOf = async (
  program: readonly Step[],
  store: StoreSettings,
): Promise<Readonly<Record<WorldName, readonly string[]>>> => {
  const server = await openServer({ store, limits: { sessions: 5 } });
  const isDirect = store.dataDirectory === undefined && store.valkey === undefined;
  const seen: Record<WorldName, string[]> = { a: [], b: [] };
  const pnrs: Record<WorldName, string[]> = { a: [], b: [] };
  const seats: Partial<Record<WorldName, unknown>> = {};
  for (const step of program) {
    const who = whoIn(step);
    const pnr = pnrs[step.world][step.target] ?? "TEST-AAAAAA";
    const call = async (): Promise<unknown> => {
      switch (step.act) {
        case "search":
          return server.call("searchFlights", lastSeat, who);
        case "book": {
          seats[step.world] ??= await idOf(server, "searchFlights", lastSeat, who, "itineraries");
          const flightIds = [textAt(seats[step.world], "flightId")];
          const passengers = [{ type: "adult", ...guest, dateOfBirth: "1988-03-02" }];
          return server.call("bookFlight", { flightIds, passengers, contactEmail: "ada@example.com" }, who);
        }
        case "stay": {
          const hotelId = textAt(await idOf(server, "searchHotels", stay, who, "hotels.0.rates"), "hotelId");
          return server.call("bookHotel", { hotelId, guests: [guest] }, who);
        }
        case "cancel":
          return server.call("cancelBooking", { pnr }, who);
        case "retrieve":
          return server.call("retrieveBooking", { pnr }, who);
        case "list":
          return server.call("listBookings", {}, who);
        case "current":
          return server.read("gds://session/current", who);
        case "bookings":
          return server.read("gds://session/bookings", who);
        case "history":
          return server.read(`gds://bookings/${pnr}/history`, who).catch((error: unknown) => String(error));
      }
    };
    const before = server.changes.length;
    const outcome = await call();
    const announced = server.changes.slice(before);
    // Other stores tell of a change a moment later; whose it is, they say all the same.
    if (isDirect)
      assert.ok(
        announced.every(({ world }) => world === step.world),
        "announced in another world",
      );
    const located = pnrIn(outcome);
    if (located !== undefined && !pnrs[step.world].includes(located)) pnrs[step.world].push(located);
    seen[step.world].push(JSON.stringify({ outcome, announced: isDirect ? announced : [] }));
  }
  assert.ok(
    server.changes.every(({ world, scopeId }) => scopeId === undefined || scopeId.startsWith(`${world}.`)),
    "a session's change was announced in another world than the session's",
  );
  await server.runtime.close();
  return seen;
};

/** A fresh store for each program: a folder, or a prefix, of its own. */
const freshStores = (settings: Omit<StoreSettings, "mostWorlds">) => {
  let stores = 0;
  return (): StoreSettings => {
    stores += 1;
    const { dataDirectory, valkey } = settings;
    return {
      mostWorlds: 10,
      ...(dataDirectory !== undefined && { dataDirectory: join(dataDirectory, String(stores)) }),
      ...(valkey !== undefined && { valkey: { ...valkey, keyPrefix: `isolation-${stores}:` } }),
    };
  };
};

for (const { name: driver, skip, settingsIn, runs } of drivers) {
  for (const [name, seed] of [
    ["a fixed seed", 20_260_521],
    ["a fresh seed, printed", Date.now() % 2 ** 31],
  ] as const) {
    test(`nothing that is done in one world is seen in the other on ${driver}: ${name}`, { skip }, async (context) => {
      context.diagnostic(`seed ${seed}`);
      const freshStore = freshStores(await settingsIn(context));
      await fc.assert(
        fc.asyncProperty(steps, async (program) => {
          const together = await transcriptsOf(program, freshStore());
          for (const world of worlds) {
            const alone = await transcriptsOf(
              program.filter((step) => step.world === world),
              freshStore(),
            );
            assert.deepEqual(together[world], alone[world], `world ${world} sees more than itself`);
          }
        }),
        { numRuns: Math.ceil(runs / 2), seed },
      );
    });
  }
}

test("a session, a PNR and a key of one world mean nothing in another", async () => {
  const server = await openServer();
  const handle = "a-handle-of-somebody-1";
  const inA = { ...anonymous, handleHeader: `a.${handle}` };
  const inB = { ...anonymous, handleHeader: `b.${handle}` };
  const trip = structuredOf(await bookTrip(server, { ...inA, worldHeader: "a" }));
  const pnr = textAt(trip, "pnr");
  assert.equal(at(trip, "sessionId"), `a.${handle}`);
  const found = await server.call("retrieveBooking", { pnr }, inB);
  assert.equal(found.kind === "refusal" && found.data["reason"], "PNR_NOT_FOUND");
  assert.equal(at(structuredOf(await server.call("listBookings", {}, inB)), "count"), 0);
  assert.equal(at(structuredOf(await server.call("listBookings", {}, inA)), "count"), 1);
  const contradiction = await server.call("listBookings", {}, { ...inA, worldHeader: "b" });
  assert.equal(contradiction.kind === "refusal" && contradiction.data["reason"], "BAD_REQUEST");
  assert.match(contradiction.kind === "refusal" ? contradiction.message : "", /names world 'b'.*names world 'a'/);
  await assert.rejects(server.read("gds://session/current", { ...inA, worldHeader: "b" }), /names world/);
  await server.runtime.close();
});

test("an anonymous booking in a named world mints a session of that world, which works without the header", async () => {
  const server = await openServer({ isolation: "session" });
  const who = { ...anonymous, worldHeader: "ci" };
  const booked = await bookTrip(server, who);
  const handle = booked.kind === "result" ? String(booked.meta[product.metaKeys.session]) : assert.fail("refused");
  assert.match(handle, /^ci\.[A-Za-z0-9_-]{22}$/);
  const list = structuredOf(await server.call("listBookings", {}, { ...anonymous, handleHeader: handle }));
  assert.deepEqual([at(list, "count"), at(list, "sessionId")], [1, handle]);
  assert.equal(at(structuredOf(await server.call("searchFlights", flightSearch, who)), "world.worldId"), "ci");
  const current = await server.read("gds://session/current", who);
  assert.deepEqual([at(current, "world.worldId"), at(current, "world.seed")], ["ci", "mock-gds"]);
  await server.runtime.close();
});

test("a world that is full books no more, and says what to do", async () => {
  const server = await openServer({ limits: { bookings: 2 } });
  structuredOf(await bookTrip(server));
  const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  const refused = await bookTrip(server);
  assert.equal(refused.kind === "refusal" && refused.data["reason"], "WORLD_FULL");
  assert.match(refused.kind === "refusal" ? refused.message : "", /World 'default' holds 2 bookings/);
  assert.match(refused.kind === "refusal" ? String(refused.data["hint"]) : "", /another world/);
  structuredOf(await server.call("cancelBooking", { pnr }));
  assert.equal((await bookTrip(server)).kind, "refusal", "a cancelled booking still counts");
  await server.runtime.close();
});

test("more worlds than the store may hold are refused, those that are there go on", async () => {
  const server = await openServer({ store: { mostWorlds: 2 } });
  const list = (worldHeader: string | undefined) => server.call("listBookings", {}, { ...anonymous, worldHeader });
  assert.equal((await list("one")).kind, "result");
  const refused = await list("two");
  assert.equal(refused.kind === "refusal" && refused.data["reason"], "TOO_MANY_WORLDS");
  assert.equal((await list("one")).kind, "result");
  assert.equal((await list(undefined)).kind, "result");
  await server.runtime.close();
});
