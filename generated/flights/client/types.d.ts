// @generated from contracts/flights. Edit the contract, then run npm run codegen.

/** One offer. price is total, which is base and tax. */
export type FlightOption = {
  readonly id: string;
  /** flights://offers/{offer_id} tells all of it. */
  readonly offer_id: string;
  /** IATA code. */
  readonly airline: string;
  readonly airline_name: string;
  /** Of the first segment, without the airline's code. */
  readonly flight_number: string;
  readonly origin: OptionPlace;
  readonly destination: OptionPlace;
  readonly departure: OptionTime;
  readonly arrival: OptionTime;
  /** Time that passes from the first departure to the last arrival. */
  readonly duration_minutes: number;
  readonly stops: number;
  /** Left out for a direct flight. */
  readonly stop_details?: readonly OptionStop[];
  /** Of the first segment, where it is known. */
  readonly aircraft_type?: string;
  readonly baggage: OptionBaggage;
  readonly price: OptionAmount;
  readonly base: OptionAmount;
  readonly tax: OptionAmount;
  readonly total: OptionAmount;
  /** CO2, where it is known. */
  readonly emissions_kg?: number;
  /** Until then the price holds. */
  readonly expires_at: string;
  readonly direct: boolean;
  readonly return?: ReturnFlight;
};

/** Whether a bag is in the price. */
export type IncludedBag = {
  readonly included: boolean;
  /** Left out where the airline does not say. */
  readonly weight_kg?: number;
};

/** What may be carried without a fee. */
export type OfferBaggage = {
  readonly included: boolean;
  readonly weight?: number;
  readonly unit?: string;
};

/** A company or a type of aircraft, by IATA code. */
export type OfferCarrier = {
  readonly iata_code?: string;
  readonly name: string;
};

/** A change or a refund before departure, and what it costs. */
export type OfferCondition = {
  readonly allowed: boolean;
  readonly penalty_amount?: string;
  readonly penalty_currency?: string;
};

/** An airport or a city. */
export type OfferPlace = {
  readonly iata_code: string;
  readonly icao_code?: string;
  readonly name: string;
};

/** For the whole party. */
export type OptionAmount = {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
};

/** Of the first segment, each passenger. */
export type OptionBaggage = {
  readonly checked: IncludedBag;
  readonly cabin: IncludedBag;
};

export type OptionPlace = {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
};

/** A change of planes. */
export type OptionStop = {
  readonly airport_code: string;
  /** HH:MM, local. */
  readonly arrival_time: string;
  /** HH:MM, local. */
  readonly departure_time: string;
};

/** Local to the place. */
export type OptionTime = {
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  readonly datetime: string;
};

/** The way back, in the same price. */
export type ReturnFlight = {
  /** IATA code. */
  readonly airline: string;
  readonly airline_name: string;
  /** Of the first segment, without the airline's code. */
  readonly flight_number: string;
  readonly origin: OptionPlace;
  readonly destination: OptionPlace;
  readonly departure: OptionTime;
  readonly arrival: OptionTime;
  /** Time that passes from the first departure to the last arrival. */
  readonly duration_minutes: number;
  readonly stops: number;
  /** Left out for a direct flight. */
  readonly stop_details?: readonly OptionStop[];
  /** Of the first segment, where it is known. */
  readonly aircraft_type?: string;
  readonly baggage: OptionBaggage;
  readonly direct: boolean;
};

/** Outbound, local */
export type SearchFlightsInputTimeWindow = {
  readonly after: SearchFlightsInputTime;
  readonly before: SearchFlightsInputTime;
};

/** HH:MM */
export type SearchFlightsInputTime = string;

/** The input of searchFlights. */
export type SearchFlightsInput = {
  /** IATA code */
  readonly origin: string;
  /** IATA code */
  readonly destination: string;
  readonly departure_date: string;
  readonly return_date?: string;
  /** From 12 Default: 1. */
  readonly adults?: number;
  /** 2-11 Default: 0. */
  readonly children?: number;
  /** On laps Default: 0. */
  readonly infants?: number;
  readonly cabin_class?: "economy" | "premium_economy" | "business" | "first";
  /** Each way Default: 2. */
  readonly max_connections?: number;
  readonly departure_time?: SearchFlightsInputTimeWindow;
  readonly arrival_time?: SearchFlightsInputTimeWindow;
  /** Most options Default: 50. */
  readonly max_results?: number;
  /** Ask again, not the cache Default: false. */
  readonly new_search?: boolean;
};

