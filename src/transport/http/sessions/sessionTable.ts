/**
 * The sessions of 2025-era clients that this process holds. The store decides which sessions exist, so that they
 * outlive a process and any process can serve them. What is held here is built from the store when it is needed, and
 * may be dropped at any time.
 */
import type { Runtime } from "../../../runtime/runtime.js";
import type { ConnectionSession } from "../../../runtime/sessions/scope.js";
import type { StoredSession } from "../../../store/index.js";
import type { LocalSession } from "./localSession.js";
import { revive } from "./revival.js";
import { type CorrelationIdOf, createSessionRecord, isInUse, type SessionRecord } from "./sessionRecord.js";
import { startSessionUpkeep } from "./sessionUpkeep.js";

/** A session as the store has it now, and as this server holds it. */
export interface FoundSession {
  readonly record: SessionRecord;
  readonly stored: StoredSession;
}

export interface SessionTable {
  readonly size: () => number;
  /** The record that is held; the session may have ended. */
  readonly held: (id: string) => SessionRecord | undefined;
  /**
   * Looks the session up in the store. If it does not exist or was not initialized, drops its record and returns
   * undefined.
   */
  readonly find: (id: string) => Promise<FoundSession | undefined>;
  /** A record of a session that has begun; it is not held before `keep`. */
  readonly recordOf: (
    session: ConnectionSession,
    client: Pick<StoredSession, "clientName" | "clientVersion" | "protocolVersion">,
  ) => SessionRecord;
  /** Holds the record as the most recently used one. If the table is full, drops another. */
  readonly keep: (record: SessionRecord) => void;
  /** The session's server, built if it is not there. Undefined if it cannot be built. */
  readonly local: (found: FoundSession) => Promise<LocalSession | undefined>;
  readonly drop: (id: string) => void;
  readonly endStreams: () => void;
  /** Closes what this process holds; the sessions stay in the store. */
  readonly closeAll: () => Promise<void>;
}

export interface SessionTableOptions {
  readonly maxSessions: number;
  /** How long the store keeps an unused session. */
  readonly sessionIdleSeconds: number;
  readonly correlationIdOf: CorrelationIdOf;
}

export const createSessionTable = (runtime: Runtime, options: SessionTableOptions): SessionTable => {
  const { maxSessions, sessionIdleSeconds, correlationIdOf } = options;
  /** In the order of their last use. */
  const records = new Map<string, SessionRecord>();

  const drop = (id: string): void => {
    const record = records.get(id);
    records.delete(id);
    record?.local?.retire();
  };

  const longestIdle = (): string | undefined => {
    for (const [id, record] of records) if (!isInUse(record)) return id;
    return records.keys().next().value;
  };

  /** Drops the session idle for longest if the table is full; one that is in use only if all are. */
  const keep = (record: SessionRecord): void => {
    const { id } = record.session;
    const isNew = !records.delete(id);
    if (isNew && records.size >= maxSessions) {
      const idle = longestIdle();
      if (idle !== undefined) drop(idle);
    }
    record.lastUsedAtMs = Date.now();
    records.set(id, record);
  };

  const recordOf: SessionTable["recordOf"] = (session, client) =>
    createSessionRecord(runtime, correlationIdOf, session, client);

  const stopUpkeep = startSessionUpkeep(runtime, records, drop, sessionIdleSeconds);

  const startRevival = ({ record, stored }: FoundSession): Promise<LocalSession | undefined> => {
    const revival = revive(runtime, record, stored)
      .catch((error: unknown) => {
        runtime.log.exception("a session could not be revived", error);
        return undefined;
      })
      .then((local) => {
        record.revival = undefined;
        // If its record is not held any more, the session was ended meanwhile.
        const isWanted = records.get(record.session.id) === record;
        if (!isWanted) local?.retire();
        return local;
      });
    record.revival = revival;
    return revival;
  };

  return {
    size: () => records.size,
    held: (id) => records.get(id),
    find: async (id) => {
      const apply = records.get(id)?.local?.connection.refresh();
      const stored = await runtime.sessions.find(id);
      const world = runtime.sessions.worldOf(id);
      // A handle of the 2026 revision is a session too, but not one that was initialized.
      if (stored?.initialize === undefined || world === undefined) {
        drop(id);
        return undefined;
      }
      const record = records.get(id) ?? recordOf({ kind: "mcp-session", id, world }, stored);
      keep(record);
      apply?.(stored.subscriptions);
      return { record, stored };
    },
    recordOf,
    keep,
    local: (found) => {
      const { revival, local } = found.record;
      return revival ?? (local === undefined ? startRevival(found) : Promise.resolve(local));
    },
    drop,
    endStreams: () => {
      for (const { local } of records.values()) local?.endStream();
    },
    closeAll: async () => {
      stopUpkeep();
      await Promise.all([...records.values()].map(({ local }) => local?.close()));
      records.clear();
    },
  };
};
