/**
 * Notices that the Valkey behind the connection has lost what it had: it was emptied, restarted from an older state, replaced by
 * another, or a replica took over that lacked something. It looks at the store's mark and at the run of Valkey whenever a
 * connection is new and every few seconds, and compares what calls see of worlds with what they saw before.
 *
 * Numbers that a world gave out may be lost with the rest, and no process knows all of them. So each world's numbers belong to a
 * life, which is a mark and a run of Valkey: in another life they go on at another place (see `locatorNumbers.ts`).
 */
import { StoreUnavailableError } from "../errors.js";
import { StoreVersionError } from "../ports/errors.js";
import type { StoredWorld } from "../ports/worlds.js";
import type { Connection } from "./connection.js";
import type { HeardChange } from "./eventOrder.js";
import { unavailable } from "./failures.js";
import { hashSlot } from "./hashSlot.js";
import { requireSchema } from "./health.js";
import type { Keys } from "./keys.js";
import { agreeOnMark, keepMark, laterMark, type Mark, readMark } from "./mark.js";
import { schemaVersion } from "./records.js";
import { createWatch, isLookedAt, runOf, unknownRun, type Watched } from "./runs.js";
import { createSeenWorlds, type Seen, whatWentBack, withHeard } from "./seenWorlds.js";

const lookEveryMs = 3000;
const mostLooks = 3;
const notConnected = new Error("connection is closed");
const noInfo =
  "The user may not ask Valkey for INFO: that it was started from an older state is noticed only by servers that knew what is " +
  "missing. Permit +info.";

/** The life that a world is in, from a look at the server that has it. */
export interface Life {
  /** As worlds keep it. */
  readonly name: string;
  readonly markId: string;
  readonly run: string;
  /** Nothing was ever lost, and no other run served: numbers that belong to no life yet may go on where they are. */
  readonly isFirst: boolean;
  readonly hasLost: boolean;
  /** Whether an answer that has come by now is from the server that was looked at. */
  readonly holds: () => boolean;
}

export interface Continuity {
  /** The first look, which makes the mark where there is none. Rejects with StoreUnavailableError. */
  readonly start: () => Promise<void>;
  /** What a call has to wait for; undefined if it may go on. Throws StoreUnavailableError if no call may. */
  readonly admit: () => Promise<void> | undefined;
  /** Throws StoreUnavailableError if no call may go on. */
  readonly requireAdmission: () => void;
  /** Rejects with StoreUnavailableError if the life cannot be known now. */
  readonly lifeOf: (world: string) => Promise<Life>;
  /** Looks, beginning now or later. */
  readonly look: () => Promise<void>;
  /** A world as a reply had it. */
  readonly met: (world: StoredWorld, revision: number) => void;
  /** The worlds that calls of this process have seen, since the last loss. */
  readonly seen: () => ReadonlyMap<string, Seen>;
  /** Whether this process has seen the world, or heard of it. */
  readonly hasSeen: (world: string) => boolean;
  /** A world may have gone back: it is compared with what was seen of it, and with what was heard. */
  readonly doubt: (world: string, heard: HeardChange | undefined) => void;
  /** Another process has told of the mark that it has found. */
  readonly heardOfMark: (id: string) => void;
  /** Something is missing, in words; does nothing if the mark is not the one of this id any more, because it was noticed since. */
  readonly lose: (missing: string, markId: string) => Promise<void>;
  readonly close: () => void;
}

export interface ContinuityParts {
  readonly connection: Connection;
  readonly keys: Keys;
  readonly warn: (message: string) => void;
  /** The store was empty when it was opened. */
  readonly wasEmpty: boolean;
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** All that was told before has to be asked again. */
  readonly onLoss: () => void;
  /** A world is met for the first time in a store that has lost something, perhaps the world's name. */
  readonly onFound: (world: string) => void;
}