/** The output of searchFlights. */
export type SearchFlightsOutput = {
  /** Pass it to discardSearch. */
  readonly search_id: string;
  /** Options in this answer. */
  readonly count: number;
  /** Whether an earlier answer was given again. */
  readonly cached: boolean;
  /** Whether the service failed, so that an answer past its time was given. */
  readonly stale: boolean;
  /** By total, then by duration. */
  readonly options: readonly FlightOption[];
  /** What a traveller should know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of searchFlights may refuse a call. */
export type SearchFlightsReason = "ORIGIN_AND_DESTINATION_REQUIRED" | "INVALID_ORIGIN" | "INVALID_DESTINATION" | "INVALID_DEPARTURE_DATE" | "SAME_PLACE" | "DATE_IN_PAST" | "RETURN_BEFORE_DEPARTURE" | "AIRPORT_NOT_FOUND" | "RATE_LIMITED";

/** The input of discardSearch. */
export type DiscardSearchInput = {
  /** From searchFlights */
  readonly search_id: string;
};

/** The output of discardSearch. */
export type DiscardSearchOutput = {
  readonly search_id: string;
  /** False if nothing was kept. */
  readonly discarded: boolean;
  /** What to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of discardSearch may refuse a call. */
export type DiscardSearchReason = "SEARCH_NOT_FOUND";

/** One offer by its offer_id, whole: segments, carriers, baggage, passengers, conditions of change and refund */
export type OfferResource = {
  readonly id: string;
  readonly created_at: string;
  /** Until then the price holds. */
  readonly expires_at: string;
  /** The airline that sells it. */
  readonly owner: {
    readonly id?: string;
    readonly name: string;
    readonly iata_code?: string;
  };
  /** Without tax. */
  readonly base_amount: string;
  readonly base_currency: string;
  readonly tax_amount: string;
  readonly tax_currency: string;
  /** For the whole party. */
  readonly total_amount: string;
  readonly total_currency: string;
  /** CO2. */
  readonly total_emissions_kg?: string;
  /** The way out, then the way back. */
  readonly slices: readonly {
    readonly id: string;
    readonly origin: OfferPlace;
    readonly destination: OfferPlace;
    readonly departure_date: string;
    readonly arrival_date: string;
    readonly segments: readonly {
      readonly id: string;
      readonly operating_carrier: OfferCarrier;
      readonly marketing_carrier: OfferCarrier;
      readonly flight_number: string;
      /** Local. */
      readonly departing_at: string;
      /** Local. */
      readonly arriving_at: string;
      readonly origin: OfferPlace;
      readonly destination: OfferPlace;
      /** Landings without a change of planes. */
      readonly stops: readonly {
        readonly iata_code: string;
        readonly arriving_at: string;
        readonly departing_at: string;
      }[];
      /** ISO 8601. */
      readonly duration: string;
      readonly aircraft?: OfferCarrier;
      readonly baggage: {
        readonly checked_baggage: OfferBaggage;
        readonly cabin_baggage: OfferBaggage;
      };
    }[];
    /** ISO 8601. */
    readonly duration: string;
  }[];
  readonly passengers: readonly {
    readonly id?: string;
    readonly type?: string;
    readonly age?: number;
  }[];
  readonly conditions: {
    readonly change_before_departure?: OfferCondition;
    readonly refund_before_departure?: OfferCondition;
  };
  /** What can be bought with it. */
  readonly available_services?: readonly {
    readonly id: string;
    readonly type?: string;
    readonly total_amount?: string;
    readonly total_currency?: string;
  }[];
};

/** Whom searches are sent to, how many were, what they cost, how long they took, and what the cache saved */
export type StatusResource = {
  /** mock or live. */
  readonly mode: string;
  /** Whom searches are sent to: an address, or this process. */
  readonly upstream: string;
  /** Of this process, since it started. */
  readonly calls: {
    /** Searches that were asked for. */
    readonly searches: number;
    /** Searches that were sent, each once however often it was tried. */
    readonly sent: number;
    /** Requests of any kind, with those tried again. */
    readonly attempts: number;
    readonly retries: number;
    /** Requests that came to no answer. */
    readonly failures: number;
  };
  /** closed, open or probing: after many failures nothing is sent for a while. */
  readonly breaker: string;
  readonly cache: {
    readonly hits: number;
    readonly misses: number;
    /** Answers past their time, given because the service failed. */
    readonly stale: number;
    readonly discarded: number;
  };
  readonly cost: {
    /** One cent for each search that was sent. */
    readonly amountCents: number;
    readonly currency: "USD";
  };
  /** Of the last 1000 answered requests, waits and retries included. */
  readonly latencyMs: {
    /** Null before the first. */
    readonly p50: number | null;
    /** As p50. */
    readonly p95: number | null;
    /** As p50. */
    readonly p99: number | null;
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
  /** Send both as IATA codes of three capital letters, for example SFO and CDG. */
  readonly ORIGIN_AND_DESTINATION_REQUIRED: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Send the code of an airport or a city as three capital letters, for example SFO. */
  readonly INVALID_ORIGIN: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Send the code of an airport or a city as three capital letters, for example CDG. */
  readonly INVALID_DESTINATION: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Send a day of the calendar as YYYY-MM-DD. */
  readonly INVALID_DEPARTURE_DATE: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Choose a destination in another city and call searchFlights again. */
  readonly SAME_PLACE: {
    readonly code?: "VALIDATION_ERROR";
    readonly origin: string;
    readonly [key: string]: unknown;
  };
  /** Use a day from `today` on and call searchFlights again. */
  readonly DATE_IN_PAST: {
    readonly code?: "BUSINESS_ERROR";
    readonly today: string;
    readonly [key: string]: unknown;
  };
  /** Use a return_date from `departure` on, or leave it out for one way. */
  readonly RETURN_BEFORE_DEPARTURE: {
    readonly code?: "VALIDATION_ERROR";
    readonly departure: string;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call searchFlights again. */
  readonly AIRPORT_NOT_FOUND: {
    readonly code?: "VALIDATION_ERROR";
  };
  /** Wait a minute and call searchFlights again. */
  readonly RATE_LIMITED: {
    readonly code?: "RATE_LIMIT_ERROR";
    readonly attempts: number;
    readonly retryAfterMs?: number;
    readonly [key: string]: unknown;
  };
  /** Use the search_id as searchFlights gave it. */
  readonly SEARCH_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Call searchFlights again. */
  readonly TOOL_TIMEOUT: {
    readonly code?: "TIMEOUT_ERROR";
    readonly timeoutMs?: number;
    readonly [key: string]: unknown;
  };
  /** Call searchFlights again in a moment. */
  readonly UPSTREAM_UNAVAILABLE: {
    readonly code?: "TRANSPORT_ERROR";
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  /** Call searchFlights again. */
  readonly UPSTREAM_SLOW: {
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
  /** Whoever runs the server has to look at `environment`. */
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
  /** Correct the search and call searchFlights again. */
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
  /** Call searchFlights again; if it persists, tell whoever runs the server. */
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
