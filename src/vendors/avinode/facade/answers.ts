/** Answers and refusals in the vendor's form: `{ meta, data }`, with errors in `meta.errors`. */
import type { FacadeAnswer, FacadeFault, FacadeHandler } from "../../../facade/port.js";
import { avinodeMediaType } from "../wire.js";

const headers = { "content-type": avinodeMediaType } as const;

export const answered = (status: 200 | 201, data: unknown): FacadeAnswer => ({
  status,
  headers,
  body: JSON.stringify({ meta: { errors: [], warnings: [], infos: [] }, data }),
});

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

export const refused = ({ status, code, title }: Problem): FacadeAnswer => ({
  status,
  headers,
  body: JSON.stringify({ meta: { errors: [{ title, code }], warnings: [], infos: [] } }),
});

/** The refusal of a request. Thrown where the request is read, and answered by `refusing`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** Throws the refusal of a wrong member, with a message for the author of the request. */
export const invalid = (field: string, expected: string): never => {
  throw new Refusal({ status: 400, code: "VALIDATION", title: `${field}: expected ${expected}` });
};

export const notFound = (what: string): never => {
  throw new Refusal({ status: 404, code: "NOT_FOUND", title: `there is no ${what} of this id` });
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

const codes: Readonly<Record<FacadeFault, string>> = {
  unauthorized: "UNAUTHORIZED",
  liveKey: "LIVE_KEY",
  notFound: "NOT_FOUND",
  methodNotAllowed: "METHOD_NOT_ALLOWED",
  badBody: "VALIDATION",
  rateLimited: "TOO_MANY_REQUESTS",
  server: "INTERNAL",
};

export const faultAnswer = (fault: FacadeFault, status: number, title: string): FacadeAnswer =>
  refused({ status, code: codes[fault], title });
