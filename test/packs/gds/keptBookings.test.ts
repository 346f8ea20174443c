/** What `world import` takes can be shown, listed, added to and cancelled: whatever was done to the lines, no call ends in INTERNAL. */
import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { test } from "node:test";
import { importWorld } from "../../../src/administration/transfer.js";
import { createPack } from "../../../src/packs/gds/index.js";
import { worldKeyOf } from "../../../src/runtime/worlds/worlds.js";
import { openStore, type Store, textOf, WorldLinesError } from "../../../src/store/index.js";
import { temporaryFolder } from "../../support/folders.js";
import { at, bookTrip, carSearch, hotelSearch, openServer, type Server, structuredOf, textAt } from "./inProcess.js";
import { usualSettings } from "./usualSettings.js";

const seed = 20_261_122;
const rounds = 12;
/** Spoilt lines that are tried for each booking of a round; the last that is taken stays. */
const tries = 6;
const world = "kept";
const key = worldKeyOf(world, "mock-gds");
const guest = { firstName: "Ada", lastName: "Larsen" };

/** Numbers below a bound, the same for the same seed (a linear congruential generator). */
const createChance = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Chance = ReturnType<typeof createChance>;

const chosen = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const [item] = items.slice(chance(items.length));
  if (item === undefined) return assert.fail("nothing to choose from");
  return item;
};

const hotelFor = async (server: Server, existingPnr?: string) => {
  const found = structuredOf(await server.call("searchHotels", hotelSearch));
  return { hotelId: textAt(found, "hotels.0.rates.0.hotelId"), guests: [guest], ...(existingPnr && { existingPnr }) };
};

const carFor = async (server: Server, existingPnr?: string) => {
  const found = structuredOf(await server.call("searchCars", carSearch));
  return { carId: textAt(found, "cars.0.carId"), driver: guest, ...(existingPnr && { existingPnr }) };
};

/** Bookings of all kinds in a folder, as lines of text without their ends. */
const exportedLines = async (dataDirectory: string): Promise<readonly string[]> => {
  const store = { dataDirectory, mostWorlds: 10 };
  const server = await openServer({ store, world });
  for (let trip = 0; trip < 4; trip += 1) {
    const pnr = textAt(structuredOf(await bookTrip(server, { meta: {} })), "pnr");
    if (trip > 0) structuredOf(await server.call("bookHotel", await hotelFor(server, pnr)));
    if (trip > 1) structuredOf(await server.call("bookCar", await carFor(server, pnr)));
    if (trip > 2) structuredOf(await server.call("cancelBooking", { pnr, reason: "changed plans" }));
  }
  structuredOf(await server.call("bookHotel", { ...(await hotelFor(server)), specialRequests: "a quiet room" }));
  structuredOf(await server.call("bookCar", await carFor(server)));
  await server.runtime.close();
  const opened = await openStore<unknown>({ ...store, warn: () => undefined });
  const lines: string[] = [];
  for await (const line of opened.exportWorld(key)) lines.push(textOf(line).trimEnd());
  await opened.close();
  return lines;
};

const { createLineCheck } = createPack(usualSettings);

const fill = async (store: Store<unknown>, lines: readonly string[], intoKey = key): Promise<void> => {
  const check = await createLineCheck?.();
  const input = Readable.from([`${lines.join("\n")}\n`]);
  const report = (): void => undefined;
  await importWorld({ store, key: intoKey, seed: undefined, file: undefined, input, replace: true, report, check });
};

/** Whether lines are refused, by which line; undefined if they are taken. */
const refusedLine = async (lines: readonly string[]): Promise<number | undefined> => {
  const store = await openStore<unknown>({ mostWorlds: 10, warn: () => undefined });
  try {
    await fill(store, lines);
    return undefined;
  } catch (error) {
    if (!(error instanceof WorldLinesError)) throw error;
    assert.equal(await store.readWorld(key), undefined, "wrong lines have made a world");
    return error.lineNumber;
  } finally {
    await store.close();
  }
};

type Node = unknown[] | Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every member of a value, with what holds it. */
const membersOf = (value: unknown): readonly (readonly [holder: Node, name: string])[] =>
  isNode(value) ? Object.entries(value).flatMap(([name, inner]) => [[value, name] as const, ...membersOf(inner)]) : [];

const strange: readonly unknown[] = [
  null,
  "",
  "x",
  " ",
  0,
  -1,
  1,
  1.5,
  2 ** 53,
  1e300,
  true,
  [],
  {},
  [null],
  "2026-06-15",
  "2026-02-30",
  "2026-06-15T12:00:00Z",
  "0000-01-01T00:00:00Z",
  "TEST-AAAAAA",
  "XXX",
  "pay_at_counter",
  "cancelled",
  "UN",
];

