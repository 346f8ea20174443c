// @generated: the runtime of every client. It is written by npm run codegen.
/** `fetch` that reports a busy server's `Retry-After` in an error, for retries. The official transports do not pass it on. */
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
