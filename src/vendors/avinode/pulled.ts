/**
 * Turns the answer about a request into the events that the marketplace would send, for packs that no webhook reaches.
 */
import type { AvinodeEvent, EventOperator, MessageReceived, QuoteEnded, QuoteReceived } from "./events.js";
import type { AvinodeDecline, AvinodeQuote, AvinodeRfq, AvinodeSeller } from "./wire.js";

export const operatorOf = ({ id, name, rating, safetyRating }: AvinodeSeller): EventOperator => ({
  id,
  name,
  ...(rating !== undefined && { rating }),
  ...(safetyRating !== undefined && { safety_rating: safetyRating }),
});

/** The thread between the buyer of a request and one operator: `TH-ABC234-OP-001` of `RFP-2026-06-15-ABC234`. */
export const threadIdOf = (rfqId: string, operatorId: string): string =>
  `TH-${rfqId.slice(rfqId.lastIndexOf("-") + 1)}-${operatorId}`;

const received = (rfq: AvinodeRfq, quote: AvinodeQuote): QuoteReceived => ({
  event_type: "quote_received",
  event_id: `${quote.id}.received`,
  timestamp: quote.createdOn,
  rfp_id: rfq.id,
  quote_id: quote.id,
  ...(rfq.tripId !== undefined && { trip_id: rfq.tripId }),
  thread_id: threadIdOf(rfq.id, quote.seller.id),
  operator: operatorOf(quote.seller),
  aircraft: { ...(quote.aircraftId !== undefined && { id: quote.aircraftId }), type: quote.aircraftType },
  price: { base: quote.basePrice, taxes: quote.taxes, total: quote.totalPrice, currency: "USD" },
  valid_until: quote.validUntil,
  ...(quote.note !== undefined && { notes: quote.note }),
});

const endedAs = { accepted: "quote_accepted", rejected: "quote_rejected", expired: "quote_expired" } as const;

/** The service does not tell when a quote ended; the end of its validity is the latest possible time. */
const ended = (rfq: AvinodeRfq, { id, status, validUntil }: AvinodeQuote): readonly QuoteEnded[] =>
  status === "received"
    ? []
    : [
        {
          event_type: endedAs[status],
          event_id: `${id}.${status}`,
          timestamp: validUntil,
          rfp_id: rfq.id,
          quote_id: id,
        },
      ];

const declined = (rfq: AvinodeRfq, { messageId, seller, createdOn, note }: AvinodeDecline): MessageReceived => ({
  event_type: "message_received",
  event_id: `${messageId}.received`,
  timestamp: createdOn,
  rfp_id: rfq.id,
  thread_id: threadIdOf(rfq.id, seller.id),
  message_id: messageId,
  operator: operatorOf(seller),
  message: note,
  declined: true,
});

/** Events in the order of their instants, then those that ended a quote. */
export const eventsOf = (rfq: AvinodeRfq): readonly AvinodeEvent[] => {
  const arrivals: readonly AvinodeEvent[] = [
    ...rfq.quotes.map((quote) => received(rfq, quote)),
    ...rfq.declines.map((decline) => declined(rfq, decline)),
  ];
  const inOrder = arrivals.toSorted((left, right) => Date.parse(left.timestamp) - Date.parse(right.timestamp));
  return [...inOrder, ...rfq.quotes.flatMap((quote) => ended(rfq, quote))];
};
