/** Checks what a search's schema cannot express, and returns the flight that it asks for. Pure. */
import type { SearchFlightsReason, SearchFlightsResolved } from "../../../../generated/charter/types.js";
import { type CharterLeg, charterAirport } from "../../../travel/world/charter/index.js";
import { pastDayObjection } from "./instants.js";
import type { Objection } from "./objection.js";
import { placeObjection, sameObjection } from "./places.js";

/** The flight, or the first objection to the search. */
export const searchedLeg = (
  { departure_airport, arrival_airport, departure_date }: SearchFlightsResolved,
  nowMs: number,
): { readonly leg: CharterLeg } | { readonly objection: Objection<SearchFlightsReason> } => {
  const departure = { field: "departure_airport", value: departure_airport };
  const arrival = { field: "arrival_airport", value: arrival_airport };
  const [from, to] = [charterAirport(departure_airport), charterAirport(arrival_airport)];
  const objection =
    placeObjection(departure) ??
    placeObjection(arrival) ??
    sameObjection(departure, arrival) ??
    (from && pastDayObjection({ field: "departure_date", value: departure_date }, from, nowMs));
  if (objection !== undefined) return { objection };
  if (from === undefined || to === undefined) throw new Error("an airport without an objection is known");
  return { leg: { from, to, date: departure_date } };
};
