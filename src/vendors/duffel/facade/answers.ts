/** Answers in Duffel's form: data, a page of data, an error. */
import type { FacadeAnswer, FacadeFault, FacadeRequest } from "../../../facade/port.js";

const headers = { "content-type": "application/json" } as const;
const documentationUrl = "https://duffel.com/docs/api/overview/response-handling";
const plainId = /^[\w.-]{1,128}$/;

/** An answer whose body is already text. */
export const textAnswer = (status: number, body: string): FacadeAnswer => ({ status, headers, body });

export const dataAnswer = (data: unknown): FacadeAnswer => textAnswer(200, JSON.stringify({ data }));

/** A refusal: the error, and its HTTP status. */
export interface Refusal {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly title: string;
  readonly message: string;
  /** The member of the request that is wrong, for example `/slices/0/origin`. */
  readonly pointer?: string;
}

const refusalText = ({ status, pointer, ...error }: Refusal, requestId: string): string => {
  const source = pointer === undefined ? undefined : { field: pointer.slice(pointer.lastIndexOf("/") + 1), pointer };
  return JSON.stringify({
    errors: [{ ...error, documentation_url: documentationUrl, source }],
    meta: { status, request_id: requestId },
  });
};

/** The request id for the answer: the caller's own if it sent a usable one. */
const requestIdOf = (given: string | undefined): string =>
  given !== undefined && plainId.test(given) ? given : "mock";

export const refusalAnswer = (refusal: Refusal, request?: Pick<FacadeRequest, "headers">): FacadeAnswer =>
  textAnswer(refusal.status, refusalText(refusal, requestIdOf(request?.headers["x-request-id"])));

/** The refusal of a member of the request. */
export const invalid = (code: string, pointer: string, message: string): Refusal => ({
  status: 422,
  type: "validation_error",
  code,
  title: code === "invalid_airport_code" ? "Invalid Airport Code" : "Invalid data",
  message,
  pointer,
});

export const notFound = (what: string): Refusal => ({
  status: 404,
  type: "invalid_request_error",
  code: "not_found",
  title: "Not found",
  message: `The ${what} you are trying to access does not exist.`,
});

/** The refusal for an offer or a search that no longer exists. */
export const gone = (message: string): Refusal => ({
  status: 422,
  type: "invalid_state_error",
  code: "offer_no_longer_available",
  title: "Offer no longer available",
  message,
});

type Named = Pick<Refusal, "type" | "code" | "title">;

const namedFaults: Readonly<Record<FacadeFault, Named>> = {
  unauthorized: { type: "authentication_error", code: "access_token_not_found", title: "Access token not found" },
  liveKey: { type: "authentication_error", code: "insufficient_permissions", title: "Live key refused" },
  notFound: { type: "invalid_request_error", code: "not_found", title: "Not found" },
  methodNotAllowed: { type: "invalid_request_error", code: "not_found", title: "Method not allowed" },
  badBody: { type: "invalid_request_error", code: "bad_request", title: "Bad request" },
  rateLimited: { type: "rate_limit_error", code: "rate_limit_exceeded", title: "Rate limit exceeded" },
  server: { type: "api_error", code: "internal_server_error", title: "Internal server error" },
};

export const faultAnswer = (fault: FacadeFault, status: number, message: string): FacadeAnswer =>
  refusalAnswer({ ...namedFaults[fault], status, message });
