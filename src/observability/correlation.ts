/** Decides the id under which a call is found again in the log: the caller's own if it is well formed, else a new one. */
import { randomUUID } from "node:crypto";

const traceparentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const requestIdPattern = /^[A-Za-z0-9._:-]{1,128}$/;

/**
 * Creates ids in the form of a UUID: a random part for the process, then a counter, because a random id for each call
 * costs more.
 */
const createIds = (): (() => string) => {
  const own = randomUUID().slice(0, 24);
  let count = 0;
  return () => `${own}${(++count).toString(16).padStart(12, "0")}`;
};

const newId = createIds();

const traceIdOf = (traceparent: string): string | undefined => {
  const traceId = traceparentPattern.exec(traceparent)?.[1];
  return traceId === undefined || /^0+$/.test(traceId) ? undefined : traceId;
};

/** The first of the candidates that is a well-formed W3C `traceparent`, for a service that is called on the caller's behalf. */
export const traceparentOf = (...candidates: readonly unknown[]): string | undefined => {
  for (const candidate of candidates)
    if (typeof candidate === "string" && traceIdOf(candidate) !== undefined) return candidate;
  return undefined;
};

export interface CorrelationSources {
  readonly traceparent?: unknown;
  readonly requestId?: unknown;
}

/** The trace id of a W3C `traceparent`, or an `x-request-id`, or a new id. Malformed values are ignored. */
export const correlationIdOf = ({ traceparent, requestId }: CorrelationSources): string => {
  const traceId = typeof traceparent === "string" ? traceIdOf(traceparent) : undefined;
  if (traceId !== undefined) return traceId;
  return typeof requestId === "string" && requestIdPattern.test(requestId) ? requestId : newId();
};
