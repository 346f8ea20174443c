// @generated from contracts/crm. Edit the contract, then run npm run codegen.

export type Client = {
  readonly client_id: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly company?: string;
  /** What is empty is left out. */
  readonly preferences: {
    readonly aircraft_category?: string;
    readonly catering?: string;
    readonly special_needs?: string;
  };
  readonly history: {
    readonly total_flights: number;
    readonly last_flight_date?: string;
    readonly preferred_operators: readonly string[];
  };
  readonly vip_status: "standard" | "silver" | "gold" | "platinum";
};

/** The input of get_client, as a client sends it. */
export type GetClientInput = {
  /** Email or client ID */
  readonly identifier: string;
  /** Default: "email". */
  readonly search_field?: "email" | "client_id";
};

/** The input of get_client, as its handler gets it: defaults are filled in. */
export type GetClientResolved = {
  /** Email or client ID */
  readonly identifier: string;
  /** Default: "email". */
  readonly search_field: "email" | "client_id";
};

/** The output of get_client. */
export type GetClientOutput = {
  readonly client_id: string;
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly company?: string;
  /** What is empty is left out. */
  readonly preferences: {
    readonly aircraft_category?: string;
    readonly catering?: string;
    readonly special_needs?: string;
  };
  readonly history: {
    readonly total_flights: number;
    readonly last_flight_date?: string;
    readonly preferred_operators: readonly string[];
  };
  readonly vip_status: "standard" | "silver" | "gold" | "platinum";
  /** What to know about this answer, and what to do next. */
  readonly notes?: readonly string[];
};

/** The reasons for which the handler of get_client may refuse a call. */
export type GetClientReason = "CLIENT_NOT_FOUND" | "SHEET_LAYOUT" | "SHEET_NOT_FOUND";

/** The input of update_client, as a client sends it. */
export type UpdateClientInput = {
  readonly client_id: string;
  /** Fields to update */
  readonly updates: {
    readonly [key: string]: unknown;
  };
};

/** The input of update_client, as its handler gets it: defaults are filled in. */
export type UpdateClientResolved = {
  readonly client_id: string;
  /** Fields to update */
  readonly updates: {
    readonly [key: string]: unknown;
  };
};

/** The output of update_client. */
export type UpdateClientOutput = {
  readonly client: Client;
  readonly updated_fields: readonly string[];
  readonly updated_at: string;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of update_client may refuse a call. */
export type UpdateClientReason = "CLIENT_NOT_FOUND" | "FIELD_FIXED" | "UNKNOWN_FIELD" | "INVALID_VALUE" | "SHEET_LAYOUT" | "SHEET_NOT_FOUND" | "CLIENT_BUSY" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT";

/** The input of add_flight_history, as a client sends it. */
export type AddFlightHistoryInput = {
  readonly client_id: string;
  readonly flight_details: {
    readonly date?: string;
    readonly route?: string;
    readonly aircraft?: string;
    readonly operator?: string;
    readonly price?: number;
  };
};

/** The input of add_flight_history, as its handler gets it: defaults are filled in. */
export type AddFlightHistoryResolved = {
  readonly client_id: string;
  readonly flight_details: {
    readonly date?: string;
    readonly route?: string;
    readonly aircraft?: string;
    readonly operator?: string;
    readonly price?: number;
  };
};

/** The output of add_flight_history. */
export type AddFlightHistoryOutput = {
  readonly client_id: string;
  readonly total_flights: number;
  readonly last_flight_date: string;
  readonly flight: {
    readonly date: string;
    readonly route: string;
    readonly aircraft?: string;
    readonly operator?: string;
    /** In US dollars. */
    readonly price?: number;
  };
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of add_flight_history may refuse a call. */
export type AddFlightHistoryReason = "CLIENT_NOT_FOUND" | "INVALID_VALUE" | "SHEET_LAYOUT" | "SHEET_NOT_FOUND" | "CLIENT_BUSY" | "WORLD_FULL" | "IDEMPOTENCY_CONFLICT";

/** The input of search_clients, as a client sends it. */
export type SearchClientsInput = {
  readonly query?: string;
  readonly filters?: {
    readonly vip_status?: string;
    readonly min_flights?: number;
  };
  /** Default: 10. */
  readonly limit?: number;
};

/** The input of search_clients, as its handler gets it: defaults are filled in. */
export type SearchClientsResolved = {
  readonly query?: string;
  readonly filters?: {
    readonly vip_status?: string;
    readonly min_flights?: number;
  };
  /** Default: 10. */
  readonly limit: number;
};

/** The output of search_clients. */
export type SearchClientsOutput = {
  /** In the order of the sheet. */
  readonly clients: readonly Client[];
  /** All that match. */
  readonly total: number;
  /** What to know about this answer, and what to do next. */
  readonly notes: readonly string[];
};

/** The reasons for which the handler of search_clients may refuse a call. */
export type SearchClientsReason = "INVALID_VALUE" | "SHEET_LAYOUT" | "SHEET_NOT_FOUND";

/** Whom requests are sent to, how many were and how they ended */
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
  readonly CLIENT_NOT_FOUND: {
    readonly suggestion?: string;
    readonly [key: string]: unknown;
  };
  readonly FIELD_FIXED: {
    readonly allowed: string;
    readonly [key: string]: unknown;
  };
  readonly UNKNOWN_FIELD: {
    readonly allowed: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  readonly INVALID_VALUE: {
    readonly expected: string;
    readonly suggestion?: string;
    readonly [key: string]: unknown;
  };
  readonly CLIENT_BUSY: unknown;
  readonly SHEET_LAYOUT: {
    readonly place: string;
    readonly expected: string;
    readonly [key: string]: unknown;
  };
  readonly SHEET_NOT_FOUND: {
    readonly environment: string;
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
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_SLOW: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly OUTCOME_UNKNOWN: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_RATE_LIMITED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_AUTH: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly environment: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_REFUSED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly said: string;
    readonly [key: string]: unknown;
  };
  readonly UPSTREAM_MALFORMED: {
    readonly upstream: string;
    readonly attempts: number;
    readonly status?: number;
    readonly retryAfterMs?: number;
    readonly upstreamRequestId?: string;
    readonly [key: string]: unknown;
  };
};
