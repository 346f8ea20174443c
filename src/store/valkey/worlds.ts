/** The worlds of the Valkey store. A registry with its own hash slot has their names; each world is in its own slot. */
import { checkRealNow, checkWorldChanges, checkWorldFacts } from "../commandChecks.js";
import { StoreUnavailableError } from "../errors.js";
import { TooManyWorldsError, WorldExistsError } from "../ports/errors.js";
import type { StoredWorld, WorldChanges, WorldClock, WorldFacts, WorldStore } from "../ports/worlds.js";
import { sortedBy } from "../transfer.js";
import type { Life } from "./admission.js";
import type { Argument } from "./connection.js";
import type { Context, FoundWorld } from "./context.js";
import { refusalOf } from "./epochs.js";
import { escapeText, unescapeText } from "./keys.js";
import { unusedStart } from "./locatorStarts.js";
import { answerOf, listReply, numberReply, textReply } from "./replies.js";
import type { DeletedWorlds } from "./sweeping.js";

const worldsReadAtOnce = 50;
const mostTries = 5;
/** For this time after a run was first found, processes that know of a lost world may not have reported it yet. */
const youngRunMs = 60_000;
/** A process that has registered a world creates it within this time, or never. */
const makingMs = 10_000;
/**
 * How long to wait for a registered world to appear before it counts as lost: a slow process or an earlier version may be
 * creating it.
 */
const justMadeMs = 100;
const lookEveryMs = 10;

const clockText = (clock: WorldClock): string => (clock.mode === "real" ? "real" : String(clock.atMs));

const clockFromText = (text: string): WorldClock =>
  text === "real" ? { mode: "real" } : { mode: "frozen", atMs: Number(text) };

/** A world's facts as arguments of scripts. */
export const factArguments = ({ seed, clock, limits, contractVersion }: WorldFacts): readonly Argument[] => [
  escapeText(seed),
  clockText(clock),
  limits.bookings,
  limits.sessions,
  escapeText(contractVersion),
];

/** The changes as arguments of a script: names of fields and their values. */
const changeArguments = ({ clock, limits }: WorldChanges): readonly Argument[] => [
  ...(clock === undefined ? [] : ["clock", clockText(clock)]),
  ...(limits === undefined ? [] : ["mostBookings", limits.bookings, "mostSessions", limits.sessions]),
];

/** Parses a world of a script's reply. */
export const worldFromReply = (key: string, reply: unknown): FoundWorld => {
  const [epoch, seed = "", clock = "", mostBookings, mostSessions, contractVersion = "", createdAtMs, ...counted] =
    listReply(reply).map(textReply);
  const [revision, swept, waiting] = counted;
  return {
    world: {
      key,
      epoch: Number(epoch),
      seed: unescapeText(seed),
      clock: clockFromText(clock),
      limits: { bookings: Number(mostBookings), sessions: Number(mostSessions) },
      contractVersion: unescapeText(contractVersion),
      createdAtMs: Number(createdAtMs),
    },
    revision: Number(revision),
    sweptEpoch: Number(swept),
    waiting: Number(waiting ?? 0),
  };
};

/** The start values of a new world as arguments of scripts: its life, and its first locator number. */
export type Birth = readonly [life: string, firstLocatorNumber: number];

export interface Worlds {
  readonly port: WorldStore;
  /** Reads a world with the driver's own fields; undefined if there is none. */
  readonly find: (key: string) => Promise<FoundWorld | undefined>;
  /** Registers a name before the world is created. Returns the world's start values. Rejects with TooManyWorldsError. */
  readonly register: (key: string) => Promise<Birth>;
  /** Registers the name again after the world was created, because a deletion may have removed it in between. */
  readonly confirm: (key: string) => Promise<void>;
}

