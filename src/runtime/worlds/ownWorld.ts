/**
 * The server's own world, for callers that name none: created or found at the start, refused if it differs from the
 * configuration.
 */
import type { StoredWorld, TenancyStore, WorldClock, WorldFacts, WorldLimits } from "../../store/index.js";
import { defaultWorldName, type OwnWorld, worldKeyOf } from "./worlds.js";

/** The part of the configuration that is about worlds. */
export interface WorldOptions {
  /** Null: the default world of the seed. */
  readonly name: string | null;
  readonly seed: string;
  /** Whether the seed was configured. If not, a named world keeps its own without an error. */
  readonly isSeedGiven: boolean;
  /** Epoch milliseconds; null for the real clock, or for the clock that a named world has. */
  readonly frozenAtMs: number | null;
  readonly limits: WorldLimits;
}

/** The world exists, and is not the one that the configuration describes. The message says what to do. */
export class WorldMismatchError extends Error {
  override readonly name = "WorldMismatchError";
}

/** The facts of a new world under this configuration. */
export const factsOf = ({ seed, frozenAtMs, limits }: WorldOptions, contractVersion: string): WorldFacts => ({
  seed,
  clock: frozenAtMs === null ? { mode: "real" } : { mode: "frozen", atMs: frozenAtMs },
  limits,
  contractVersion,
});

export const ownWorldOf = (options: WorldOptions, contractVersion: string): OwnWorld => {
  const name = options.name ?? defaultWorldName;
  return { name, key: worldKeyOf(name, options.seed), facts: factsOf(options, contractVersion) };
};

const isSameClock = (one: WorldClock, other: WorldClock): boolean =>
  one.mode === "frozen" ? other.mode === "frozen" && other.atMs === one.atMs : other.mode === "real";

/** `2026-06-15T14:00:00Z`: in UTC, with milliseconds only where there are some. */
export const instantText = (atMs: number): string => new Date(atMs).toISOString().replace(".000Z", "Z");

export const clockText = (clock: WorldClock): string =>
  clock.mode === "real" ? "real" : `frozen at ${instantText(clock.atMs)}`;

const isSame = ({ clock, limits }: WorldFacts, other: WorldFacts): boolean =>
  isSameClock(clock, other.clock) &&
  limits.bookings === other.limits.bookings &&
  limits.sessions === other.limits.sessions;

const refuseMismatch = (name: string, has: string, asked: string, flag: string): never => {
  throw new WorldMismatchError(
    `world '${name}' has ${has}, but ${asked} was asked for: start without ${flag}, or choose another --world`,
  );
};

/**
 * Enters the server's own world, which creates it on first use. The default world takes its clock and limits from the
 * configuration. A named world is shared, so it keeps its own; rejects with WorldMismatchError if its seed or clock
 * differs from the one asked for.
 */
export const openOwnWorld = async (
  tenancy: Pick<TenancyStore, "enter" | "changeWorld">,
  { name, key, facts }: OwnWorld,
  { isSeedGiven, frozenAtMs }: WorldOptions,
  expiry: { readonly realNowMs: number; readonly idleLimitMs: number },
): Promise<StoredWorld> => {
  const { world } = await tenancy.enter({ world: key, initially: facts, ...expiry });
  if (name === defaultWorldName) {
    const { clock, limits } = facts;
    return isSame(world, facts) ? world : tenancy.changeWorld(key, { clock, limits });
  }
  if (isSeedGiven && world.seed !== facts.seed) {
    refuseMismatch(name, `seed '${world.seed}'`, `seed '${facts.seed}'`, "--seed");
  }
  if (frozenAtMs !== null && !isSameClock(world.clock, facts.clock)) {
    refuseMismatch(name, `a clock that is ${clockText(world.clock)}`, `one ${clockText(facts.clock)}`, "--now");
  }
  return world;
};
