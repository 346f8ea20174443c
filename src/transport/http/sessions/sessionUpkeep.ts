/**
 * Keeps the sessions that a process holds in step with the store: drops idle and ended ones, and reloads those that may
 * have changed.
 */
import type { Runtime } from "../../../runtime/runtime.js";
import type { SessionNews } from "../../../runtime/sessions/sessionIds.js";
import type { LocalSession } from "./localSession.js";
import { isInUse, type SessionRecord } from "./sessionRecord.js";

const recordIdleLimitMs = 60 * 60 * 1000;
/** A client that reconnects its stream within this time gets the missed events; later, one update for each subscription. */
const localIdleLimitMs = 5 * 60 * 1000;
const longestUnaskedMs = 60 * 1000;
/** Sweeps per interval, so that the lookups in the store are spread over it. */
const sweepsPerInterval = 20;

/**
 * Listens to the store's news of sessions and sweeps all records at intervals, until the returned function is called.
 */
export const startSessionUpkeep = (
  runtime: Pick<Runtime, "sessions" | "log">,
  records: ReadonlyMap<string, SessionRecord>,
  drop: (id: string) => void,
  sessionIdleSeconds: number,
): (() => void) => {
  const { sessions, log } = runtime;
  const unaskedLimitMs = Math.min(longestUnaskedMs, (sessionIdleSeconds * 1000) / 3);

  const reload = async ({ session: { id } }: SessionRecord, local: LocalSession): Promise<void> => {
    try {
      const stored = await local.reload(() => sessions.find(id));
      if (stored === undefined && records.get(id)?.local === local) drop(id);
    } catch (error) {
      log.debug(`session not reloaded: ${String(error)}`);
    }
  };
  /** Reloads the session's server, also one that is being built from older data. */
  const reloadHeld = (record: SessionRecord): void => {
    const { local, revival } = record;
    if (revival !== undefined) void revival.then((revived) => revived && reload(record, revived));
    else if (local !== undefined) void reload(record, local);
  };

  /**
   * A session with an open stream counts as used: it is looked up in the store at intervals, in case news was lost.
   * Other sessions are dropped when they are idle.
   */
  const sweep = (): void => {
    const nowMs = Date.now();
    for (const [id, record] of records) {
      const { local } = record;
      if (local?.hasStream() === true) {
        if (nowMs - local.lastAskedAtMs() >= unaskedLimitMs) void reload(record, local);
      } else if (!isInUse(record)) {
        if (nowMs - record.lastUsedAtMs > recordIdleLimitMs) drop(id);
        else if (local !== undefined && nowMs - local.lastUsedAtMs() > localIdleLimitMs) {
          record.local = undefined;
          local.retire();
        }
      }
    }
  };

  const take = (news: SessionNews): void => {
    if (news.kind === "ended") drop(news.sessionId);
    else if (news.kind === "worldReset") {
      for (const [id, { session }] of records) if (session.world === news.world) drop(id);
    } else if (news.kind === "streamTaken") {
      records.get(news.sessionId)?.local?.hearOfStream(news.stream);
    } else if (news.kind === "unknown") {
      for (const record of records.values()) reloadHeld(record);
    } else {
      const record = records.get(news.sessionId);
      if (record !== undefined) reloadHeld(record);
    }
  };

  const sweeping = setInterval(sweep, unaskedLimitMs / sweepsPerInterval);
  sweeping.unref();
  const stopNews = sessions.onNews(take);
  return () => {
    clearInterval(sweeping);
    stopNews();
  };
};
