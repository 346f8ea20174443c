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

/** The input of availability_search, as a client sends it. */
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

/** The input of availability_search, as its handler gets it: defaults are filled in. */
export type AvailabilitySearchResolved = {
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

/** The input of create_reservation, as a client sends it. */
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

/** The input of create_reservation, as its handler gets it: defaults are filled in. */
export type CreateReservationResolved = {
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

/** The data of a refusal besides its field and value, by reason. */
export type ReasonData = {
  readonly SCHEMA: {
    readonly expected?: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly UNKNOWN_HOTEL: {
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  readonly BAD_RANGE: {
    readonly explanation: string;
    readonly change: string;
    readonly [key: string]: unknown;
  };
  readonly DATE_IN_PAST: {
    readonly today: string;
    readonly [key: string]: unknown;
  };
  readonly NO_ROOMS: unknown;
  readonly TOO_MANY_ROOMS: {
    readonly count: number;
    readonly most: number;
    readonly [key: string]: unknown;
  };
  readonly ROOM_TOO_SMALL: {
    readonly limit: string;
    readonly [key: string]: unknown;
  };
  readonly NOT_CONFIRMED: unknown;
  readonly SOLD_OUT: {
    readonly board: string;
    readonly people: string;
    readonly [key: string]: unknown;
  };
  readonly PRICE_CHANGED: {
    readonly old: number;
    readonly new: number;
    readonly [key: string]: unknown;
  };
  readonly CRS_REFUSED: {
    readonly said: string;
    readonly change: string;
    readonly crsCode?: string;
    readonly [key: string]: unknown;
  };
  readonly IDEMPOTENCY_CONFLICT: unknown;
  readonly WORLD_FULL: {
    readonly limit: number;
    readonly [key: string]: unknown;
  };
  readonly TOOL_TIMEOUT: {
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_UNAVAILABLE: {
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_SLOW: {
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly OUTCOME_UNKNOWN: {
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_RATE_LIMITED: {
    readonly upstream?: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_AUTH: {
    readonly environment: string;
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_REFUSED: {
    readonly said: string;
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_MALFORMED: {
    readonly upstream?: string;
    readonly attempts?: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
