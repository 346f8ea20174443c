/** W3C trace context: a caller's trace goes on with a span of ours. */
import { randomBytes } from "node:crypto";

const traceparentPattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;

/** 16 hex digits. */
export const randomSpanId = (): string => randomBytes(8).toString("hex");

/** The `traceparent` that goes out; undefined where the caller's is absent or malformed. */
export const continuedTrace = (traceparent: string | undefined, newSpanId: () => string): string | undefined => {
  const [, traceId, flags] = traceparentPattern.exec(traceparent ?? "") ?? [];
  return traceId === undefined ? undefined : `00-${traceId}-${newSpanId()}-${flags}`;
};
