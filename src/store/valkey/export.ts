/**
 * Exports a consistent snapshot of a world: reads everything, and tries again if the world was written to in the meantime.
 * Documents stay compressed in memory until their lines are requested.
 */
import { WorldChangingError } from "../ports/errors.js";
import { sortedBy, transferVersion, type WorldLine } from "../transfer.js";
import type { Context, FoundWorld } from "./context.js";
import { missingWorld } from "./epochs.js";
import { lineOfDossier, type PackedDossier, readDossiers, readDossierWrites, readNumbers } from "./exportDossiers.js";
import { inGroups } from "./inGroups.js";
import { type EpochKeys, unescapeText } from "./keys.js";
import { bookingRecord, type ListMember, memberFromText, recordFromText } from "./records.js";
import { clientFromText, subscriptionsFromText } from "./sessions.js";
import type { Worlds } from "./worlds.js";

const attempts = 5;
const scannedAtOnce = 1000;

interface Counters {
  readonly nextLocatorNumber: number;
  readonly nextSequence: number;
  readonly nextDossierSequence: number;
}

type Line<Kind extends WorldLine["kind"]> = Extract<WorldLine, { readonly kind: Kind }>;

interface PackedBooking extends ListMember {
  readonly stored: Buffer;
}

interface Picture {
  readonly head: Line<"world">;
  readonly sold: readonly Line<"sold">[];
  readonly bookings: readonly PackedBooking[];
  readonly dossiers: readonly PackedDossier[];
  readonly numbers: readonly Line<"number">[];
  readonly writes: readonly Line<"write">[];
  readonly sessions: readonly Line<"session">[];
}

const readCounters = async ({ connection }: Context, own: EpochKeys): Promise<Counters> => {
  const counts = await connection.ask((client) => client.hmget(own.meta, "locators", "sequence", "filed"));
  const [nextLocatorNumber = 0, nextSequence = 0, nextDossierSequence = 0] = counts.map(Number);
  return { nextLocatorNumber, nextSequence, nextDossierSequence };
};

const readSold = async ({ connection }: Context, own: EpochKeys): Promise<Line<"sold">[]> => {
  const sold = await connection.ask((client) => client.hgetall(own.sold));
  const lines = Object.entries(sold).map(
    ([key, count]) => ({ kind: "sold", key: unescapeText(key), sold: Number(count) }) as const,
  );
  return sortedBy(lines, ({ key }) => key);
};

const readBookings = async ({ connection }: Context, own: EpochKeys): Promise<PackedBooking[]> => {
  const members: ListMember[] = [];
  for (const scope of await connection.ask((client) => client.smembers(own.scopes))) {
    for (const status of ["confirmed", "cancelled"] as const) {
      const list = own.list(status, unescapeText(scope));
      members.push(...(await connection.ask((client) => client.zrange(list, "0", "-1"))).map(memberFromText));
    }
  }
  const bookings: PackedBooking[] = [];
  for (const group of inGroups(sortedBy(members, ({ sequence }) => sequence))) {
    const bookingKeys = group.map(({ locator }) => own.booking(locator));
    const stored = await connection.ask((client) => client.mgetBuffer(...bookingKeys));
    for (const [index, member] of group.entries()) {
      const found = stored[index];
      if (found) bookings.push({ ...member, stored: found });
    }
  }
  return bookings;
};

/** Characters with a special meaning in a SCAN pattern. */
const patternCharacters = /[*?[\]\\^-]/g;

/** All keys with this start. Idempotency records have no index, because they expire by TTL, so their keys are found by SCAN. */
const scanKeys = async ({ connection }: Context, start: string): Promise<string[]> => {
  const found = new Set<string>();
  const pattern = `${start.replace(patternCharacters, "\\$&")}*`;
  for (const primary of connection.primaries()) {
    let cursor = "0";
    do {
      const [next, keys] = await connection.ask(() => primary.scan(cursor, "MATCH", pattern, "COUNT", scannedAtOnce));
      cursor = next;
      for (const key of keys) found.add(key);
    } while (cursor !== "0");
  }
  return [...found];
};

