/** The sessions of the LMDB store, shared by all processes on the file. */
import { checkExpiry, checkWorldFacts } from "../commandChecks.js";
import type { Entered, Entry, SessionStore } from "../ports/sessions.js";
import type { StoredWorld } from "../ports/worlds.js";
import { makeRoom, type SessionShelf } from "../sessionRoom.js";
import {
  beginSession,
  type KeptSession,
  shownSession,
  slideSession,
  useSession,
  withoutSubscription,
  withStream,
  withSubscription,
} from "../sessionRules.js";
import { readCount } from "./entries.js";
import { appendToFeed, type Feed } from "./feed.js";
import {
  type EpochPrefix,
  prefixOf,
  scopeCountKey,
  sessionCountKey,
  sessionExpiryKey,
  sessionExpiryRange,
  sessionKey,
  type TableKey,
} from "./keys.js";
import { expiryFromText, expiryToText, sessionFromText, sessionToText } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";
import { createIn, findWorld, requireEpoch } from "./worlds.js";

const findKept = (table: ReadableTable, prefix: EpochPrefix, id: string): KeptSession | undefined => {
  const text = table.get(sessionKey(prefix, id));
  return text === undefined ? undefined : sessionFromText(text);
};

const addToCount = (table: Table, prefix: EpochPrefix, change: number): void =>
  table.put(sessionCountKey(prefix), String(readCount(table, sessionCountKey(prefix)) + change));

const forget = (table: Table, prefix: EpochPrefix, session: KeptSession): void => {
  table.remove(sessionKey(prefix, session.id));
  table.remove(sessionExpiryKey(prefix, session));
  addToCount(table, prefix, -1);
};

/** Keeps a session, and its entry in the list of sessions by expiry. */
export const keepSession = (table: Table, prefix: EpochPrefix, session: KeptSession): void => {
  const { id, expiresAtMs, isHeld } = session;
  const before = findKept(table, prefix, id);
  const hasItsPlace = before?.expiresAtMs === expiresAtMs && before.isHeld === isHeld;
  if (before === undefined) addToCount(table, prefix, 1);
  else if (!hasItsPlace) table.remove(sessionExpiryKey(prefix, before));
  table.put(sessionKey(prefix, id), sessionToText(session));
  if (!hasItsPlace) table.put(sessionExpiryKey(prefix, session), expiryToText(id));
};

const isSameKey = (one: TableKey, other: TableKey): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/**
 * The session that expires first among the held ones or the others, except `exceptId`. Processes of earlier versions know no held
 * sessions and leave their entries under wrong keys; this repairs the ones that it meets.
 */
const firstSession = (
  table: Table,
  prefix: EpochPrefix,
  isHeld: boolean,
  exceptId: string | undefined,
): KeptSession | undefined => {
  for (let isMended = true; isMended; ) {
    isMended = false;
    for (const { key, value } of [...table.range(sessionExpiryRange(prefix, isHeld), 2)]) {
      const session = findKept(table, prefix, expiryFromText(value));
      const ownKey = session && sessionExpiryKey(prefix, session);
      if (ownKey === undefined || !isSameKey(key, ownKey)) {
        table.remove(key);
        if (ownKey !== undefined) table.put(ownKey, value);
        isMended = true;
      } else if (session?.id !== exceptId) return session;
    }
  }
  return undefined;
};

const shelfOf = (table: Table, prefix: EpochPrefix): SessionShelf => ({
  count: () => readCount(table, sessionCountKey(prefix)),
  idleLongest: (isHeld, exceptId) => firstSession(table, prefix, isHeld, exceptId),
  hasBooked: (id) => readCount(table, scopeCountKey(prefix, id)) > 0,
  hold: (session) => keepSession(table, prefix, { ...session, isHeld: true }),
  forget: (session) => forget(table, prefix, session),
});

/**
 * Keeps a used session and makes room. The use of an existing session needs no room, so it evicts none unless the limit was
 * lowered.
 */
const use = (table: Table, world: StoredWorld, session: KeptSession, realNowMs: number): void => {
  const prefix = prefixOf(world);
  const limit = world.limits.sessions;
  const before = readCount(table, sessionCountKey(prefix));
  keepSession(table, prefix, session);
  if (readCount(table, sessionCountKey(prefix)) <= Math.min(before, limit)) return;
  for (const sessionId of makeRoom(shelfOf(table, prefix), { id: session.id, realNowMs, limit })) {
    appendToFeed(table, { kind: "sessionEnded", world: world.key, sessionId });
  }
};

