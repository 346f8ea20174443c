// @generated from contracts/charter. Edit the contract, then run npm run codegen.

export type Aircraft = {
  readonly id: string;
  readonly type: string;
  readonly category: "light" | "midsize" | "heavy" | "ultra-long-range";
  /** Passengers at most. */
  readonly capacity: number;
  readonly range_nm: number;
  readonly speed_kts: number;
  readonly operator: {
    /** For create_rfp. */
    readonly id: string;
    readonly name: string;
    readonly rating: number;
    readonly safety_rating: string;
  };
  readonly availability: "available" | "on_request";
  /** For the whole aircraft, without taxes. */
  readonly estimated_price_usd: number;
};

export type EventAircraft = {
  readonly id?: string;
  readonly type: string;
  readonly [key: string]: unknown;
};

export type EventOperator = {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
  readonly safety_rating?: string;
  readonly [key: string]: unknown;
};

export type EventPrice = {
  readonly base: number;
  readonly taxes: number;
  /** base + taxes. */
  readonly total: number;
  readonly currency?: "USD";
  readonly [key: string]: unknown;
};

export type EventSegment = {
  readonly departure_airport: string;
  readonly arrival_airport: string;
  readonly departure_date: string;
  readonly passengers: number;
  readonly [key: string]: unknown;
};

export type Message = {
  readonly message_id: string;
  readonly sender_type: "broker" | "operator" | "system";
  readonly content_type: "text" | "quote_shared";
  /** Of a text. */
  readonly content?: string;
  /** Of a shared quote. */
  readonly rich_content?: {
    readonly type: "quote_shared";
    readonly quote_id: string;
    readonly operator_name: string;
    readonly aircraft_type: string;
    /** The total. */
    readonly price_usd: number;
  };
  readonly sent_at: string;
};

export type Operator = {
  readonly id: string;
  readonly name: string;
  readonly rating?: number;
  readonly safety_rating?: string;
  /** Those that are known. */
  readonly aircraft?: readonly {
    readonly id: string;
    readonly type: string;
    readonly category: string;
    readonly capacity: number;
  }[];
};

export type Quote = {
  readonly quote_id: string;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly aircraft_type: string;
  readonly aircraft_id?: string;
  readonly base_price_usd: number;
  readonly taxes_fees_usd: number;
  /** base_price_usd + taxes_fees_usd. */
  readonly total_price_usd: number;
  /** From the RFP to the quote. */
  readonly response_time_minutes: number;
  readonly valid_until: string;
  /** Of the operator. */
  readonly notes?: string;
  /** For send_message. */
  readonly thread_id: string;
  readonly status: "open" | "accepted" | "rejected" | "expired";
};

export type Segment = {
  readonly departure_airport: string;
  readonly arrival_airport: string;
  readonly passengers: number;
  readonly departure_date: string;
};

export type WebhookEvent = {
  readonly event_id: string;
  readonly event_type: string;
  /** By the sender. */
  readonly timestamp: string;
  readonly received_at: string;
  readonly rfp_id?: string;
  readonly quote_id?: string;
  readonly trip_id?: string;
  readonly thread_id?: string;
  readonly signature_verified: boolean;
  /** local for an event of this process. */
  readonly source_ip: string;
  readonly processing_status: "pending" | "processing" | "completed" | "failed" | "dead_letter";
  readonly retry_count: number;
  readonly max_retries: number;
  /** Where it has failed and is tried again. */
  readonly next_retry_at: string | null;
  /** Null before the first try. */
  readonly processed_at: string | null;
  /** Of the last try; 0 where the clock is frozen. */
  readonly processing_duration_ms: number | null;
  /** Of the last failure. */
  readonly error_message: string | null;
  /** Ids of what it made or changed, by their kind. */
  readonly entities: {
    readonly [key: string]: string;
  };
};

/** The input of search_flights. */
export type SearchFlightsInput = {
  /** ICAO airport code (e.g., KTEB) */
  readonly departure_airport: string;
  /** ICAO airport code (e.g., KVNY) */
  readonly arrival_airport: string;
  /** Number of passengers */
  readonly passengers: number;
  /** ISO 8601 date (YYYY-MM-DD) */
  readonly departure_date: string;
  /** Optional category filter */
  readonly aircraft_category?: "light" | "midsize" | "heavy" | "ultra-long-range";
};

