/** A request as it is sent: one address, and headers in lower case. */
import { acceptedEncodings } from "./body.js";
import { queryOf } from "./paths.js";
import type { UpstreamCall, UpstreamRequest, WireRequest } from "./port.js";
import { continuedTrace } from "./trace.js";

type Headers = Readonly<Record<string, string>>;

const tokenPattern = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const valuePattern = /^[\t\x20-\x7e\x80-\xff]*$/;

const isHeader = ([name, value]: readonly [string, string]): boolean =>
  tokenPattern.test(name) && valuePattern.test(value);

/** Whether the headers of a request are valid: a line break in one would begin another header. */
export const areSendable = ({ headers = {}, repeatKey }: UpstreamRequest, authorized: Headers): boolean =>
  Object.entries(headers).every(isHeader) &&
  Object.entries(authorized).every(isHeader) &&
  (repeatKey === undefined || isHeader([repeatKey.header, repeatKey.value]));

const lowerCased = (headers: Headers): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export interface WireParts {
  /** The path of the base address, which stands before the request's path. */
  readonly prefix: string;
  readonly authorized: Headers;
  readonly newSpanId: () => string;
}

export const wireRequestOf = (
  { method, path, query = {}, headers = {}, body, accept, repeatKey }: UpstreamRequest,
  { correlationId, traceparent }: UpstreamCall,
  { prefix, authorized, newSpanId }: WireParts,
): WireRequest => {
  const trace = continuedTrace(traceparent, newSpanId);
  return {
    method,
    target: `${prefix}${path}${queryOf(query)}`,
    headers: {
      "user-agent": "mock-gds",
      "accept-encoding": acceptedEncodings,
      ...lowerCased(headers),
      accept: accept.join(", "),
      "x-request-id": correlationId,
      ...(trace === undefined ? {} : { traceparent: trace }),
      ...(body === undefined
        ? {}
        : { "content-type": body.mediaType, "content-length": String(Buffer.byteLength(body.text)) }),
      ...(repeatKey === undefined ? {} : { [repeatKey.header.toLowerCase()]: repeatKey.value }),
      ...lowerCased(authorized),
    },
    body: body?.text,
  };
};
