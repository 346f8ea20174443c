/** What a pack provides to be served, and what the runtime gives it when it starts. Knows no transport and no travel. */
import type { Manifest, PackContract, ToolContracts } from "../contract/contract.js";
import type {
  AnswerKeys,
  Clock,
  Completer,
  Handlers,
  PromptWriter,
  ResourceReader,
  Severity,
  Texts,
} from "../contract/handler.js";
import type { Product } from "../contract/product.js";
import type { DueQueue } from "../jobs/dueQueue.js";
import type { Job, Jobs } from "../jobs/port.js";
import type { Store } from "../store/port.js";
import type { StoredWorld } from "../store/ports/worlds.js";
import type { ContentLine } from "../store/transfer.js";
import type { Timers } from "../timers.js";
import type { Targets } from "../webhooks/outbound/addresses.js";
import type { InboundEndpoint } from "../webhooks/port.js";
import type { LatencyRange } from "./calls/latency.js";
import type { EnterWorld } from "./sessions/visits.js";

export type ListKind = "tools" | "prompts" | "resources";

/** A resource changed in one world. With `scopeId`, only that session's subscribers are told. */
export interface ResourceChange {
  /** The store's key of the world. */
  readonly world: string;
  readonly uri: string;
  readonly scopeId?: string;
}

/** What the runtime gives a pack when it starts. */
export interface Host {
  readonly product: Product;
  readonly clock: Clock;
  readonly announce: (change: ResourceChange) => void;
  /**
   * Tells every subscriber that changes were missed: what it listens to, in any world, may have changed. Those who
   * listen to all resources are told of `uris`.
   */
  readonly announceMissed: (uris: readonly string[]) => void;
  /** Tells every client that is listening that a list may have changed. */
  readonly announceList: (list: ListKind) => void;
  readonly warn: (message: string) => void;
  /** Logs a line of the pack. Only the fields that `logFields` names are kept, and of these no list or object. */
  readonly log: (severity: Severity, message: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly timers: Timers;
  /** Does the work in the pack's queues that is due at the world's instant, before a call continues. */
  readonly jobs: Pick<Jobs, "catchUp">;
  /** Whether this process does due work in the background, and not only for calls that wait for it. */
  readonly works: boolean;
  /** The contract's manifest as this server lists it. */
  readonly servedManifest: () => Promise<Manifest>;
  /**
   * Enters a world by its name, or the server's own, without a call. A world is created on its first use. Rejects with
   * a refusal for a malformed name, and with the store's errors.
   */
  readonly enterWorld: EnterWorld;
}

/** Arguments that failed the input schema: what a pack needs to choose a reason. */
export interface SchemaRefusal {
  readonly tool: string;
  /** The path of the argument at fault, dotted. */
  readonly field: string;
  readonly value: unknown;
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  /** All arguments as received: untrusted, and not in the contract's form. */
  readonly arguments: unknown;
  /** The correction guessed from the form of the value alone. */
  readonly corrected?: unknown;
  /** The world's instant. */
  readonly nowMs: number;
}

/** What a pack knows better about arguments that failed. Absent members leave the runtime's own words. */
export interface SchemaVerdict {
  readonly reason?: string;
  /** The right value. Null removes the guessed correction and its suggestion, because the caller must not guess this value. */
  readonly corrected?: string | null;
  /** What the argument has to be, in the pack's own words. */
  readonly expected?: string;
  /** One sentence on what was probably meant. */
  readonly suggestion?: string;
}

/**
 * Checks one line of a world that is being imported; called for all lines in order. Returns what is wrong, to be
 * printed after the line's number; undefined for a good line. It checks the documents, whose form the store does not
 * know.
 */
export type LineCheck = (line: ContentLine) => string | undefined;

/** The settings with which a pack sends its webhooks. */
export interface SentWebhooks {
  /** The key from which the subscribers' secrets are derived; null if nothing is sent. */
  readonly key: string | null;
  readonly targets: Targets;
}

/**
 * A pack's contract and code, apart from how it opens a store. `Services` is what its handlers work with (world, store,
 * reservations).
 */
export interface PackParts<Tools extends ToolContracts, Services> {
  readonly contract: PackContract & { readonly tools: Tools };
  readonly handlers: Handlers<Tools, Services>;
  readonly texts: Texts<Tools>;
  readonly resources: Readonly<Record<string, ResourceReader<Services>>>;
  /** One for each prompt of the contract. */
  readonly prompts?: Readonly<Record<string, PromptWriter<Services>>>;
  /** By prompt or resource name, then by argument or variable. */
  readonly completers?: Readonly<Record<string, Readonly<Record<string, Completer<Services>>>>>;
  readonly answerKeys?: AnswerKeys<Tools, Services>;
  /** The lists that may change while the server runs. Only these may be announced. */
  readonly changingLists?: readonly ListKind[];
  /** How long calls take under `realistic` latency, by tool name. */
  readonly latencies?: Readonly<Record<string, LatencyRange>>;
  /** The release of each frozen data set of the pack, by the data's name. The command `config` prints it. */
  readonly frozenData?: Readonly<Record<string, string>>;
  /** Gives a better reason than SCHEMA, or a better suggestion, for arguments that failed the input schema. */
  readonly schemaReason?: (refusal: SchemaRefusal) => SchemaVerdict | undefined;
  /**
   * Whether callers that name no session share one session in each world, and so find each other's bookings. Otherwise
   * each gets its own session when something is first stored for it, and must name it from then on.
   */
  readonly sharesAnonymousSession?: boolean;
  /** The tools that accept an undeclared argument `session`, because a model can set neither headers nor `_meta`. */
  readonly sessionTools?: readonly string[];
  /** One sentence on what to call instead of a tool that is not served; undefined if there is nothing. */
  readonly insteadOf?: (tool: string) => string | undefined;
  /** Creates the check for one import. Without it, an import takes any lines that the store takes. */
  readonly createLineCheck?: () => Promise<LineCheck>;
  /** The fields that the pack's own log lines may have; none if absent. */
  readonly logFields?: readonly string[];
  /** Its queues of due work, for the command `due`. */
  readonly loadDueQueues?: () => Promise<readonly DueQueue[]>;
  /** How it sends its events to subscribers, for the command `webhook`. */
  readonly sentWebhooks?: SentWebhooks;
  /** Whether it keeps bookings: if so, the banner says in which store, and for how long. */
  readonly keepsBookings?: boolean;
}

/** A pack, ready to be served. */
export interface Pack<Tools extends ToolContracts, Services> extends PackParts<Tools, Services> {
  /**
   * Starts the pack on the store of the process, which other packs may share. The runtime checks and closes the store.
   * The bookings in it may be of any form: a pack must check that one is its own before it reads it.
   */
  readonly open: (host: Host, store: Store<unknown>) => OpenedPack<Services> | Promise<OpenedPack<Services>>;
}

export interface OpenedPack<Services> {
  /**
   * The services that handlers use in one world. Called for every call: must be cheap for a world that it was called
   * for before.
   */
  readonly servicesIn: (world: StoredWorld, clock: Clock) => Services;
  /** Lines to print at start-up, after the one about the store. */
  readonly banner: readonly string[];
  /** HTTP endpoints of the server at which services send their webhooks to the pack. */
  readonly inbound?: readonly InboundEndpoint[];
  /** The jobs on its queues. They run from when the store is ready until before `stop`. */
  readonly jobs?: readonly Job[];
  /** Ends what the pack has started, before the store is closed. */
  readonly stop?: () => void | Promise<void>;
}
