// @generated: the runtime of every client. It is written by npm run codegen.
/** `fetch` that tells a busy server's `Retry-After` to whoever decides about retries. The official transports keep it to themselves. */
const busyStatuses = [429, 503];
const retryAfterMs = (header, nowMs) => {
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1e3 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? void 0 : Math.max(0, ms);
};
const politeFetch = async (url, init) => {
  const response = await fetch(url, init);
  const header = response.headers.get("retry-after");
  if (!busyStatuses.includes(response.status) || header === null) return response;
  await response.body?.cancel();
  throw Object.assign(new Error(`The server is busy: HTTP ${response.status}, Retry-After: ${header}`), {
    status: response.status,
    retryAfterMs: retryAfterMs(header, Date.now())
  });
};
export {
  politeFetch,
  retryAfterMs
};
