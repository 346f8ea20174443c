/** The state of requests and quotes at an instant. Pure. */
import type { Quote, QuoteStatus, Rfp, Thread } from "./documents.js";

/** The status of a quote: an open one expires at the end of its validity. */
export const statusAt = ({ status, validUntilMs }: Quote, nowMs: number): QuoteStatus =>
  status === "open" && validUntilMs <= nowMs ? "expired" : status;

export const totalCents = ({ baseCents, taxesCents }: Pick<Quote, "baseCents" | "taxesCents">): number =>
  baseCents + taxesCents;

/** Cheapest first; at the same price, the fastest response first. */
export const byPrice = (quotes: readonly Quote[]): readonly Quote[] =>
  quotes.toSorted(
    (left, right) => totalCents(left) - totalCents(right) || left.responseMinutes - right.responseMinutes,
  );

export interface ResponseFigures {
  readonly operators: number;
  readonly responded: number;
  readonly pending: number;
  /** Null before the first response; the average is rounded to whole minutes. */
  readonly firstMinutes: number | null;
  readonly averageMinutes: number | null;
}

export const responseFigures = ({ operators, responses }: Rfp): ResponseFigures => {
  const minutes = responses.map((response) => response.minutes);
  const responded = minutes.length;
  const isAny = responded > 0;
  const sum = minutes.reduce((total, each) => total + each, 0);
  return {
    operators: operators.length,
    responded,
    pending: Math.max(0, operators.length - responded),
    firstMinutes: isAny ? Math.min(...minutes) : null,
    averageMinutes: isAny ? Math.round(sum / responded) : null,
  };
};

/** Why no more messages can be sent to an operator. */
export type Closed = { readonly kind: "closed" } | { readonly kind: "expired"; readonly lastMs: number };

export const closedTo = (rfp: Rfp, thread: Thread, quotes: readonly Quote[], nowMs: number): Closed | undefined => {
  if (rfp.status !== "created") return { kind: "closed" };
  const shared = quotes.filter(({ threadId }) => threadId === thread.id);
  const isAllOver = shared.length > 0 && shared.every((quote) => statusAt(quote, nowMs) === "expired");
  return isAllOver
    ? { kind: "expired", lastMs: Math.max(...shared.map(({ validUntilMs }) => validUntilMs)) }
    : undefined;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The default deadline for operators' answers: 18:00 UTC of the next day. */
export const usualDeadlineMs = (nowMs: number): number => Math.floor(nowMs / dayMs) * dayMs + dayMs + 18 * hourMs;
