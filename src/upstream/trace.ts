/** W3C trace context: continues a caller's trace with a new span. */
import { randomUUID } from "node:crypto";

const traceparentPattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;

/** 16 hex digits: the first and the last eight of a UUID, which are all random. */
export const randomSpanId = (): string => {
  const uuid = randomUUID();
  return uuid.slice(0, 8) + uuid.slice(-8);
};

/** The `traceparent` to send; undefined if the caller's is absent or malformed. */
export const continuedTrace = (traceparent: string | undefined, newSpanId: () => string): string | undefined => {
  const [, traceId, flags] = traceparentPattern.exec(traceparent ?? "") ?? [];
  return traceId === undefined ? undefined : `00-${traceId}-${newSpanId()}-${flags}`;
};
