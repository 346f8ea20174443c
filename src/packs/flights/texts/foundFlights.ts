/** The text of a search for the model: one line per option, with the facts to choose by and the offer's id. */
import type { FlightOption, ReturnFlight, SearchFlightsOutput } from "../../../../generated/flights/types.js";
import { counted, dayOf, duration } from "../../words.js";
import { partsOfKey } from "../cacheKey.js";
import { amountOf, clockAfter } from "../flightWords.js";

type Way = Omit<ReturnFlight, "airline_name">;

const bagOf = ({ included, weight_kg }: Way["baggage"]["checked"]): string =>
  included ? `bag${weight_kg === undefined ? "" : ` ${weight_kg} kg`}` : "no bag";

/** One direction, such as `BA 112 15:30-11:20+1 10h50 direct`. Airports are named if they are not those of the query. */
const wayOf = (way: Way, from: string, to: string): string => {
  const { airline, flight_number, origin, destination, departure, arrival, duration_minutes, stop_details = [] } = way;
  const places = origin.code === from && destination.code === to ? "" : ` ${origin.code}-${destination.code}`;
  const times = `${departure.time}-${clockAfter(arrival, departure.date)}`;
  const via = stop_details.map(({ airport_code }) => airport_code).join(", ");
  return `${airline} ${flight_number}${places} ${times} ${duration(duration_minutes)} ${via === "" ? "direct" : `via ${via}`}`;
};

const rowOf = (option: FlightOption, from: string, to: string): string => {
  const back = option.return === undefined ? "" : `; back ${wayOf(option.return, to, from)}`;
  return `${amountOf(option.total)} ${wayOf(option, from, to)}${back}, ${bagOf(option.baggage.checked)} ${option.offer_id}`;
};

const airlinesOf = (options: readonly FlightOption[]): string => {
  const names = new Map<string, string>();
  for (const option of options) {
    names.set(option.airline, option.airline_name);
    if (option.return !== undefined) names.set(option.return.airline, option.return.airline_name);
  }
  return [...names].map(([code, name]) => `${code} ${name}`).join("; ");
};

/** The text of searchFlights. It is complete without the structured output. */
export const foundFlightsText = ({ search_id, count, options, notes }: SearchFlightsOutput): string => {
  const { origin = "", destination = "", date = "", cabin = "any" } = partsOfKey(search_id) ?? {};
  const [first] = options;
  const back = first?.return === undefined ? "" : `, back ${dayOf(first.return.departure.date)}`;
  const inCabin = cabin === "any" ? "any cabin" : cabin.replaceAll("_", " ");
  const what = `${origin} to ${destination}, ${dayOf(date)}${back}, ${inCabin}`;
  if (first === undefined) return [`No flights: ${what}.`, ...notes].join("\n");
  return [
    `${what}: ${counted(count, "option")}, ${first.total.currency} for the party with taxes. Local times, +1 = next day; search_id ${search_id}.`,
    ...options.map((option) => rowOf(option, origin, destination)),
    `Airlines: ${airlinesOf(options)}.`,
    ...notes,
  ].join("\n");
};
