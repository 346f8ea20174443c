/**
 * Requests access tokens from Google's token endpoint, with any grant. Only the grants' closures hold the credentials.
 */
import type { Timers } from "../../timers.js";
import {
  type Authorize,
  sendForJson,
  type Token,
  tokenHeaders,
  type Upstream,
  type UpstreamCall,
  UpstreamFailure,
} from "../../upstream/index.js";
import { unlessWrong } from "../reading.js";
import { readToken } from "./wire.js";

export const googleTokenUrl = "https://oauth2.googleapis.com/token";

/** The token endpoint. */
export interface TokenEndpoint {
  /** Sends the token requests. Needs no authorization of its own. */
  readonly upstream: Upstream;
  /** Below the upstream's base address. */
  readonly path: string;
  readonly timers: Timers;
  /** The timeout of one renewal. */
  readonly timeoutMs: number;
}

/**
 * Splits a token endpoint's address into an upstream's base address and the path: `https://oauth2.googleapis.com/token`
 * into the origin and `/token`.
 */
export const endpointOf = (tokenUrl: string): { readonly baseUrl: string; readonly path: string } => {
  const { origin, pathname } = new URL(tokenUrl);
  return { baseUrl: origin, path: pathname };
};

/** Turns a refusal into `unauthorized`: the endpoint answers 400 to unknown or revoked credentials. */
const refusedAsUnauthorized = (error: unknown): unknown =>
  error instanceof UpstreamFailure && error.kind === "rejected"
    ? new UpstreamFailure("unauthorized", error.facts)
    : error;

/** Tokens for requests to Google's APIs. `formOf` returns the form of a grant, and is called for each request. */
export const tokensBy = (
  { upstream, path, timers, timeoutMs }: TokenEndpoint,
  formOf: () => Readonly<Record<string, string>>,
): Authorize => {
  const obtain = async (call: UpstreamCall): Promise<Token> => {
    const sent = sendForJson(
      upstream,
      {
        operation: "token",
        method: "POST",
        path,
        body: {
          mediaType: "application/x-www-form-urlencoded",
          text: new URLSearchParams(formOf()).toString(),
        },
        accept: ["application/json"],
        isSafe: true,
      },
      call,
      unlessWrong(readToken),
    );
    const { value } = await sent.catch((error: unknown) => {
      throw refusedAsUnauthorized(error);
    });
    const { access_token, expires_in } = value;
    return { headers: { authorization: `Bearer ${access_token}` }, lifetimeMs: expires_in * 1000 };
  };
  return tokenHeaders({ obtain, timers, timeoutMs });
};
