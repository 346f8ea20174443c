/** Checks what the schema of a search cannot express and the service need not be asked about. Pure. */
import type { ReasonData, SearchFlightsReason } from "../../../../generated/flights/types.js";
import type { FailureDetail } from "../../../contract/handler.js";
import { airport, cityOf, localDateAt } from "../../../travel/world/index.js";
import type { FlightQuery } from "../cacheKey.js";

/** One variant for each reason, with the data that the catalogue requires for it. */
export type SearchObjection = {
  readonly [Name in SearchFlightsReason]: {
    readonly reason: Name;
    readonly detail: FailureDetail & ReasonData[Name];
  };
}[SearchFlightsReason];

const cityCodeOf = (code: string): string => cityOf(code)?.code ?? code;

/** The offset of the time zone where a day ends last, used for an origin that only the service knows. */
const lastZoneOffsetMs = -12 * 3_600_000;

const todayAt = (origin: string, nowMs: number): string => {
  const zone = (airport(origin) ?? airport(cityOf(origin)?.airports[0] ?? ""))?.timeZone;
  return zone === undefined ? new Date(nowMs + lastZoneOffsetMs).toISOString().slice(0, 10) : localDateAt(zone, nowMs);
};

/** The first objection to a search, in the order of its arguments; undefined if the search can be sent. */
export const searchObjection = (query: FlightQuery, nowMs: number): SearchObjection | undefined => {
  const { origin, destination, departure_date, return_date } = query;
  if (cityCodeOf(origin) === cityCodeOf(destination)) {
    return { reason: "SAME_PLACE", detail: { field: "destination", value: destination, origin } };
  }
  const today = todayAt(origin, nowMs);
  if (departure_date < today) {
    return { reason: "DATE_IN_PAST", detail: { field: "departure_date", value: departure_date, today } };
  }
  if (return_date !== undefined && return_date < departure_date) {
    return {
      reason: "RETURN_BEFORE_DEPARTURE",
      detail: { field: "return_date", value: return_date, departure: departure_date },
    };
  }
  return undefined;
};
