/**
 * What this process has seen of worlds, and its comparison with what the store has: at once where a reply contradicts what was
 * seen, in the background where another run of Valkey has begun to serve.
 */
import type { StoredWorld } from "../ports/worlds.js";
import type { ValkeyConnection } from "./connection.js";
import type { HeardChange } from "./eventOrder.js";
import type { Keys } from "./keys.js";
import type { KnownStore } from "./knownStore.js";
import { isOther, type Seen, whatWentBack, withHeard } from "./wentBack.js";

const mostWorldsKept = 10_000;

export interface SeenWorldsParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly known: KnownStore;
  /** The newest changes that were heard of. */
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** A world is met for the first time in a store that has lost something, perhaps the world's name. */
  readonly onFound: (world: string) => void;
  /** Something is missing, in words, in the store of this mark. */
  readonly lose: (missing: string, markId: string) => Promise<void>;
}

export interface SeenWorlds {
  /** A world as a reply of the store had it. False if it was met in the same state before: whoever was told of it then knows all. */
  readonly met: (world: StoredWorld, revision: number) => boolean;
  /** The next reply about each world counts as the first: somebody has forgotten what was told. */
  readonly tellAgain: () => void;
  readonly all: () => ReadonlyMap<string, Seen>;
  /** Whether this process has seen the world, or heard of it. */
  readonly has: (world: string) => boolean;
  /** Compares a world, which may have gone back, with what was seen of it, and with a change that was heard. */
  readonly doubt: (world: string, heard: HeardChange | undefined) => void;
  /** All worlds are to be compared. */
  readonly doubtAll: () => void;
  /** Begins to compare what is to be compared. What fails is compared after the next look. */
  readonly compareInBackground: () => void;
  /** What the store lacks now of all worlds, in words; undefined if nothing. */
  readonly missingNow: () => Promise<string | undefined>;
  readonly forget: () => void;
}

export const createSeenWorlds = ({ connection, keys, known, heard, onFound, lose }: SeenWorldsParts): SeenWorlds => {
  const worlds = new Map<string, Seen>();
  /** Those of `worlds` whose next reply counts as the first. */
  const untold = new Set<string>();
  /** What was seen, and has not been compared since another run began to serve or something contradicted it. */
  let uncompared: ReadonlyMap<string, Seen> | undefined;
  let isComparing = false;

  const all = (): ReadonlyMap<string, Seen> => new Map(worlds);

  /** False if the reply contradicts what was seen: replies may be read out of order. */
  const note = ({ key, epoch, createdAtMs }: StoredWorld, revision: number): boolean => {
    const seen = worlds.get(key);
    if (seen !== undefined) {
      if (revision < seen.revision || isOther(seen, epoch, createdAtMs)) return false;
    } else if (worlds.size >= mostWorldsKept) {
      const [oldest = ""] = worlds.keys();
      worlds.delete(oldest);
      untold.delete(oldest);
    }
    worlds.set(key, { epoch, revision, createdAtMs });
    return true;
  };

  const compare = async (): Promise<void> => {
    if (isComparing) return;
    isComparing = true;
    try {
      while (uncompared !== undefined && known.mark !== undefined) {
        const [seen, markId] = [uncompared, known.mark.id];
        const missing = await whatWentBack(connection, keys, seen);
        if (missing !== undefined) await lose(missing, markId);
        if (uncompared === seen) uncompared = undefined;
      }
    } finally {
      isComparing = false;
    }
  };
  const compareInBackground = (): void => void compare().catch(() => undefined);

  const doubt: SeenWorlds["doubt"] = (world, change) => {
    if (known.isClosed || uncompared?.has(world)) return;
    const seen = withHeard(all(), new Map(change && [[world, change]])).get(world);
    if (seen === undefined) return;
    uncompared = new Map([...(uncompared ?? []), [world, seen]]);
    compareInBackground();
  };

  return {
    met: (world, revision) => {
      const { key, epoch, createdAtMs } = world;
      const seen = worlds.get(key);
      const isAsBefore = seen?.revision === revision && seen.epoch === epoch && seen.createdAtMs === createdAtMs;
      if (isAsBefore) return untold.size > 0 && untold.delete(key);
      untold.delete(key);
      if (known.mark?.hasLost === true && seen === undefined) onFound(key);
      if (!note(world, revision)) doubt(key, heard().get(key));
      return true;
    },
    tellAgain: () => {
      for (const world of worlds.keys()) untold.add(world);
    },
    all,
    has: (world) => worlds.has(world) || heard().has(world),
    doubt,
    doubtAll: () => {
      uncompared = withHeard(uncompared ?? all(), heard());
    },
    compareInBackground,
    missingNow: () => whatWentBack(connection, keys, withHeard(all(), heard())),
    forget: () => {
      worlds.clear();
      untold.clear();
      uncompared = undefined;
    },
  };
};
