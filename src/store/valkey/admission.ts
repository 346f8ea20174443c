/**
 * Lets calls begin once the server behind the connection has been looked at, and says in which life of the store a world is.
 * It looks at nothing itself.
 */

import type { ValkeyConnection } from "./connection.js";
import { unavailable } from "./failures.js";
import { hashSlot } from "./hashSlot.js";
import type { Keys } from "./keys.js";
import type { KnownStore } from "./knownStore.js";
import type { Watch, Watched } from "./runs.js";

const mostLooks = 3;
const notConnected = new Error("connection is closed");

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

export interface AdmissionParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly known: KnownStore;
  readonly watch: Watch;
  /** Looks, beginning now or later. */
  readonly look: () => Promise<void>;
  /** The look that is under way, or a new one. */
  readonly lookUnderWay: () => Promise<void>;
}

export interface Admission {
  /** What a call has to wait for; undefined if it may go on. Throws StoreUnavailableError if no call may. */
  readonly admit: () => Promise<void> | undefined;
  /** Throws StoreUnavailableError if no call may go on. */
  readonly requireAdmission: () => void;
  /** Rejects with StoreUnavailableError if the life cannot be known now. */
  readonly lifeOf: (world: string) => Promise<Life>;
}

/** Whether the server that is at the other end now has been looked at. */
export const isLookedAt = ({ found, ended }: Watched): boolean => found?.ended === ended;

export const createAdmission = ({ connection, keys, known, watch, look, lookUnderWay }: AdmissionParts): Admission => {
  const { place, isCluster } = connection;
  /** The one connection of a single server, over which all calls go. */
  const [only] = isCluster ? [] : connection.primaries().map(watch.of);

  const requireAdmission = (): void => {
    if (known.refusal !== undefined) throw known.refusal;
  };
  const lookedAt = async (watched: Watched): Promise<void> => {
    await lookUnderWay();
    if (!isLookedAt(watched)) await look();
  };
  const watchedOf = (slot: number): Watched | undefined => {
    if (only !== undefined) return only;
    const primary = connection.primaryOf(slot);
    return primary === undefined ? undefined : watch.of(primary);
  };
  /** Undefined where the last look does not tell. */
  const knownLife = (slot: number): Life | undefined => {
    const watched = watchedOf(slot);
    const found = watched !== undefined && isLookedAt(watched) ? watched.found : undefined;
    if (watched === undefined || found?.isNoted !== true || known.mark === undefined) return undefined;
    const { id: markId, hasLost, runs } = known.mark;
    const { run } = found;
    const isFirst = !hasLost && runs.get(run) === 0;
    const holds = (): boolean =>
      watched.ended === found.ended && watched.found?.run === run && watchedOf(slot) === watched;
    return { name: `${markId}:${run}`, markId, run, isFirst, hasLost, holds };
  };

  return {
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
        const life = knownLife(slot);
        if (life !== undefined) return life;
        if (looks < mostLooks) await look();
      }
      throw unavailable(place, known.noteFailure ?? notConnected);
    },
  };
};