export const createContinuity = (parts: ContinuityParts): Continuity => {
  const { connection, keys, warn, wasEmpty, heard, onLoss, onFound } = parts;
  const { place, isCluster } = connection;
  const worlds = createSeenWorlds();
  const runsSeen = new Set<string>();
  let mark: Mark | undefined;
  /** What was seen, and has not been compared since another run began to serve or something contradicted it. */
  let uncompared: ReadonlyMap<string, Seen> | undefined;
  let isComparing = false;
  let refusal: StoreUnavailableError | undefined;
  let noteFailure: unknown;
  let running: Promise<void> | undefined;
  let queued: Promise<void> | undefined;
  let tail: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** One after the other, so that each begins with what the one before has found. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };

  const tellOfLoss = (missing: string, markId: string): void => {
    worlds.forget();
    uncompared = undefined;
    warn(
      `The store in Valkey at ${place} went back: ${missing}. Bookings, sessions and idempotency keys that it had may be gone. ` +
        "Listeners are told to ask again, and locators go on at another place, so that none is given to two callers.",
    );
    onLoss();
    connection.ask((client) => client.publish(keys.channel, `m ${markId}`)).catch(() => undefined);
  };

  const loseNow = async (missing: string, markId: string): Promise<void> => {
    if (mark?.id !== markId) return;
    const later = laterMark([mark]);
    const kept = await keepMark(connection, keys, mark.id, later, [...runsSeen]);
    // Where somebody was faster, the next look finds what they found.
    if (kept?.id !== later.id) return lookInBackground();
    mark = kept;
    tellOfLoss(missing, kept.id);
  };
  const lose = (missing: string, markId: string): Promise<void> => inTurn(() => loseNow(missing, markId));

  /** What fails stays to be compared after the next look. */
  const compareAll = async (): Promise<void> => {
    if (isComparing) return;
    isComparing = true;
    try {
      while (uncompared !== undefined && mark !== undefined) {
        const [seen, markId] = [uncompared, mark.id];
        const missing = await whatWentBack(connection, keys, seen);
        if (missing !== undefined) await lose(missing, markId);
        if (uncompared === seen) uncompared = undefined;
      }
    } finally {
      isComparing = false;
    }
  };
  const compareInBackground = (): void => void compareAll().catch(() => undefined);

  /** Writes the version where it is missing, and refuses all calls while another one is there. */
  const requireSameSchema = async (found: string | null): Promise<void> => {
    try {
      if (found !== String(schemaVersion)) await requireSchema(connection, keys);
      refusal = undefined;
    } catch (error) {
      if (!(error instanceof StoreVersionError)) {
        // It cannot be written now, which is no reason not to read what is there.
        if (found === null) return;
        throw error;
      }
      if (refusal === undefined) warn(error.message);
      refusal = new StoreUnavailableError(error.message);
      throw refusal;
    }
  };

  /** Where nobody may ask for the run, each new connection may lead to another, and nothing else would tell. */
  const compareUnknown = async (markId: string): Promise<void> => {
    const missing = await whatWentBack(connection, keys, withHeard(worlds.all(), heard()));
    if (missing !== undefined) await loseNow(missing, markId);
  };

  const noteRuns = (runs: readonly string[], isOpening: boolean): void => {
    if (!isOpening && runs.some((run) => !runsSeen.has(run))) {
      uncompared = withHeard(uncompared ?? worlds.all(), heard());
    }
    for (const run of runs) runsSeen.add(run);
  };

  const lookOnce = async (): Promise<void> => {
    const primaries = connection.primaries();
    const looked = primaries.map((primary) => watch.of(primary)).map((watched) => ({ watched, ended: watched.ended }));
    const [answers, found, schema] = await Promise.all([
      Promise.all(primaries.map(runOf)),
      readMark(connection, keys),
      connection.ask((client) => client.get(keys.schema)),
    ]);
    await requireSameSchema(schema);
    const runs = answers.filter((run) => run !== undefined);
    const isOpening = mark === undefined;
    if (isOpening && runs.includes(unknownRun)) warn(noInfo);
    const mayBeAnother = runs.includes(unknownRun) && looked.some(({ watched }) => !isLookedAt(watched));
    let missing: string | undefined;
    noteFailure = undefined;
    try {
      const agreed = await agreeOnMark({ connection, keys, runs, known: mark, wasEmpty }, found);
      ({ mark, missing } = agreed);
    } catch (error) {
      // A Valkey that takes no writes can still be read, but for one that is another than it was.
      if (mark !== undefined && mark.id !== found?.id) throw error;
      mark = found;
      noteFailure = error;
    }
    const isNoted = noteFailure === undefined;
    for (const [index, { watched, ended }] of looked.entries()) {
      const run = answers[index];
      watched.found = run === undefined ? undefined : { run, isNoted, ended };
    }
    watch.keepOnly(primaries);
    noteRuns(runs, isOpening);
    if (mark === undefined) return;
    if (missing !== undefined) tellOfLoss(missing, mark.id);
    else if (mayBeAnother) await compareUnknown(mark.id);
  };

  const look = (): Promise<void> => {
    queued ??= inTurn(async () => {
      running = queued;
      queued = undefined;
      try {
        await lookOnce();
      } finally {
        running = undefined;
      }
      compareInBackground();
    });
    return queued;
  };
  /** What fails now is done by the next call that needs it, or in a few seconds. */
  const lookInBackground = (): void => {
    if (isClosed) return;
    look().catch(() => undefined);
  };

  const watch = createWatch(lookInBackground);
  /** The one connection of a single server, over which all calls go. */
  const [only] = isCluster ? [] : connection.primaries().map(watch.of);
  const timer = setInterval(lookInBackground, lookEveryMs).unref();

  const doubt: Continuity["doubt"] = (world, change) => {
    if (isClosed || uncompared?.has(world)) return;
    const seen = withHeard(worlds.all(), new Map(change && [[world, change]])).get(world);
    if (seen === undefined) return;
    uncompared = new Map([...(uncompared ?? []), [world, seen]]);
    compareInBackground();
  };

  const requireAdmission = (): void => {
    if (refusal !== undefined) throw refusal;
  };
  const lookedAt = async (watched: Watched): Promise<void> => {
    await (running ?? look());
    if (!isLookedAt(watched)) await look();
  };

  const watchedOf = (slot: number): Watched | undefined => {
    if (only !== undefined) return only;
    const primary = connection.primaryOf(slot);
    return primary === undefined ? undefined : watch.of(primary);
  };

  return {
    start: look,
    admit: () => {
      requireAdmission();
      // Without a connection, the call itself finds out at once.
      if (only === undefined || isLookedAt(only) || only.primary.status !== "ready") return undefined;
      return lookedAt(only);
    },
    requireAdmission,
    lifeOf: async (world) => {
      if (only !== undefined && only.primary.status !== "ready") throw unavailable(place, notConnected);
      const slot = isCluster ? hashSlot(keys.world(world).meta) : 0;
      for (let looks = 0; looks <= mostLooks; looks += 1) {
        const watched = watchedOf(slot);
        const found = watched !== undefined && isLookedAt(watched) ? watched.found : undefined;
        if (watched !== undefined && found?.isNoted === true && mark !== undefined) {
          const { id: markId, hasLost, runs } = mark;
          const { run } = found;
          const isFirst = !hasLost && runs.get(run) === 0;
          const holds = (): boolean =>
            watched.ended === found.ended && watched.found?.run === run && watchedOf(slot) === watched;
          return { name: `${markId}:${run}`, markId, run, isFirst, hasLost, holds };
        }
        if (looks < mostLooks) await look();
      }
      throw unavailable(place, noteFailure ?? notConnected);
    },
    look,
    met: (world, revision) => {
      if (mark?.hasLost === true && worlds.of(world.key) === undefined) onFound(world.key);
      if (!worlds.note(world, revision)) doubt(world.key, heard().get(world.key));
    },
    seen: worlds.all,
    hasSeen: (world) => worlds.of(world) !== undefined || heard().has(world),
    doubt,
    heardOfMark: (id) => {
      if (mark?.id !== id) lookInBackground();
    },
    lose,
    close: () => {
      isClosed = true;
      clearInterval(timer);
      watch.close();
    },
  };
};
