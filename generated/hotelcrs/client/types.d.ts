// @generated from contracts/hotelcrs. Edit the contract, then run npm run codegen.

export type RoomOption = {
  readonly categoryCode: string;
  readonly name: string;
  readonly description?: string;
  /** Of all rooms asked for that it takes, for the whole stay. */
  readonly totalPrice: number;
  readonly pricePerNight: number;
  readonly currency: "EUR";
  readonly board: "breakfast" | "half_board" | "full_board" | "room_only" | "all_inclusive";
  readonly nights: number;
  /** Adults whom a room of it was asked for with, at most. */
  readonly maxAdults: number;
  /** Where several rooms are asked for: the price of each, in their order; null for one that it does not take. */
  readonly roomPrices?: readonly (number | null)[];
};

/** The input of availability_search. */
export type AvailabilitySearchInput = {
  /** CapCorn hotel_id (e.g. 9100) */
  readonly hotelId: string;
  readonly arrivalDate: string;
  readonly departureDate: string;
  readonly rooms: readonly {
    readonly adults: number;
    readonly children?: readonly {
      readonly age: number;
    }[];
  }[];
};

/** The output of availability_search. */
export type AvailabilitySearchOutput = {
  /** Those that take all rooms asked for first, then the cheapest first. */
  readonly rooms: readonly RoomOption[];
  /** There where nothing was found. */
  readonly message?: string;
  /** Hotel and arrival, by which the request is known. */
  readonly sourceRequestId: string;
  /** What CapCorn answered, where the server is set to show it. */
  readonly sourcePayload?: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of availability_search may refuse a call. */
export type AvailabilitySearchReason = "UNKNOWN_HOTEL" | "BAD_RANGE" | "DATE_IN_PAST" | "NO_ROOMS" | "TOO_MANY_ROOMS" | "ROOM_TOO_SMALL" | "CRS_REFUSED";

/** The input of create_reservation. */
export type CreateReservationInput = {
  /** As searched */
  readonly hotelId: string;
  readonly arrivalDate: string;
  readonly departureDate: string;
  /** As searched */
  readonly rooms: readonly {
    /** Of an option */
    readonly categoryCode: string;
    readonly board: "breakfast" | "half_board" | "full_board" | "room_only" | "all_inclusive";
    /** In it */
    readonly adults: number;
    /** None if absent */
    readonly children?: readonly {
      /** Years */
      readonly age: number;
    }[];
  }[];
  /** Who stays */
  readonly guest: {
    /** Given name */
    readonly firstName: string;
    /** Family name */
    readonly lastName: string;
    readonly email: string;
    /** With + */
    readonly phone?: string;
    /** ISO code */
    readonly country?: string;
  };
  /** EUR, all rooms */
  readonly totalPrice: number;
  readonly userConfirmed: true;
  /** For the hotel */
  readonly comment?: string;
};

/** The output of create_reservation. */
export type CreateReservationOutput = {
  readonly reservationId: string;
  readonly status: "booked";
  readonly hotelId: string;
  readonly arrivalDate: string;
  readonly departureDate: string;
  readonly nights: number;
  readonly totalPrice: number;
  readonly currency: "EUR";
  /** Hotel and arrival, by which the request is known. */
  readonly sourceRequestId: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of create_reservation may refuse a call. */
export type CreateReservationReason = "UNKNOWN_HOTEL" | "BAD_RANGE" | "DATE_IN_PAST" | "NO_ROOMS" | "TOO_MANY_ROOMS" | "ROOM_TOO_SMALL" | "NOT_CONFIRMED" | "SOLD_OUT" | "PRICE_CHANGED" | "CRS_REFUSED" | "IDEMPOTENCY_CONFLICT" | "WORLD_FULL";

/** The hotels that mock mode knows, with their room categories; none in live mode, where a hotel gives its own id */
export type HotelsResource = {
  readonly hotels: readonly {
    readonly hotelId: string;
    readonly name: string;
    readonly place: string;
    readonly categories: readonly {
      readonly categoryCode: string;
      readonly name: string;
    }[];
  }[];
};

/** Whom the tools ask, how often, and how long it took */
export type StatusResource = {
  /** mock or live: whom the tools ask. */
  readonly mode: string;
  readonly upstream: {
    readonly name: string;
    /** That is asked. */
    readonly address: string;
    /** Of this process, since it started. */
    readonly calls: number;
    /** Calls that came to no answer. */
    readonly failures: number;
    /** Calls with those tried again. */
    readonly attempts: number;
    readonly retries: number;
    /** After many failures nothing is sent for a while. */
    readonly breaker: string;
    /** Of the last 1000 calls that were answered. */
    readonly latencyMs: {
      /** Null before the first call. */
      readonly p50: number | null;
      /** As p50. */
      readonly p95: number | null;
      /** As p50. */
      readonly p99: number | null;
    };
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
export type CommonReason = "SCHEMA" | "TOOL_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_SLOW" | "OUTCOME_UNKNOWN" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_AUTH" | "UPSTREAM_REFUSED" | "UPSTREAM_MALFORMED";

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
  /** `suggestion` */
  readonly UNKNOWN_HOTEL: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** `change` */
  readonly BAD_RANGE: {
    readonly code?: "VALIDATION_ERROR";
    readonly explanation: string;
    readonly change: string;
    readonly [key: string]: unknown;
  };
  /** Use an arrivalDate from `today` on and call again. */
  readonly DATE_IN_PAST: {
    readonly code?: "BUSINESS_ERROR";
    readonly today: string;
    readonly [key: string]: unknown;
  };
  /** Name 1 to 10 rooms, each with its adults, and call again. */
  readonly NO_ROOMS: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Split the party into calls of at most `most` rooms each. */
  readonly TOO_MANY_ROOMS: {
    readonly code?: "VALIDATION_ERROR";
    readonly count: number;
    readonly most: number;
    readonly [key: string]: unknown;
  };
  /** Spread the guests over more rooms and call again. */
  readonly ROOM_TOO_SMALL: {
    readonly code?: "VALIDATION_ERROR";
    readonly limit: string;
    readonly [key: string]: unknown;
  };
  /** Show the user hotel, dates, rooms and total; call again with userConfirmed true after a yes. */
  readonly NOT_CONFIRMED: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Call availability_search again and offer the user what it gives. */
  readonly SOLD_OUT: {
    readonly code?: "BUSINESS_ERROR";
    readonly board: string;
    readonly people: string;
    readonly [key: string]: unknown;
  };
  /** Tell the user the new total; after a yes call again with totalPrice `new`. */
  readonly PRICE_CHANGED: {
    readonly code?: "BUSINESS_ERROR";
    readonly old: number;
    readonly new: number;
    readonly [key: string]: unknown;
  };
  /** `change` */
  readonly CRS_REFUSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly said: string;
    readonly change: string;
    readonly crsCode?: string;
    readonly [key: string]: unknown;
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
  /** Search again. After create_reservation look first whether it was booked: ask the hotel, or repeat the call with its idempotency key. */
  readonly TOOL_TIMEOUT: {
    readonly code?: "TIMEOUT_ERROR";
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  /** Nothing was booked. Call again in a moment. */
  readonly UPSTREAM_UNAVAILABLE: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Nothing was booked. Call again. */
  readonly UPSTREAM_SLOW: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** If the call had an idempotency key, repeat it unchanged with this key: it is the same reservation to CapCorn. Otherwise ask the hotel before you call again. */
  readonly OUTCOME_UNKNOWN: {
    readonly code?: "TIMEOUT_ERROR";
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Wait a minute and call again. */
  readonly UPSTREAM_RATE_LIMITED: {
    readonly code?: "RATE_LIMIT_ERROR";
    readonly upstream?: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Whoever runs the server has to look at `environment`. */
  readonly UPSTREAM_AUTH: {
    readonly code?: "AUTHENTICATION_ERROR";
    readonly environment: string;
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Correct the arguments and call again. */
  readonly UPSTREAM_REFUSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly said: string;
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Call again; if it persists, tell whoever runs the server. */
  readonly UPSTREAM_MALFORMED: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
