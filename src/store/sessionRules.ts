/**
 * The state of a session after it is opened, used, or subscribes to something. The embedded drivers (memory, lmdb) share these
 * rules, so that they cannot differ. Pure: a driver keeps what they return.
 */
import { type OwnText, ownCopy, ownCopyUnless } from "./ownCopy.js";
import type { ClientFacts, Expiry, StoredSession } from "./ports/sessions.js";
import type { WorldClock } from "./ports/worlds.js";
import type { SessionLine } from "./transfer.js";

/** A session as the drivers keep it. It outlives its requests by a day, so all its texts are copies (`OwnText`). */
export interface KeptSession extends StoredSession {
  readonly id: OwnText;
  readonly clientName: OwnText | null;
  readonly clientVersion: OwnText | null;
  readonly protocolVersion: OwnText | null;
  readonly initialize: OwnText | undefined;
  readonly subscriptions: readonly OwnText[];
  /** In real time. */
  readonly expiresAtMs: number;
  /**
   * Whether the session is held: a client began it or booked in it. May still be false for such a session until it comes up for
   * eviction.
   */
  readonly isHeld: boolean;
}

/** The part of an entry that names a session. */
export interface SessionUse {
  readonly id: string;
  readonly client: ClientFacts;
  readonly countsAsCall: boolean;
  readonly mustExist: boolean;
}

/** The world's time at an instant of real time. */
export const worldTimeOf = (clock: WorldClock, realNowMs: number): number =>
  clock.mode === "frozen" ? clock.atMs : realNowMs;

/** Whether a session has not expired. At the instant `expiresAtMs` it has. */
export const isLiveSession = (session: Pick<KeptSession, "expiresAtMs">, realNowMs: number): boolean =>
  session.expiresAtMs > realNowMs;

const expiryOf = ({ realNowMs, idleLimitMs }: Expiry): number => realNowMs + idleLimitMs;

/** The kept name if it is the same, otherwise a copy; null stays null. */
const ownName = (kept: OwnText | null | undefined, name: string | null): OwnText | null =>
  name === null ? null : ownCopyUnless(kept, name);

interface NewSession {
  readonly id: string;
  readonly client: ClientFacts;
  readonly initialize: string;
}

/** A new session that a client begins with `initialize`, with no calls yet. */
export const beginSession = (
  { id, client, initialize }: NewSession,
  clock: WorldClock,
  expiry: Expiry,
): KeptSession => ({
  ...usedSession(undefined, { id, client, countsAsCall: false }, clock, expiry),
  initialize: ownCopy(initialize),
  isHeld: true,
});

/** The session after this use, with the client's present data. A new one if `live` is undefined. */
const usedSession = (
  live: KeptSession | undefined,
  {
    id,
    client: { transport, clientName, clientVersion, protocolVersion },
    countsAsCall,
  }: Omit<SessionUse, "mustExist">,
  clock: WorldClock,
  expiry: Expiry,
): KeptSession => {
  const nowMs = worldTimeOf(clock, expiry.realNowMs);
  return {
    id: live?.id ?? ownCopy(id),
    transport,
    clientName: ownName(live?.clientName, clientName),
    clientVersion: ownName(live?.clientVersion, clientVersion),
    protocolVersion: ownName(live?.protocolVersion, protocolVersion),
    createdAtMs: live?.createdAtMs ?? nowMs,
    lastActivityAtMs: nowMs,
    toolCalls: (live?.toolCalls ?? 0) + (countsAsCall ? 1 : 0),
    initialize: live?.initialize,
    subscriptions: live?.subscriptions ?? [],
    streams: live?.streams ?? 0,
    expiresAtMs: expiryOf(expiry),
    isHeld: live !== undefined && (live.isHeld || live.initialize !== undefined),
  };
};

/** The session after this use, created if needed; undefined if it must exist and does not. */
export const useSession = (
  before: KeptSession | undefined,
  use: SessionUse,
  clock: WorldClock,
  expiry: Expiry,
): KeptSession | undefined => {
  const live = before !== undefined && isLiveSession(before, expiry.realNowMs) ? before : undefined;
  return live === undefined && use.mustExist ? undefined : usedSession(live, use, clock, expiry);
};

/** The session with a later expiry and nothing else changed; undefined if it has expired. */
export const slideSession = (before: KeptSession | undefined, expiry: Expiry): KeptSession | undefined =>
  before !== undefined && isLiveSession(before, expiry.realNowMs)
    ? { ...before, expiresAtMs: expiryOf(expiry), isHeld: before.isHeld || before.initialize !== undefined }
    : undefined;

const isSubscribed = ({ subscriptions }: KeptSession, uri: string): boolean =>
  subscriptions.some((subscribed) => subscribed === uri);

/** The session with the subscription added at the end; undefined if nothing changes. */
export const withSubscription = (before: KeptSession | undefined, uri: string): KeptSession | undefined =>
  before === undefined || isSubscribed(before, uri)
    ? undefined
    : { ...before, subscriptions: [...before.subscriptions, ownCopy(uri)] };

/** The session without the subscription; undefined if nothing changes. */
export const withoutSubscription = (before: KeptSession | undefined, uri: string): KeptSession | undefined =>
  before !== undefined && isSubscribed(before, uri)
    ? { ...before, subscriptions: before.subscriptions.filter((subscribed) => subscribed !== uri) }
    : undefined;

/** The session with its count of streams increased by one. */
export const withStream = (before: KeptSession): KeptSession => ({ ...before, streams: before.streams + 1 });

/** The session as the port hands it out: a copy without what only drivers need. */
export const shownSession = ({ expiresAtMs: _expiresAtMs, isHeld: _isHeld, ...session }: KeptSession): StoredSession =>
  session;

/** The session of an imported line. */
export const arrivedSession = ({ kind: _kind, initialize, ...line }: SessionLine): KeptSession => ({
  ...line,
  id: ownCopy(line.id),
  clientName: ownName(null, line.clientName),
  clientVersion: ownName(null, line.clientVersion),
  protocolVersion: ownName(null, line.protocolVersion),
  initialize: initialize === null ? undefined : ownCopy(initialize),
  subscriptions: line.subscriptions.map(ownCopy),
  streams: 0,
  isHeld: initialize !== null,
});

/** The session as an exported line. */
export const sessionLine = (kept: KeptSession): SessionLine => {
  const { initialize, streams: _streams, isHeld: _isHeld, ...session } = kept;
  return { kind: "session", ...session, initialize: initialize ?? null };
};
