/** Search hotels (contract: search_hotels). */
import type { coastline } from "../../../../generated/coastline/contract.js";
import type { SearchHotelsOutput, SearchHotelsResolved } from "../../../../generated/coastline/types.js";
import type { Handler, ToolContext } from "../../../contract/handler.js";
import { daysBetween } from "../../../travel/world/index.js";
import type { AmadeusHotel, AmadeusHotelOffers } from "../../../vendors/amadeus/wire.js";
import { nextNote } from "../../nextStep.js";
import { amadeusRefusal } from "../amadeusRefusal.js";
import { hotelOffersOf } from "../hotelOffers.js";
import { mostOffers } from "../mostOffers.js";
import { hotelQueryObjection } from "../rules/hotelQuery.js";
import { adviceForCode, placeOf } from "../rules/places.js";
import { callsOf, type Services } from "../services.js";

export { searchHotelsText } from "../texts/hotels.js";

/** The most hotels that one request for offers takes. */
const mostHotels = 99;

type Context = ToolContext<(typeof coastline)["search_hotels"]> & Services;

interface Found {
  readonly hotels: readonly AmadeusHotel[];
  readonly offered: readonly AmadeusHotelOffers[];
}

/** Requests hotels and their offers. The service searches by city, so an airport code is replaced by its city's code. */
const find = async (input: SearchHotelsResolved, context: Context): Promise<Found> => {
  const { city_code, check_in_date: checkInDate, check_out_date: checkOutDate } = input;
  const { amadeus, fail } = context;
  const call = callsOf(context).amadeus;
  const city = placeOf(city_code);
  const hotels = (await amadeus.hotelsByCity(city?.cityCode ?? city_code, call)).slice(0, mostHotels);
  if (hotels.length === 0) {
    if (city !== undefined) return { hotels, offered: [] };
    fail("UNKNOWN_CITY", { field: "city_code", value: city_code, suggestion: adviceForCode(city_code) });
  }
  const hotelIds = hotels.map(({ hotelId }) => hotelId);
  return { hotels, offered: await amadeus.hotelOffers({ hotelIds, checkInDate, checkOutDate, adults: 1 }, call) };
};

const outputOf = (
  hotels: SearchHotelsOutput["hotels"],
  { city_code, check_in_date, check_out_date }: SearchHotelsResolved,
  notes: readonly string[],
): SearchHotelsOutput => {
  const found = hotels.length > 0;
  const message = `No hotels found in ${city_code} from ${check_in_date} to ${check_out_date}.`;
  const step = found
    ? `search_flights to ${city_code}, or search_hotels with other dates.`
    : "search_hotels with other dates or another city.";
  return {
    hotels,
    count: hotels.length,
    nights: daysBetween(check_in_date, check_out_date),
    ...(!found && { message }),
    notes: [...notes, nextNote(step)],
  };
};

/** Finds the hotels of the city, requests offers for one adult in each, and converts the prices. */
export const searchHotels: Handler<(typeof coastline)["search_hotels"], Services> = async (
  input,
  context,
): Promise<SearchHotelsOutput> => {
  const { exchange, worldRef, clock, fail } = context;
  const nowMs = clock.now();
  const objection = hotelQueryObjection(input, nowMs);
  if (objection !== undefined) fail(objection.reason, objection.detail);
  const { hotels, offered } = await find(input, context).catch((error: unknown) => {
    throw amadeusRefusal(error, input, context.upstreams.secrets);
  });
  const currencies = offered.flatMap(({ offers }) => offers.map(({ price }) => price.currency));
  const question = { world: worldRef, nowMs, call: callsOf(context).frankfurter };
  const conversion = await exchange.toUsd(currencies, question);
  return outputOf(hotelOffersOf(hotels, offered, conversion).slice(0, mostOffers), input, conversion.notes);
};
