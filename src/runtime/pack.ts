/** What a pack provides to be served, and what the runtime gives it when it starts. It knows no transport and no travel. */
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

/** A resource changed in one world. With `scopeId`, only that session's subscribers hear of it. */
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
   * Changes were missed, in any world: everybody who is listening is told that what they listen to may have changed. `uris` are
   * told to those who listen to all.
   */
  readonly announceMissed: (uris: readonly string[]) => void;
  /** Tells every client that is listening that a list may have changed. */
  readonly announceList: (list: ListKind) => void;
  readonly warn: (message: string) => void;
  /** Writes a line of the pack's own. Of its fields those are kept that `logFields` names, and of these what is no list or object. */
  readonly log: (severity: Severity, message: string, fields: Readonly<Record<string, unknown>>) => void;
  readonly timers: Timers;
  /** Works, before a call goes on, on what is due in the pack's queues at the world's instant. */
  readonly jobs: Pick<Jobs, "catchUp">;
  /** Whether this process works on due work by itself, and not only for calls that wait for it. */
  readonly works: boolean;
  /** The contract's manifest as this server lists it. */
  readonly servedManifest: () => Promise<Manifest>;
  /** Enters the world of a name, or the server's own, for what no call asks for: it is made on its first use. Rejects as the store does. */
  readonly enterWorld: EnterWorld;
}

/** Arguments that failed the contract, as far as the choice of a reason needs to know. */
export interface SchemaRefusal {
  readonly tool: string;
  /** The argument at fault, dotted. */
  readonly field: string;
  readonly value: unknown;
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  /** All arguments as they came: hostile, and not of the contract's form. */
  readonly arguments: unknown;
  /** What the form of the value alone suggests was meant. */
  readonly corrected?: unknown;
  /** The world's instant. */
  readonly nowMs: number;
}

/** What a pack says of arguments that failed, as far as it knows better than the form of the value tells. */
export interface SchemaVerdict {
  readonly reason?: string;
  /** Null: there is none, whatever the form of the value suggests, because what is right is not the caller's to guess. */
  readonly corrected?: string | null;
  /** What the argument has to be, in the pack's own words. */
  readonly expected?: string;
  /** One sentence of what was probably meant. */
  readonly suggestion?: string;
}

/**
 * Checks the lines of a world that is being imported, in their order. Gives what is wrong with a line, as words to follow its number;
 * undefined for a good one. It checks documents, which the store does not understand.
 */
export type LineCheck = (line: ContentLine) => string | undefined;

/** The settings with which a pack sends its webhooks. */
export interface SentWebhooks {
  /** The key from which the subscribers' secrets are derived; null where nothing is sent. */
  readonly key: string | null;
  readonly targets: Targets;
}

/** What a pack says and does, wherever it is kept. `Services` is whatever its handlers work with (world, store, reservations). */
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
  /** The lists that it may announce while it runs. */
  readonly changingLists?: readonly ListKind[];
  /** How long calls take under `realistic` latency, by the tools' names. */
  readonly latencies?: Readonly<Record<string, LatencyRange>>;
  /** The release of each collection of outside data that the pack has frozen, by what it is. The command `config` prints it. */
  readonly frozenData?: Readonly<Record<string, string>>;
  /** A better reason than SCHEMA, or a better suggestion, for arguments that failed the contract. */
  readonly schemaReason?: (refusal: SchemaRefusal) => SchemaVerdict | undefined;
  /**
   * Whether callers that name no session share one in each world, so that each finds again what was booked there. Otherwise
   * each gets a session of its own when something is kept for it, and has to name it from then on.
   */
  readonly sharesAnonymousSession?: boolean;
  /** The tools that take an argument `session`, which no contract declares: a model can set neither headers nor `_meta`. */
  readonly sessionTools?: readonly string[];
  /** What to call in the place of a tool that is not there, where something is; one sentence. */
  readonly insteadOf?: (tool: string) => string | undefined;
  /** Makes the check of one import. A pack without it takes any lines that the store takes. */
  readonly createLineCheck?: () => Promise<LineCheck>;
  /** The fields that a line of the pack's own may have in the log; there are none without it. */
  readonly logFields?: readonly string[];
  /** Its queues of due work, for the command `due`. */
  readonly loadDueQueues?: () => Promise<readonly DueQueue[]>;
  /** How it sends the events of its contract to those who subscribed, for the command `webhook`. */
  readonly sentWebhooks?: SentWebhooks;
  /** Whether it keeps bookings: the banner then says in which store, and for how long. */
  readonly keepsBookings?: boolean;
}

/** A pack, ready to be served. */
export interface Pack<Tools extends ToolContracts, Services> extends PackParts<Tools, Services> {
  /**
   * Starts the pack on the process's one store, which other packs may share, and which is the runtime's to check and to close. Its
   * bookings are documents of any form: who reads them looks whether they are its own.
   */
  readonly open: (host: Host, store: Store<unknown>) => OpenedPack<Services> | Promise<OpenedPack<Services>>;
}

export interface OpenedPack<Services> {
  /** What handlers work with in one world. Asked at every call: cheap for a world that was asked for before. */
  readonly servicesIn: (world: StoredWorld, clock: Clock) => Services;
  /** Lines to print at start-up, after the one about the store. */
  readonly banner: readonly string[];
  /** What services tell the pack at paths of the server, over HTTP. */
  readonly inbound?: readonly InboundEndpoint[];
  /** Work on its queues, from when the store can serve until before the pack is stopped. */
  readonly jobs?: readonly Job[];
  /** Ends what the pack has started, before the store is closed. */
  readonly stop?: () => void | Promise<void>;
}
