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

/** The input of get_client. */
export type GetClientInput = {
  /** Email or client ID */
  readonly identifier: string;
  /** Default: "email". */
  readonly search_field?: "email" | "client_id";
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

/** The input of update_client. */
export type UpdateClientInput = {
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

/** The input of add_flight_history. */
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

/** The input of search_clients. */
export type SearchClientsInput = {
  readonly query?: string;
  readonly filters?: {
    readonly vip_status?: string;
    readonly min_flights?: number;
  };
  /** Default: 10. */
  readonly limit?: number;
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

/** The reasons for which a call of any tool may be refused. */
export type CommonReason = "TOOL_TIMEOUT" | "UPSTREAM_UNAVAILABLE" | "UPSTREAM_SLOW" | "OUTCOME_UNKNOWN" | "UPSTREAM_RATE_LIMITED" | "UPSTREAM_AUTH" | "UPSTREAM_REFUSED" | "UPSTREAM_MALFORMED";

/** The data of an error, by reason. */
export type ReasonData = {
  /** Look with search_clients for a part of the name, the e-mail address or the company. */
  readonly CLIENT_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
    readonly suggestion?: string;
    readonly [key: string]: unknown;
  };
  /** Leave `field` out. It can be: `allowed`. add_flight_history counts flights. */
  readonly FIELD_FIXED: {
    readonly code?: "VALIDATION_ERROR";
    readonly allowed: string;
    readonly [key: string]: unknown;
  };
  /** Use one of: `allowed`. */
  readonly UNKNOWN_FIELD: {
    readonly code?: "VALIDATION_ERROR";
    readonly allowed: string;
    readonly suggestion?: string;
    readonly corrected?: string;
    readonly [key: string]: unknown;
  };
  /** Correct `field` and call again. */
  readonly INVALID_VALUE: {
    readonly code?: "VALIDATION_ERROR";
    readonly expected: string;
    readonly suggestion?: string;
    readonly [key: string]: unknown;
  };
  /** Call again in a moment. */
  readonly CLIENT_BUSY: {
    readonly code?: "BUSINESS_ERROR";
  };
  /** Whoever keeps the spreadsheet has to correct it. */
  readonly SHEET_LAYOUT: {
    readonly code?: "BUSINESS_ERROR";
    readonly place: string;
    readonly expected: string;
    readonly [key: string]: unknown;
  };
  /** Whoever runs the server has to correct `environment`, and share the spreadsheet with the service account. */
  readonly SHEET_NOT_FOUND: {
    readonly code?: "BUSINESS_ERROR";
    readonly environment: string;
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
  /** Call again; read crm://status if it persists. */
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
  /** Call again with the same arguments: what was done is found and not done twice. */
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
  /** Whoever runs the server has to correct `environment`, and to share the spreadsheet with the account as an editor. */
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
