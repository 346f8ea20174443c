/** The sessions of one epoch of a world, the one idle for longest first. It reads no clock: "now" comes with each use. */
import { makeRoom, type SessionShelf } from "../sessionRoom.js";
import type { KeptSession } from "../sessionRules.js";

export interface SessionTable {
  readonly get: (id: string) => KeptSession | undefined;
  /**
   * Keeps a session that was just used, and forgets those that have to go for it. Returns the ids of those that had to go
   * before their time.
   */
  readonly use: (session: KeptSession, realNowMs: number, limit: number) => readonly string[];
  /** Puts the session among the held ones, if it is there: as the one used last, so this is for one that has just been used. */
  readonly hold: (id: string) => void;
  /** Keeps a change that is no use, or a session as the one used last if it is new. */
  readonly replace: (session: KeptSession) => void;
  readonly end: (id: string) => boolean;
  readonly all: () => readonly KeptSession[];
}

const nobody: readonly string[] = [];

/** `hasBooked` tells whether anything was ever booked in a session. */
export const createSessionTable = (hasBooked: (id: string) => boolean): SessionTable => {
  /** A map keeps the order of insertion: deleting first makes it the order of the last use. */
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
      // An update of an existing session evicts no other one, unless the limit was lowered.
      return wasThere && count() <= limit ? nobody : makeRoom(shelf, { id, realNowMs, limit });
    },
    hold,
    replace,
    end,
    all: () => [...passing.values(), ...held.values()],
  };
};
