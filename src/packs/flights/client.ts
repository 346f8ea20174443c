/**
 * The client of flights-mcp, as its document describes it: checks the request, looks in the cache, calls, normalises, caches and logs, in
 * this order. Unlike the document's, it returns the last answer, marked as stale, if the service fails.
 */
import { randomUUID } from "node:crypto";
import { resolveSearchFlights } from "../../../generated/flights/resolve.js";
import type { FlightOption, SearchFlightsInput } from "../../../generated/flights/types.js";
import type { WorldRef } from "../../store/index.js";
import type { Timers } from "../../timers.js";
import { type Cache, type UpstreamCall, UpstreamFailure } from "../../upstream/index.js";
import type { DuffelClient } from "../../vendors/duffel/client.js";
import { unknownAirportOf } from "../../vendors/duffel/errors.js";
import type { DuffelSearch } from "../../vendors/duffel/search.js";
import { cacheKeyOf, type FlightQuery } from "./cacheKey.js";
import { duffelSearchOf } from "./duffelSearch.js";
import { optionsOf } from "./normalise.js";
import { checkRequest } from "./requestCheck.js";
import type { SearchCounter } from "./searchFigures.js";
import { RateLimitError, ToolInvocationError, UserError } from "./toolInvocationError.js";

export type FlightSearchRequest = Omit<SearchFlightsInput, "new_search" | "max_results">;

export interface FlightSearchOptions {
  /** Timeout of one attempt in milliseconds; 10000 by default. */
  readonly timeout?: number;
  /** Attempts after the first; 3 by default. */
  readonly retries?: number;
  /** Drops the cached answer first. */
  readonly isNew?: boolean;
}

/** Options, and where they came from. */
export interface FoundFlights {
  readonly key: string;
  readonly options: readonly FlightOption[];
  readonly isCached: boolean;
  readonly isStale: boolean;
  /** Age of the answer in world time, in milliseconds; 0 for a new answer. */
  readonly ageMs: number;
}

/** `search` and `searchFlights` reject with a ToolInvocationError. */
export interface FlightToolClient {
  readonly searchFlights: (
    request: FlightSearchRequest,
    options?: FlightSearchOptions,
  ) => Promise<readonly FlightOption[]>;
  readonly search: (request: FlightSearchRequest, options?: FlightSearchOptions) => Promise<FoundFlights>;
  /** Drops the cached answer of a key. True if there was one. */
  readonly discard: (key: string) => Promise<boolean>;
}

type LogFields = Readonly<Record<string, string | number>>;
export type ClientLog = (severity: "info" | "error", message: string, fields: LogFields) => void;

/** All fields of the four log lines. */
export const clientLogFields: readonly string[] = [
  "operationId",
  "toolInvocationId",
  "tool",
  "operation",
  "cacheKey",
  "latency",
  "resultCount",
  "status",
  "errorMessage",
  "errorType",
  "origin",
  "destination",
  "date",
];

export interface FlightClientParts {
  readonly duffel: Pick<DuffelClient, "createOfferRequest">;
  /** The call on whose behalf the service is asked. */
  readonly call: UpstreamCall;
  readonly cache: Cache<readonly FlightOption[]>;
  readonly world: WorldRef;
  /** The current instant in world time. */
  readonly nowMs: number;
  readonly counter: SearchCounter;
  readonly log: ClientLog;
  readonly timers: Timers;
  readonly newId?: () => string;
}

const tool = "flights-mcp";
const operation = "search_flights";
/** How long a cached answer is used, in milliseconds of world time. */
export const freshMs = 1_800_000;
/** How long it is used if the service fails, in milliseconds of world time. */
export const oldestMs = 86_400_000;

/** Whether a failure is temporary, so that an old answer is better than none. */
const isPassing = (error: unknown): boolean =>
  error instanceof RateLimitError ||
  (error instanceof UpstreamFailure && !["rejected", "unauthorized"].includes(error.kind));

