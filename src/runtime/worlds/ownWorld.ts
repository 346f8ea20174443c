/** The world that a server serves to whoever names none: made or found at the start, and refused where it is another than was asked for. */
import type { StoredWorld, TenancyStore, WorldClock, WorldFacts, WorldLimits } from "../../store/index.js";
import { defaultWorldName, type OwnWorld, worldKeyOf } from "./worlds.js";

/** What the configuration says of worlds. */
export interface WorldOptions {
  /** Null: the default world of the seed. */
  readonly name: string | null;
  readonly seed: string;
  /** Whether somebody chose the seed; otherwise a named world keeps its own without a word. */
  readonly isSeedGiven: boolean;
  /** Epoch milliseconds; null for the real clock, or whatever a named world has. */
  readonly frozenAtMs: number | null;
  readonly limits: WorldLimits;
}

/** The world exists, and is not the one that the configuration describes. The message says what to do. */
export class WorldMismatchError extends Error {
  override readonly name = "WorldMismatchError";
}

/** What a new world is, under this configuration. */
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
 * Enters the server's own world, which makes it on first use. The default world's clock and limits follow the
 * configuration; a named world is shared, so it keeps its own, and one whose seed or clock is another than was asked for is
 * a WorldMismatchError.
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
