/** Answers and refusals in the vendor's form. Codes and titles are those of its canned messages. */
import type { FacadeAnswer, FacadeFault, FacadeRequest } from "../../../facade/port.js";
import { amadeusMediaType } from "../wire.js";

export const answered = (body: unknown): FacadeAnswer => ({
  status: 200,
  headers: { "content-type": amadeusMediaType },
  body: JSON.stringify(body),
});

const linkTo = ({ path, query }: FacadeRequest, changes: Readonly<Record<string, string>> = {}): string => {
  const asked = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) asked.set(name, value);
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
};

/** The `meta` of a list: its length and the address of the request. */
export const metaOf = (request: FacadeRequest, count: number): object => ({ count, links: { self: linkTo(request) } });

/** The `meta` of one page of a list, with links to the previous and the next page. */
export const metaOfPage = (
  request: FacadeRequest,
  count: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): object => {
  const pageFrom = (start: number): string => linkTo(request, { "page[offset]": String(start) });
  return {
    count,
    links: {
      self: linkTo(request),
      ...(offset > 0 && { previous: pageFrom(Math.max(0, offset - limit)) }),
      ...(offset + limit < count && { next: pageFrom(offset + limit) }),
    },
  };
};

export interface Problem {
  readonly status: number;
  readonly code: number;
  readonly title: string;
  readonly detail?: string;
  readonly source?: { readonly parameter: string; readonly example?: string };
}

export const refused = (problem: Problem): FacadeAnswer => ({
  status: problem.status,
  headers: { "content-type": amadeusMediaType },
  body: JSON.stringify({ errors: [problem] }),
});

/** The refusal of an argument. Thrown where the argument is read, and answered by `forBearers`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}

/** Throws the refusal of an argument. The codes are the vendor's. */
export const refuse = (code: number, title: string, detail: string, parameter?: string, example?: string): never => {
  const source = parameter === undefined ? {} : { source: { parameter, ...(example !== undefined && { example }) } };
  throw new Refusal({ status: 400, code, title, detail, ...source });
};

const faults: Readonly<Record<FacadeFault, { readonly code: number; readonly title: string }>> = {
  unauthorized: { code: 38190, title: "Invalid access token" },
  liveKey: { code: 38197, title: "Live key refused" },
  notFound: { code: 38196, title: "Resource not found" },
  methodNotAllowed: { code: 38198, title: "Method not allowed" },
  badBody: { code: 477, title: "INVALID FORMAT" },
  rateLimited: { code: 38194, title: "Too many requests" },
  server: { code: 38189, title: "Internal error" },
};

const tokenHint = "The access token is missing or invalid: ask for one with POST /v1/security/oauth2/token";

export const faultAnswer = (fault: FacadeFault, status: number, message: string): FacadeAnswer =>
  refused({ status, ...faults[fault], detail: fault === "unauthorized" ? tokenHint : message });
