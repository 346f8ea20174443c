/**
 * Which sessions go where a world has too many: the rule that the embedded drivers share, so that they cannot differ. A session
 * that a client has begun, or booked in, is held: no handle that anybody may invent pushes it out. It knows no driver.
 */
import { isLiveSession, type KeptSession } from "./sessionRules.js";

/** The sessions of a world's epoch as a driver keeps them: the held ones and the others, each in the order of their use. */
export interface SessionShelf {
  readonly count: () => number;
  /** The one idle for longest among the held ones, or among the others; none of this id. */
  readonly idleLongest: (isHeld: boolean, exceptId?: string) => KeptSession | undefined;
  /** Whether anything was ever booked in it. */
  readonly hasBooked: (id: string) => boolean;
  /** Puts a session among the held ones, in the place that its last use gives it. */
  readonly hold: (session: KeptSession) => void;
  readonly forget: (session: KeptSession) => void;
}

interface Use {
  /** The session that was used. */
  readonly id: string;
  readonly realNowMs: number;
  /** Sessions that the world may have. */
  readonly limit: number;
}

/** Sessions that are over and go with one use, where there is room: more than one, so that they go faster than new ones come. */
const overPerUse = 2;

/**
 * Forgets sessions that are over and, above the limit, the one idle for longest: a held one only if all are. The session in use
 * goes as well where all others are held and it is not. Returns the ids of the others that went before their time.
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
    // Whether it has booked is asked here, and not at each booking: few sessions get so far.
    if (!leaving.isHeld && (leaving.initialize !== undefined || shelf.hasBooked(leaving.id))) shelf.hold(leaving);
    else {
      shelf.forget(leaving);
      if (leaving.id !== inUse) displaced.push(leaving.id);
    }
  }
};
