/** How long an answer is waited for: what came to nothing in time is asked once more, because the machine may be slow. */
import type { WireLimits } from "./speaker.js";

/** A call may book: sent twice it would book twice, and the examples after it would find another world. */
const isSentOnce = (method: string): boolean => method === "tools/call";

/** Asks, and asks once more where nothing came in time. A call is sent once, and waited for as long as others are with both tries. */
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

/** What is said of a request that got no answer in the end. */
export const lateWords = (method: string, { requestMs }: WireLimits): string =>
  isSentOnce(method)
    ? `did not answer ${method} within ${2 * requestMs} ms`
    : `did not answer ${method} within ${requestMs} ms, asked twice`;

/** The limits with the seconds for an answer that somebody asked for, and no less for everything else. */
export const withRequestSeconds = (limits: WireLimits, seconds: number | undefined): WireLimits => {
  if (seconds === undefined) return limits;
  const requestMs = 1000 * seconds;
  const scale = Math.max(1, requestMs / limits.requestMs);
  return { ...limits, requestMs, bootMs: limits.bootMs * scale, totalMs: limits.totalMs * scale };
};
