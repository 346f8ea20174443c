/** The form in which Google's APIs refuse: `{ error: { code, message, status } }`. Source: AIP-193. */
import type { FacadeAnswer, FacadeFault, FacadeHandler } from "../../../facade/port.js";

export const jsonHeaders = { "content-type": "application/json; charset=UTF-8" } as const;

export const answered = (body: object): FacadeAnswer => ({
  status: 200,
  headers: jsonHeaders,
  body: JSON.stringify(body),
});

export interface Problem {
  readonly code: number;
  /** `NOT_FOUND`. */
  readonly status: string;
  readonly message: string;
}

/** In the older list. */
const reasons: Readonly<Record<string, string>> = {
  INVALID_ARGUMENT: "badRequest",
  UNAUTHENTICATED: "authError",
  PERMISSION_DENIED: "forbidden",
  NOT_FOUND: "notFound",
  ABORTED: "aborted",
  RESOURCE_EXHAUSTED: "rateLimitExceeded",
};

/** `errors` is the older list that clients of older APIs read. */
export const refused = ({ code, status, message }: Problem): FacadeAnswer => {
  const errors = [{ message, domain: "global", reason: reasons[status] ?? "backendError" }];
  return { status: code, headers: jsonHeaders, body: JSON.stringify({ error: { code, message, errors, status } }) };
};

/** What is wrong with a request, thrown where it is read and answered by `forBearers`. */
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

/** A route whose refusals are answered. */
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
