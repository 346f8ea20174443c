/** What a facade is: the API of a vendor, in its own wire form, answered from one of our worlds. It knows no MCP and no socket. */
import type { Job } from "../jobs/port.js";
import type { BookingStore, DossierStore, EventStore, StoredWorld, WorldStore } from "../store/index.js";
import type { Timers } from "../timers.js";
import type { World } from "../travel/world/index.js";

/** A request as the vendor would receive it, already below the vendor's root. Hostile. */
export interface FacadeRequest {
  readonly method: string;
  /** Decoded neither here nor before; begins with a slash and has none at its end, `/air/offers/off_1`. */
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

/** What facades need of a store: bookings and what is sold, and documents of their own. */
export type FacadeStore = BookingStore<unknown> & DossierStore;

/** The world that answers, at one instant. */
export interface FacadePlace {
  readonly world: World;
  readonly stored: StoredWorld;
  readonly store: FacadeStore;
  /** The world's instant, the same for all of one request. */
  readonly nowMs: number;
  /** Whose session it is, for what is kept. */
  readonly scopeId: string;
  /** Whose bookings are found: those of everybody in the world, as where it is left out, or those of the session alone. */
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
  /** `/air/offers/{id}`: a variable stands for one whole part of the path. */
  readonly path: string;
  /** Whether it is answered without a key: the request for a token. */
  readonly isOpen?: boolean;
  readonly answer: FacadeHandler;
}

/** What a vendor says when something is wrong before or instead of a route. */
export type FacadeFault =
  | "unauthorized"
  | "liveKey"
  | "notFound"
  | "methodNotAllowed"
  | "badBody"
  | "rateLimited"
  | "server";

/** What a vendor works with that does things by itself. */
export interface VendorParts {
  readonly store: FacadeStore & EventStore & Pick<WorldStore, "listWorlds" | "readWorld">;
  /** The real clock. */
  readonly now: () => number;
  readonly timers: Timers;
  /** As the header `user-agent` has it. */
  readonly sender: string;
  readonly warn: (message: string) => void;
}

/** A vendor's API, as data: the facade server is given a table of them. */
export interface Vendor {
  readonly name: string;
  readonly title: string;
  readonly routes: readonly FacadeRoute[];
  /** Whether the headers carry a key that is a mock's: `liveKey` where it looks like one of the real service. */
  readonly keyOf: (headers: FacadeRequest["headers"]) => "ok" | "unauthorized" | "liveKey";
  /** The vendor's own form of an error, with any status: faults are written with it, too. */
  readonly error: (fault: FacadeFault, status: number, message: string) => FacadeAnswer;
  /** A good answer as it is while the work is still under way (202), and the path at which the whole one is read. Absent: never so. */
  readonly accepted?: (answer: FacadeAnswer) => { readonly answer: FacadeAnswer; readonly readPath: string };
  /** What it has besides while it is served over a socket, such as webhooks. */
  readonly whenServed?: (parts: VendorParts) => {
    readonly routes: readonly FacadeRoute[];
    readonly jobs: readonly Job[];
    /** Begins what it does by itself. Gives the way to stop, which waits for what is under way. */
    readonly start?: () => () => Promise<void>;
  };
}
