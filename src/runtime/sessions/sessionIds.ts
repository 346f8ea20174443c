/**
 * The sessions that clients of the 2025 revisions open, as the transports see them: kept by the store, so that they
 * outlive a process and any process serves them. It knows no wire format and no connection.
 */
import type { ClientFacts, StoredSession } from "../../store/index.js";
import type { ConnectionSession } from "./scope.js";

/** Changes that any process made to sessions, as far as a transport must know them. */
export type SessionNews =
  | { readonly kind: "ended"; readonly sessionId: string }
  | { readonly kind: "subscriptionsChanged"; readonly sessionId: string }
  | { readonly kind: "streamTaken"; readonly sessionId: string; readonly stream: number }
  /** All sessions of the world have ended. */
  | { readonly kind: "worldReset"; readonly world: string }
  /** Changes may have been missed: any session may have changed or ended. */
  | { readonly kind: "unknown" };

export interface BeginSession {
  /** From the header that names a world; undefined for the server's own world. */
  readonly worldName: string | undefined;
  readonly client: ClientFacts;
  /** The parameters of `initialize`, as JSON text. */
  readonly initialize: string;
}

/** Every operation rejects with StoreUnavailableError when the store does not answer. */
export interface Sessions {
  /** Mints an id that contains its world, and stores the session. Throws RequestRefusal for an invalid world name. */
  readonly begin: (request: BeginSession) => Promise<ConnectionSession>;
  /**
   * The live session of this id; extends its expiry. Undefined if there is none, for one of another pack, and for a
   * malformed id.
   */
  readonly find: (id: string) => Promise<StoredSession | undefined>;
  /** The store's key of the world of a session id; undefined for an invalid id. */
  readonly worldOf: (id: string) => string | undefined;
  readonly end: (id: string) => Promise<void>;
  readonly subscribe: (id: string, uri: string) => Promise<void>;
  readonly unsubscribe: (id: string, uri: string) => Promise<void>;
  /**
   * Counts a new stream to the session's client and returns its number. Only the stream with the highest number is sent
   * to. Undefined if there is no such session.
   */
  readonly takeStream: (id: string) => Promise<number | undefined>;
  /** Subscribes to the changes that any process makes to sessions. Returns a function that unsubscribes. */
  readonly onNews: (listener: (news: SessionNews) => void) => () => void;
}
