/** Parts of events as the record keeps them. Pure. */

import type { Operator, Response, Rfp, Segment } from "../documents.js";
import type { EventOperator, EventPrice, EventSegment } from "../events.js";
import { instantMs } from "../instants.js";

export const operatorOf = ({ id, name, rating, safety_rating }: EventOperator): Operator => ({
  id,
  name,
  ...(rating !== undefined && { rating }),
  ...(safety_rating !== undefined && { safetyRating: safety_rating }),
});

export const segmentsOf = (segments: readonly EventSegment[]): readonly Segment[] =>
  segments.map(({ departure_airport, arrival_airport, departure_date, passengers }) => ({
    departureAirport: departure_airport,
    arrivalAirport: arrival_airport,
    passengers,
    departureMs: instantMs(departure_date),
  }));

/** US dollars as cents. */
const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** The price in US cents. Throws if the total is not the sum of its parts: no part is guessed. */
export const priceOf = ({
  base,
  taxes,
  total,
}: EventPrice): { readonly baseCents: number; readonly taxesCents: number } => {
  const [baseCents, taxesCents] = [centsOf(base), centsOf(taxes)];
  if (baseCents + taxesCents !== centsOf(total)) throw new Error(`price.total ${total} is not ${base} + ${taxes}`);
  return { baseCents, taxesCents };
};

const minuteMs = 60_000;

/** Whole minutes from the request to an instant. */
export const minutesAfter = ({ createdAtMs }: Pick<Rfp, "createdAtMs">, atMs: number): number =>
  Math.max(0, Math.floor((atMs - createdAtMs) / minuteMs));

/** The request with an operator's answer. The first answer of each operator counts, but a quote replaces a decline. */
export const answered = (rfp: Rfp, operator: Operator, answer: Response["answer"], atMs: number): Rfp => {
  const earlier = rfp.responses.find(({ operatorId }) => operatorId === operator.id);
  const isKept = earlier !== undefined && (earlier.answer === "quoted" || answer === "declined");
  const isAsked = rfp.operators.some(({ id }) => id === operator.id);
  if (isKept && isAsked) return rfp;
  const response = { operatorId: operator.id, answer, minutes: minutesAfter(rfp, atMs) };
  const others = rfp.responses.filter((each) => each !== earlier);
  return {
    ...rfp,
    operators: isAsked ? rfp.operators : [...rfp.operators, operator],
    responses: isKept ? rfp.responses : [...others, response],
  };
};
