/**
 * The contract between the runtime and a pack's hand-written handlers: what a handler receives, what it returns and how it
 * refuses. It knows no transport, no store and no travel.
 */
import type { ClientAnswer, PromptResult, Question, TextBlock, ToolContent } from "./content.js";
import type { ClientCapability, DataOf, JsonValue, OutputOf, ReasonOf, ResolvedOf, ToolContracts } from "./contract.js";

/** The one source of "now" (epoch milliseconds, UTC). Frozen in tests and in pinned worlds. */
export interface Clock {
  readonly now: () => number;
}

/**
 * The session of a caller. `id` is undefined for an anonymous caller that has no session yet; `obtain` then mints one
 * (128 random bits), which the runtime returns in the result's `_meta` and text. In a pack whose anonymous callers
 * share a session, `id` is that session's.
 */
export interface Scope {
  readonly kind: "principal" | "handle" | "mcp-session" | "stdio" | "anonymous";
  readonly id: string | undefined;
  readonly obtain: () => string;
}

/** Facts about the session, for a resource that shows them. */
export interface SessionFacts {
  readonly transport: "stdio" | "http";
  readonly clientName: string | null;
  readonly clientVersion: string | null;
  readonly protocolVersion: string | null;
  readonly createdAtMs: number;
  readonly lastActivityAtMs: number;
  readonly toolCalls: number;
}

/** The data of a refusal. `field` and `value` are always given; the rest fills the message's placeholders. */
export interface FailureDetail {
  readonly field: string;
  readonly value: unknown;
  readonly [detail: string]: unknown;
}

/** Refuses the call with a reason from the tool's own list, and the data that the catalogue requires for it. Never returns. */
export type Fail<Reason extends string, Data extends DataByReason<Reason> = Record<Reason, unknown>> = <
  Given extends Reason,
>(
  reason: Given,
  detail: FailureDetail & Data[Given],
) => never;

export type DataByReason<Reason extends string> = { readonly [Name in Reason]: unknown };

/** Severities of RFC 5424, from lowest to highest. */
export const severities = ["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"] as const;
export type Severity = (typeof severities)[number];

/**
 * The client of a call, as a handler may talk to it. A handler that uses it must say so in its contract
 * (`interaction`). What the client did not ask for (no progress token, a higher log level) is dropped silently.
 */
export interface ClientLine {
  /** Reports progress. `progress` must rise with each report. */
  readonly progress: (progress: number, total?: number, message?: string) => void;
  readonly log: (severity: Severity, data: JsonValue, logger?: string) => void;
  readonly can: (capability: ClientCapability) => boolean;
  /**
   * Asks the client questions, under names that the handler chooses, and resolves to its answers under the same names.
   * On the 2025 revisions it waits for them. On 2026-07-28 the call ends with the questions, and the client's next
   * round runs the handler again from its start, with all answers so far: so a handler must ask the same questions in
   * the same order, and change nothing before the last answer. Refused if the client lacks the capability; check `can`
   * first where a question is optional.
   */
  readonly ask: <Name extends string>(
    questions: Readonly<Record<Name, Question>>,
  ) => Promise<Readonly<Record<Name, ClientAnswer>>>;
  /** Closes the stream of this call if the client can resume it; otherwise does nothing. */
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
  /** Aborted when the client disconnects or cancels, and when the tool's timeout is over. */
  readonly signal: AbortSignal;
  /** Milliseconds until the tool's timeout; Infinity for a tool without one. */
  readonly remainingMs: () => number;
  readonly correlationId: string;
  /** The caller's W3C trace context, for requests to other services on its behalf. */
  readonly traceparent: string | undefined;
  /** From `_meta`, 1 to 128 characters. */
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

/**
 * One text renderer for each tool that returns structure. The text is compact, complete without the structure, and has
 * the ids that the next call needs. A string is one block; several blocks, at least one, separate what is for the user
 * from what is for the assistant alone.
 */
export type Texts<Tools extends ToolContracts> = {
  readonly [Name in keyof Tools as OutputOf<Tools[Name]> extends ToolContent ? never : Name]: (
    output: OutputOf<Tools[Name]>,
  ) => string | readonly TextBlock[];
};

/** An answer that is not made yet, and a key that fully determines it. */
export interface KeyedAnswer<Output> {
  /**
   * If two calls of a tool give the same key, the second may get the result of the first. Undefined: the answer is not
   * cached.
   */
  readonly key: string | undefined;
  /** Makes the answer from the same instant and the same state of the store as the key. */
  readonly make: () => Promise<Output> | Output;
}

/** Replaces the handler of a tool whose answer a short key fully determines. Refuses as the handler does. */
export type AnswerKeys<Tools extends ToolContracts, Services> = {
  readonly [Name in keyof Tools]?: (
    input: ResolvedOf<Tools[Name]>,
    context: ToolContext<Tools[Name]> & Services,
  ) => Promise<KeyedAnswer<OutputOf<Tools[Name]>>>;
};

/** An object is sent as JSON, a string as it is, bytes as base64. */
export type ResourceContents = object | string | Uint8Array;

/** Reads one resource. `parameters` holds the URI template's variables. Returns undefined if the resource does not exist. */
export type ResourceReader<Services> = (
  parameters: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<ResourceContents | undefined> | ResourceContents | undefined;

/** Writes the messages of one prompt. Required arguments are present, undeclared ones are not. */
export type PromptWriter<Services> = (
  values: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<PromptResult> | PromptResult;

/**
 * Suggests values that begin with `value`, for one argument of a prompt or one variable of a resource template.
 * `others` holds what is filled in already. The runtime cuts the list to what the protocol allows.
 */
export type Completer<Services> = (
  value: string,
  others: Readonly<Record<string, string>>,
  context: CallContext & Services,
) => Promise<readonly string[]> | readonly string[];
