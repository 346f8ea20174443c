/** The sessions of one epoch of a world, the one idle for longest first. It reads no clock: "now" comes with each use. */
import { isLiveSession, type KeptSession } from "../session-rules.js";

export interface SessionTable {
  readonly get: (id: string) => KeptSession | undefined;
  /**
   * Keeps a session that was just used, and forgets those that are over and, above the limit, the ones idle for longest.
   * Returns the ids of those that had to go before their time.
   */
  readonly use: (session: KeptSession, realNowMs: number, limit: number) => readonly string[];
  /** Keeps a change that is no use. */
  readonly replace: (session: KeptSession) => void;
  readonly end: (id: string) => boolean;
  readonly all: () => readonly KeptSession[];
}

export const createSessionTable = (): SessionTable => {
  /** A map keeps the order of insertion: deleting first makes it the order of the last use. */
  const sessions = new Map<string, KeptSession>();
  const makeRoom = (realNowMs: number, limit: number): readonly string[] => {
    const displaced: string[] = [];
    for (const [id, session] of sessions) {
      const isLive = isLiveSession(session, realNowMs);
      if (isLive && sessions.size <= limit) break;
      sessions.delete(id);
      if (isLive) displaced.push(id);
    }
    return displaced;
  };
  return {
    get: (id) => sessions.get(id),
    use: (session, realNowMs, limit) => {
      sessions.delete(session.id);
      sessions.set(session.id, session);
      return makeRoom(realNowMs, limit);
    },
    replace: (session) => {
      sessions.set(session.id, session);
    },
    end: (id) => sessions.delete(id),
    all: () => [...sessions.values()],
  };
};
