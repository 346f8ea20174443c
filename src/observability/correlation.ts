/** Decides the id under which a call is found again in the log: the caller's own if it is well formed, else a new one. */
import { randomUUID } from "node:crypto";

const traceparentPattern = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const requestIdPattern = /^[A-Za-z0-9._:-]{1,128}$/;

export interface CorrelationSources {
  readonly traceparent?: unknown;
  readonly requestId?: unknown;
}

/** The trace id of a W3C `traceparent`, or an `x-request-id`, or a new UUID. Anything malformed is as good as absent. */
export const correlationIdOf = ({ traceparent, requestId }: CorrelationSources): string => {
  const traceId = typeof traceparent === "string" ? traceparentPattern.exec(traceparent)?.[1] : undefined;
  if (traceId !== undefined && !/^0+$/.test(traceId)) return traceId;
  return typeof requestId === "string" && requestIdPattern.test(requestId) ? requestId : randomUUID();
};
