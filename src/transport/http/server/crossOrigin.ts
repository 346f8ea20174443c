/**
 * What a browser asks before it lets a page of another origin call (CORS), answered for origins that the guard has let
 * through. Nobody asks it about a request without an Origin. It knows no route.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface CrossOrigin {
  /** Says that a page of the origin may read the answer. To be called before anything is written, for a request that is allowed. */
  readonly allowReading: (origin: string, response: ServerResponse) => void;
  /** Answers the question that a browser asks before the request itself. */
  readonly answerPreflight: (response: ServerResponse, methods: readonly string[]) => void;
}

/** Without these a page sees none of an answer's headers. */
const readableHeaders = "Mcp-Session-Id, X-Request-Id, Retry-After";
/** Names of headers are not known beforehand: tools may ask for their own. `Authorization` is not among `*`. */
const sendableHeaders = "*, Authorization";
const rememberedSeconds = "7200";

/** Whether a request that has an Origin asks for permission only. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

/** As a browser writes it, whatever else came with it. */
const originOf = (text: string): string => {
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`;
};

export const createCrossOrigin = (allowedOrigins: readonly string[]): CrossOrigin => {
  const isAnyAllowed = allowedOrigins.includes("*");
  return {
    allowReading: (origin, response) => {
      response.setHeader("access-control-allow-origin", isAnyAllowed ? "*" : originOf(origin));
      if (!isAnyAllowed) response.setHeader("vary", "Origin");
      response.setHeader("access-control-expose-headers", readableHeaders);
    },
    answerPreflight: (response, methods) => {
      response.writeHead(204, {
        "access-control-allow-methods": methods.join(", "),
        "access-control-allow-headers": sendableHeaders,
        "access-control-max-age": rememberedSeconds,
      });
      response.end();
    },
  };
};
