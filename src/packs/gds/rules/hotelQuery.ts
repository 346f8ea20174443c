/** Checks what the schema of a hotel search cannot express. Pure. */
import type { SearchHotelsReason, SearchHotelsResolved } from "../../../../generated/gds/types.js";
import { cityOf, daysBetween, longestStayNights } from "../../../travel/world/index.js";
import { pastObjection, windowDays, windowObjection } from "./dates.js";
import { firstObjection, type Objection } from "./objection.js";
import { adviceForCode } from "./placeNames.js";

type HotelObjection = Objection<SearchHotelsReason> | undefined;

const stayObjection = ({ checkInDate, checkOutDate }: SearchHotelsResolved): HotelObjection => {
  const nights = daysBetween(checkInDate, checkOutDate);
  if (nights >= 1 && nights <= longestStayNights) return undefined;
  const explanation =
    nights < 1
      ? `it must be after checkInDate ${checkInDate}`
      : `${nights} nights are asked for, a stay has at most ${longestStayNights}`;
  return { reason: "BAD_RANGE", detail: { field: "checkOutDate", value: checkOutDate, explanation } };
};

/** The first objection to a search; undefined if it can be answered. */
export const hotelQueryObjection = (query: SearchHotelsResolved, nowMs: number): HotelObjection => {
  const { cityCode, checkInDate } = query;
  const city = cityOf(cityCode);
  if (city === undefined) {
    return {
      reason: "UNKNOWN_CITY",
      detail: { field: "cityCode", value: cityCode, suggestion: adviceForCode(cityCode) },
    };
  }
  const place = { name: city.name, cityCode: city.code, timeZone: city.timeZone };
  const checkIn = { field: "checkInDate", value: checkInDate, date: checkInDate };
  return firstObjection<SearchHotelsReason>(
    () => pastObjection(checkIn, place, nowMs),
    () => stayObjection(query),
    () => windowObjection(checkIn, place, nowMs, windowDays.hotels),
  );
};
