/** Checks what the schema of a flight search cannot express. Pure. */
import type { SearchFlightsReason, SearchFlightsResolved } from "../../../../generated/gds/types.js";
import { pastObjection, windowDays, windowObjection } from "./dates.js";
import { firstObjection, type Objection } from "./objection.js";
import { adviceForCode } from "./placeNames.js";
import { placeOf, type TravelPlace } from "./places.js";

type FlightObjection = Objection<SearchFlightsReason> | undefined;

/** The most seats in one booking, as is usual in reservation systems. Infants take no seat. */
export const seatsPerBooking = 9;

const unknownAirport = (field: string, value: string): FlightObjection => ({
  reason: "UNKNOWN_AIRPORT",
  detail: { field, value, suggestion: adviceForCode(value) },
});

const sameCity = (origin: string, destination: string, from: TravelPlace, to: TravelPlace): FlightObjection =>
  from.cityCode === to.cityCode
    ? { reason: "SAME_ORIGIN_DEST", detail: { field: "destination", value: destination, origin } }
    : undefined;

const partyObjection = ({ adults, children, infants }: SearchFlightsResolved["passengers"]): FlightObjection => {
  const seats = adults + children;
  if (seats > seatsPerBooking) {
    return {
      reason: "TOO_MANY_PAX",
      detail: { field: "passengers", value: { adults, children, infants }, seats, maximum: seatsPerBooking },
    };
  }
  if (infants <= adults) return undefined;
  return {
    reason: "INFANT_WITHOUT_ADULT",
    detail: { field: "passengers.infants", value: infants, adults, children, infants },
  };
};

/** The first objection to a search, in the order of its arguments; undefined if it can be answered. */
export const flightQueryObjection = (query: SearchFlightsResolved, nowMs: number): FlightObjection => {
  const { origin, destination, departureDate, passengers } = query;
  const from = placeOf(origin);
  const to = placeOf(destination);
  if (from === undefined) return unknownAirport("origin", origin);
  if (to === undefined) return unknownAirport("destination", destination);
  const departure = { field: "departureDate", value: departureDate, date: departureDate };
  return firstObjection<SearchFlightsReason>(
    () => sameCity(origin, destination, from, to),
    () => pastObjection(departure, from, nowMs),
    () => windowObjection(departure, from, nowMs, windowDays.flights),
    () => partyObjection(passengers),
  );
};
