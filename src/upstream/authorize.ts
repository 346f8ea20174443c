/** Provides the headers that carry credentials. The credentials are in these closures and nowhere else. */
import type { Timers } from "../timers.js";
import type { UpstreamCall } from "./port.js";
import { unlessAborted } from "./waits.js";

type Headers = Readonly<Record<string, string>>;

export interface Authorize {
  readonly headers: (call: UpstreamCall) => Headers | Promise<Headers>;
  /** Called when the service answered 401 to these headers. The next call of `headers` gives others if possible. */
  readonly renew: (refused: Headers) => void;
}

/** Always the same headers: those of a key, or none. */
export const fixedHeaders = (headers: Headers): Authorize => ({ headers: () => headers, renew: () => undefined });

export interface Token {
  readonly headers: Headers;
  /** How long it is valid from when it was obtained. */
  readonly lifetimeMs: number;
}

export interface TokenSource {
  /** Requests a token for all callers that wait: the abort of one caller does not abort it. */
  readonly obtain: (call: UpstreamCall) => Promise<Token>;
  readonly timers: Timers;
  /** The timeout of one renewal. */
  readonly timeoutMs: number;
}

/** How long before its end a token is renewed. A short-lived one is renewed after half of its lifetime instead. */
const marginMs = 60_000;

/** Tokens that are renewed before their end and after a 401, one renewal at a time for all who wait. */
export const tokenHeaders = ({ obtain, timers, timeoutMs }: TokenSource): Authorize => {
  let current: { readonly headers: Headers; readonly renewAtMs: number } | undefined;
  let underWay: Promise<Headers> | undefined;

  const renewed = async ({ correlationId, traceparent, line }: UpstreamCall): Promise<Headers> => {
    const startedAtMs = timers.now();
    const { headers, lifetimeMs } = await obtain({
      signal: new AbortController().signal,
      remainingMs: () => Math.max(0, timeoutMs - (timers.now() - startedAtMs)),
      correlationId,
      traceparent,
      ...(line === undefined ? {} : { line }),
    });
    current = { headers, renewAtMs: timers.now() + Math.max(lifetimeMs - marginMs, lifetimeMs / 2) };
    return headers;
  };

  return {
    headers: (call) => {
      if (current !== undefined && timers.now() < current.renewAtMs) return current.headers;
      underWay ??= renewed(call).finally(() => {
        underWay = undefined;
      });
      return unlessAborted(underWay, call.signal);
    },
    renew: (refused) => {
      if (current?.headers === refused) current = undefined;
    },
  };
};
