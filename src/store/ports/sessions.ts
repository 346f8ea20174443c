/**
 * Sessions: who has been calling, in which world, and what a client of the 2025 revisions said when it began. They outlive
 * a process: any process on the store serves any session. They are kept in real time, not in the world's, because they
 * belong to connections; what is shown of them (`createdAtMs`, `lastActivityAtMs`) is in world time.
 */
import type { StoredWorld, WorldFacts, WorldRef } from "./worlds.js";

/** What the transport knows about the client at the moment of a call. */
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
  /** How many streams to its client were opened: the number of the newest, which alone is sent to. Not exported. */
  readonly streams: number;
}

/** How long a session lives after its last use, and what time it is. */
export interface Expiry {
  readonly realNowMs: number;
  readonly idleLimitMs: number;
}

/** The start of every call: which world, whose session. */
export interface Entry extends Expiry {
  readonly world: string;
  /** What the world is, if this is its first use. */
  readonly initially: WorldFacts;
  readonly session?: {
    readonly id: string;
    readonly client: ClientFacts;
    readonly countsAsCall: boolean;
    /** False: a session that is not there is opened. True: it is not, and none is returned. */
    readonly mustExist: boolean;
  };
}

export interface Entered {
  readonly world: StoredWorld;
  /** Undefined without `session` in the entry, and for one that must exist and does not. */
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
   * Creates the world on first use, touches the session (which slides its expiry), and tells both, in one step. The use of a
   * session may be answered before it is durable (lmdb): what a crash takes with it is a count and an expiry. Where a world is
   * full of sessions that clients began or booked in, one that has done neither is given back and not kept. Rejects with
   * TooManyWorldsError.
   */
  readonly enter: (entry: Entry) => Promise<Entered>;
  /** Keeps a session that a client of the 2025 revisions has begun. Rejects with WorldResetError. */
  readonly openSession: (command: OpenSession) => Promise<void>;
  /** A live session of the world's present epoch, its expiry slid, and nothing else of it changed. */
  readonly findSession: (world: string, id: string, expiry: Expiry) => Promise<StoredSession | undefined>;
  /** Forgets the session, not its bookings. False if there was none. */
  readonly endSession: (world: string, id: string) => Promise<boolean>;
  /** True if it is a new one; false if it was there, or if there is no such session. Listeners of every process hear `subscriptionsChanged`. */
  readonly addSubscription: (world: string, id: string, uri: string) => Promise<boolean>;
  readonly removeSubscription: (world: string, id: string, uri: string) => Promise<boolean>;
  /** Counts a stream to the session's client, and gives its number; undefined if there is no such session. Listeners of every process hear `streamTaken`. */
  readonly takeStream: (world: string, id: string) => Promise<number | undefined>;
}
