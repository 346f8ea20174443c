/** The text of a hotel search for the model: one line per hotel. */
import type { HotelOffer, SearchHotelsOutput } from "../../../../generated/coastline/types.js";
import { noteLines } from "../../nextStep.js";
import { counted } from "../../words.js";

const hotelLine = ({ name, price, rating, address }: HotelOffer): string =>
  [
    `${price.toFixed(2)} ${name}`,
    ...(rating === undefined ? [] : [`${rating}*`]),
    ...(address === "" ? [] : [address]),
  ].join(", ");

export const searchHotelsText = ({ hotels, count, nights, message, notes }: SearchHotelsOutput): string =>
  [
    message ??
      `${counted(count, "hotel")} for ${counted(nights, "night")}, cheapest first: USD for the whole stay of one adult.`,
    ...hotels.map(hotelLine),
    ...noteLines(notes),
  ].join("\n");
