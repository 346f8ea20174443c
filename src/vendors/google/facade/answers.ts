/** Answers and refusals of Google's APIs. A refusal is `{ error: { code, message, status } }`. Source: AIP-193. */
import type { FacadeAnswer, FacadeFault, FacadeHandler } from "../../../facade/port.js";

export const jsonHeaders = { "content-type": "application/json; charset=UTF-8" } as const;

export const answered = (body: object): FacadeAnswer => ({
  status: 200,
  headers: jsonHeaders,
  body: JSON.stringify(body),
});

export interface Problem {
  readonly code: number;
  /** For example `NOT_FOUND`. */
  readonly status: string;
  readonly message: string;
}

/** The reasons in the older list of errors. */
const reasons: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: "badRequest",
  UNAUTHENTICATED: "authError",
  PERMISSION_DENIED: "forbidden",
  NOT_FOUND: "notFound",
  ABORTED: "aborted",
  RESOURCE_EXHAUSTED: "rateLimitExceeded",
};

/** Writes a refusal. `errors` is an older list, which clients of older APIs read. */
export const refused = ({ code, status, message }: Problem): FacadeAnswer => {
  const errors = [{ message, domain: "global", reason: reasons[status] ?? "backendError" }];
  return { status: code, headers: jsonHeaders, body: JSON.stringify({ error: { code, message, errors, status } }) };
};

/** The refusal of a request. Thrown where the request is read, and answered by `forBearers`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

export const invalid = (message: string): never => {
  throw new Refusal({ code: 400, status: "INVALID_ARGUMENT", message });
};

export const notFound = (message = "Requested entity was not found."): never => {
  throw new Refusal({ code: 404, status: "NOT_FOUND", message });
};

/** A route that answers the refusals that it throws. */
export const refusing =
  (answer: FacadeHandler): FacadeHandler =>
  async (request, place, parameters) => {
    try {
      return await answer(request, place, parameters);
    } catch (error) {
      if (error instanceof Refusal) return refused(error.problem);
      throw error;
    }
  };

const statuses: Readonly<Record<FacadeFault, string>> = {
  unauthorized: "UNAUTHENTICATED",
  liveKey: "PERMISSION_DENIED",
  notFound: "NOT_FOUND",
  methodNotAllowed: "INVALID_ARGUMENT",
  badBody: "INVALID_ARGUMENT",
  rateLimited: "RESOURCE_EXHAUSTED",
  server: "INTERNAL",
};

export const faultAnswer = (fault: FacadeFault, code: number, message: string): FacadeAnswer =>
  refused({ code, status: statuses[fault], message });
