/**
 * What becomes of a session when it is opened, used or subscribed with: the rules that the embedded drivers share, so that
 * they cannot differ. Pure; a driver keeps what they return. It knows no driver.
 */
import { type OwnText, ownCopy, ownCopyUnless } from "./ownCopy.js";
import type { ClientFacts, Expiry, StoredSession } from "./ports/sessions.js";
import type { WorldClock } from "./ports/worlds.js";
import type { SessionLine } from "./transfer.js";

/** A session as the drivers keep it. It outlives the requests that it comes from by a day, so all its texts are its own. */
export interface KeptSession extends StoredSession {
  readonly id: OwnText;
  readonly clientName: OwnText | null;
  readonly clientVersion: OwnText | null;
  readonly protocolVersion: OwnText | null;
  readonly initialize: OwnText | undefined;
  readonly subscriptions: readonly OwnText[];
  /** In real time. */
  readonly expiresAtMs: number;
  /** Whether it is known that a client has begun it, or booked in it. A session that has done so may not be known to yet. */
  readonly isHeld: boolean;
}

/** The part of an entry that names a session. */
export interface SessionUse {
  readonly id: string;
  readonly client: ClientFacts;
  readonly countsAsCall: boolean;
  readonly mustExist: boolean;
}

/** What the world's clock shows at an instant of real time. */
export const worldTimeOf = (clock: WorldClock, realNowMs: number): number =>
  clock.mode === "frozen" ? clock.atMs : realNowMs;

/** A session lives until its expiry and not at that instant any more. */
export const isLiveSession = (session: Pick<KeptSession, "expiresAtMs">, realNowMs: number): boolean =>
  session.expiresAtMs > realNowMs;

const expiryOf = ({ realNowMs, idleLimitMs }: Expiry): number => realNowMs + idleLimitMs;

/** What a client is called, as it is kept already or copied. */
const ownName = (kept: OwnText | null | undefined, name: string | null): OwnText | null =>
  name === null ? null : ownCopyUnless(kept, name);

interface NewSession {
  readonly id: string;
  readonly client: ClientFacts;
  readonly initialize: string;
}

/** A session that a client begins now. It has made no call. */
export const beginSession = (
  { id, client, initialize }: NewSession,
  clock: WorldClock,
  expiry: Expiry,
): KeptSession => ({
  ...usedSession(undefined, { id, client, countsAsCall: false }, clock, expiry),
  initialize: ownCopy(initialize),
  isHeld: true,
});

/** The session after this use, with the client as it is now. */
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

/** The session after this use; undefined if it must exist and does not. */
export const useSession = (
  before: KeptSession | undefined,
  use: SessionUse,
  clock: WorldClock,
  expiry: Expiry,
): KeptSession | undefined => {
  const live = before !== undefined && isLiveSession(before, expiry.realNowMs) ? before : undefined;
  return live === undefined && use.mustExist ? undefined : usedSession(live, use, clock, expiry);
};

/** The session with its expiry slid and nothing else changed; undefined if it is over. */
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

/** The session with one stream more. */
export const withStream = (before: KeptSession): KeptSession => ({ ...before, streams: before.streams + 1 });

/** The session as the port hands it out: a copy without what only drivers need. */
export const shownSession = ({ expiresAtMs: _expiresAtMs, isHeld: _isHeld, ...session }: KeptSession): StoredSession =>
  session;

/** A session as the line of an imported world tells it. */
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

/** A session as a line tells it. */
export const sessionLine = (kept: KeptSession): SessionLine => {
  const { initialize, streams: _streams, isHeld: _isHeld, ...session } = kept;
  return { kind: "session", ...session, initialize: initialize ?? null };
};
