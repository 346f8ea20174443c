/** The text for the model about a flight that was recorded. */
import type { AddFlightHistoryOutput } from "../../../../generated/crm/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

export const addFlightHistoryText = (output: AddFlightHistoryOutput): string => {
  const { client_id, flight, total_flights, last_flight_date, notes } = output;
  const { date, route, aircraft, operator, price } = flight;
  const flown = [
    `${date} ${route}`,
    ...[aircraft, operator].filter((text) => text !== undefined),
    ...(price === undefined ? [] : [`${price} USD`]),
  ];
  return [
    `Recorded for ${client_id}: ${flown.join(", ")}. Now ${counted(total_flights, "flight")}, last ${last_flight_date}.`,
    ...noteLines(notes),
  ].join("\n");
};
