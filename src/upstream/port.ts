/** The port to a service outside: one request in, one whole answer or one failure out. It knows no vendor, no pack and no MCP. */

export type UpstreamMethod = "GET" | "POST" | "PUT" | "DELETE";

export interface UpstreamRequest {
  /** The name of the request in logs and figures, for example `createOfferRequest`. It contains no value of the request. */
  readonly operation: string;
  readonly method: UpstreamMethod;
  /** Below the upstream's base address, begins with a slash, values encoded (`pathOf`). */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly mediaType: string; readonly text: string };
  /** The accepted media types. An answer of any other is a failure of kind `mediaType`. */
  readonly accept: readonly string[];
  /**
   * Whether an answer of status 2xx is in the vendor's form. If not, the failure is `malformed`, after one more attempt
   * if the request is repeatable.
   */
  readonly check?: (text: string) => boolean;
  /** Whether repeating it changes nothing: a search by POST is safe. */
  readonly isSafe: boolean;
  /** The idempotency key: makes a request that is not safe repeatable, because the service carries it out once for each value. */
  readonly repeatKey?: { readonly header: string; readonly value: string };
}

/** The attempts of a request, their timeout, and the delays between them. A tool's contract states it. */
export interface UpstreamPolicy {
  /** 1 or more; the first attempt counts. */
  readonly attempts: number;
  /** The delay before attempt n + 1, in milliseconds; the last one applies to all further attempts. */
  readonly delaysMs: readonly number[];
  readonly attemptTimeoutMs: number;
  /** HTTP statuses as text, or `timeout`, `reset`, `connect`. */
  readonly retryOn: readonly string[];
}

/** A failed attempt that will be followed by another, reported so that a caller with a progress token is told of it. */
export interface AttemptTold {
  readonly attempt: number;
  readonly attempts: number;
  readonly kind: UpstreamFailureKind;
  readonly waitMs: number;
}

/** The call for which a request is sent. */
export interface UpstreamCall {
  readonly signal: AbortSignal;
  /** Milliseconds until the call's deadline. */
  readonly remainingMs: () => number;
  /** Sent as `x-request-id`, and written in each line of the log. */
  readonly correlationId: string;
  /** W3C trace context of the caller, if it has one. Its trace is continued with a new span. */
  readonly traceparent?: string | undefined;
  readonly onAttempt?: (told: AttemptTold) => void;
  /** Replaces those members of the upstream's policy that are given. */
  readonly policy?: Partial<UpstreamPolicy>;
  /** Replaces the upstream's line: a facade in this process, for the world of the call. */
  readonly line?: Line;
}

export interface UpstreamAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly attempts: number;
}

/** `send` resolves only for status 2xx. Otherwise it rejects with an UpstreamFailure, or with the signal's reason. */
export interface Upstream {
  readonly name: string;
  readonly send: (request: UpstreamRequest, call: UpstreamCall) => Promise<UpstreamAnswer>;
}

/** An attempt as it is sent: target, headers in lower case, body. */
export interface WireRequest {
  readonly method: UpstreamMethod;
  /** Path and query, as in the request line of HTTP. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

export interface WireAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** As received, perhaps compressed. Rejects with an error of code `ECONNRESET` if the connection ends before the body does. */
  readonly body: AsyncIterable<Uint8Array>;
  /** The whole body, from a line that has it as text. It is read instead of `body`. */
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

/** A request without a usable answer. `message` never contains what was sent. */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  constructor(
    readonly kind: UpstreamFailureKind,
    readonly facts: {
      readonly upstream: string;
      readonly operation: string;
      readonly attempts: number;
      readonly status?: number;
      /** How long to wait before another request makes sense. */
      readonly retryAfterMs?: number;
      /** The body of an answer that refused, at most 64 KiB, for the vendor's client to read. Untrusted, never logged. */
      readonly answer?: string;
      /** Whether the service may have done what was asked, though no whole answer came. */
      readonly mayHaveBeenDone: boolean;
      /** The vendor's id of the request, if its answer has one. */
      readonly vendorRequestId?: string;
    },
  ) {
    super(`${facts.upstream} ${facts.operation}: ${kind}${facts.status === undefined ? "" : ` ${facts.status}`}`);
  }
}
