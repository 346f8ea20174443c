// @generated from contracts/coastline. Edit the contract, then run npm run codegen.

/** For one adult. With a return date, price covers both ways. */
export type FlightOffer = {
  readonly price: number;
  readonly currency: "USD";
  /** Local to the place, without offset. */
  readonly departure: string;
  /** As departure. */
  readonly arrival: string;
  /** Of the first flight. */
  readonly airline: string;
  readonly stops: number;
  /** Of the way back, as departure. */
  readonly return_departure?: string;
  /** Of the way back, as departure. */
  readonly return_arrival?: string;
  /** Of the way back. */
  readonly return_stops?: number;
};

export type HotelOffer = {
  readonly name: string;
  /** For the whole stay of one adult. */
  readonly price: number;
  readonly currency: "USD";
  /** Stars. Left out where they are not known. */
  readonly rating?: number;
  readonly address: string;
};

/** The input of get_airport_code. */
export type GetAirportCodeInput = {
  /** City name, e.g. New York */
  readonly city_name: string;
};

/** The output of get_airport_code. */
export type GetAirportCodeOutput = {
  /** IATA code of the largest airport of the city. */
  readonly code: string;
  /** Of the airport. */
  readonly name: string;
  /** Left out where there is nothing to say. */
  readonly notes?: readonly string[];
};

/** The reasons for which the handler of get_airport_code may refuse a call. */
export type GetAirportCodeReason = "CITY_NOT_FOUND";

/** The input of search_flights. */
export type SearchFlightsInput = {
  /** IATA code, e.g. JFK */
  readonly origin: string;
  /** IATA code, e.g. LHR */
  readonly destination: string;
  readonly departure_date: string;
  /** For a round trip */
  readonly return_date?: string | null;
};

/** The output of search_flights. */
export type SearchFlightsOutput = {
  /** Cheapest first. */
  readonly flights: readonly FlightOffer[];
  readonly count: number;
  /** There where nothing was found. */
  readonly message?: string;
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of search_flights may refuse a call. */
export type SearchFlightsReason = "UNKNOWN_AIRPORT" | "SAME_PLACE" | "DATE_IN_PAST" | "BAD_RANGE";

/** The input of search_hotels. */
export type SearchHotelsInput = {
  /** IATA code of a city or an airport, e.g. LON */
  readonly city_code: string;
  readonly check_in_date: string;
  readonly check_out_date: string;
};

/** The output of search_hotels. */
export type SearchHotelsOutput = {
  /** Cheapest first. */
  readonly hotels: readonly HotelOffer[];
  readonly count: number;
  readonly nights: number;
  /** There where nothing was found. */
  readonly message?: string;
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of search_hotels may refuse a call. */
export type SearchHotelsReason = "UNKNOWN_CITY" | "DATE_IN_PAST" | "BAD_RANGE";

/** Whom the tools ask, how often, how long it took, and where exchange rates came from */
export type StatusResource = {
  /** mock or live: whom the tools ask. */
  readonly mode: string;
  readonly upstreams: readonly {
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
  }[];
  /** Exchange rates to US dollars, of this process. */
  readonly rates: {
    /** Rates that were known from the hour before. */
    readonly kept: number;
    /** Rates that were asked for. */
    readonly asked: number;
    /** Rates of the fixed table, because none was to be had. */
    readonly fixed: number;
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
export type CommonReason = "SCHEMA" | "TOOL_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_SLOW" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_AUTH" | "UPSTREAM_REFUSED" | "UPSTREAM_MALFORMED";

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
  readonly CITY_NOT_FOUND: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` */
  readonly UNKNOWN_AIRPORT: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** `suggestion` */
  readonly UNKNOWN_CITY: {
    readonly code?: "VALIDATION_ERROR";
    readonly suggestion: string;
    readonly [key: string]: unknown;
  };
  /** Choose a destination in another city and call search_flights again. */
  readonly SAME_PLACE: {
    readonly code?: "VALIDATION_ERROR";
    readonly origin: string;
    readonly [key: string]: unknown;
  };
  /** Use a day from `today` on and call again. */
  readonly DATE_IN_PAST: {
    readonly code?: "BUSINESS_ERROR";
    readonly place: string;
    readonly today: string;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call again. */
  readonly BAD_RANGE: {
    readonly code?: "VALIDATION_ERROR";
    readonly explanation: string;
    readonly [key: string]: unknown;
  };
  /** Call again. */
  readonly TOOL_TIMEOUT: {
    readonly code?: "TIMEOUT_ERROR";
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  /** Call again in a moment. */
  readonly UPSTREAM_UNAVAILABLE: {
    readonly code?: "TRANSPORT_ERROR";
    readonly attempts?: number;
    readonly retryAfterMs?: number;
    readonly [key: string]: unknown;
  };
  /** Call again. */
  readonly UPSTREAM_SLOW: {
    readonly code?: "TIMEOUT_ERROR";
    readonly attempts?: number;
    readonly [key: string]: unknown;
  };
  /** Wait a minute and call again. */
  readonly UPSTREAM_RATE_LIMITED: {
    readonly code?: "RATE_LIMIT_ERROR";
    readonly attempts: number;
    readonly retryAfterMs?: number;
    readonly [key: string]: unknown;
  };
  /** Whoever runs the server has to look at `environment`. */
  readonly UPSTREAM_AUTH: {
    readonly code?: "AUTHENTICATION_ERROR";
    readonly environment: string;
    readonly [key: string]: unknown;
  };
  /** Correct the arguments and call again. */
  readonly UPSTREAM_REFUSED: {
    readonly code?: "BUSINESS_ERROR";
    readonly said: string;
    readonly [key: string]: unknown;
  };
  /** Call again; if it persists, tell whoever runs the server. */
  readonly UPSTREAM_MALFORMED: {
    readonly code?: "TRANSPORT_ERROR";
    readonly attempts?: number;
    readonly [key: string]: unknown;
  };
};
