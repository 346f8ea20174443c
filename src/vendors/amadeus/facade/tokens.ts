/**
 * Access tokens of the facade. A token contains its time of issue, its world, its client and a checksum, so that
 * invented and expired tokens are detected and nothing is stored. Tokens protect nothing: they test clients the way the
 * service does. Each world has its own clock, so a token expires only in the world that issued it, and a client may use
 * one token for all worlds.
 */
import { createHash, createHmac } from "node:crypto";
import type { FacadeAnswer, FacadeHandler, FacadePlace, FacadeRequest, Vendor } from "../../../facade/port.js";
import { Refusal, refused } from "./answers.js";

/** In seconds, as with the service. */
const lifeSeconds = 1799;
const checkKey = "mock-gds amadeus";
const tokenForm = /^(mock-([0-9a-z]{1,9})-([0-9a-f]{8})-[0-9a-f]{8})-([0-9a-f]{16})$/;
const longestCredential = 200;

/**
 * Whether a text looks like a real credential: random letters and digits of the given length, of every kind. The
 * service's keys have 32, its secrets 16, its tokens 28.
 */
const isByChance = (text: string, length: number): boolean =>
  text.length === length && /^[A-Za-z0-9]+$/.test(text) && [/[A-Z]/, /[a-z]/, /\d/].every((kind) => kind.test(text));

const checkOf = (text: string): string => createHmac("sha256", checkKey).update(text).digest("hex").slice(0, 16);

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

const tokenFor = (clientId: string, { nowMs, stored }: FacadePlace): string => {
  const seconds = Math.floor(nowMs / 1000).toString(36);
  const text = `mock-${seconds}-${shortHash(stored.key)}-${shortHash(clientId)}`;
  return `${text}-${checkOf(text)}`;
};

/** The world and the end of a token; undefined if no facade has issued it. */
const endOf = (token: string): { readonly world: string; readonly endMs: number } | undefined => {
  const [, text, seconds, world, check] = tokenForm.exec(token) ?? [];
  if (text === undefined || seconds === undefined || world === undefined || checkOf(text) !== check) return undefined;
  return { world, endMs: (Number.parseInt(seconds, 36) + lifeSeconds) * 1000 };
};

const bearerOf = (headers: FacadeRequest["headers"]): string =>
  /^bearer +([\x21-\x7e]{1,512})$/i.exec(headers["authorization"] ?? "")?.[1] ?? "";

export const keyOf: Vendor["keyOf"] = (headers) => {
  const token = bearerOf(headers);
  if (endOf(token) !== undefined) return "ok";
  return isByChance(token, 28) ? "liveKey" : "unauthorized";
};

/** A route that requires a token which has not expired by the world's clock. It also answers refusals. */
export const forBearers =
  (answer: FacadeHandler): FacadeHandler =>
  async (request, place, parameters) => {
    const end = endOf(bearerOf(request.headers));
    if (end === undefined || (end.world === shortHash(place.stored.key) && place.nowMs >= end.endMs)) {
      const detail = "The access token is expired";
      return refused({ status: 401, code: 38192, title: "Access token expired", detail });
    }
    try {
      return await answer(request, place, parameters);
    } catch (error) {
      if (error instanceof Refusal) return refused(error.problem);
      throw error;
    }
  };

const tokenAnswer = (status: number, body: object): FacadeAnswer => ({
  status,
  headers: { "content-type": "application/json", "cache-control": "no-store" },
  body: JSON.stringify(body),
});

const tokenRefusal = (status: number, error: string, error_description: string): FacadeAnswer =>
  tokenAnswer(status, { error, error_description, code: 38187, title: "Invalid parameters" });

/** Accepts any credentials, except those that look like real ones. */
export const tokenRoute: FacadeHandler = ({ body, headers }, place) => {
  const mediaType = (headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded") {
    return tokenRefusal(400, "invalid_request", "The body must be application/x-www-form-urlencoded");
  }
  const form = new URLSearchParams(body);
  const [grantType, clientId = "", secret = ""] = ["grant_type", "client_id", "client_secret"].map(
    (name) => form.get(name) ?? undefined,
  );
  if (grantType !== "client_credentials") {
    return tokenRefusal(400, "unsupported_grant_type", "grant_type must be client_credentials");
  }
  if ([clientId, secret].some((text) => text === "" || text.length > longestCredential)) {
    return tokenRefusal(401, "invalid_client", "Client credentials are invalid");
  }
  if (isByChance(clientId, 32) && isByChance(secret, 16)) {
    return tokenRefusal(403, "access_denied", "this is a mock: never send a live key");
  }
  return tokenAnswer(200, {
    type: "amadeusOAuth2Token",
    username: "mock@example.com",
    application_name: "mock-gds",
    client_id: clientId,
    token_type: "Bearer",
    access_token: tokenFor(clientId, place),
    expires_in: lifeSeconds,
    state: "approved",
    scope: "",
  });
};
