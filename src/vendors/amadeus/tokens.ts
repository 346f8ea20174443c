/**
 * Tokens of Amadeus for a key and its secret: one is asked for when it is needed, kept until 60 seconds before its end, and
 * asked for once however many requests wait for it. The credentials live here alone.
 */
import type { Timers } from "../../timers.js";
import type { Upstream, UpstreamCall } from "../../upstream/port.js";
import { readAnswer } from "../reading.js";
import { readToken } from "./wire.js";

const operation = "token";
const renewBeforeEndMs = 60_000;

export interface AmadeusCredentials {
  readonly apiKey: string;
  readonly apiSecret: string;
}

export interface AmadeusTokens {
  /** The headers that a request needs. Rejects as `send` does. */
  readonly headers: (call: UpstreamCall) => Promise<Readonly<Record<string, string>>>;
  /** Forgets the token, because it was refused: the next request gets another. */
  readonly renew: () => void;
}

interface Kept {
  readonly token: string;
  readonly renewAtMs: number;
}

/** `upstream` sends the request for a token, and needs no authorization of its own. */
export const createAmadeusTokens = (
  upstream: Upstream,
  { apiKey, apiSecret }: AmadeusCredentials,
  timers: Pick<Timers, "now">,
): AmadeusTokens => {
  let kept: Kept | undefined;
  let underWay: Promise<Kept> | undefined;

  const request = async (call: UpstreamCall): Promise<Kept> => {
    const form = { grant_type: "client_credentials", client_id: apiKey, client_secret: apiSecret };
    const answer = await upstream.send(
      {
        operation,
        method: "POST",
        path: "/v1/security/oauth2/token",
        body: { mediaType: "application/x-www-form-urlencoded", text: new URLSearchParams(form).toString() },
        accept: ["application/json"],
        isSafe: true,
      },
      call,
    );
    const { access_token, expires_in } = readAnswer(upstream.name, operation, answer, readToken);
    kept = { token: access_token, renewAtMs: timers.now() + expires_in * 1000 - renewBeforeEndMs };
    return kept;
  };

  const shared = (call: UpstreamCall): Promise<Kept> => {
    underWay ??= request(call).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  /** Another caller's request ends with that caller: then this one asks itself. */
  const token = async (call: UpstreamCall): Promise<string> => {
    if (kept !== undefined && timers.now() < kept.renewAtMs) return kept.token;
    const isAnothers = underWay !== undefined;
    try {
      return (await shared(call)).token;
    } catch (error) {
      if (!isAnothers || call.signal.aborted) throw error;
      return (await shared(call)).token;
    }
  };

  return {
    headers: async (call) => ({ authorization: `Bearer ${await token(call)}` }),
    renew: () => {
      kept = undefined;
    },
  };
};
