/** The text of an aircraft search for the model: one line per aircraft. */
import type { Aircraft, SearchFlightsOutput } from "../../../../generated/charter/types.js";
import { noteLines } from "../../nextStep.js";

const line = ({ id, type, category, capacity, range_nm, speed_kts, operator, ...offer }: Aircraft): string =>
  [
    `${id} ${type}, ${category}, ${capacity} seats, ${range_nm} nm, ${speed_kts} kt, about ${offer.estimated_price_usd}`,
    ...(offer.availability === "available" ? [] : ["on request"]),
    `${operator.id} ${operator.name} (${operator.rating}, ${operator.safety_rating})`,
  ].join("; ");

export const searchFlightsText = ({ aircraft, total, notes }: SearchFlightsOutput): string =>
  [
    total === 0
      ? "No aircraft takes the party."
      : `${aircraft.length} of ${total} aircraft that fit: USD for the whole aircraft without taxes, and the operator.`,
    ...aircraft.map(line),
    ...noteLines(notes),
  ].join("\n");
