/**
 * Access tokens for the key of a service account: sends an assertion, signed with RS256. Source: RFC 7523, and Google's
 * "Using OAuth 2.0 for Server to Server Applications".
 */
import { sign } from "node:crypto";
import type { Authorize } from "../../upstream/index.js";
import type { ServiceAccountKey } from "./serviceAccountKey.js";
import { type TokenEndpoint, tokensBy } from "./tokenRequest.js";

export const jwtBearerGrant = "urn:ietf:params:oauth:grant-type:jwt-bearer";

/** The longest lifetime that the endpoint accepts. */
const lifeSeconds = 3600;

export interface ServiceAccountOptions extends TokenEndpoint {
  readonly key: ServiceAccountKey;
  readonly scopes: readonly string[];
  /** The address of the endpoint. An assertion is valid for this endpoint only. */
  readonly audience: string;
  /** Returns real time in milliseconds since 1970: the endpoint compares it with its own clock. */
  readonly nowMs: () => number;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A JSON Web Token with account and scopes, valid for one hour from `nowMs` on. */
export const assertionOf = ({
  key,
  scopes,
  audience,
  nowMs,
}: Pick<ServiceAccountOptions, "key" | "scopes" | "audience" | "nowMs">): string => {
  const seconds = Math.floor(nowMs() / 1000);
  const { keyId, clientEmail, privateKey } = key;
  const head = encoded({ alg: "RS256", typ: "JWT", ...(keyId !== undefined && { kid: keyId }) });
  const claims = encoded({
    iss: clientEmail,
    scope: scopes.join(" "),
    aud: audience,
    iat: seconds,
    exp: seconds + lifeSeconds,
  });
  const signed = `${head}.${claims}`;
  return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
};

/**
 * For `authorize` of an upstream. A token is renewed 60 s before its end and after a 401; concurrent callers share one
 * renewal.
 */
export const serviceAccountSource = (options: ServiceAccountOptions): Authorize =>
  tokensBy(options, () => ({ grant_type: jwtBearerGrant, assertion: assertionOf(options) }));
