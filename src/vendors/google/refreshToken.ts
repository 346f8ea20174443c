/** Access tokens for a refresh token: on behalf of a person who gave consent. Source: RFC 6749, section 6. */
import type { Authorize } from "../../upstream/index.js";
import { type TokenEndpoint, tokensBy } from "./tokenRequest.js";

export interface RefreshTokenOptions extends TokenEndpoint {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly refreshToken: string;
}

/**
 * For `authorize` of an upstream. A token is renewed 60 s before its end and after a 401; concurrent callers share one
 * renewal.
 */
export const refreshTokenSource = ({
  clientId,
  clientSecret,
  refreshToken,
  ...endpoint
}: RefreshTokenOptions): Authorize =>
  tokensBy(endpoint, () => ({
    grant_type: "refresh_token",
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  }));
