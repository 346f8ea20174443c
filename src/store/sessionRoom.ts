/**
 * Which sessions are evicted when a world has too many. The embedded drivers (memory, lmdb) share it, so that they cannot differ.
 * A session that a client began with `initialize`, or booked in, is held: sessions under invented handles cannot evict it.
 */
import { isLiveSession, type KeptSession } from "./sessionRules.js";

/** The sessions of a world's epoch as a driver keeps them: the held ones and the others, each ordered by last use. */
export interface SessionShelf {
  readonly count: () => number;
  /** The longest-idle session among the held ones, or among the others. Skips `exceptId`. */
  readonly idleLongest: (isHeld: boolean, exceptId?: string) => KeptSession | undefined;
  /** Whether the session has ever made a booking. */
  readonly hasBooked: (id: string) => boolean;
  /** Marks a session as held. */
  readonly hold: (session: KeptSession) => void;
  readonly forget: (session: KeptSession) => void;
}

interface Use {
  /** The session that was used. */
  readonly id: string;
  readonly realNowMs: number;
  /** The maximum number of sessions in the world. */
  readonly limit: number;
}

/** Expired sessions removed per use below the limit. More than one, so that they are removed faster than new ones come. */
const overPerUse = 2;

/**
 * Removes expired sessions and, above the limit, the longest-idle one; a held one only if no other is left. The session in use is
 * removed itself if all others are held and it is not. Returns the ids of other sessions that were removed before they expired.
 */
export const makeRoom = (shelf: SessionShelf, { id: inUse, realNowMs, limit }: Use): readonly string[] => {
  const displaced: string[] = [];
  for (let over = 0; ; ) {
    const passing = shelf.idleLongest(false, inUse);
    const held = shelf.idleLongest(true, inUse);
    const isFull = shelf.count() > limit;
    const ended = [passing, held].find((session) => session !== undefined && !isLiveSession(session, realNowMs));
    if (!isFull && (ended === undefined || ++over > overPerUse)) return displaced;
    if (ended !== undefined) {
      shelf.forget(ended);
      continue;
    }
    const leaving = passing ?? shelf.idleLongest(false) ?? held;
    if (leaving === undefined) return displaced;
    // Bookings are looked up here and not at each booking, because few sessions come up for eviction.
    if (!leaving.isHeld && (leaving.initialize !== undefined || shelf.hasBooked(leaving.id))) shelf.hold(leaving);
    else {
      shelf.forget(leaving);
      if (leaving.id !== inUse) displaced.push(leaving.id);
    }
  }
};