export const createWorlds = (
  { connection, keys, continuity, nextAttempt, met, settle }: Context,
  { note, unregister, confirm }: Pick<DeletedWorlds, "note" | "unregister" | "confirm">,
  mostWorlds: number,
): Worlds => {
  const welcome = (found: FoundWorld): StoredWorld => {
    met(found);
    return found.world;
  };
  const find = async (key: string): Promise<FoundWorld | undefined> => {
    const reply = await connection.run("readWorld", [keys.world(key).meta]);
    return reply === null ? undefined : worldFromReply(key, reply);
  };
  /** Whether nothing is left of a registered world, not even the numbers that remain after a deletion. */
  const isLost = async (key: string): Promise<boolean> => {
    for (let waitedMs = 0; waitedMs <= justMadeMs; waitedMs += lookEveryMs) {
      if ((await connection.ask((client) => client.exists(keys.world(key).meta))) === 1) return false;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    return true;
  };
  const birthIn = (life: Life, runAgeMs: number): Birth => [
    life.name,
    life.hasLost || runAgeMs < youngRunMs ? unusedStart() : 0,
  ];
  const register = async (key: string): Promise<Birth> => {
    for (let tried = 0; tried < mostTries; tried += 1) {
      const life = await continuity.lifeOf(key);
      const rest = [escapeText(key), mostWorlds, life.markId, life.run, makingMs];
      const registryKeys = [keys.registry, keys.mark, keys.registration(nextAttempt()), keys.making(key)];
      const answer = answerOf(await connection.run("registerWorld", registryKeys, rest));
      if (answer.code === "full") {
        throw new TooManyWorldsError(`The store may hold ${mostWorlds} worlds, and holds as many.`);
      }
      if (answer.code === "other") {
        await continuity.look();
        continue;
      }
      const [wasIn, runAgeMs = 0] = answer.rest.map(numberReply);
      const mayBeLost = !life.hasLost && (wasIn === 1 || continuity.hasSeen(key));
      if (!mayBeLost || !(await isLost(key))) return birthIn(life, runAgeMs);
      await continuity.lose(`world ${JSON.stringify(key)} is not there any more`, life.markId);
    }
    throw new StoreUnavailableError(`Valkey at ${connection.place} changes too often to make a world. Try again.`);
  };

  return {
    find,
    register,
    confirm,
    port: {
      createWorld: async (key, facts, realNowMs) => {
        checkWorldFacts(facts);
        checkRealNow(realNowMs);
        const birth = await register(key);
        const own = keys.world(key);
        const rest = [nextAttempt(), realNowMs, ...factArguments(facts), ...birth];
        const answer = answerOf(await connection.write("createWorld", [own.meta, own.epochs], rest));
        if (answer.code === "exists") throw new WorldExistsError(`The world ${JSON.stringify(key)} is already there.`);
        await confirm(key);
        await settle(key);
        return welcome(worldFromReply(key, answer.rest[0]));
      },
      readWorld: async (key) => {
        const found = await find(key);
        return found === undefined ? undefined : welcome(found);
      },
      listWorlds: async () => {
        const escaped = await connection.ask((client) => client.smembers(keys.registry));
        const names = sortedBy(escaped.map(unescapeText), (name) => name);
        const worlds: StoredWorld[] = [];
        for (let at = 0; at < names.length; at += worldsReadAtOnce) {
          const found = await Promise.all(names.slice(at, at + worldsReadAtOnce).map(find));
          worlds.push(...found.flatMap((one) => (one === undefined ? [] : [one.world])));
        }
        return worlds;
      },
      changeWorld: async (key, changes) => {
        checkWorldChanges(changes);
        const answer = answerOf(
          await connection.write("changeWorld", [keys.world(key).meta], changeArguments(changes)),
        );
        if (answer.code !== "done") throw refusalOf(key, answer);
        await settle(key);
        return welcome(worldFromReply(key, answer.rest[0]));
      },
      resetWorld: async (key) => {
        const own = keys.world(key);
        const resetKeys = [own.meta, own.epochs, own.attempt(nextAttempt())];
        const answer = answerOf(await connection.write("resetWorld", resetKeys, [escapeText(key), keys.channel]));
        if (answer.code !== "done") throw refusalOf(key, answer);
        await settle(key);
        return welcome(worldFromReply(key, answer.rest[0]));
      },
      deleteWorld: async (key) => {
        if ((await find(key)) === undefined) return false;
        await note(key);
        // Before the world is deleted: afterwards this could unregister a new world of the same name.
        await unregister(key);
        const own = keys.world(key);
        const deleteKeys = [own.meta, own.outbox, own.attempt(nextAttempt())];
        const deleted = await connection.write("deleteWorld", deleteKeys, [escapeText(key), keys.channel]);
        // Again, because a sweep may have removed the first note if the deletion was slow. Only then does a failure here matter.
        await note(key).catch(() => undefined);
        await settle(key);
        return deleted === 1;
      },
    },
  };
};
