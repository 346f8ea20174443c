/** Asks Amadeus for a token, with a key and its secret. The credentials are in this closure and nowhere else. */
import type { Upstream, UpstreamCall } from "../../upstream/port.js";
import { readAnswer } from "../reading.js";
import { readToken } from "./wire.js";

const operation = "token";

export interface AmadeusCredentials {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** A token as `tokenHeaders` of the upstream layer keeps it, until shortly before its end or a 401. */
export interface AmadeusAccess {
  readonly headers: Readonly<Record<string, string>>;
  readonly lifetimeMs: number;
}

/** `upstream` sends the request for a token, and needs no authorization of its own. Rejects as `send` does. */
export const amadeusAccess =
  (upstream: Upstream, { apiKey, apiSecret }: AmadeusCredentials) =>
  async (call: UpstreamCall): Promise<AmadeusAccess> => {
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
    return { headers: { authorization: `Bearer ${access_token}` }, lifetimeMs: expires_in * 1000 };
  };
