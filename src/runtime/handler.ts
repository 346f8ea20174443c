/**
 * The contract between the runtime and a pack's hand-written code: what a handler receives, what it returns,
 * how it refuses, and what a pack must provide to be served. It knows no transport and no travel.
 */
import type { EventStore } from "../store/port.js";
import type { SessionStore } from "../store/sessions-port.js";
import type { ContentLine } from "../store/transfer.js";
import type { StoredWorld, WorldStore } from "../store/worlds-port.js";
import type { ClientAnswer, PromptResult, Question, ToolContent } from "./content.js";
import type {
  ClientCapability,
  DataOf,
  JsonValue,
  OutputOf,
  PackContract,
  ReasonOf,
  ResolvedOf,
  ToolContracts,
} from "./contract.js";
import type { LatencyRange } from "./latency.js";

/** The one source of "now" (epoch milliseconds, UTC). Frozen in tests and in pinned worlds. */
export interface Clock {
  readonly now: () => number;
}

/**
 * Who is calling, as far as "the current session" goes. `id` is undefined for an anonymous caller that has no
 * session yet; `obtain` then mints one (128 random bits) which the runtime returns in the result's `_meta` and text.
 */
export interface Scope {
  readonly kind: "principal" | "handle" | "mcp-session" | "stdio" | "anonymous";
  readonly id: string | undefined;
  readonly obtain: () => string;
}

/** Facts about the session for `gds://session/current`. */
export interface SessionFacts {
  readonly transport: "stdio" | "http";
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly createdAtMs: number;
  readonly lastActivityAtMs: number;
  readonly toolCalls: number;
}

/** What accompanies a refusal. `field` and `value` are always given; the rest fills the message's placeholders. */
export interface FailureDetail {
  readonly field: string;
  readonly value: unknown;
  readonly [detail: string]: unknown;
}

/** Refuses the call with a reason from the tool's own list, and the data that the catalogue promises for it. Never returns. */
export type Fail<Reason extends string, Data extends DataByReason<Reason> = Record<Reason, unknown>> = <
  Given extends Reason,
>(
  reason: Given,
  detail: FailureDetail & Data[Given],
) => never;

export type DataByReason<Reason extends string> = { readonly [Name in Reason]: unknown };

/** Severities of RFC 5424, from least to most. */
export const severities = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"] as const;
export type Severity = (typeof severities)[number];

/**
 * The client of a call, as a handler may speak to it. A handler that uses it says so in its contract (`interaction`);
 * what the client did not ask to hear (no progress token, a higher log level) is dropped without a word.
 */
export interface ClientLine {
  /** How far the work is. `progress` rises from call to call. */
  readonly progress: (progress: number, total?: number, message?: string) => void;
  readonly log: (severity: Severity, data: JsonValue, logger?: string) => void;
  readonly can: (capability: ClientCapability) => boolean;
  /**
   * Asks the client, under names of the handler's choice, and gives its answers under the same names. Handlers are written
   * as if it simply waited. On connections of the 2025 revisions it does; on 2026-07-28 the call ends with the questions, and
   * the client's next round runs the handler again from its start, with all answers so far at hand: so a handler
   * asks the same questions in the same order, and changes nothing before its last answer. Refused if the client lacks the
   * capability; ask `can` first where it is optional.
   */
  readonly ask: <Name extends string>(
    questions: Readonly<Record<Name, Question>>,
  ) => Promise<Readonly<Record<Name, ClientAnswer>>>;
  /** Ends the connection of this call, where the transport lets the client come back for the answer; elsewhere nothing. */
  readonly closeStream: () => void;
}

/** What every handler may use besides its pack's services. */
export interface CallContext<
  Reason extends string = string,
  Data extends DataByReason<Reason> = Record<Reason, unknown>,
> {
  readonly clock: Clock;
  readonly scope: Scope;
  readonly session: SessionFacts;
  readonly fail: Fail<Reason, Data>;
  /** Aborted when the client disconnects or cancels. */
  readonly signal: AbortSignal;
  readonly correlationId: string;
  /** From `_meta["io.github.mock-gds/idempotency-key"]`, 1 to 128 characters. */
  readonly idempotencyKey: string | undefined;
  readonly client: ClientLine;
}

/** What the handler of a tool may use: its refusals are those of the tool's contract. */
export type ToolContext<Tool> = CallContext<ReasonOf<Tool>, DataOf<Tool> & DataByReason<ReasonOf<Tool>>>;

