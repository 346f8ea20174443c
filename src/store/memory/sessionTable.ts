/** The sessions of one epoch of a world, longest-idle first. It reads no clock: the present time comes with each use. */
import { makeRoom, type SessionShelf } from "../sessionRoom.js";
import type { KeptSession } from "../sessionRules.js";

export interface SessionTable {
  readonly get: (id: string) => KeptSession | undefined;
  /**
   * Keeps a session that was just used, and evicts others if there are more than `limit`. Returns the ids of those that were
   * removed before they expired.
   */
  readonly use: (session: KeptSession, realNowMs: number, limit: number) => readonly string[];
  /**
   * Marks the session as held, if it exists. It becomes the last used of the held ones, so call this only for one that was just
   * used.
   */
  readonly hold: (id: string) => void;
  /** Keeps a changed session without changing its order. A new session becomes the last used. */
  readonly replace: (session: KeptSession) => void;
  readonly end: (id: string) => boolean;
  readonly all: () => readonly KeptSession[];
}

const nobody: readonly string[] = [];

/** `hasBooked` tells whether a session has ever made a booking. */
export const createSessionTable = (hasBooked: (id: string) => boolean): SessionTable => {
  /** In the order of last use: a map keeps the order of insertion, and a use deletes the session first. */
  const passing = new Map<string, KeptSession>();
  const held = new Map<string, KeptSession>();
  const count = (): number => held.size + passing.size;
  const end = (id: string): boolean => held.delete(id) || passing.delete(id);

  const replace = (session: KeptSession): void => {
    const isHeld = session.isHeld || hasBooked(session.id);
    (isHeld ? held : passing).set(session.id, session.isHeld === isHeld ? session : { ...session, isHeld });
  };
  const hold = (id: string): void => {
    const session = passing.get(id);
    if (session === undefined) return;
    passing.delete(id);
    held.set(id, { ...session, isHeld: true });
  };

  const shelf: SessionShelf = {
    count,
    idleLongest: (isHeld, exceptId) => {
      for (const [id, session] of isHeld ? held : passing) if (id !== exceptId) return session;
      return undefined;
    },
    hasBooked,
    hold: ({ id }) => hold(id),
    forget: ({ id }) => void end(id),
  };

  return {
    get: (id) => held.get(id) ?? passing.get(id),
    use: (session, realNowMs, limit) => {
      const { id } = session;
      const wasThere = end(id);
      replace(session);
      // The use of an existing session needs no room, so it evicts none unless the limit was lowered.
      return wasThere && count() <= limit ? nobody : makeRoom(shelf, { id, realNowMs, limit });
    },
    hold,
    replace,
    end,
    all: () => [...passing.values(), ...held.values()],
  };
};