interface EnteredStep extends Entered {
  readonly isNewWorld: boolean;
}

const enterStep = (table: Table, entry: Entry, mostWorlds: number): EnteredStep => {
  const { world: key, initially, realNowMs, session: using } = entry;
  const found = findWorld(table, key);
  const world = found ?? createIn(table, key, initially, realNowMs, mostWorlds);
  const isNewWorld = found === undefined;
  if (using === undefined) return { world, session: undefined, isNewWorld };
  const session = useSession(findKept(table, prefixOf(world), using.id), using, world.clock, entry);
  if (session !== undefined) use(table, world, session, realNowMs);
  return { world, session: session && shownSession(session), isNewWorld };
};

export interface SessionParts {
  readonly table: DurableTable;
  readonly feed: Feed;
  readonly mostWorlds: number;
}

/** Uses of sessions are answered before they are on disk: a power failure loses a call count and an expiry. */
export const createSessions = ({ table, feed, mostWorlds }: SessionParts): SessionStore => {
  /** Tells the listeners once the write is on disk. Ignores a failure: the next write that is waited for reports it. */
  const tellNewsAfter = (onDisk: Promise<void>): void => {
    onDisk.then(feed.tellNews, () => undefined);
  };
  const changeSubscriptions = async (
    key: string,
    sessionId: string,
    change: (before: KeptSession | undefined) => KeptSession | undefined,
  ): Promise<boolean> => {
    const isChanged = await table.write((step) => {
      const world = findWorld(step, key);
      const after = world && change(findKept(step, prefixOf(world), sessionId));
      if (world === undefined || after === undefined) return false;
      keepSession(step, prefixOf(world), after);
      appendToFeed(step, { kind: "subscriptionsChanged", world: key, sessionId });
      return true;
    });
    if (isChanged) feed.tellNews();
    return isChanged;
  };

  return {
    enter: async (entry) => {
      checkExpiry(entry);
      checkWorldFacts(entry.initially);
      if (entry.session === undefined) {
        const world = table.read((step) => findWorld(step, entry.world));
        if (world !== undefined) return { world, session: undefined };
      }
      const { result, onDisk } = table.writeSoon((step) => enterStep(step, entry, mostWorlds));
      tellNewsAfter(onDisk);
      const { world, session, isNewWorld } = await result;
      if (isNewWorld) await onDisk;
      return { world, session };
    },
    openSession: async (command) => {
      checkExpiry(command);
      await table.write((step) => {
        const world = requireEpoch(step, command.world);
        use(step, world, beginSession(command, world.clock, command), command.realNowMs);
      });
      feed.tellNews();
    },
    findSession: async (key, id, expiry) => {
      checkExpiry(expiry);
      const { result, onDisk } = table.writeSoon((step) => {
        const world = findWorld(step, key);
        const session = world && slideSession(findKept(step, prefixOf(world), id), expiry);
        if (world === undefined || session === undefined) return undefined;
        use(step, world, session, expiry.realNowMs);
        return shownSession(session);
      });
      tellNewsAfter(onDisk);
      return result;
    },
    endSession: async (key, sessionId) => {
      const wasThere = await table.write((step) => {
        const world = findWorld(step, key);
        const session = world && findKept(step, prefixOf(world), sessionId);
        if (world === undefined || session === undefined) return false;
        forget(step, prefixOf(world), session);
        appendToFeed(step, { kind: "sessionEnded", world: key, sessionId });
        return true;
      });
      if (wasThere) feed.tellNews();
      return wasThere;
    },
    addSubscription: (key, id, uri) => changeSubscriptions(key, id, (before) => withSubscription(before, uri)),
    removeSubscription: (key, id, uri) => changeSubscriptions(key, id, (before) => withoutSubscription(before, uri)),
    takeStream: async (key, sessionId) => {
      const stream = await table.write((step) => {
        const world = findWorld(step, key);
        const before = world && findKept(step, prefixOf(world), sessionId);
        if (world === undefined || before === undefined) return undefined;
        const after = withStream(before);
        keepSession(step, prefixOf(world), after);
        appendToFeed(step, { kind: "streamTaken", world: key, sessionId, stream: after.streams });
        return after.streams;
      });
      feed.tellNews();
      return stream;
    },
  };
};
