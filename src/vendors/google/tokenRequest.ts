/** Asks Google's token endpoint for access tokens, whatever the grant. What is sent is in the closures of the grants alone. */
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

/** Where tokens are asked for. */
export interface TokenEndpoint {
  /** Sends the requests, and needs no authorization of its own. */
  readonly upstream: Upstream;
  /** Below the upstream's base address. */
  readonly path: string;
  readonly timers: Timers;
  /** The most time that one renewal takes. */
  readonly timeoutMs: number;
}

/** An upstream has one base address: of `https://oauth2.googleapis.com/token` it is the origin, and `/token` the path. */
export const endpointOf = (tokenUrl: string): { readonly baseUrl: string; readonly path: string } => {
  const { origin, pathname } = new URL(tokenUrl);
  return { baseUrl: origin, path: pathname };
};

/** The endpoint answers 400 to credentials that it does not know or no longer takes. */
const refusedAsUnauthorized = (error: unknown): unknown =>
  error instanceof UpstreamFailure && error.kind === "rejected"
    ? new UpstreamFailure("unauthorized", error.facts)
    : error;

/** Tokens for requests to Google's APIs; `formOf` writes a grant as the endpoint takes it, at the time of asking. */
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
