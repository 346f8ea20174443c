/**
 * The sessions of one epoch of a world, the one idle for longest first. It reads no clock: "now" comes with each use. What it
 * keeps holds on to no request: texts that are new to it are copied.
 */
import { ownCopy } from "../own-copy.js";
import { makeRoom, type SessionShelf } from "../session-room.js";
import type { KeptSession } from "../session-rules.js";

export interface SessionTable {
  readonly get: (id: string) => KeptSession | undefined;
  /**
   * Keeps a session that was just used, and forgets those that have to go for it. Returns the ids of those that had to go
   * before their time.
   */
  readonly use: (
    session: KeptSession,
    realNowMs: number,
    limit: number,
    hasBooked: (id: string) => boolean,
  ) => readonly string[];
  /** Keeps a session as the one used last. */
  readonly keep: (session: KeptSession) => void;
  /** Puts the session among the held ones, if it is there: as the one used last, so this is for one that has just been used. */
  readonly hold: (id: string) => void;
  /** Keeps a change that is no use. */
  readonly replace: (session: KeptSession) => void;
  readonly end: (id: string) => boolean;
  readonly all: () => readonly KeptSession[];
}

/** `text`, or the same text where it was kept before. */
const ownText = (text: string, before: string | null | undefined): string => (text === before ? before : ownCopy(text));

const ownTextOrNull = (text: string | null, before: string | null | undefined): string | null =>
  text === null ? null : ownText(text, before);

const ownSession = (session: KeptSession, before: KeptSession | undefined): KeptSession => ({
  ...session,
  id: ownText(session.id, before?.id),
  clientName: ownTextOrNull(session.clientName, before?.clientName),
  clientVersion: ownTextOrNull(session.clientVersion, before?.clientVersion),
  protocolVersion: ownTextOrNull(session.protocolVersion, before?.protocolVersion),
  initialize: session.initialize === undefined ? undefined : ownText(session.initialize, before?.initialize),
  subscriptions:
    session.subscriptions === before?.subscriptions
      ? before.subscriptions
      : session.subscriptions.map((uri) => (before?.subscriptions.includes(uri) ? uri : ownCopy(uri))),
});

export const createSessionTable = (): SessionTable => {
  /** A map keeps the order of insertion: deleting first makes it the order of the last use. */
  const passing = new Map<string, KeptSession>();
  const held = new Map<string, KeptSession>();
  const shelfOf = ({ isHeld }: Pick<KeptSession, "isHeld">): Map<string, KeptSession> => (isHeld ? held : passing);

  const get = (id: string): KeptSession | undefined => held.get(id) ?? passing.get(id);
  const end = (id: string): boolean => held.delete(id) || passing.delete(id);
  const keep = (session: KeptSession): void => {
    const own = ownSession(session, get(session.id));
    end(own.id);
    shelfOf(own).set(own.id, own);
  };

  const hold = (id: string): void => {
    const session = passing.get(id);
    if (session !== undefined) keep({ ...session, isHeld: true });
  };

  const shelf: Omit<SessionShelf, "hasBooked"> = {
    count: () => held.size + passing.size,
    idleLongest: (isHeld, exceptId) => {
      for (const [id, session] of shelfOf({ isHeld })) if (id !== exceptId) return session;
      return undefined;
    },
    hold: ({ id }) => hold(id),
    forget: ({ id }) => void end(id),
  };

  return {
    get,
    keep,
    end,
    hold,
    use: (session, realNowMs, limit, hasBooked) => {
      keep(session.isHeld || !hasBooked(session.id) ? session : { ...session, isHeld: true });
      return makeRoom({ ...shelf, hasBooked }, { id: session.id, realNowMs, limit });
    },
    replace: (session) => {
      shelfOf(session).set(session.id, ownSession(session, get(session.id)));
    },
    all: () => [...passing.values(), ...held.values()],
  };
};