/** The output of search_flights. */
export type SearchFlightsOutput = {
  /** Three to five of those that fit; all where fewer fit. */
  readonly aircraft: readonly Aircraft[];
  /** All that fit. */
  readonly total: number;
  readonly query_time_ms: number;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of search_flights may refuse a call. */
export type SearchFlightsReason = "INVALID_ICAO" | "UNKNOWN_AIRPORT" | "SAME_AIRPORT" | "DATE_IN_PAST" | "NOT_OFFERED_LIVE";

/** The input of create_rfp. */
export type CreateRfpInput = {
  readonly flight_details: {
    readonly departure_airport: string;
    readonly arrival_airport: string;
    readonly passengers: number;
    readonly departure_date: string;
  };
  /** Operators to send RFP to */
  readonly operator_ids: readonly string[];
  /** Optional quote deadline */
  readonly deadline?: string;
  /** Optional special requests */
  readonly special_requirements?: string;
};

/** The output of create_rfp. */
export type CreateRfpOutput = {
  readonly rfp_id: string;
  readonly status: "created";
  readonly operators_notified: number;
  readonly created_at: string;
  /** Until then operators may answer. */
  readonly deadline: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of create_rfp may refuse a call. */
export type CreateRfpReason = "INVALID_ICAO" | "UNKNOWN_AIRPORT" | "SAME_AIRPORT" | "INVALID_PASSENGERS" | "INSUFFICIENT_CAPACITY" | "UNKNOWN_OPERATOR" | "DATE_IN_PAST" | "DEADLINE_PASSED" | "TEXT_LENGTH" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT" | "AVINODE_API_ERROR";

/** The input of get_quote_status. */
export type GetQuoteStatusInput = {
  /** RFP identifier */
  readonly rfp_id: string;
};

/** The output of get_quote_status. */
export type GetQuoteStatusOutput = {
  readonly rfp_id: string;
  readonly total_operators: number;
  /** Operators that quoted or declined. */
  readonly responded: number;
  readonly pending: number;
  readonly created_at: string;
  /** Null where the marketplace did not say. */
  readonly deadline: string | null;
  /** Null before the first. */
  readonly first_response_time_minutes: number | null;
  /** Null before the first. */
  readonly average_response_time_minutes: number | null;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of get_quote_status may refuse a call. */
export type GetQuoteStatusReason = "RFP_NOT_FOUND" | "AVINODE_API_ERROR";

/** The input of get_quotes. */
export type GetQuotesInput = {
  /** RFP identifier */
  readonly rfp_id: string;
};

/** The output of get_quotes. */
export type GetQuotesOutput = {
  readonly rfp_id: string;
  /** Cheapest first. Empty before the first arrives. */
  readonly quotes: readonly Quote[];
  readonly total: number;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of get_quotes may refuse a call. */
export type GetQuotesReason = "RFP_NOT_FOUND" | "AVINODE_API_ERROR";

/** The input of create_trip. */
export type CreateTripInput = {
  readonly departure_airport: string;
  readonly arrival_airport: string;
  readonly passengers: number;
  readonly departure_date: string;
  readonly return_date?: string;
};

/** The output of create_trip. */
export type CreateTripOutput = {
  readonly trip_id: string;
  /** For a person, to open in a browser. */
  readonly deep_link: string;
  readonly status: "created";
  readonly next_action: "OPEN_AVINODE";
  readonly message: "Trip created. Open Avinode to search operators and send RFQs.";
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of create_trip may refuse a call. */
export type CreateTripReason = "INVALID_ICAO" | "UNKNOWN_AIRPORT" | "SAME_AIRPORT" | "DATE_IN_PAST" | "RETURN_BEFORE_DEPARTURE" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT" | "AVINODE_API_ERROR";

/** The input of send_message. */
export type SendMessageInput = {
  /** Avinode thread ID */
  readonly thread_id: string;
  /** Message content */
  readonly message: string;
};

/** The output of send_message. */
export type SendMessageOutput = {
  readonly message_id: string;
  readonly thread_id: string;
  readonly status: "sent";
  readonly sent_at: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of send_message may refuse a call. */
export type SendMessageReason = "THREAD_NOT_FOUND" | "TEXT_LENGTH" | "RFP_CLOSED" | "QUOTE_EXPIRED" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT" | "AVINODE_API_ERROR";

/** Operators of private aircraft, with ratings and the aircraft of each */
export type OperatorsResource = {
  readonly count: number;
  readonly operators: readonly Operator[];
};

/** Airports by ICAO code */
export type AirportsResource = {
  readonly count: number;
  readonly airports: readonly {
    readonly icao: string;
    readonly iata: string;
    readonly name: string;
    readonly city: string;
    readonly country: string;
  }[];
  readonly licence: string;
};

/** One RFP with its operators, quotes and threads */
export type RfpResource = {
  readonly rfp_id: string;
  /** Of the trip for which it was sent in the marketplace. */
  readonly trip_id: string | null;
  readonly status: "created" | "booked" | "cancelled";
  /** Its legs. Empty where they are not known. */
  readonly segments: readonly Segment[];
  readonly special_requirements?: string;
  readonly operators: readonly Operator[];
  readonly responses: readonly {
    readonly operator_id: string;
    readonly answer: "quoted" | "declined";
    readonly response_time_minutes: number;
  }[];
  /** Cheapest first. */
  readonly quotes: readonly Quote[];
  readonly created_at: string;
  /** Null where the marketplace did not say. */
  readonly deadline: string | null;
};

/** One trip with the RFPs that were sent for it */
export type TripResource = {
  readonly trip_id: string;
  readonly status: "created" | "cancelled";
  readonly deep_link?: string;
  /** Its legs. */
  readonly segments: readonly Segment[];
  /** Requests that were sent for it. */
  readonly rfp_ids: readonly string[];
  readonly created_at: string;
};

/** One conversation with an operator: what was written and which quotes were shared, oldest first */
export type ThreadResource = {
  readonly thread_id: string;
  readonly rfp_id?: string;
  readonly operator_id: string;
  readonly operator_name?: string;
  readonly messages: readonly Message[];
  /** All messages; the newest 100 are shown. */
  readonly count: number;
};

/** Events that came in and are not done yet, in the order in which they came */
export type WebhooksPendingResource = {
  /** All; the first 100 are shown. */
  readonly count: number;
  readonly events: readonly WebhookEvent[];
};

/** Events that were given up after the last retry, newest first */
export type WebhooksDeadLettersResource = {
  /** All; the first 100 are shown. */
  readonly count: number;
  readonly events: readonly WebhookEvent[];
};

/** One event that came in: what it said, and what became of it */
export type WebhookEventResource = {
  readonly event: WebhookEvent;
  /** As it came. */
  readonly raw_payload: {
    readonly [key: string]: unknown;
  };
};

/** Whom requests are sent to, how many were and how they ended, and whether events are taken */
export type StatusResource = {
  /** mock or live. */
  readonly mode: string;
  /** Whom requests are sent to: an address, or this process. */
  readonly upstream: string;
  /** Of this process, since it started. */
  readonly calls: {
    readonly requests: number;
    readonly attempts: number;
    readonly retries: number;
    /** Requests that came to no answer. */
    readonly failures: number;
  };
  /** closed, open or probing: after many failures nothing is sent for a while. */
  readonly breaker: string;
  /** Of this world. */
  readonly webhooks: {
    readonly path: string;
    /** Whether events are taken: over HTTP, with a secret to check them. */
    readonly taken: boolean;
    readonly pending: number;
    readonly dead_letters: number;
    /** E-mails that events owe and that are not sent: those that wait for the next try, and those that nobody tries any more. */
    readonly unsent_emails: number;
  };
  /** Events that were sent to this process over HTTP, since it started. */
  readonly deliveries: {
    readonly kept: number;
    /** Those that were kept already. */
    readonly repeated: number;
    /** The sender was asked to come again: the store was away, or the world full. */
    readonly put_off: number;
    /** By what was wrong. */
    readonly refused: {
      readonly signature: number;
      readonly payload: number;
      readonly too_large: number;
      readonly address: number;
      readonly rate: number;
      readonly world: number;
    };
  };
  /** What became of the e-mails that events owe. */
  readonly emails: {
    /** Through whom they are sent, or why none is. */
    readonly mailbox: string;
    /** To be sent, or tried again. */
    readonly waiting: number;
    readonly sent: number;
    /** Given up, or not sent for want of a mailbox: due retry --dead sends them. */
    readonly unsent: number;
  };
};

/** Every reason for which a call can be refused, with its code and what to do next */
export type ErrorsResource = {
  readonly reasons: readonly {
    readonly reason: string;
    readonly code: number;
    readonly message: string;
    readonly hint: string;
    readonly retryable: boolean;
    readonly category?: string;
  }[];
};

/** The reasons for which a call of any tool may be refused. */
export type CommonReason = "SCHEMA" | "NEEDS_OFFSET" | "TOOL_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_SLOW" | "OUTCOME_UNKNOWN" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_AUTH" | "UPSTREAM_REFUSED" | "UPSTREAM_MALFORMED";

/** The data of an error, by reason. */
export type ReasonData = {
  /** Correct `field` and call again. */
  readonly SCHEMA: {
    readonly code?: "VALIDATION_ERROR";
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Send four capital letters, for example KTEB; charter://airports lists those that are known. */
  readonly INVALID_ICAO: {
    readonly code?: "VALIDATION_ERROR";
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Send `field` as the local time of the place with its offset, `corrected`, or with Z if UTC is meant. */
  readonly NEEDS_OFFSET: {
    readonly code?: "VALIDATION_ERROR";
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` charter://airports lists those that are known. */
  readonly UNKNOWN_AIRPORT: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** Send another arrival airport and call again. */
  readonly SAME_AIRPORT: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Correct `field` and call create_rfp again. */
  readonly INVALID_PASSENGERS: {
    readonly code?: "VALIDATION_ERROR";
    readonly most: number;
    readonly [key: string]: unknown;
  };
  /** Call search_flights with `value` passengers and ask the operators that it names, or divide the party. */
  readonly INSUFFICIENT_CAPACITY: {
    readonly code?: "BUSINESS_ERROR";
    readonly most: number;
    readonly [key: string]: unknown;
  };
  /** Use the operator ids of search_flights or charter://operators. */
  readonly UNKNOWN_OPERATOR: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion?: string;
    readonly [key: string]: unknown;
  };
  /** Use a later `field` and call again. */
  readonly DATE_IN_PAST: {
    readonly code?: "BUSINESS_ERROR";
    readonly now: string;
    readonly [key: string]: unknown;
  };
  /** Use a later return_date, or leave it out for one way. */
  readonly RETURN_BEFORE_DEPARTURE: {
    readonly code?: "VALIDATION_ERROR";
    readonly departure: string;
    readonly [key: string]: unknown;
  };
  /** Use another deadline, or leave it out: operators then have until `usual`. */
  readonly DEADLINE_PASSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly problem: string;
    readonly usual: string;
    readonly [key: string]: unknown;
  };
  /** Change `field` and call again. */
  readonly TEXT_LENGTH: {
    readonly code?: "VALIDATION_ERROR";
    readonly least: number;
    readonly most: number;
    readonly length: number;
    readonly [key: string]: unknown;
  };
  /** Use the rfp_id as create_rfp gave it; the resource of a trip names its RFPs. */
  readonly RFP_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Use the thread_id of a quote from get_quotes. */
  readonly THREAD_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Call create_rfp for another request. */
  readonly RFP_CLOSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly rfp_id: string;
    readonly status: string;
    readonly [key: string]: unknown;
  };
  /** Call create_rfp again for new quotes. */
  readonly QUOTE_EXPIRED: {
    readonly code?: "BUSINESS_ERROR";
    readonly expiredAt: string;
    readonly [key: string]: unknown;
  };
  /** Call create_trip with the same airports, passengers and date: a person then searches in the marketplace. */
  readonly NOT_OFFERED_LIVE: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Repeat the earlier arguments to get its result, or use a new key. */
  readonly IDEMPOTENCY_CONFLICT: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Use another world, or have this one reset by whoever runs it. */
  readonly WORLD_FULL: {
    readonly code?: "BUSINESS_ERROR";
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  /** Call again in a moment; if it persists, tell whoever runs the server. */
  readonly AVINODE_API_ERROR: {
    readonly code?: "TRANSPORT_ERROR";
    readonly problem: string;
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Call again; read charter://status if it persists. */
  readonly TOOL_TIMEOUT: {
    readonly code?: "TIMEOUT_ERROR";
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  /** Call again in a moment. */
  readonly UPSTREAM_UNAVAILABLE: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Call again. */
  readonly UPSTREAM_SLOW: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Do not call again before a person has looked in the marketplace. */
  readonly OUTCOME_UNKNOWN: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Wait a minute and call again. */
  readonly UPSTREAM_RATE_LIMITED: {
    readonly code?: "RATE_LIMIT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Whoever runs the server has to renew `environment`. */
  readonly UPSTREAM_AUTH: {
    readonly code?: "AUTHENTICATION_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly environment: string;
    readonly [key: string]: unknown;
  };
  /** Correct the request and call again. */
  readonly UPSTREAM_REFUSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly said: string;
    readonly [key: string]: unknown;
  };
  /** Call again; if it persists, tell whoever runs the server. */
  readonly UPSTREAM_MALFORMED: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
