// @generated: the runtime of every client. It is written by npm run codegen.
/** `fetch` that reports a busy server's `Retry-After` in an error, for retries. The official transports do not pass it on. */

export type PoliteFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The header in milliseconds: it holds seconds or a date. Undefined if it holds neither. */
export declare const retryAfterMs: (header: string, nowMs: number) => number | undefined;

/** Like `fetch`, but throws an error with `status` and `retryAfterMs` for a 429 or 503 that has a `Retry-After`. */
export declare const politeFetch: PoliteFetch;
