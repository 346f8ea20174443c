/** `fetch` that reports a busy server's `Retry-After` in an error, for retries. The official transports do not pass it on. */

export type PoliteFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

const busyStatuses: readonly number[] = [429, 503];

/** The header in milliseconds: it holds seconds or a date. Undefined if it holds neither. */
export const retryAfterMs: (header: string, nowMs: number) => number | undefined = (header, nowMs) => {
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

/** Like `fetch`, but throws an error with `status` and `retryAfterMs` for a 429 or 503 that has a `Retry-After`. */
export const politeFetch: PoliteFetch = async (url, init) => {
  const response = await fetch(url, init);
  const header = response.headers.get("retry-after");
  if (!busyStatuses.includes(response.status) || header === null) return response;
  await response.body?.cancel();
  throw Object.assign(new Error(`The server is busy: HTTP ${response.status}, Retry-After: ${header}`), {
    status: response.status,
    retryAfterMs: retryAfterMs(header, Date.now()),
  });
};