const readWrites = async (context: Context, own: EpochKeys): Promise<Line<"write">[]> => {
  const lines: Line<"write">[] = [];
  for (const group of inGroups(await scanKeys(context, own.records))) {
    const records = await context.connection.ask((client) => client.mgetBuffer(...group));
    for (const [index, recordKey] of group.entries()) {
      const stored = records[index];
      if (!stored) continue;
      lines.push({ kind: "write", key: unescapeText(recordKey.slice(own.records.length)), ...recordFromText(stored) });
    }
  }
  return sortedBy(lines, ({ key }) => key);
};

const readSessions = async ({ connection }: Context, own: EpochKeys): Promise<Line<"session">[]> => {
  const lines: Line<"session">[] = [];
  for (const group of inGroups(await connection.ask((client) => client.zrange(own.sessions, "0", "-1")))) {
    const ids = group.map(unescapeText);
    const found = await Promise.all(ids.map((id) => connection.ask((client) => client.hgetall(own.session(id)))));
    for (const [index, id] of ids.entries()) {
      const { created, last, calls, client, initialize = "", subscriptions = "", expires } = found[index] ?? {};
      if (client === undefined) continue;
      lines.push({
        kind: "session",
        id,
        ...clientFromText(client),
        createdAtMs: Number(created),
        lastActivityAtMs: Number(last),
        toolCalls: Number(calls),
        initialize: initialize === "" ? null : unescapeText(initialize),
        subscriptions: subscriptionsFromText(subscriptions),
        expiresAtMs: Number(expires),
      });
    }
  }
  return sortedBy(lines, ({ id }) => id);
};

const takePicture = async (context: Context, { world }: FoundWorld): Promise<Picture> => {
  const own = context.keys.epoch(world);
  const { seed, clock, limits, contractVersion, createdAtMs } = world;
  const counters = await readCounters(context, own);
  return {
    head: { kind: "world", format: transferVersion, createdAtMs, ...counters, seed, clock, limits, contractVersion },
    sold: await readSold(context, own),
    bookings: await readBookings(context, own),
    dossiers: await readDossiers(context, own),
    numbers: await readNumbers(context, own),
    writes: await readWrites(context, own),
    sessions: await readSessions(context, own),
  };
};

const linesOf = function* (picture: Picture): Generator<WorldLine> {
  const { head, sold, bookings, dossiers, numbers, writes, sessions } = picture;
  yield head;
  yield* sold;
  for (const { locator, stored, sequence } of bookings) {
    const { version, scopeId, status, createdAtMs, documentText } = bookingRecord(locator, stored);
    yield { kind: "booking", sequence, locator, version, scopeId, status, createdAtMs, documentText };
  }
  for (const dossier of dossiers) yield lineOfDossier(dossier);
  yield* numbers;
  yield* writes;
  yield* sessions;
  const counted = [sold, bookings, dossiers, numbers, writes, sessions].map(({ length }) => length);
  yield { kind: "end", lines: counted.reduce((sum, length) => sum + length, 1) };
};

/**
 * The lines of a world. Throws WorldMissingError, or WorldChangingError if the world was written to during each of the attempts.
 */
export const exportWorld = async function* (context: Context, worlds: Worlds, key: string): AsyncGenerator<WorldLine> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const before = await worlds.find(key);
    if (before === undefined) throw missingWorld(key);
    const writesBefore = await readDossierWrites(context, key);
    const picture = await takePicture(context, before);
    const after = await worlds.find(key);
    const isQuiet = (await readDossierWrites(context, key)) === writesBefore;
    if (isQuiet && after?.revision === before.revision && after.world.epoch === before.world.epoch) {
      yield* linesOf(picture);
      return;
    }
  }
  throw new WorldChangingError(
    `The world ${JSON.stringify(key)} was written to while it was read, ${attempts} times. Export it when it is quieter.`,
  );
};
