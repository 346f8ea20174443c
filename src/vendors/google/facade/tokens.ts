/**
 * Access tokens of the facades of Google's APIs. A token contains its time of issue, its world, its owner and a
 * checksum, so that invented and expired tokens are detected and nothing is stored. Tokens protect nothing: they test
 * clients the way the service does. Each world has its own clock, so a token expires only in the world that issued it.
 */
import { createHash, createHmac } from "node:crypto";
import type { FacadeHandler, FacadePlace, FacadeRequest, Vendor } from "../../../facade/port.js";
import { Refusal, refusing } from "./answers.js";

/** In seconds, as with the service. */
export const tokenLifeSeconds = 3599;

const checkKey = "mock-gds google";
const tokenForm = /^(mock_ya29\.([0-9a-z]{1,9})-([0-9a-f]{8})-[0-9a-f]{8})-([0-9a-f]{16})$/;

const checkOf = (text: string): string => createHmac("sha256", checkKey).update(text).digest("hex").slice(0, 16);

const shortHash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Issues a token. `owner` is the client or the account that asks. */
export const tokenFor = (owner: string, { nowMs, stored }: Pick<FacadePlace, "nowMs" | "stored">): string => {
  const seconds = Math.floor(nowMs / 1000).toString(36);
  const text = `mock_ya29.${seconds}-${shortHash(stored.key)}-${shortHash(owner)}`;
  return `${text}-${checkOf(text)}`;
};

/** The world and the end of a token; undefined if no facade has issued it. */
const endOf = (token: string): { readonly world: string; readonly endMs: number } | undefined => {
  const [, text, seconds, world, check] = tokenForm.exec(token) ?? [];
  if (text === undefined || seconds === undefined || world === undefined || checkOf(text) !== check) return undefined;
  return { world, endMs: (Number.parseInt(seconds, 36) + tokenLifeSeconds) * 1000 };
};

const bearerOf = (headers: FacadeRequest["headers"]): string =>
  /^bearer +([\x21-\x7e]{1,4096})$/i.exec(headers["authorization"] ?? "")?.[1] ?? "";

/** Whether a text looks real: the service's tokens begin with `ya29.`, its API keys with `AIza`. */
const isLive = (text: string): boolean => text.startsWith("ya29.") || text.startsWith("AIza");

/** Accepts any bearer token, except an invented one in our form, and one that looks real. */
export const keyOf: Vendor["keyOf"] = (headers) => {
  const token = bearerOf(headers);
  if (isLive(token) || isLive(headers["x-goog-api-key"] ?? "")) return "liveKey";
  if (token === "") return "unauthorized";
  return token.startsWith("mock_ya29") && endOf(token) === undefined ? "unauthorized" : "ok";
};

const expired = (): never => {
  throw new Refusal({
    code: 401,
    status: "UNAUTHENTICATED",
    message:
      "Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.",
  });
};

/** A route that refuses tokens which have expired by the world's clock. It also answers refusals. */
export const forBearers = (answer: FacadeHandler): FacadeHandler =>
  refusing((request, place, parameters) => {
    const end = endOf(bearerOf(request.headers));
    if (end !== undefined && end.world === shortHash(place.stored.key) && place.nowMs >= end.endMs) return expired();
    return answer(request, place, parameters);
  });
