/** Gets an access token of Amadeus with a key and its secret. Only this closure holds the credentials. */
import { sendForJson, type Token, type Upstream, type UpstreamCall } from "../../upstream/index.js";
import { unlessWrong } from "../reading.js";
import { readToken } from "./wire.js";

export interface AmadeusCredentials {
  readonly apiKey: string;
  readonly apiSecret: string;
}

/**
 * Creates the function with which `tokenHeaders` of the upstream layer obtains tokens. It keeps each until shortly
 * before its end or a 401. `upstream` sends the token request, and needs no authorization of its own. Rejects as `send`
 * does.
 */
export const amadeusAccess =
  (upstream: Upstream, { apiKey, apiSecret }: AmadeusCredentials) =>
  async (call: UpstreamCall): Promise<Token> => {
    const form = { grant_type: "client_credentials", client_id: apiKey, client_secret: apiSecret };
    const { value } = await sendForJson(
      upstream,
      {
        operation: "token",
        method: "POST",
        path: "/v1/security/oauth2/token",
        body: { mediaType: "application/x-www-form-urlencoded", text: new URLSearchParams(form).toString() },
        accept: ["application/json"],
        isSafe: true,
      },
      call,
      unlessWrong(readToken),
    );
    const { access_token, expires_in } = value;
    return { headers: { authorization: `Bearer ${access_token}` }, lifetimeMs: expires_in * 1000 };
  };
