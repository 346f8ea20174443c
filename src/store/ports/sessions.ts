/**
 * The port of sessions: who has been calling, in which world, and the `initialize` parameters of clients of the 2025 revisions.
 * Any process on the store serves any session. Sessions expire in real time, because they belong to connections; their visible
 * instants (`createdAtMs`, `lastActivityAtMs`) are in world time.
 */
import type { StoredWorld, WorldFacts, WorldRef } from "./worlds.js";

/** What the transport knows about the client when a call begins. */
export interface ClientFacts {
  readonly transport: "stdio" | "http";
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
}

export interface StoredSession extends ClientFacts {
  readonly id: string;
  /** In world time. */
  readonly createdAtMs: number;
  /** In world time. */
  readonly lastActivityAtMs: number;
  readonly toolCalls: number;
  /** The parameters of the client's `initialize`, as JSON text; undefined for sessions that have none. */
  readonly initialize: string | undefined;
  /** URIs, in the order in which they were first subscribed to. */
  readonly subscriptions: readonly string[];
  /**
   * How many event streams to its client were opened. This is the number of the newest one; only that one is used. Not exported.
   */
  readonly streams: number;
}

/** The present real time, and how long a session lives after its last use. */
export interface Expiry {
  readonly realNowMs: number;
  readonly idleLimitMs: number;
}

/** The start of every call: the world and the session. */
export interface Entry extends Expiry {
  readonly world: string;
  /** The facts of the world, if this call creates it. */
  readonly initially: WorldFacts;
  readonly session?: {
    readonly id: string;
    readonly client: ClientFacts;
    readonly countsAsCall: boolean;
    /** What happens if there is no such session. False: it is created. True: it is not, and `session` is undefined. */
    readonly mustExist: boolean;
  };
}

export interface Entered {
  readonly world: StoredWorld;
  /** Undefined if the entry has no `session`, or the session must exist and does not. */
  readonly session: StoredSession | undefined;
}

export interface OpenSession extends Expiry {
  readonly world: WorldRef;
  readonly id: string;
  readonly client: ClientFacts;
  readonly initialize: string;
}

export interface SessionStore {
  /**
   * Creates the world on first use, records the use of the session (which extends its expiry), and returns both, in one step. The
   * answer may come before the use is durable (lmdb): a crash loses a call count and an expiry. If a world is full of
   * held sessions (begun with `initialize`, or with bookings), another one is returned but not kept. Rejects with
   * TooManyWorldsError.
   */
  readonly enter: (entry: Entry) => Promise<Entered>;
  /** Keeps a session that a client of the 2025 revisions has begun. Rejects with WorldResetError or WorldMissingError. */
  readonly openSession: (command: OpenSession) => Promise<void>;
  /** A live session of the world's present epoch; undefined if there is none. Extends its expiry and changes nothing else. */
  readonly findSession: (world: string, id: string, expiry: Expiry) => Promise<StoredSession | undefined>;
  /** Removes the session, but not its bookings. False if there was none. */
  readonly endSession: (world: string, id: string) => Promise<boolean>;
  /** False if the subscription exists already, or there is no such session. Otherwise publishes `subscriptionsChanged`. */
  readonly addSubscription: (world: string, id: string, uri: string) => Promise<boolean>;
  /** False if there was no such subscription or session. Otherwise publishes `subscriptionsChanged`. */
  readonly removeSubscription: (world: string, id: string, uri: string) => Promise<boolean>;
  /**
   * Counts a new event stream to the session's client and returns its number. Publishes `streamTaken`. Undefined if there is no
   * such session.
   */
  readonly takeStream: (world: string, id: string) => Promise<number | undefined>;
}
