/**
 * Makes calls wait until the server behind the connection has been checked (see `looks.ts`), and gives the life that a world's
 * numbers belong to (see `continuity.ts`).
 */

import type { ValkeyConnection } from "./connection.js";
import { unavailable } from "./failures.js";
import { hashSlot } from "./hashSlot.js";
import type { Keys } from "./keys.js";
import type { KnownStore } from "./knownStore.js";
import type { Watch, Watched } from "./runs.js";

const mostLooks = 3;
const notConnected = new Error("connection is closed");

/** The present life of a world's server, from the last look at it: the store's mark and the server's run. */
export interface Life {
  /** `<mark id>:<run>`, as worlds store it. */
  readonly name: string;
  readonly markId: string;
  readonly run: string;
  /**
   * No data was ever lost, and this run served when the mark was made: numbers without a life may continue from their position.
   */
  readonly isFirst: boolean;
  readonly hasLost: boolean;
  /** Whether the connection is still the one that was looked at, so that an answer that arrived by now came from that server. */
  readonly holds: () => boolean;
}

export interface AdmissionParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly known: KnownStore;
  readonly watch: Watch;
  /** Runs a look that begins after this call. */
  readonly look: () => Promise<void>;
  /** The running look, or a new one. */
  readonly lookUnderWay: () => Promise<void>;
}

export interface Admission {
  /** Resolves when a call may begin; undefined if it may begin now. Throws StoreUnavailableError if no call may begin. */
  readonly admit: () => Promise<void> | undefined;
  /** Throws StoreUnavailableError if no call may begin. */
  readonly requireAdmission: () => void;
  /** The present life of the world's server. Rejects with StoreUnavailableError if it cannot be determined now. */
  readonly lifeOf: (world: string) => Promise<Life>;
}

/** Whether the present connection has been looked at since it was made. */
export const isLookedAt = ({ found, ended }: Watched): boolean => found?.ended === ended;

export const createAdmission = ({ connection, keys, known, watch, look, lookUnderWay }: AdmissionParts): Admission => {
  const { place, isCluster } = connection;
  /** The connection to a single server; undefined for a cluster. */
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
  /** The life as of the last look; undefined if that look does not tell. */
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
      // Without a connection, the call itself fails at once.
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
