/** Remembers, within bounds, when each session began, when it was last heard of, and how often it called. */
import type { SessionFacts } from "./handler.js";

const idleLimitMs = 24 * 60 * 60 * 1000;

/** What the transport knows about the client at the moment of a call. */
export interface ClientFacts {
  readonly transport: "stdio" | "http";
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
}

export interface SessionRegistry {
  /** Counts a call and returns the session's facts. Without an id, the facts of a session that begins and ends here. */
  readonly touch: (id: string | undefined, client: ClientFacts, countsAsCall: boolean) => SessionFacts;
  readonly size: () => number;
}

/** Keeps at most `limit` sessions: the one idle for longest is forgotten first. `now` is the clock of the pack, so that all instants that are told are of one time. */
export const createSessionRegistry = (limit: number, now: () => number): SessionRegistry => {
  const sessions = new Map<string, SessionFacts>();
  const forgetOld = (instant: number): void => {
    for (const [id, facts] of sessions) {
      if (sessions.size <= limit && instant - facts.lastActivityAtMs <= idleLimitMs) return;
      sessions.delete(id);
    }
  };
  return {
    touch: (id, client, countsAsCall) => {
      const instant = now();
      const before = id === undefined ? undefined : sessions.get(id);
      const facts: SessionFacts = {
        ...client,
        createdAtMs: before?.createdAtMs ?? instant,
        lastActivityAtMs: instant,
        toolCalls: (before?.toolCalls ?? 0) + (countsAsCall ? 1 : 0),
      };
      if (id === undefined) return facts;
      // Map keeps insertion order: deleting first makes the order that of the last activity.
      sessions.delete(id);
      sessions.set(id, facts);
      forgetOld(instant);
      return facts;
    },
    size: () => sessions.size,
  };
};
