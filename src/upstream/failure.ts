/** Tells which kind of failure a status or an error is. Pure. */
import type { UpstreamFailureKind } from "./port.js";

const early: readonly number[] = [408, 425];

/** The kind of failure of a status; undefined for 2xx. */
export const kindOfStatus = (status: number): UpstreamFailureKind | undefined => {
  if (status >= 200 && status < 300) return undefined;
  if (status === 429) return "rateLimited";
  if (status === 503) return "busy";
  if (status >= 500) return "server";
  if (status === 401 || status === 403) return "unauthorized";
  return early.includes(status) ? "early" : "rejected";
};

/** An answer whose head or body cannot be used. */
export class UnusableAnswer extends Error {
  override readonly name = "UnusableAnswer";
  constructor(readonly kind: "mediaType" | "malformed" | "tooLarge") {
    super(kind);
  }
}

/** The code of a line's error from before there was a connection: nothing was sent. */
export const notConnected = "ENOTCONN";

/** Nothing was sent: no address, no connection, no TLS. */
const connectCodes: ReadonlySet<string> = new Set([
  notConnected,
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EAI_FAIL",
  "EADDRNOTAVAIL",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Whether the error says that nothing was sent. */
export const isNotConnected = (error: unknown): boolean => connectCodes.has(codeOf(error));

/** The kind of failure of a line's error. An unknown error counts as a lost connection: the request may have arrived. */
export const kindOfError = (error: unknown, hasHead: boolean): UpstreamFailureKind => {
  if (error instanceof UnusableAnswer) return error.kind;
  const code = codeOf(error);
  if (code === "HPE_HEADER_OVERFLOW") return "tooLarge";
  if (code.startsWith("HPE_")) return "malformed";
  if (hasHead) return "truncated";
  return connectCodes.has(code) ? "connect" : "reset";
};
