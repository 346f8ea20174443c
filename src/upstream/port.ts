/** The port to a service outside: one request in, one whole answer or one failure out. It knows no vendor, no pack and no MCP. */

export type UpstreamMethod = "GET" | "POST" | "PUT" | "DELETE";

export interface UpstreamRequest {
  /** Names the request in logs and figures, for example `createOfferRequest`; never what is in it. */
  readonly operation: string;
  readonly method: UpstreamMethod;
  /** Below the upstream's base address, begins with a slash, values encoded (`pathOf`). */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly mediaType: string; readonly text: string };
  /** Media types that are read; an answer of another is a failure of kind `mediaType`. */
  readonly accept: readonly string[];
  /** Whether an answer of status 2xx is in the vendor's form. If not, the failure is `malformed`, after one more attempt where it may be repeated. */
  readonly check?: (text: string) => boolean;
  /** Whether repeating it changes nothing: a search by POST is safe. */
  readonly isSafe: boolean;
  /** Makes a request that is not safe repeatable: the service does it once for each value. */
  readonly repeatKey?: { readonly header: string; readonly value: string };
}

/** How often a request is tried, how long an attempt may take, and after which waits. A tool's contract states it. */
export interface UpstreamPolicy {
  /** 1 or more, the first included. */
  readonly attempts: number;
  /** Before attempt n + 1, milliseconds; the last one holds for all further ones. */
  readonly delaysMs: readonly number[];
  readonly attemptTimeoutMs: number;
  /** Statuses as text, or `timeout`, `reset`, `connect`. */
  readonly retryOn: readonly string[];
}

/** One attempt, told when it has ended and another is waited for, so that a caller with a progress token hears of it. */
export interface AttemptTold {
  readonly attempt: number;
  readonly attempts: number;
  readonly kind: UpstreamFailureKind;
  readonly waitMs: number;
}

/** For whom a request is sent. */
export interface UpstreamCall {
  readonly signal: AbortSignal;
  /** What is left of the call's time. */
  readonly remainingMs: () => number;
  /** Goes out as `x-request-id`, and into each line of the log. */
  readonly correlationId: string;
  /** W3C trace context of the caller, where it has one: its trace goes on with a new span. */
  readonly traceparent?: string | undefined;
  readonly onAttempt?: (told: AttemptTold) => void;
  /** In the place of the upstream's own, as far as it is given. */
  readonly policy?: Partial<UpstreamPolicy>;
  /** In the place of the upstream's own: a facade in this process, for the world of the call. */
  readonly line?: Line;
}

export interface UpstreamAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly attempts: number;
}

/** `send` gives answers of status 2xx alone; all else rejects with an UpstreamFailure, or with the signal's reason. */
export interface Upstream {
  readonly name: string;
  readonly send: (request: UpstreamRequest, call: UpstreamCall) => Promise<UpstreamAnswer>;
}

/** One attempt on its way: an address, headers in lower case, a body. */
export interface WireRequest {
  readonly method: UpstreamMethod;
  /** Path and query, as in the first line of HTTP. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it came, perhaps compressed. Rejects with an error of code `ECONNRESET` if the connection ends before the body does. */
  readonly body: AsyncIterable<Uint8Array>;
  /** All of the body, from a line that has it as text: it is read in the place of the body. */
  readonly text?: string;
}

/** Where attempts go: a socket, or a facade in this process. Rejects with an error whose `code` is Node's. */
export interface Line {
  readonly exchange: (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer>;
}

export type UpstreamFailureKind =
  | "connect"
  | "rateLimited"
  | "busy"
  | "server"
  | "early"
  | "reset"
  | "truncated"
  | "timeout"
  | "mediaType"
  | "malformed"
  | "tooLarge"
  | "unauthorized"
  | "rejected"
  | "refused";

/** A request that came to no answer that could be used. `message` never holds what was sent. */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  constructor(
    readonly kind: UpstreamFailureKind,
    readonly facts: {
      readonly upstream: string;
      readonly operation: string;
      readonly attempts: number;
      readonly status?: number;
      /** How long to wait before it makes sense to try again. */
      readonly retryAfterMs?: number;
      /** The body of an answer that refused, 64 KiB at most, for the vendor's client to read. Hostile, never logged. */
      readonly answer?: string;
      /** Whether the service may have done what was asked, though no whole answer came. */
      readonly mayHaveBeenDone: boolean;
      /** The vendor's name for the request, where its answer gave one. */
      readonly vendorRequestId?: string;
    },
  ) {
    super(`${facts.upstream} ${facts.operation}: ${kind}${facts.status === undefined ? "" : ` ${facts.status}`}`);
  }
}
