/** Checks what the schema of a flight search cannot express. The service checks the rest. Pure. */
import type { SearchFlightsReason, SearchFlightsResolved } from "../../../../generated/coastline/types.js";
import { orderObjection, pastObjection } from "./dates.js";
import type { Objection } from "./objection.js";
import { placeOf } from "./places.js";

type FlightObjection = Objection<SearchFlightsReason> | undefined;

const sameCity = (origin: string, destination: string): FlightObjection => {
  const from = placeOf(origin)?.cityCode ?? origin;
  const to = placeOf(destination)?.cityCode ?? destination;
  return from === to
    ? { reason: "SAME_PLACE", detail: { field: "destination", value: destination, origin } }
    : undefined;
};

/** The first objection to a search, in the order of its arguments; undefined if the search can be sent. */
export const flightQueryObjection = (query: SearchFlightsResolved, nowMs: number): FlightObjection => {
  const { origin, destination, departure_date, return_date } = query;
  const from = placeOf(origin);
  const departure = { field: "departure_date", value: departure_date };
  const back = return_date ?? undefined;
  return (
    sameCity(origin, destination) ??
    (from && pastObjection(departure, from, nowMs)) ??
    (back === undefined ? undefined : orderObjection({ field: "return_date", value: back }, departure, 0))
  );
};