/** Whether nothing was sent: no connection could be made, or the breaker is open. */
const isUnsent = (error: unknown): boolean =>
  error instanceof UpstreamFailure && ["connect", "refused"].includes(error.kind);

/** The failure as an error class of the document, if the document has one. */
const documentError = (error: unknown, search: DuffelSearch): unknown => {
  if (!(error instanceof UpstreamFailure)) return error;
  if (error.kind === "rateLimited") return new RateLimitError(error.facts.attempts, error.facts.retryAfterMs);
  const airport = unknownAirportOf(error, search);
  return airport === undefined ? error : new UserError(airport);
};

const errorFields = (error: unknown): LogFields => ({
  errorMessage: error instanceof Error ? error.message : "",
  errorType: error instanceof Error ? error.name : typeof error,
});

/** The options that have not expired yet. */
const unexpired = (options: readonly FlightOption[], nowMs: number): readonly FlightOption[] =>
  options.filter(({ expires_at }) => Date.parse(expires_at) > nowMs);

export const createFlightToolClient = (parts: FlightClientParts): FlightToolClient => {
  const { duffel, call, cache, world, nowMs, counter, log, timers, newId = randomUUID } = parts;

  /** Calls the service and normalises the answer, which the cache then stores. */
  const ask = async (query: FlightQuery, { timeout = 10_000, retries = 3 }: FlightSearchOptions) => {
    const search = duffelSearchOf(query);
    const policy = { ...call.policy, attempts: retries + 1, attemptTimeoutMs: timeout };
    try {
      const { offers } = await duffel.createOfferRequest(search, { ...call, policy });
      counter.count("sent");
      const { origin, destination, departure_date: date } = query;
      if (offers.length === 0) log("info", "No flights found", { origin, destination, date });
      return optionsOf(offers);
    } catch (error) {
      if (!isUnsent(error)) counter.count("sent");
      throw documentError(error, search);
    }
  };

  const search: FlightToolClient["search"] = async (request, options = {}) => {
    const operationId = newId();
    const toolInvocationId = newId();
    let place: { readonly world: WorldRef; readonly key: string; readonly nowMs: number } | undefined;
    counter.count("searches");
    try {
      checkRequest(request);
      const query = resolveSearchFlights(request);
      const key = cacheKeyOf(query);
      place = { world, key, nowMs };
      if (options.isNew === true) await cache.drop(place);
      const startedAtMs = timers.now();
      let isAsked = false;
      const found = await cache.cached({
        ...place,
        ttlMs: freshMs,
        signal: call.signal,
        isOfUse: (kept) => kept.length === 0 || unexpired(kept, nowMs).length > 0,
        make: () => {
          isAsked = true;
          return ask(query, options);
        },
      });
      counter.count(isAsked ? "misses" : "hits");
      if (!isAsked) {
        log("info", "Tool cache hit", { operationId, tool, cacheKey: key });
        return { key, options: unexpired(found.value, nowMs), isCached: true, isStale: false, ageMs: found.ageMs };
      }
      const latency = Math.round(timers.now() - startedAtMs);
      const resultCount = found.value.length;
      log("info", "Tool invocation success", {
        operationId,
        toolInvocationId,
        tool,
        operation,
        latency,
        resultCount,
        status: "success",
      });
      return { key, options: found.value, isCached: false, isStale: false, ageMs: 0 };
    } catch (error) {
      log("error", "Tool invocation failed", {
        operationId,
        toolInvocationId,
        tool,
        status: "error",
        ...errorFields(error),
      });
      const old = place !== undefined && isPassing(error) ? await cache.stale({ ...place, oldestMs }) : undefined;
      if (place === undefined || old === undefined) throw new ToolInvocationError(tool, operation, error);
      counter.count("stale");
      return { key: place.key, options: old.value, isCached: true, isStale: true, ageMs: old.ageMs };
    }
  };

  return {
    search,
    searchFlights: async (request, options) => (await search(request, options)).options,
    discard: async (key) => {
      const discarded = await cache.drop({ world, key });
      if (discarded) counter.count("discarded");
      return discarded;
    },
  };
};
