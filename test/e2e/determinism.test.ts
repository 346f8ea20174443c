/** Equal seed and clock, equal answers to the byte: in a fresh process, and on the other Node that the product supports. */
import assert from "node:assert/strict";
import test from "node:test";
import type { Scope } from "../support/scope.js";
import { first, outputOf } from "./support/answers.js";
import { type Settings, sharedScope } from "./support/product.js";
import { type Call, type RawStdio, startRawStdio } from "./support/rawStdio.js";
import { adult, contact, roomsOf, searchFlights } from "./support/trip.js";

const routes = [
  "JFK-LAX",
  "LHR-JFK",
  "SYD-LAX",
  "LAX-SYD",
  "AKL-HNL",
  "DEL-KTM",
  "CDG-NRT",
  "GRU-LIS",
  "CMN-CDG",
  "SIN-LHR",
];
const dates = ["2026-06-15", "2026-10-25", "2026-11-01"];
const cabins = ["economy", "premium_economy", "business", "first"];
const cities = ["NYC", "LON", "PAR", "TYO", "LAX", "SIN", "SYD", "CAI", "GRU", "KTM"];

const flightSearches: readonly Call[] = routes.flatMap((route, index) =>
  dates.map((departureDate, day) => ({
    name: "searchFlights",
    arguments: {
      origin: route.slice(0, 3),
      destination: route.slice(4),
      departureDate,
      passengers: { adults: 1 + ((index + day) % 3), children: index % 2, infants: day % 2 },
      cabin: cabins[(index + day) % 4],
    },
  })),
);

const hotelSearches: readonly Call[] = cities.map((cityCode, index) => ({
  name: "searchHotels",
  arguments: { cityCode, checkInDate: "2026-10-24", checkOutDate: `2026-10-${26 + (index % 4)}`, guests: 1 + index },
}));

const carSearches: readonly Call[] = cities.flatMap((pickupLocationCode, index) =>
  [22, 45].map((driverAge) => ({
    name: "searchCars",
    arguments: {
      pickupLocationCode,
      pickupDate: "2026-10-31T10:00:00Z",
      dropoffDate: `2026-11-0${1 + (index % 8)}T09:30:00Z`,
      driverAge,
    },
  })),
);

const searches: readonly Call[] = [...flightSearches, ...hotelSearches, ...carSearches];

const session = "session-of-the-same-story";

/** What bookings and their end are answered with. */
const storyOf = async (server: RawStdio): Promise<readonly string[]> => {
  const { offers } = await searchFlights(server, "JFK-LAX", "2026-06-15");
  const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18" };
  const { hotels } = outputOf(await server.call("searchHotels", stay));
  const lines: string[] = [];
  const tell = async (name: string, input: object): Promise<void> => {
    const [line = "no answer"] = await server.lines([{ name, arguments: input }]);
    assert.ok(line.includes('"structuredContent"'), line);
    lines.push(line);
  };
  for (const [index, { flightId }] of offers.slice(0, 3).entries()) {
    await tell("bookFlight", { flightIds: [flightId], passengers: [adult(index)], ...contact });
  }
  const { bookings } = outputOf(await server.call("listBookings", {}));
  const { pnr } = first(bookings, "booking");
  const { hotelId } = first(roomsOf(hotels), "hotel");
  await tell("bookHotel", { hotelId, existingPnr: pnr, guests: [{ firstName: "Ada", lastName: "Larsen" }] });
  await tell("cancelBooking", { pnr });
  for (const booking of bookings) await tell("retrieveBooking", { pnr: booking.pnr });
  await tell("listBookings", {});
  return lines;
};

interface Told {
  /** The answers to the searches, in their order. */
  readonly answers: readonly string[];
  readonly story: readonly string[];
}

/** What a fresh process answers. */
const toldBy = async (scope: Scope, settings: Settings = {}, asked: readonly Call[] = searches): Promise<Told> => {
  const server = await startRawStdio(scope, { session, ...settings });
  const lines = await server.lines(asked);
  const story = await storyOf(server);
  server.process.stdin?.end();
  assert.equal(await server.exit, 0, server.stderr());
  return { answers: lines.map((line, index) => line ?? `no answer to search ${index}`), story };
};

const scope = sharedScope();
let told: Promise<Told> | undefined;
/** What the process answered that all others are compared with. */
const ours = (): Promise<Told> => {
  told ??= toldBy(scope);
  return told;
};

const assertSame = (ours: readonly string[], theirs: readonly string[]): void => {
  assert.equal(ours.length, 60);
  for (const [index, line] of ours.entries()) {
    assert.ok(line.includes('"structuredContent"'), `search ${index} was refused: ${line.slice(0, 500)}`);
    assert.ok(line === theirs[index], `search ${index} differs: ${JSON.stringify(searches[index])}`);
  }
};

test("a fresh process with the same seed and clock answers sixty searches and a story of bookings byte for byte the same", async (context) => {
  const [one, other] = [await ours(), await toldBy(context)];
  assertSame(one.answers, other.answers);
  assert.deepEqual(one.story, other.story, "PNRs, tickets, confirmations and refunds");
});

test("the order of the searches does not matter", async (context) => {
  const body = (line: string): string => line.replace(/"id":\d+/, "");
  const back = (await toldBy(context, {}, searches.toReversed())).answers.map(body);
  assert.deepEqual(back.toReversed(), (await ours()).answers.map(body));
});

test("Node 20 and Node 24 give the same bytes", async (context) => {
  const other = process.env["MOCK_GDS_NODE24"];
  if (other === undefined) {
    assert.ok(process.env["CI"] !== "true", "MOCK_GDS_NODE24 must name a Node 24 in CI");
    context.diagnostic(`MOCK_GDS_NODE24 names no second Node: ${process.version} was compared with itself`);
  }
  const theirs = await toldBy(context, other === undefined ? {} : { node: other });
  assertSame((await ours()).answers, theirs.answers);
  assert.deepEqual((await ours()).story, theirs.story);
});

/** What a traveller would see of an answer: the totals, in order. */
const totalsOf = (line: string): string => (line.match(/"totalCents":\d+/g) ?? []).join(" ");

test("another seed is another world", async (context) => {
  const theirs = (await toldBy(context, { seed: "another" })).answers;
  const same = (await ours()).answers.filter(
    (line, index) => totalsOf(line) !== "" && totalsOf(line) === totalsOf(theirs[index] ?? ""),
  );
  assert.deepEqual(same, []);
});
