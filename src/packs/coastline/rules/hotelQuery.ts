/** Checks what the schema of a hotel search cannot express. The service checks the rest. Pure. */
import type { SearchHotelsReason, SearchHotelsResolved } from "../../../../generated/coastline/types.js";
import { orderObjection, pastObjection } from "./dates.js";
import type { Objection } from "./objection.js";
import { placeOf } from "./places.js";

/** The first objection to a search, in the order of its arguments; undefined if the search can be sent. */
export const hotelQueryObjection = (
  { city_code, check_in_date, check_out_date }: SearchHotelsResolved,
  nowMs: number,
): Objection<SearchHotelsReason> | undefined => {
  const city = placeOf(city_code);
  const checkIn = { field: "check_in_date", value: check_in_date };
  const checkOut = { field: "check_out_date", value: check_out_date };
  return (city && pastObjection(checkIn, city, nowMs)) ?? orderObjection(checkOut, checkIn, 1);
};
