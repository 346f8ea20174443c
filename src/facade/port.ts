/** What a facade is: the API of a vendor, in its own wire form, answered from one of our worlds. It knows no MCP and no socket. */
import type { Job } from "../jobs/port.js";
import type { BookingStore, DossierStore, EventStore, StoredWorld, WorldStore } from "../store/index.js";
import type { Timers } from "../timers.js";
import type { World } from "../travel/world/index.js";

/** A request as the vendor would receive it, with a path below the vendor's root. Untrusted. */
export interface FacadeRequest {
  readonly method: string;
  /** Not decoded. Begins with a slash and does not end with one, such as `/air/offers/off_1`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface FacadeAnswer {
  readonly status: number;
  /** Names in lower case; `content-type` is among them wherever there is a body. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The part of the store that facades use: bookings and stock, and their own documents. */
export type FacadeStore = BookingStore<unknown> & DossierStore;

/** The world that answers, at one instant. */
export interface FacadePlace {
  readonly world: World;
  readonly stored: StoredWorld;
  readonly store: FacadeStore;
  /** The world's instant, the same for all of one request. */
  readonly nowMs: number;
  /** The session of what is stored. */
  readonly scopeId: string;
  /** Which bookings are found: all of the world, which is the default, or only those of the session. */
  readonly isolation?: "world" | "session";
}

/** `parameters` are the route's variables, decoded. */
export type FacadeHandler = (
  request: FacadeRequest,
  place: FacadePlace,
  parameters: Readonly<Record<string, string>>,
) => Promise<FacadeAnswer> | FacadeAnswer;

export interface FacadeRoute {
  readonly method: string;
  /** For example `/air/offers/{id}`: a variable stands for one segment of the path. */
  readonly path: string;
  /** Whether it is answered without a key, such as the request for a token. */
  readonly isOpen?: boolean;
  readonly answer: FacadeHandler;
}

/** Errors that come before a route or instead of one. */
export type FacadeFault =
  | "unauthorized"
  | "liveKey"
  | "notFound"
  | "methodNotAllowed"
  | "badBody"
  | "rateLimited"
  | "server";

/** What a vendor gets for its work in the background. */
export interface VendorParts {
  readonly store: FacadeStore & EventStore & Pick<WorldStore, "listWorlds" | "readWorld">;
  /** The real clock. */
  readonly now: () => number;
  readonly timers: Timers;
  /** The header `user-agent` of its requests. */
  readonly sender: string;
  readonly warn: (message: string) => void;
}

/** A vendor's API, as data: the facade server is given a table of them. */
export interface Vendor {
  readonly name: string;
  readonly title: string;
  readonly routes: readonly FacadeRoute[];
  /** Checks the key in the headers. `liveKey`: it looks like a key of the real service. */
  readonly keyOf: (headers: FacadeRequest["headers"]) => "ok" | "unauthorized" | "liveKey";
  /** An error in the vendor's own form, with any status. Planned faults use it, too. */
  readonly error: (fault: FacadeFault, status: number, message: string) => FacadeAnswer;
  /**
   * The 202 form of a successful answer, for work that is still under way, and the path at which the full answer is
   * read. Absent: the service never answers so.
   */
  readonly accepted?: (answer: FacadeAnswer) => { readonly answer: FacadeAnswer; readonly readPath: string };
  /** Its additional routes and jobs while it is served over a socket, such as those of webhooks. */
  readonly whenServed?: (parts: VendorParts) => {
    readonly routes: readonly FacadeRoute[];
    readonly jobs: readonly Job[];
    /** Starts its work in the background. Returns a function that stops it and waits for what is under way. */
    readonly start?: () => () => Promise<void>;
  };
}
