/** Reads and checks the arguments of a search for flight offers. It knows no offers. */
import { type Currency, currencyOfCountry } from "../../../travel/world/fx/index.js";
import {
  addDays,
  airport,
  type Cabin,
  type City,
  cityOf,
  type FlightQuery,
  localDateAt,
  type Party,
} from "../../../travel/world/index.js";
import { refuse } from "./answers.js";
import { askedCurrency, choice, date, flag, integer, list, placeCode, requiredDate } from "./parameters.js";

/** How far ahead flights are on sale, in days from today at the origin. */
const saleDays = 331;
const mostSeats = 9;
const mostOffers = 250;
const mostAirlines = 99;

const travelClasses = ["ECONOMY", "PREMIUM_ECONOMY", "BUSINESS", "FIRST"] as const;
export type TravelClass = (typeof travelClasses)[number];

const cabinOf: Readonly<Record<TravelClass, Cabin>> = {
  ECONOMY: "economy",
  PREMIUM_ECONOMY: "premium_economy",
  BUSINESS: "business",
  FIRST: "first",
};

export interface FlightOffersQuestion {
  /** The outbound flight, and the return flight if there is one. */
  readonly queries: readonly [FlightQuery, ...FlightQuery[]];
  readonly party: Party;
  readonly travelClass: TravelClass;
  readonly currency: Currency;
  readonly nonStop: boolean;
  readonly includedAirlines: readonly string[];
  readonly excludedAirlines: readonly string[];
  /** Whole units of the currency, per traveller. */
  readonly maxPrice: number | undefined;
  readonly max: number;
}

const knownCity = (parameter: string, code: string): City =>
  cityOf(code) ?? refuse(4926, "INVALID DATA RECEIVED", `No airport or city has the code ${code}`, parameter);

const partyOf = (query: URLSearchParams): Party => {
  const adults = integer(query, "adults", { least: 1, most: mostSeats });
  if (adults === undefined)
    return refuse(32171, "MANDATORY DATA MISSING", "Missing mandatory query parameter adults", "adults");
  const children = integer(query, "children", { least: 0, most: mostSeats }) ?? 0;
  const infants = integer(query, "infants", { least: 0, most: mostSeats }) ?? 0;
  if (adults + children > mostSeats)
    refuse(4926, "INVALID DATA RECEIVED", `At most ${mostSeats} seated travelers`, "children");
  if (infants > adults) refuse(4926, "INVALID DATA RECEIVED", "At most one infant for each adult", "infants");
  return { adults, children, infants };
};

const invalidDate = (detail: string, parameter: string): never => refuse(425, "INVALID DATE", detail, parameter);

const checkDates = (
  departure: string,
  back: string | undefined,
  origin: City,
  destination: City,
  nowMs: number,
): void => {
  const today = localDateAt(origin.timeZone, nowMs);
  const last = addDays(today, saleDays);
  if (departure < today) invalidDate("Date/Time is in the past", "departureDate");
  if (departure > last) invalidDate(`Flights are on sale until ${last}`, "departureDate");
  if (back === undefined) return;
  if (back < departure) invalidDate("The return is before the departure", "returnDate");
  const lastBack = addDays(localDateAt(destination.timeZone, nowMs), saleDays);
  if (back > lastBack) invalidDate(`Flights are on sale until ${lastBack}`, "returnDate");
};

/** The question of a request. Throws the service's refusal if it cannot be answered. */
export const readFlightOffersQuestion = (query: URLSearchParams, nowMs: number): FlightOffersQuestion => {
  const origin = placeCode(query, "originLocationCode");
  const destination = placeCode(query, "destinationLocationCode");
  const departureDate = requiredDate(query, "departureDate");
  const returnDate = date(query, "returnDate");
  const party = partyOf(query);
  const travelClass = choice(query, "travelClass", travelClasses) ?? "ECONOMY";
  const from = knownCity("originLocationCode", origin);
  const to = knownCity("destinationLocationCode", destination);
  if (from === to)
    refuse(4926, "INVALID DATA RECEIVED", "Origin and destination are the same city", "destinationLocationCode");
  checkDates(departureDate, returnDate, from, to, nowMs);
  const wayOut: FlightQuery = { origin, destination, departureDate, passengers: party, cabin: cabinOf[travelClass] };
  const wayBack = { ...wayOut, origin: destination, destination: origin };
  const country = airport(origin)?.country ?? from.country;
  return {
    queries: returnDate === undefined ? [wayOut] : [wayOut, { ...wayBack, departureDate: returnDate }],
    party,
    travelClass,
    currency: askedCurrency(query, "currencyCode") ?? currencyOfCountry(country),
    nonStop: flag(query, "nonStop") ?? false,
    includedAirlines: list(query, "includedAirlineCodes", /^[0-9A-Z]{2}$/, mostAirlines),
    excludedAirlines: list(query, "excludedAirlineCodes", /^[0-9A-Z]{2}$/, mostAirlines),
    maxPrice: integer(query, "maxPrice", { least: 1, most: 999_999_999 }),
    max: integer(query, "max", { least: 1, most: mostOffers }) ?? mostOffers,
  };
};
