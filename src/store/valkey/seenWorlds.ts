/**
 * Remembers worlds as replies have shown them, and compares them with the store's present state, in the background: when a reply
 * contradicts an earlier one, and when another run of Valkey begins to serve.
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
  /** The newest event of each world that this process has received. */
  readonly heard: () => ReadonlyMap<string, HeardChange>;
  /** Called for a world seen for the first time in a store that has lost data: its name may be missing in the registry. */
  readonly onFound: (world: string) => void;
  /** Reports a loss in the store with this mark. `missing` describes it. */
  readonly lose: (missing: string, markId: string) => Promise<void>;
}

export interface SeenWorlds {
  /** Notes a world that a reply contained. False if the reply before showed the same state, so that nobody needs to be told. */
  readonly met: (world: StoredWorld, revision: number) => boolean;
  /** Makes `met` return true once more for each world, even an unchanged one. */
  readonly tellAgain: () => void;
  readonly all: () => ReadonlyMap<string, Seen>;
  /** Whether this process has seen the world in a reply or an event. */
  readonly has: (world: string) => boolean;
  /** Compares a world that may have gone back with its earlier replies and a received event. */
  readonly doubt: (world: string, heard: HeardChange | undefined) => void;
  /** Marks all worlds for comparison. */
  readonly doubtAll: () => void;
  /** Starts to compare the marked worlds. Ignores failures: the comparison is repeated after the next look. */
  readonly compareInBackground: () => void;
  /** Compares all worlds now. Describes what the store lacks; undefined if nothing. */
  readonly missingNow: () => Promise<string | undefined>;
  readonly forget: () => void;
}

export const createSeenWorlds = ({ connection, keys, known, heard, onFound, lose }: SeenWorldsParts): SeenWorlds => {
  const worlds = new Map<string, Seen>();
  /** The worlds for which `met` returns true once more. */
  const untold = new Set<string>();
  /** The worlds that are marked for comparison, in the state in which they were seen. */
  let uncompared: ReadonlyMap<string, Seen> | undefined;
  let isComparing = false;

  const all = (): ReadonlyMap<string, Seen> => new Map(worlds);

  /**
   * Remembers a world's state. False if it contradicts the earlier one, which may only mean that replies were read out of order.
   */
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
