/** What each of the marketplace's fifteen events does to the record. */
import type { CharterEvent } from "../events.js";
import { messageReceived } from "./conversations.js";
import type { Effect } from "./outcome.js";
import { quoteEnded, quoteReceived, quoteUpdated } from "./quotes.js";
import { bookingChanged, rfqCancelled, rfqReceived, rfqUpdated } from "./requests.js";
import { tripCancelled, tripCreated, tripUpdated } from "./trips.js";

export const effectOf: Effect<CharterEvent> = (event, record, nowMs) => {
  switch (event.event_type) {
    case "rfq_received":
      return rfqReceived(event, record, nowMs);
    case "rfq_updated":
      return rfqUpdated(event, record, nowMs);
    case "rfq_cancelled":
      return rfqCancelled(event, record, nowMs);
    case "quote_received":
      return quoteReceived(event, record, nowMs);
    case "quote_updated":
      return quoteUpdated(event, record, nowMs);
    case "quote_accepted":
    case "quote_rejected":
    case "quote_expired":
      return quoteEnded(event, record, nowMs);
    case "message_received":
      return messageReceived(event, record, nowMs);
    case "booking_confirmed":
    case "booking_cancelled":
    case "booking_updated":
      return bookingChanged(event, record, nowMs);
    case "trip_created":
      return tripCreated(event, record, nowMs);
    case "trip_updated":
      return tripUpdated(event, record, nowMs);
    case "trip_cancelled":
      return tripCancelled(event, record, nowMs);
  }
};
