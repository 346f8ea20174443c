/** Converts a query for Duffel's client. A return flight becomes a second slice. Pure. */
import type { DuffelSearch, DuffelTimeRange } from "../../vendors/duffel/search.js";
import type { FlightQuery } from "./cacheKey.js";

const rangeOf = ({ after, before }: NonNullable<FlightQuery["departure_time"]>): DuffelTimeRange => ({
  from: after,
  to: before,
});

/** The requested times of day apply to the outbound slice only. */
export const duffelSearchOf = (query: FlightQuery): DuffelSearch => {
  const { origin, destination, departure_date, return_date, departure_time, arrival_time } = query;
  const { adults, children, infants, cabin_class, max_connections } = query;
  const out = {
    origin,
    destination,
    departureDate: departure_date,
    ...(departure_time !== undefined && { departureTime: rangeOf(departure_time) }),
    ...(arrival_time !== undefined && { arrivalTime: rangeOf(arrival_time) }),
  };
  return {
    slices:
      return_date === undefined
        ? [out]
        : [out, { origin: destination, destination: origin, departureDate: return_date }],
    passengers: { adults, children, infants },
    ...(cabin_class !== undefined && { cabin: cabin_class }),
    maxConnections: max_connections,
  };
};
