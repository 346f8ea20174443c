/** Search flights (contract: search_flights). */
import type { coastline } from "../../../../generated/coastline/contract.js";
import type { SearchFlightsOutput, SearchFlightsResolved } from "../../../../generated/coastline/types.js";
import type { Handler } from "../../../contract/handler.js";
import { nextNote } from "../../nextStep.js";
import { amadeusRefusal } from "../amadeusRefusal.js";
import { flightOffersOf } from "../flightOffers.js";
import { mostOffers } from "../mostOffers.js";
import { flightQueryObjection } from "../rules/flightQuery.js";
import { callsOf, type Services } from "../services.js";

export { searchFlightsText } from "../texts/flights.js";

const nothingFound = ({ origin, destination, departure_date, return_date }: SearchFlightsResolved): string => {
  const back = return_date == null ? "" : `, back on ${return_date}`;
  return `No flights found from ${origin} to ${destination} on ${departure_date}${back}.`;
};

const outputOf = (
  flights: SearchFlightsOutput["flights"],
  input: SearchFlightsResolved,
  notes: readonly string[],
): SearchFlightsOutput => {
  const { destination, departure_date } = input;
  const found = flights.length > 0;
  const step = found
    ? `search_hotels with city_code ${destination} and check_in_date from ${departure_date} on.`
    : "search_flights with another date or another airport of the city.";
  return {
    flights,
    count: flights.length,
    ...(!found && { message: nothingFound(input) }),
    notes: [...notes, nextNote(step)],
  };
};

/** Requests offers for one adult and converts their prices. */
export const searchFlights: Handler<(typeof coastline)["search_flights"], Services> = async (
  input,
  context,
): Promise<SearchFlightsOutput> => {
  const { amadeus, exchange, worldRef, clock, fail } = context;
  const nowMs = clock.now();
  const objection = flightQueryObjection(input, nowMs);
  if (objection !== undefined) fail(objection.reason, objection.detail);
  const calls = callsOf(context);
  const query = {
    originLocationCode: input.origin,
    destinationLocationCode: input.destination,
    departureDate: input.departure_date,
    returnDate: input.return_date ?? undefined,
    adults: 1,
    max: mostOffers,
  };
  const offers = await amadeus.flightOffers(query, calls.amadeus).catch((error: unknown) => {
    throw amadeusRefusal(error, input, context.upstreams.secrets);
  });
  const currencies = offers.data.map(({ price }) => price.currency);
  const conversion = await exchange.toUsd(currencies, { world: worldRef, nowMs, call: calls.frankfurter });
  return outputOf(flightOffersOf(offers, conversion).slice(0, mostOffers), input, conversion.notes);
};
