/** The text of a flight search for the model: one line per offer. */
import type { FlightOffer, SearchFlightsOutput } from "../../../../generated/coastline/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

const minutes = (at: string): string => at.slice(0, 16).replace("T", " ");

/** Departure and arrival. The arrival's date is left out if it is the departure's. */
const span = (departure: string, arrival: string): string => {
  const isSameDay = departure.slice(0, 10) === arrival.slice(0, 10);
  return `${minutes(departure)} to ${isSameDay ? arrival.slice(11, 16) : minutes(arrival)}`;
};

const stopsInWords = (stops: number): string => (stops === 0 ? "nonstop" : counted(stops, "stop"));

const offerLine = (offer: FlightOffer): string => {
  const { price, airline, departure, arrival, stops, return_departure, return_arrival, return_stops } = offer;
  const out = `${price.toFixed(2)} ${airline}, ${span(departure, arrival)}, ${stopsInWords(stops)}`;
  if (return_departure === undefined || return_arrival === undefined || return_stops === undefined) return out;
  return `${out}; back ${span(return_departure, return_arrival)}, ${stopsInWords(return_stops)}`;
};

export const searchFlightsText = ({ flights, count, message, notes }: SearchFlightsOutput): string =>
  [
    message ?? `${counted(count, "flight")}, cheapest first: USD for one adult, local times.`,
    ...flights.map(offerLine),
    ...noteLines(notes),
  ].join("\n");
