/**
 * The sessions that clients of the 2025 revisions open, as the transports see them: kept by the store, so that they
 * outlive a process and any process serves them. It knows no wire format and no connection.
 */
import type { ClientFacts, StoredSession } from "../../store/index.js";
import type { ConnectionSession } from "./scope.js";

/** What a transport must know of sessions that another process may have touched. */
export type SessionNews =
  | { readonly kind: "ended"; readonly sessionId: string }
  | { readonly kind: "subscriptionsChanged"; readonly sessionId: string }
  | { readonly kind: "streamTaken"; readonly sessionId: string; readonly stream: number }
  /** All sessions of the world are over. */
  | { readonly kind: "worldReset"; readonly world: string }
  /** News may have been missed: any session may have changed, or be over. */
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
  /** Mints an id that carries its world, and keeps the session. Throws RequestRefusal for a name that no world can have. */
  readonly begin: (request: BeginSession) => Promise<ConnectionSession>;
  /** The live session of this id, its expiry slid; undefined if there is none, for one of another pack, and for an id of any other form. */
  readonly find: (id: string) => Promise<StoredSession | undefined>;
  /** The store's key of the world that the id's session is in; undefined for an id that no session can have. */
  readonly worldOf: (id: string) => string | undefined;
  readonly end: (id: string) => Promise<void>;
  readonly subscribe: (id: string, uri: string) => Promise<void>;
  readonly unsubscribe: (id: string, uri: string) => Promise<void>;
  /** Counts a stream to the session's client: the newest, which alone is sent to, has the highest number. Undefined if there is no such session. */
  readonly takeStream: (id: string) => Promise<number | undefined>;
  /** Hears of what any process did to sessions. Returns the way to stop. */
  readonly onNews: (listener: (news: SessionNews) => void) => () => void;
}
