/**
 * CORS: answers preflights, and lets pages of other origins read answers. The guard has checked the origin before; a
 * request without an Origin does not come here. It knows no route.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

export interface CrossOrigin {
  /** Sets the headers that let a page of the origin read the answer. Call it before anything is written. */
  readonly allowReading: (origin: string, response: ServerResponse) => void;
  /** Answers a preflight. */
  readonly answerPreflight: (response: ServerResponse, methods: readonly string[]) => void;
}

/** Response headers that a page may read in addition to the CORS-safelisted ones. */
const readableHeaders = "Mcp-Session-Id, X-Request-Id, Retry-After";
/**
 * Request headers that a page may send: all, because tools may define their own. `*` does not cover `Authorization`.
 */
const sendableHeaders = "*, Authorization";
const rememberedSeconds = "7200";

/** Whether a request with an Origin is a preflight. */
export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === "OPTIONS" && headers["access-control-request-method"] !== undefined;

/** The origin as a browser writes it: scheme and host only. */
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
