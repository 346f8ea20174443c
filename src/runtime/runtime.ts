/** A pack as the transports see it, and what it is opened with. */
import type { PromptResult } from "../contract/content.js";
import type { JsonObject, OutputSchemas, SchemaProfile } from "../contract/contract.js";
import type { Clock } from "../contract/handler.js";
import type { Product } from "../contract/product.js";
import type { Job } from "../jobs/port.js";
import type { Log } from "../observability/log.js";
import type { StoredWorld, StoreSettings } from "../store/index.js";
import type { Timers } from "../timers.js";
import type { InboundEndpoint } from "../webhooks/port.js";
import type { Caller } from "./calls/caller.js";
import type { Completion, CompletionRequest } from "./calls/completions.js";
import type { Page } from "./calls/paging.js";
import type { PromptRequest } from "./calls/prompts.js";
import type { ErrorStyle, Refusal } from "./calls/rendering.js";
import type { ResourceBody } from "./calls/resourceReads.js";
import type { InputRequired } from "./calls/rounds.js";
import type { ToolCalls } from "./calls/toolCalls.js";
import type { Answers } from "./calls/toolResults.js";
import type { DueWork } from "./dueWork.js";
import type { ListKind, ResourceChange } from "./pack.js";
import type { ConnectionSession, Place, PlaceSources } from "./sessions/scope.js";
import type { Sessions } from "./sessions/sessionIds.js";
import type { Visit } from "./sessions/visits.js";
import type { ToolChoice } from "./toolChoice.js";
import type { WorldOptions } from "./worlds/ownWorld.js";
import type { OwnWorld } from "./worlds/worlds.js";

export interface RuntimeOptions {
  readonly product: Product;
  /** Real time: for worlds whose clock is not frozen, and for sessions. */
  readonly clock: Clock;
  readonly log: Log;
  /** The one store that is opened. */
  readonly store: StoreSettings;
  readonly world: WorldOptions;
  readonly schemaProfile: SchemaProfile;
  readonly outputSchemas: OutputSchemas;
  readonly answers: Answers;
  readonly toolsets: ToolChoice["toolsets"];
  readonly tools: ToolChoice["tools"];
  readonly readOnly: ToolChoice["readOnly"];
  /** The contract's if absent. */
  readonly errorStyle?: ErrorStyle | undefined;
  readonly validateOutput: boolean;
  readonly pageSize: number;
  /** How long a session is kept after its last use. */
  readonly sessionIdleSeconds: number;
  /** `none`, `realistic` or a range of milliseconds such as `400-800`; `none` if absent. */
  readonly latency?: string;
  /** For deadlines of tools and waits of packs; real ones if absent. */
  readonly timers?: Timers;
  /** Whether this process does due work in the background, and not only for calls that wait for it; true if absent. */
  readonly work?: boolean;
  /** Time for shutdown; due work under way gets half of it. */
  readonly shutdownTimeoutMs?: number;
  /** Key that seals the state between the rounds of a call, 32 characters or more. Random for each process if absent. */
  readonly requestStateKey?: string | null;
}

/** What the packs of one process share besides the store. Whoever creates it stops it. */
export interface SharedParts {
  /** The server's own world. */
  readonly own: OwnWorld;
  readonly dueWork: DueWork;
}

/**
 * A pack as the transports see it. Calls, reads, prompts and completions throw only WireErrors, which the SDK sends
 * unchanged.
 */
export interface Runtime extends ToolCalls {
  readonly product: Product;
  /** The pack's name, by which operators choose it. */
  readonly name: string;
  /** The server's name and version: the contract's own if it has them, otherwise the product's. */
  readonly server: { readonly name: string; readonly version: string };
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
  readonly hasResources: boolean;
  readonly hasPrompts: boolean;
  readonly hasCompletions: boolean;
  /** Whether anything that the pack serves may send log messages to its client. */
  readonly hasLogging: boolean;
  readonly changingLists: ReadonlySet<ListKind>;
  readonly requestStateKey: string;
  readonly banner: readonly string[];
  /** The server's own world, as the store had it at the start. */
  readonly world: Pick<StoredWorld, "key" | "seed" | "clock"> & { readonly name: string };
  readonly readResource: (uri: unknown, caller: Caller) => Promise<ResourceBody>;
  /** Whether a caller can listen to a resource. Rejects with the store's errors, and with a refusal for a malformed session. */
  readonly canTell: (uri: string, caller: Caller) => Promise<boolean>;
  readonly getPrompt: (request: PromptRequest, caller: Caller) => Promise<PromptResult | InputRequired>;
  readonly complete: (request: CompletionRequest, caller: Caller) => Promise<Completion>;
  /** Like `isPlain`, for a prompt. */
  readonly isPlainPrompt: (promptName: string) => boolean;
  /** The contract's input schema of a tool. */
  readonly inputSchemaOf: (toolName: string) => JsonObject | undefined;
  readonly list: (list: ListName, cursor: unknown) => Promise<Page>;
  readonly hasResource: (uri: string) => boolean;
  readonly onListChange: (listener: (list: ListKind) => void) => () => void;
  readonly onChange: (listener: (change: ResourceChange) => void) => () => void;
  /** Called after changes were missed: any resource of any world may have changed. `uris` go to those who listen to all resources. */
  readonly onMissed: (listener: (uris: readonly string[]) => void) => () => void;
  /** HTTP endpoints at which services send their webhooks to the pack. */
  readonly inbound: readonly InboundEndpoint[];
  /** Sessions of the 2025 revisions, kept by the store. */
  readonly sessions: Sessions;
  /** The world and the session of a request. Throws RequestRefusal, as a call would. */
  readonly placeOf: (sources: PlaceSources) => Place;
  /** Enters the world of a request that is not a call. Throws like `placeOf`, and rejects with the store's errors. */
  readonly visit: (sources: PlaceSources) => Promise<Visit>;
  /** The session of a stdio process, in the server's own world: that of an earlier process, or a new one. */
  readonly processSession: (continued: string | undefined) => ConnectionSession;
  /** The refusal for a thrown value, for what a transport does outside of a call. It is logged as for a call. */
  readonly refusalOf: (error: unknown, correlationId: string) => Refusal;
  /** The store, for what is served beside the pack, such as a facade. */
  readonly store: Visit["store"];
  /** The real clock. */
  readonly clock: Clock;
  readonly timers: Timers;
  /** Adds the jobs of a facade that is served beside the pack to those that this process runs. */
  readonly addJobs: (jobs: readonly Job[]) => Promise<void>;
  /** Registers a function that `close` calls before the store is closed, for what is served beside the pack. */
  readonly stopWith: (stop: () => Promise<void>) => void;
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
  readonly log: Log;
}

/** The packs that one process serves, on one store. */
export interface ServedPacks {
  readonly first: Runtime;
  readonly others: readonly Runtime[];
  /** Closes all of them, and the store. */
  readonly close: () => Promise<void>;
}

export type ListName = "tools" | "resources" | "resourceTemplates" | "prompts";