/** Does one thing to a member: takes it away, doubles it, or puts something else in its place. */
const mutate = (document: unknown, chance: Chance): void => {
  const members = membersOf(document);
  if (members.length === 0) return;
  const [holder, name] = chosen(chance, members);
  const value: unknown = Reflect.get(holder, name);
  const act = chance(6);
  if (act === 0) {
    if (Array.isArray(holder)) holder.splice(Number(name), 1);
    else Reflect.deleteProperty(holder, name);
  } else if (act === 1 && Array.isArray(holder)) holder.push(structuredClone(value));
  else if (act === 1) Reflect.set(holder, `${name}2`, value);
  else if (act === 2 && typeof value === "number")
    Reflect.set(holder, name, value + chosen(chance, [1, -1, 100, -value]));
  else if (act === 3) {
    const [other, from] = chosen(chance, members);
    Reflect.set(holder, name, structuredClone(Reflect.get(other, from)));
  } else Reflect.set(holder, name, structuredClone(chosen(chance, strange)));
};

/** A line of a booking with something wrong: most often in its document. */
const mutatedLine = (text: string, chance: Chance): string => {
  const line = JSON.parse(text);
  const where = chance(10);
  if (where === 0) mutate(line, chance);
  else if (where === 1) line.documentText = chosen(chance, ["null", "1", "[]", "{}", '"x"', '{"pnr":"TEST-AAAAAA"}']);
  else {
    const document: unknown = JSON.parse(line.documentText);
    const { pnr } = line.locator === undefined ? { pnr: "" } : { pnr: line.locator };
    for (let count = 0; count <= chance(2); count += 1) mutate(document, chance);
    // As often as not the line agrees with its document, so that more than this is looked at.
    if (isNode(document) && chance(2) === 0) Object.assign(document, { pnr, version: line.version });
    line.documentText = JSON.stringify(document);
  }
  return JSON.stringify(line);
};

/** Every way in which a booking is ever read or changed. */
const useAll = async (server: Server, pnrs: readonly string[]): Promise<readonly string[]> => {
  const failures: string[] = [];
  const use = async (tool: string, input: object): Promise<void> => {
    const outcome = await server.call(tool, input);
    if (outcome.kind === "refusal" && outcome.data["reason"] === "INTERNAL") {
      failures.push(`${tool} ${JSON.stringify(input)}`);
    }
  };
  const stay = await hotelFor(server);
  for (const status of ["all", "confirmed", "cancelled"]) await use("listBookings", { status });
  for (const pnr of pnrs) {
    await use("retrieveBooking", { pnr });
    await use("bookHotel", { ...stay, existingPnr: pnr });
    await use("cancelBooking", { pnr });
    await use("retrieveBooking", { pnr });
  }
  await use("listBookings", {});
  return failures;
};

const nows = ["2026-05-16T09:00:00Z", "2026-05-18T09:00:00Z", "2026-06-14T20:00:00Z", "2026-06-15T20:00:00Z"] as const;

test("mutated bookings are refused by their line, or can be used in every way", async (context) => {
  const lines = await exportedLines(temporaryFolder(context));
  const chance = createChance(seed);
  const counts = { refused: 0, taken: 0 };
  for (let round = 0; round < rounds; round += 1) {
    let mutated = lines;
    for (const [index, text] of lines.entries()) {
      if (JSON.parse(text).kind !== "booking") continue;
      for (let tried = 0; tried < tries; tried += 1) {
        const candidate = mutated.with(index, mutatedLine(text, chance));
        const lineNumber = await refusedLine(candidate);
        if (lineNumber === undefined) mutated = candidate;
        // A booking that holds more than it did is found where no more is left.
        else assert.ok(lineNumber > index, `line ${index + 1} was changed, line ${lineNumber} was refused`);
        counts[lineNumber === undefined ? "taken" : "refused"] += 1;
      }
    }
    const dataDirectory = temporaryFolder(context);
    const store = await openStore<unknown>({ dataDirectory, mostWorlds: 10, warn: () => undefined });
    await fill(store, mutated);
    await store.close();
    const server = await openServer({ store: { dataDirectory, mostWorlds: 10 }, world }, chosen(chance, nows));
    const pnrs = mutated.flatMap((text) => JSON.parse(text).locator ?? []);
    assert.deepEqual(await useAll(server, pnrs), [], `round ${round} of seed ${seed}`);
    await server.runtime.close();
  }
  context.diagnostic(`seed ${seed}: ${counts.refused} lines refused, ${counts.taken} taken`);
  assert.ok(counts.refused > 100 && counts.taken > 20, "it proves little");
});

