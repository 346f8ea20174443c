/** How long to wait for an answer. A request that was not answered in time is sent once more, because the machine may be slow. */
import type { WireLimits } from "./speaker.js";

/**
 * Whether a request is sent only once. A tool call may book something: sent twice, it would book twice and change the world for
 * later examples.
 */
const isSentOnce = (method: string): boolean => method === "tools/call";

/** Sends a request, and sends it once more after a timeout. A tool call is sent once, with the time of both tries. */
export const askPatiently = async <Value>(
  method: string,
  { requestMs }: WireLimits,
  isTimeout: (error: unknown) => boolean,
  ask: (withinMs: number) => Promise<Value>,
): Promise<Value> => {
  if (isSentOnce(method)) return ask(2 * requestMs);
  try {
    return await ask(requestMs);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    return ask(requestMs);
  }
};

/** The message for a request that was never answered. */
export const lateWords = (method: string, { requestMs }: WireLimits): string =>
  isSentOnce(method)
    ? `did not answer ${method} within ${2 * requestMs} ms`
    : `did not answer ${method} within ${requestMs} ms, asked twice`;

/** The limits with the given seconds for each answer. The other limits grow in proportion, and never shrink. */
export const withRequestSeconds = (limits: WireLimits, seconds: number | undefined): WireLimits => {
  if (seconds === undefined) return limits;
  const requestMs = 1000 * seconds;
  const scale = Math.max(1, requestMs / limits.requestMs);
  return { ...limits, requestMs, bootMs: limits.bootMs * scale, totalMs: limits.totalMs * scale };
};
