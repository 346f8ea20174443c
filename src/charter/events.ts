/**
 * The events of the marketplace, as far as the record uses them, with the names of the specification. Amounts are US
 * dollars, instants ISO 8601 with an offset. An event may have more members; the pack's contract has its schema.
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
  readonly total: number;
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
  /** Set by the sender. Of two events about one thing, the later one counts. */
  readonly timestamp: string;
}

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

/** Absent members stay as they were, as in all events that are called updated. */
export interface QuoteUpdated extends About<"quote_updated"> {
  readonly quote_id: string;
  readonly aircraft?: EventAircraft;
  readonly price?: EventPrice;
  readonly valid_until?: string;
  readonly notes?: string;
}

export interface QuoteEnded extends About<"quote_accepted" | "quote_rejected" | "quote_expired"> {
  readonly quote_id: string;
}

export interface MessageReceived extends About<"message_received"> {
  readonly rfp_id: string;
  readonly thread_id: string;
  readonly message_id: string;
  readonly operator: EventOperator;
  readonly message: string;
  /** Whether the operator declines the request with this message, and will not quote. */
  readonly declined?: boolean;
}

export interface BookingChanged extends About<"booking_confirmed" | "booking_cancelled" | "booking_updated"> {
  readonly rfp_id: string;
  readonly quote_id?: string;
}

export interface RfqReceived extends About<"rfq_received"> {
  readonly rfp_id: string;
  readonly trip_id?: string;
  readonly segments: readonly EventSegment[];
  readonly operators: readonly EventOperator[];
  readonly deadline: string;
  readonly special_requirements?: string;
}

export interface RfqUpdated extends About<"rfq_updated"> {
  readonly rfp_id: string;
  readonly segments?: readonly EventSegment[];
  readonly deadline?: string;
  readonly special_requirements?: string;
}

export interface RfqCancelled extends About<"rfq_cancelled"> {
  readonly rfp_id: string;
}

export interface TripCreated extends About<"trip_created"> {
  readonly trip_id: string;
  readonly segments: readonly EventSegment[];
  readonly deep_link?: string;
}

export interface TripUpdated extends About<"trip_updated"> {
  readonly trip_id: string;
  readonly segments?: readonly EventSegment[];
  readonly deep_link?: string;
}

export interface TripCancelled extends About<"trip_cancelled"> {
  readonly trip_id: string;
}

export type CharterEvent =
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