/** What is wrong with a booking whose form is right, by what is done to its document. */
const faults: readonly (readonly [string, (document: Record<string, unknown>) => void, RegExp])[] = [
  [
    "no booking at all",
    (document) => {
      for (const name of Object.keys(document)) delete document[name];
    },
    /has no "stock"/,
  ],
  ["another PNR", (document) => Object.assign(document, { pnr: "TEST-AAAAAA" }), /has another pnr than its line/],
  ["another version", (document) => Object.assign(document, { version: 9 }), /has another version than its line/],
  [
    "a passenger without a name",
    (document) => Object.assign(document, { passengers: [{ paxRef: "P1" }] }),
    /passengers\.0 breaks "required" missingProperty "type"/,
  ],
  [
    "a price that is no sum",
    (document) => Object.assign(document, { price: { ...fieldsAt(document, "price"), totalCents: 1 } }),
    /has a price that is not the sum of its parts/,
  ],
  [
    "stock of another form",
    (document) => Object.assign(document, { stock: [{ key: "flight/x" }] }),
    /has no "stock" with a key/,
  ],
  [
    "more than is sold",
    (document) => Object.assign(document, { stock: [{ key: "flight/x", quantity: 1, capacity: 9 }] }),
    /holds more of "flight\/x" than is sold/,
  ],
  [
    "a cancellation without a refund",
    (document) => Object.assign(document, { cancelledAt: "2026-05-16T09:00:00Z" }),
    /is confirmed, but has a cancelledAt or a refund/,
  ],
];

const fieldsAt = (value: unknown, path: string): object => {
  const found = at(value, path);
  return isNode(found) ? found : assert.fail(path);
};

test("a line that is refused is named with what is wrong, and changes nothing", async (context) => {
  const dataDirectory = temporaryFolder(context);
  const lines = await exportedLines(dataDirectory);
  const index = lines.findIndex((text) => JSON.parse(text).kind === "booking");
  const store = await openStore<unknown>({ dataDirectory, mostWorlds: 10, warn: () => undefined });
  context.after(() => store.close());
  const before = await store.readWorld(key);
  for (const [name, spoil, expected] of faults) {
    const line = JSON.parse(lines[index] ?? "");
    const document = JSON.parse(line.documentText);
    spoil(document);
    const spoilt = lines.with(index, JSON.stringify({ ...line, documentText: JSON.stringify(document) }));
    await assert.rejects(fill(store, spoilt), (error) => {
      assert.ok(error instanceof WorldLinesError, name);
      assert.equal(error.lineNumber, index + 1, name);
      assert.match(error.message, expected, name);
      assert.match(error.message, new RegExp(`^Line ${index + 1}: the booking "${line.locator}" `), name);
      return true;
    });
  }
  assert.deepEqual(await store.readWorld(key), before);
  await fill(store, lines);
});

test("a write that remembers a booking which is not there is refused by its line", async (context) => {
  const lines = await exportedLines(temporaryFolder(context));
  const write = { kind: "write", key: "a", fingerprint: "b", locator: "TEST-AAAAAA", expiresAtMs: 1_800_000_000_000 };
  const after = lines.findLastIndex((text) => JSON.parse(text).kind === "booking") + 1;
  const end = { kind: "end", lines: lines.length };
  const spoilt = [...lines.slice(0, after), JSON.stringify(write), ...lines.slice(after, -1), JSON.stringify(end)];
  assert.equal(await refusedLine(spoilt), after + 1);
});

test("bookings of an earlier release with texts beyond today's bounds are taken, shown and cancelled", async (context) => {
  const lines = await exportedLines(temporaryFolder(context));
  const long = "é".repeat(100_000);
  const spread = lines.map((text) => {
    const line = JSON.parse(text);
    if (line.kind !== "booking") return text;
    const document = JSON.parse(line.documentText);
    document.contact.phone = long;
    if (document.cancellationReason !== null) document.cancellationReason = long;
    for (const hotel of document.hotelReservations) Object.assign(hotel, { specialRequests: long });
    return JSON.stringify({ ...line, documentText: JSON.stringify(document) });
  });
  const dataDirectory = temporaryFolder(context);
  const store = await openStore<unknown>({ dataDirectory, mostWorlds: 10, warn: () => undefined });
  await fill(store, spread);
  await store.close();
  const server = await openServer({ store: { dataDirectory, mostWorlds: 10 }, world });
  const pnrs = spread.flatMap((text) => JSON.parse(text).locator ?? []);
  assert.deepEqual(await useAll(server, pnrs), []);
  for (const pnr of pnrs) {
    const booking = fieldsAt(structuredOf(await server.call("retrieveBooking", { pnr })), "booking");
    assert.equal(textAt(booking, "contact.phone"), long);
    assert.equal(textAt(booking, "status"), "cancelled");
  }
  await server.runtime.close();
});
