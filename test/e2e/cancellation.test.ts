/** A call that is given up leaves nothing half done, whenever that happens, over every transport and in both eras. */
import assert from "node:assert/strict";
import test, { type TestContext } from "node:test";
import { openStore } from "../../src/store/index.js";
import type { BookingRecord } from "../../src/travel/reservations/types.js";
import { nothingSoldTwice, soldEqualsLive } from "../reliability/support/soldCounts.js";
import { temporaryFolder } from "../support/folders.js";
import { until } from "../support/until.js";
import { first, outputOf, type ToolName } from "./support/answers.js";
import { type ImpatientCaller, legacyOverHttp, modernOverHttp, overStdio } from "./support/impatient.js";
import { commandOf, type Running, type Settings, startHttpServer, startProcess } from "./support/product.js";
import { adult, contact, roomsOf } from "./support/trip.js";

const session = "session-of-the-impatient";
const flights = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers: { adults: 1 } };
const hotels = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 1 };

/** Each call waits so long before it begins. Its write takes a few milliseconds more. */
const latencyMs = 12;
/** From before the call to after its answer. */
const moments = Array.from({ length: 24 }, (_, index) => index);

type Call = readonly [name: ToolName, input: object];

/** What there is to book, each of it once: no sale moves the price of another. */
interface Stock {
  readonly flightIds: readonly string[];
  readonly hotelIds: readonly string[];
}

const days = ["2026-06-15", "2026-06-16", "2026-06-17", "2026-06-18", "2026-06-19", "2026-06-20", "2026-06-21"];

const stockOf = async (caller: ImpatientCaller): Promise<Stock> => {
  const flightIds: string[] = [];
  const hotelIds: string[] = [];
  for (const [index, departureDate] of days.slice(0, -1).entries()) {
    // Nights of their own.
    const checkOutDate = days[index + 1];
    const { itineraries } = outputOf(await caller.call("searchFlights", { ...flights, departureDate }));
    for (const { flightId, segments } of itineraries) if (segments.length === 1) flightIds.push(flightId);
    const found = outputOf(await caller.call("searchHotels", { ...hotels, checkInDate: departureDate, checkOutDate }));
    const many = roomsOf(found.hotels).filter(({ roomsLeft }) => roomsLeft === undefined);
    hotelIds.push(...many.slice(0, 5).map(({ hotelId }) => hotelId));
  }
  return { flightIds, hotelIds };
};

const flightBooking = ({ flightIds }: Stock, number: number): object => ({
  flightIds: [flightIds[number] ?? assert.fail("no flight is left")],
  passengers: [adult(number)],
  ...contact,
});

const writes: readonly ((caller: ImpatientCaller, stock: Stock, moment: number) => Promise<Call>)[] = [
  async (_caller, stock, moment) => ["bookFlight", flightBooking(stock, 2 * moment)],
  async (_caller, { hotelIds }, moment) => {
    const { firstName, lastName } = adult(100 + moment);
    const hotelId = hotelIds[moment] ?? assert.fail("no room is left");
    return ["bookHotel", { hotelId, guests: [{ firstName, lastName }] }];
  },
  async (caller, stock, moment) => {
    const booked = await caller.call("bookFlight", flightBooking(stock, 2 * moment + 1));
    return ["cancelBooking", { pnr: outputOf(booked).pnr }];
  },
];

/** Gives up one write after another, each a little later, and asks for it again with its key. */
const giveUpManyTimes = async (context: TestContext, caller: ImpatientCaller): Promise<void> => {
  const done = { before: 0, after: 0 };
  const stock = await stockOf(caller);
  for (const moment of moments) {
    for (const [kind, write] of writes.entries()) {
      const number = moment * writes.length + kind;
      const [name, input] = await write(caller, stock, moment);
      await caller.giveUp(name, input, `key ${number}`, moment);
      const again = outputOf(await caller.call(name, input, `key ${number}`));
      assert.ok("idempotentReplay" in again, `${name} does not say whether it was done before`);
      done[again.idempotentReplay ? "before" : "after"]++;
    }
  }
  context.diagnostic(`given up too late: ${done.before}, in time: ${done.after}`);
  const { bookings } = outputOf(await caller.call("listBookings", {}));
  assert.equal(bookings.length, moments.length * writes.length, "as many bookings as were asked for");
  assert.equal(bookings.filter(({ status }) => status === "cancelled").length, moments.length);
};

const checkStock = async (dataDirectory: string): Promise<void> => {
  const store = await openStore<BookingRecord>({ dataDirectory, mostWorlds: 10, warn: assert.fail });
  const [world] = await store.listWorlds();
  nothingSoldTwice(await soldEqualsLive(store, first([world], "world")?.key ?? ""));
  await store.close();
};

const settingsIn = (context: TestContext): Settings & { readonly dataDir: string } => ({
  dataDir: temporaryFolder(context),
  session,
  environment: { MOCK_GDS_LATENCY: `${latencyMs}-${latencyMs}` },
});

test("over HTTP on 2026-07-28 a client that hangs up leaves nothing or a whole booking", async (context) => {
  const settings = settingsIn(context);
  const server = await startHttpServer(context, settings);
  await giveUpManyTimes(context, modernOverHttp(server, session));
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
  await checkStock(settings.dataDir);
});

test("over HTTP in a session of 2025 a cancelled call leaves nothing or a whole booking", async (context) => {
  const settings = settingsIn(context);
  const server = await startHttpServer(context, settings);
  await giveUpManyTimes(context, await legacyOverHttp(server));
  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
  await checkStock(settings.dataDir);
});

test("over stdio a cancelled call leaves nothing or a whole booking", async (context) => {
  const settings = settingsIn(context);
  const caller = await overStdio(context, settings);
  await giveUpManyTimes(context, caller);
  caller.process.stdin?.end();
  assert.equal(await caller.exit, 0);
  await checkStock(settings.dataDir);
});

test("a call that is given up ends at once, however long it would have taken", async (context) => {
  const environment = { MOCK_GDS_LATENCY: "60000-60000" };
  const server = startProcess(context, commandOf({ environment }, "--http", "--port", "0", "--log-level", "info"));
  const [, url = ""] = await server.says(/ on (http:\/\/[^\s/]+)\/mcp\n/);
  const http = { ...server, url, mcp: new URL(`${url}/mcp`) };
  const ends = async (caller: ImpatientCaller, tool: ToolName, input: object, where: Running): Promise<void> => {
    const said = new RegExp(`"target":"${tool}","outcome":"cancelled","reason":"CANCELLED"`);
    let tries = 0;
    // On a slow machine a call may be given up before it is there: then nothing is to be cancelled, and it is made again.
    await until(`${tool} is cancelled`, async () => {
      tries += 1;
      if (tries % 50 === 1) await caller.giveUp(tool, input, `key ${tries}`, 100 * tries);
      return said.test(where.stderr());
    });
  };
  await ends(modernOverHttp(http, session), "listBookings", {}, server);
  await ends(await legacyOverHttp(http), "searchFlights", flights, server);
  const stdio = await overStdio(context, { environment }, "--log-level", "info");
  await ends(stdio, "searchFlights", flights, stdio);
  assert.doesNotMatch(server.stderr() + stdio.stderr(), /unexpected exception/);
});
