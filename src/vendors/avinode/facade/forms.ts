/** Trips, requests and quotes, in the form of the vendor's API and of its events. */
import { charterOperator } from "../../../travel/world/charter/index.js";
import type { EventOperator, EventSegment } from "../events.js";
import type { AnswerDocument, DeclineDocument, Leg, QuoteDocument, RfqDocument, TripDocument } from "./documents.js";

/** A link on a reserved domain that cannot exist (RFC 2606). */
const linkTo = (tripId: string, what: string): string =>
  `https://avinode.example/marketplace/trips/${encodeURIComponent(tripId)}/${what}`;

/** `2026-06-15T12:00:00Z`; milliseconds only if they are not zero. */
export const instantText = (ms: number): string => new Date(ms).toISOString().replace(".000Z", "Z");

export const dollarsOf = (cents: number): number => cents / 100;

const sellerForm = (id: string) => {
  const operator = charterOperator(id);
  const { name = id, rating, safetyRating } = operator ?? {};
  return { id, name, ...(operator !== undefined && { rating, safetyRating }) };
};

export const operatorForm = (id: string): EventOperator => {
  const operator = charterOperator(id);
  if (operator === undefined) return { id, name: id };
  return { id, name: operator.name, rating: operator.rating, safety_rating: operator.safetyRating };
};

const segmentForm = ({ from, to, departureMs, passengers }: Leg) => {
  const [date = "", time = ""] = instantText(departureMs).split("T");
  return {
    startAirport: { icao: from },
    endAirport: { icao: to },
    dateTime: { date, time: time.slice(0, 5), departure: true, local: false },
    paxCount: String(passengers),
  };
};

export const eventSegment = ({ from, to, departureMs, passengers }: Leg): EventSegment => ({
  departure_airport: from,
  arrival_airport: to,
  departure_date: instantText(departureMs),
  passengers,
});

const externalForm = (name: string, value: string | null): object => (value === null ? {} : { [name]: value });

export const deepLinkOf = (tripId: string): string => linkTo(tripId, "search");

export const tripForm = ({ id, externalId, legs, createdAtMs }: TripDocument): object => ({
  id,
  tripId: id,
  type: "trips",
  ...externalForm("externalTripId", externalId),
  createdOn: instantText(createdAtMs),
  segments: legs.map(segmentForm),
  actions: {
    searchInAvinode: { href: deepLinkOf(id), description: "Search and send requests to operators" },
    viewInAvinode: { href: linkTo(id, "view"), description: "View the trip" },
  },
});

const quoteForm = (quote: QuoteDocument, nowMs: number): object => ({
  id: quote.quoteId,
  type: "quotes",
  status: nowMs >= quote.validUntilMs ? "expired" : "received",
  seller: sellerForm(quote.operatorId),
  lift: { id: quote.aircraftId, aircraftType: quote.aircraftType },
  sellerPrice: { price: dollarsOf(quote.baseCents + quote.taxesCents), currency: "USD" },
  priceBreakdown: { base: dollarsOf(quote.baseCents), taxes: dollarsOf(quote.taxesCents) },
  createdOn: instantText(quote.atMs),
  validUntil: instantText(quote.validUntilMs),
  sellerMessage: quote.notes,
});

const declineForm = ({ messageId, operatorId, atMs, reason }: DeclineDocument): object => ({
  id: messageId,
  type: "declines",
  seller: sellerForm(operatorId),
  createdOn: instantText(atMs),
  sellerMessage: reason,
});

/** The request with the answers that have come by now. */
export const rfqForm = (rfq: RfqDocument, nowMs: number): object => {
  const isThere = ({ atMs }: AnswerDocument): boolean => atMs <= nowMs;
  return {
    id: rfq.id,
    type: "rfqs",
    ...externalForm("externalRfqId", rfq.externalId),
    ...externalForm("tripId", rfq.tripId),
    ...externalForm("buyerMessage", rfq.buyerMessage),
    createdOn: instantText(rfq.createdAtMs),
    quoteDeadline: instantText(rfq.deadlineMs),
    segments: rfq.legs.map(segmentForm),
    sellers: rfq.operatorIds.map(sellerForm),
    quotes: rfq.answers.flatMap((each) => (each.kind === "quote" && isThere(each) ? [quoteForm(each, nowMs)] : [])),
    declines: rfq.answers.flatMap((each) => (each.kind === "decline" && isThere(each) ? [declineForm(each)] : [])),
  };
};
