/**
 * Records what a release keeps, for the test that opens it with what came after:
 * `node --import tsx test/store/released/record.ts <dist/main.js of the release>` writes `<version>.json` beside this file.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Redis } from "ioredis";
import { product } from "../../../src/product.js";
import type { Scope } from "../../support/scope.js";
import { startValkey } from "../../support/valkey.js";
import { openRaw } from "../lmdbFiles.js";
import { partOf, type RecordedCall, type Released, recordedNow, recordedSession } from "./released.js";

type Arguments = Readonly<Record<string, unknown>>;
type Call = (name: string, given: Arguments, idempotencyKey?: string) => Promise<Record<string, unknown>>;

const ada = { firstName: "Ada", lastName: "Larsen" };

/** The id of the first offer of a list. */
const idOf = (found: Record<string, unknown>, list: string, name: string): unknown => {
  const [first] = [found[list]].flat();
  // Hotels hold their rates from the contract 2.0.0 on.
  const [rate = first] = [Object(first).rates ?? []].flat();
  return Object(rate)[name];
};

/** Two PNRs: one of a flight, a hotel and a car, and one that was cancelled. */
const book = async (call: Call): Promise<void> => {
  const flights = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers: { adults: 1 } };
  const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 1 };
  const rental = {
    pickupLocationCode: "LAX",
    pickupDate: "2026-06-15T14:00:00-07:00",
    dropoffDate: "2026-06-18T14:00:00-07:00",
  };
  const adult = { type: "adult", ...ada, dateOfBirth: "1988-03-02" };
  const bookFlight = async (idempotencyKey: string): Promise<unknown> => {
    const flightIds = [idOf(await call("searchFlights", flights), "itineraries", "flightId")];
    const request = { flightIds, passengers: [adult], contactEmail: "ada.larsen@example.com" };
    return (await call("bookFlight", request, idempotencyKey))["pnr"];
  };
  const existingPnr = await bookFlight("the first trip");
  const hotelId = idOf(await call("searchHotels", stay), "hotels", "hotelId");
  await call("bookHotel", { hotelId, guests: [{ ...ada, email: "ada.larsen@example.com" }], existingPnr });
  const carId = idOf(await call("searchCars", rental), "cars", "carId");
  await call("bookCar", { carId, driver: ada, existingPnr });
  await call("cancelBooking", { pnr: await bookFlight("the second trip") }, "no second trip");
  await call("retrieveBooking", { pnr: existingPnr });
  await call("listBookings", { status: "all" });
};

/** Has the release answer the calls on a store, and ends it. */
const play = async (main: string, environment: Readonly<Record<string, string>>): Promise<readonly RecordedCall[]> => {
  const env = { MOCK_GDS_NOW: recordedNow, MOCK_GDS_SESSION: recordedSession, ...environment };
  const client = new Client({ name: "recorder", version: "1.0.0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main], env }));
  const calls: RecordedCall[] = [];
  await book(async (name, given, idempotencyKey) => {
    const _meta = idempotencyKey === undefined ? {} : { [product.metaKeys.idempotencyKey]: idempotencyKey };
    const { structuredContent: answer } = await client.callTool({ name, arguments: given, _meta });
    if (answer === undefined) throw new Error(`${name} was refused`);
    const structure = JSON.parse(JSON.stringify(answer));
    if (!name.startsWith("search"))
      calls.push({
        name,
        arguments: given,
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        answer: structure,
      });
    return structure;
  });
  await client.close();
  return calls;
};

const lmdbEntries = async (directory: string): Promise<Released["lmdb"]> => {
  const raw = openRaw(directory);
  const entries = [...raw.getRange()].map(({ key, value }) => [[key].flat(), value] as const);
  await raw.close();
  return entries;
};

/** The commands that write a key anew, whatever its type. What expires is kept. */
const commandsFor = async (redis: Redis, key: string): Promise<Released["valkey"]> => {
  const type = await redis.type(key);
  if (type === "string") return [["SET", key, partOf((await redis.getBuffer(key)) ?? Buffer.alloc(0))]];
  if (type === "hash") return [["HSET", key, ...Object.entries(await redis.hgetall(key)).flat()]];
  if (type === "set") return [["SADD", key, ...(await redis.smembers(key)).sort()]];
  if (type === "stream") return (await redis.xrange(key, "-", "+")).map(([id, fields]) => ["XADD", key, id, ...fields]);
  if (type !== "zset") throw new Error(`${key} is a ${type}, which is not recorded`);
  const members = await redis.zrange(key, "0", "-1", "WITHSCORES");
  return [["ZADD", key, ...members.flatMap((member, at) => (at % 2 === 0 ? [members[at + 1] ?? "", member] : []))]];
};

const valkeyCommands = async (port: number): Promise<Released["valkey"]> => {
  const redis = new Redis(port);
  const keys = (await redis.keys("*")).sort();
  const commands = await Promise.all(keys.map((key) => commandsFor(redis, key)));
  redis.disconnect();
  return commands.flat();
};

const record = async (main: string): Promise<void> => {
  const undoing: (() => void | Promise<void>)[] = [];
  const scope: Scope = { after: (undo) => void undoing.push(undo) };
  const directory = mkdtempSync(join(tmpdir(), "mock-gds-released-"));
  scope.after(() => rmSync(directory, { recursive: true, force: true }));
  try {
    const version = execFileSync(process.execPath, [main, "--version"], { encoding: "utf8" }).trim();
    const calls = await play(main, { MOCK_GDS_DATA_DIR: directory });
    const lmdb = await lmdbEntries(directory);
    const { url, port } = await startValkey(scope);
    await play(main, { VALKEY_URL: url });
    const released: Released = { version, calls, lmdb, valkey: await valkeyCommands(port) };
    writeFileSync(new URL(`${version}.json`, import.meta.url), `${JSON.stringify(released, undefined, 1)}\n`);
  } finally {
    for (const undo of undoing.reverse()) await undo();
  }
};

await record(process.argv[2] ?? "");