export type Handler<Tool, Services> = (
  input: ResolvedOf<Tool>,
  context: ToolContext<Tool> & Services,
) => Promise<OutputOf<Tool>> | OutputOf<Tool>;

/** One handler for each tool of the contract: a missing, stale or mistyped one does not compile. */
export type Handlers<Tools extends ToolContracts, Services> = {
  readonly [Name in keyof Tools]: Handler<Tools[Name], Services>;
};

/** One text renderer for each tool that returns structure: compact, enough alone, with the ids that the next call needs. */
export type Texts<Tools extends ToolContracts> = {
  readonly [Name in keyof Tools as OutputOf<Tools[Name]> extends ToolContent ? never : Name]: (
    output: OutputOf<Tools[Name]>,
  ) => string;
};

/** An answer that is ready to be made, and the text that wholly decides it. */
export interface KeyedAnswer<Output> {
  /** Where two calls of a tool give the same key, the second may be answered with the result of the first. Undefined: it is not worth keeping. */
  readonly key: string | undefined;
  /** Makes the answer from what the key was made from: the same instant, and the same state of the store. */
  readonly make: () => Promise<Output> | Output;
}

/** Stands in for the handler of a tool whose answer is wholly decided by a short text. Refuses as the handler does. */
export type AnswerKeys<Tools extends ToolContracts, Services> = {
  readonly [Name in keyof Tools]?: (
    input: ResolvedOf<Tools[Name]>,
    context: ToolContext<Tools[Name]> & Services,
  ) => Promise<KeyedAnswer<OutputOf<Tools[Name]>>>;
};

/** An object is sent as JSON, a string as it is, bytes as base64. */
export type ResourceContents = object | string | Uint8Array;

/** Reads one resource. `parameters` holds the URI template's variables. Return undefined if there is no such thing. */
export type ResourceReader<Services> = (
  parameters: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<ResourceContents | undefined> | ResourceContents | undefined;

/** Writes the messages of one prompt. Required arguments are there; no other than the contract's are. */
export type PromptWriter<Services> = (
  values: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<PromptResult> | PromptResult;

/**
 * Suggests values for one argument of a prompt, or one variable of a resource template, that begin as `value` does. `others`
 * holds what is filled in already. The runtime cuts the list to what the protocol allows.
 */
export type Completer<Services> = (
  value: string,
  others: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<readonly string[]> | readonly string[];

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
}

/** What a pack says of arguments that failed: its reason, and a corrected value where the pack knows one. */
export interface SchemaVerdict {
  readonly reason: string;
  readonly corrected?: string;
}

/** What the runtime asks of a pack's store: worlds, sessions, and what happens to them. It never asks for bookings. */
export type Tenancy = SessionStore & Pick<WorldStore, "changeWorld"> & Pick<EventStore, "subscribe">;

/**
 * Hears the lines of a world that is to be imported, in their order, and says what is wrong with one: what the store cannot
 * know of the documents that it keeps. The answer follows the number of the line.
 */
export type LineCheck = (line: ContentLine) => string | undefined;

/** A pack, ready to be served. `Services` is whatever its handlers work with (world, store, reservations). */
export interface Pack<Tools extends ToolContracts, Services> {
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
  /** The release of each collection of outside data that the pack has frozen, by what it is. `mock-gds config` prints it. */
  readonly frozenData?: Readonly<Record<string, string>>;
  /** A better reason than SCHEMA for arguments that failed the contract, where the catalogue has one. */
  readonly schemaReason?: (refusal: SchemaRefusal) => SchemaVerdict | undefined;
  /** Makes the check of one import. A pack without it takes any lines that the store takes. */
  readonly createLineCheck?: () => Promise<LineCheck>;
  readonly open: (host: Host) => Promise<OpenedPack<Services>>;
}

export interface OpenedPack<Services> {
  /** Where worlds and sessions are kept. */
  readonly tenancy: Tenancy;
  /** What handlers work with in one world. Asked at every call: cheap for a world that was asked for before. */
  readonly servicesIn: (world: StoredWorld, clock: Clock) => Services;
  /** Resolves when the pack can serve; rejects with the reason when it cannot (used by `/ready`). */
  readonly ready: () => Promise<void>;
  /** Lines to print at start-up, for example which store is in use. */
  readonly banner: readonly string[];
  readonly close: () => Promise<void>;
}
