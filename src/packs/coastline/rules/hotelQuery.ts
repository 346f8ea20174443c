/** What may be wrong with a search for hotels that its schema cannot tell. What is left the service finds out. Pure. */
import type { SearchHotelsReason, SearchHotelsResolved } from "../../../../generated/coastline/types.js";
import { orderObjection, pastObjection } from "./dates.js";
import type { Objection } from "./objection.js";
import { placeOf } from "./places.js";

/** The first thing wrong with a search, in the order of its arguments; undefined if it can be asked. */
export const hotelQueryObjection = (
  { city_code, check_in_date, check_out_date }: SearchHotelsResolved,
  nowMs: number,
): Objection<SearchHotelsReason> | undefined => {
  const city = placeOf(city_code);
  const checkIn = { field: "check_in_date", value: check_in_date };
  const checkOut = { field: "check_out_date", value: check_out_date };
  return (city && pastObjection(checkIn, city, nowMs)) ?? orderObjection(checkOut, checkIn, 1);
};
