/** Flights: searches between two places, and the lookup of offers by id. */
import { aircraft as aircraftTypes } from "../reference/aircraft.js";
import { type AirlineDescription, airlines as carriers } from "../reference/airlines.js";
import type { Cabin } from "../types.js";
import { brandNames } from "./brands.js";

export { type Change, minimumConnectionMinutes } from "./connections.js";
export { lookupFlightOffer } from "./lookup.js";
export { type MagicRoute, magicRoute } from "./magicRoutes.js";
export { fareRefundCents, refundableBaseCents } from "./refund.js";
export { salesEndMinutes, searchFlights } from "./search.js";
export { isDomestic } from "./sovereignty.js";

/** The fictional carriers as users see them. */
export const airlines: readonly AirlineDescription[] = carriers.map(
  ({ code, icaoLike, name, country, hubs, alliance, lowCost }) => ({
    code,
    icaoLike,
    name,
    country,
    hubs,
    alliance,
    lowCost,
    brands: brandNames,
    fictional: true,
  }),
);

/** An aircraft type as users see it. */
export interface AircraftDescription {
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly seats: Readonly<Partial<Record<Cabin, number>>>;
}

/** The aircraft types in use, as users see them. */
export const aircraft: readonly AircraftDescription[] = aircraftTypes.map(({ code, name, rangeKm, seats }) => ({
  code,
  name,
  rangeKm,
  seats,
}));
