/**
 * The events that the marketplace sends, in the form of the specification: fifteen flat types, named by `event_type`.
 * Amounts are US dollars, instants ISO 8601 in UTC. A receiver recognises duplicates by `event_id`.
 */

export interface EventOperator {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
  readonly safety_rating?: string;
}

export interface EventAircraft {
  readonly id?: string;
  readonly type: string;
}

export interface EventPrice {
  readonly base: number;
  readonly taxes: number;
  /** The sum of base and taxes. */
  readonly total: number;
  readonly currency: "USD";
}

export interface EventSegment {
  /** ICAO code. */
  readonly departure_airport: string;
  readonly arrival_airport: string;
  readonly departure_date: string;
  readonly passengers: number;
}

interface About<Type extends string> {
  readonly event_type: Type;
  readonly event_id: string;
  readonly timestamp: string;
}

/** `trip_id` is set for a request that was sent in the marketplace itself: the trip from which it was sent. */
export interface QuoteReceived extends About<"quote_received"> {
  readonly rfp_id: string;
  readonly quote_id: string;
  readonly trip_id?: string;
  readonly thread_id: string;
  readonly operator: EventOperator;
  readonly aircraft: EventAircraft;
  readonly price: EventPrice;
  readonly valid_until: string;
  readonly notes?: string;
}

/** Members that are left out have not changed. */
export interface QuoteUpdated extends About<"quote_updated"> {
  readonly rfp_id: string;
  readonly quote_id: string;
  readonly aircraft?: EventAircraft;
  readonly price?: EventPrice;
  readonly valid_until?: string;
  readonly notes?: string;
}

export interface QuoteEnded extends About<"quote_accepted" | "quote_rejected" | "quote_expired"> {
  readonly rfp_id: string;
  readonly quote_id: string;
  readonly reason?: string;
}

export interface MessageReceived extends About<"message_received"> {
  readonly rfp_id: string;
  readonly thread_id: string;
  readonly message_id: string;
  readonly operator: EventOperator;
  readonly message: string;
  /** The operator declines the request with this message, and will not quote. */
  readonly declined?: boolean;
}

export interface BookingChanged extends About<"booking_confirmed" | "booking_cancelled" | "booking_updated"> {
  readonly booking_id: string;
  readonly rfp_id: string;
  readonly quote_id?: string;
  readonly reason?: string;
}

/** A request was sent to these operators, from a trip if `trip_id` is set. */
export interface RfqReceived extends About<"rfq_received"> {
  readonly rfp_id: string;
  readonly trip_id?: string;
  readonly segments: readonly EventSegment[];
  readonly operators: readonly EventOperator[];
  readonly deadline: string;
  readonly special_requirements?: string;
}

/** Members that are left out have not changed. */
export interface RfqUpdated extends About<"rfq_updated"> {
  readonly rfp_id: string;
  readonly segments?: readonly EventSegment[];
  readonly deadline?: string;
  readonly special_requirements?: string;
}

export interface RfqCancelled extends About<"rfq_cancelled"> {
  readonly rfp_id: string;
  readonly reason?: string;
}

export interface TripCreated extends About<"trip_created"> {
  readonly trip_id: string;
  readonly segments: readonly EventSegment[];
  readonly deep_link?: string;
}

/** Members that are left out have not changed. */
export interface TripUpdated extends About<"trip_updated"> {
  readonly trip_id: string;
  readonly segments?: readonly EventSegment[];
  readonly deep_link?: string;
}

export interface TripCancelled extends About<"trip_cancelled"> {
  readonly trip_id: string;
  readonly reason?: string;
}

export type AvinodeEvent =
  | QuoteReceived
  | QuoteUpdated
  | QuoteEnded
  | MessageReceived
  | BookingChanged
  | RfqReceived
  | RfqUpdated
  | RfqCancelled
  | TripCreated
  | TripUpdated
  | TripCancelled;

export type AvinodeEventType = AvinodeEvent["event_type"];

export const avinodeEventTypes: readonly AvinodeEventType[] = [
  ...(["rfq_received", "rfq_updated", "rfq_cancelled"] as const),
  ...(["quote_received", "quote_updated", "quote_accepted", "quote_rejected", "quote_expired"] as const),
  "message_received",
  ...(["booking_confirmed", "booking_cancelled", "booking_updated"] as const),
  ...(["trip_created", "trip_updated", "trip_cancelled"] as const),
];
