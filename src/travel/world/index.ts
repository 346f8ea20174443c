/** The world: what can be offered at an instant, as pure functions of a seed, a query and sold counts. */
export {
  type CarVendor,
  carVendors,
  decodeSipp,
  insuranceClassOf,
  longestRentalDays,
  lookupCarOffer,
  minimumDriverAge,
  type SippMatrix,
  type SippMeaning,
  searchCars,
  sippMatrix,
} from "./cars/index.js";
export {
  type AircraftDescription,
  aircraft,
  airlines,
  type Change,
  fareRefundCents,
  isDomestic,
  lookupFlightOffer,
  type MagicRoute,
  magicRoute,
  minimumConnectionMinutes,
  refundableBaseCents,
  salesEndMinutes,
  searchFlights,
} from "./flights/index.js";
export {
  type HotelBrand,
  type HotelChain,
  hotelChains,
  largestPartyGuests,
  longestStayNights,
  lookupHotelOffer,
  searchHotels,
} from "./hotels/index.js";
export type { AirlineDescription } from "./reference/airlines.js";
export { airportOfIcao, icaoCodes, nearestToAbsent } from "./reference/otherCodes.js";
export { airport, airports, cities, city, cityOf, distanceKm, placeAirports } from "./reference/places.js";
export { addDays, dateOfDay, dayNumber, daysBetween, isCalendarDate, weekday } from "./time/calendar.js";
export {
  isLocalGap,
  localDateAt,
  localIso,
  localMsAt,
  offsetMinutesAt,
  parseInstant,
  timeZoneRelease,
  utcIso,
  utcOfLocal,
} from "./time/zones.js";
export type * from "./types.js";
export { createWorld } from "./world.js";
