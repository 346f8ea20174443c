/** What a booking takes of Valkey's memory: everything that it leaves behind, from the document to the outbox event. */
import { Redis } from "ioredis";
import type { World } from "../../src/travel/world/index.js";
import { openInProcess } from "./inProcess.js";
import type { Figure, Section } from "./report.js";
import { loadOf } from "./rounds.js";
import { benchWorld, bookingsPerSession, type Trip, tripKinds, tripsOf } from "./trips.js";

const callers = 16;
const mostBytes = 2048;
const keyPrefix = "memory:";

/** Without the buffers of connections and of the log on disk, which come and go whatever is kept. */
const usedMemory = async (client: Redis): Promise<number> => {
  const info = await client.info("memory");
  const bytesOf = (name: string): number => {
    const [, bytes] = new RegExp(`^${name}:(\\d+)`, "m").exec(info) ?? [];
    if (bytes === undefined) throw new Error(`Valkey does not tell its ${name}`);
    return Number(bytes);
  };
  return bytesOf("used_memory") - bytesOf("mem_clients_normal") - bytesOf("mem_aof_buffer");
};

interface Growth {
  readonly bytes: number;
  readonly bookings: number;
}

/** Books in a world of its own, with all that a booking brings along, and looks at the memory before and after. */
const growthBy = async (url: string, client: Redis, trips: readonly Trip[], world: string): Promise<Growth> => {
  const product = await openInProcess(["--world", world], { VALKEY_URL: url, VALKEY_KEY_PREFIX: keyPrefix });
  const before = await usedMemory(client);
  await loadOf(trips.length, callers, async (index) => {
    const trip = trips[index];
    if (trip !== undefined)
      await product.book(trip, `${world}.traveller-${Math.floor(index / bookingsPerSession)}-of-the-bench`);
  });
  const bytes = (await usedMemory(client)) - before;
  await product.close();
  return { bytes, bookings: trips.length };
};

const perBooking = (growths: readonly Growth[]): number =>
  growths.reduce((sum, { bytes }) => sum + bytes, 0) / growths.reduce((sum, { bookings }) => sum + bookings, 0);

/** So many bookings of each kind. */
export const measureValkeyMemory = async (url: string, bookingsPerKind: number): Promise<Section> => {
  const client = new Redis(url.replace(/^valkey/, "redis"));
  const figures: Figure[] = [];
  const growths: Growth[] = [];
  for (const [index, kind] of tripKinds.entries()) {
    const name = `memory-${index}`;
    const world: World = benchWorld(name);
    const growth = await growthBy(url, client, tripsOf(world, kind, bookingsPerKind), name);
    growths.push(growth);
    figures.push({ name: kind, value: perBooking([growth]), unit: "bytes", note: `${growth.bookings} bookings` });
  }
  client.disconnect();
  figures.push({ name: "all of them", value: perBooking(growths), unit: "bytes", bar: { atMost: mostBytes } });
  const title = `Valkey memory for each booking, a session for every ${bookingsPerSession} included: what used_memory grew by, without buffers`;
  return { title, figures };
};
