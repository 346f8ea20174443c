/** `fetch` that tells a busy server's `Retry-After` to whoever decides about retries. The official transports keep it to themselves. */

export type PoliteFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

const busyStatuses: readonly number[] = [429, 503];

/** The header as milliseconds: it holds seconds, or a date. */
export const retryAfterMs: (header: string, nowMs: number) => number | undefined = (header, nowMs) => {
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

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
