/**
 * `POST /token` of the facades of Google's APIs: access tokens for a refresh token, or for the assertion of a service
 * account.
 */
import type { FacadeAnswer, FacadePlace, FacadeRequest, FacadeRoute } from "../../../facade/port.js";
import { isObject, type Members } from "../../reading.js";
import { jwtBearerGrant } from "../serviceAccount.js";
import { googleTokenUrl } from "../tokenRequest.js";
import { jsonHeaders } from "./answers.js";
import { tokenFor, tokenLifeSeconds } from "./tokens.js";

const longestCredential = 4096;

const tokenAnswer = (status: number, body: object): FacadeAnswer => ({
  status,
  headers: { ...jsonHeaders, "cache-control": "no-store" },
  body: JSON.stringify(body),
});

const refusal = (status: number, error: string, error_description: string): FacadeAnswer =>
  tokenAnswer(status, { error, error_description });

const liveRefusal = (): FacadeAnswer => refusal(403, "access_denied", "this is a mock: never send a live key");

const granted = (owner: string, place: FacadePlace): FacadeAnswer =>
  tokenAnswer(200, { access_token: tokenFor(owner, place), expires_in: tokenLifeSeconds, token_type: "Bearer" });

type Grant = (form: URLSearchParams, place: FacadePlace) => FacadeAnswer;

/** The name of the first parameter that is missing, empty or too long. */
const missing = (form: URLSearchParams, names: readonly string[]): string | undefined =>
  names.find((name) => {
    const text = form.get(name) ?? "";
    return text === "" || text.length > longestCredential;
  });

/**
 * Grants a token for a refresh token. Real refresh tokens begin with `1//` and real secrets with `GOCSPX-`: these are
 * refused. A token that begins with `mock_revoked` stands for one whose consent was withdrawn.
 */
const byRefreshToken: Grant = (form, place) => {
  const lacking = missing(form, ["refresh_token", "client_id", "client_secret"]);
  if (lacking === "refresh_token") return refusal(400, "invalid_request", "Missing required parameter: refresh_token");
  if (lacking !== undefined) return refusal(401, "invalid_client", "The OAuth client was not found.");
  const [clientId = "", secret = "", token = ""] = ["client_id", "client_secret", "refresh_token"].map(
    (name) => form.get(name) ?? "",
  );
  if (token.startsWith("1//") || secret.startsWith("GOCSPX-")) return liveRefusal();
  if (token.startsWith("mock_revoked")) return refusal(400, "invalid_grant", "Token has been expired or revoked.");
  return granted(clientId, place);
};

const badAssertion = (problem: string): FacadeAnswer => refusal(400, "invalid_grant", `Invalid JWT: ${problem}`);

const partOf = (text: string | undefined): Members | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text ?? "", "base64url").toString("utf8"));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const assertionForm = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const longestLifeSeconds = 3600;

/**
 * Grants a token for an assertion. Only its form is checked: the facade knows no public keys, and worlds have their own
 * clocks.
 */
const byAssertion: Grant = (form, place) => {
  const assertion = form.get("assertion") ?? "";
  if (assertion === "") return refusal(400, "invalid_request", "Missing required parameter: assertion");
  const [head, claims] = assertion.split(".");
  const { alg } = partOf(head) ?? {};
  const { iss, scope, aud, iat, exp } = partOf(claims) ?? {};
  if (!assertionForm.test(assertion) || assertion.length > longestCredential)
    return badAssertion("Token must be a string of three parts in base64url.");
  if (alg !== "RS256") return badAssertion("Token must be signed by RS256.");
  if (typeof iss !== "string" || iss === "") return badAssertion("Token has no iss.");
  if (aud === googleTokenUrl) return liveRefusal();
  if (typeof aud !== "string" || aud === "") return badAssertion("Token has no aud.");
  if (typeof iat !== "number" || typeof exp !== "number" || exp <= iat || exp - iat > longestLifeSeconds)
    return badAssertion("Token must be a short-lived token (60 minutes) and in a reasonable timeframe.");
  if (typeof scope !== "string" || scope === "")
    return refusal(400, "invalid_scope", "Invalid OAuth scope or ID token audience provided.");
  return granted(iss, place);
};

const grants: ReadonlyMap<string | null, Grant> = new Map([
  ["refresh_token", byRefreshToken],
  [jwtBearerGrant, byAssertion],
]);

const answerToken = ({ body, headers }: FacadeRequest, place: FacadePlace): FacadeAnswer => {
  const mediaType = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded")
    return refusal(400, "invalid_request", "The body must be application/x-www-form-urlencoded");
  const form = new URLSearchParams(body);
  const grant = grants.get(form.get("grant_type"));
  return grant === undefined
    ? refusal(400, "unsupported_grant_type", `Invalid grant_type: ${(form.get("grant_type") ?? "").slice(0, 60)}`)
    : grant(form, place);
};

/** A route of each facade of a Google API. Accepts any credentials, except those that look like real ones. */
export const tokenRoute: FacadeRoute = { method: "POST", path: "/token", isOpen: true, answer: answerToken };
