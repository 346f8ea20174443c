// @generated: the runtime of every client. It is written by npm run codegen.
/** `fetch` that tells a busy server's `Retry-After` to whoever decides about retries. The official transports keep it to themselves. */

export type PoliteFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The header as milliseconds: it holds seconds, or a date. */
export declare const retryAfterMs: (header: string, nowMs: number) => number | undefined;

export declare const politeFetch: PoliteFetch;
