/** Reads and checks the arguments of a search for hotel offers. It knows no offers. */
import type { Currency } from "../../../travel/world/fx/index.js";
import {
  addDays,
  type City,
  daysBetween,
  largestPartyGuests,
  localDateAt,
  longestStayNights,
} from "../../../travel/world/index.js";
import { refuse } from "./answers.js";
import { askedCurrency, choice, date, flag, integer } from "./parameters.js";

/** How far ahead rooms are on sale, in days from today in the city. */
const saleDays = 359;
const mostPerRoom = 9;
const mostRooms = 9;
const boardTypes = ["ROOM_ONLY", "BREAKFAST", "HALF_BOARD", "FULL_BOARD", "ALL_INCLUSIVE"] as const;

export interface StayQuestion {
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly adults: number;
  readonly roomQuantity: number;
  readonly currency: Currency | undefined;
  readonly boardType: string | undefined;
  readonly bestRateOnly: boolean;
}

const checkDates = (checkInDate: string, checkOutDate: string, { timeZone }: City, nowMs: number): void => {
  const today = localDateAt(timeZone, nowMs);
  const nights = daysBetween(checkInDate, checkOutDate);
  if (checkInDate < today) refuse(381, "INVALID CHECK-IN DATE", "The check-in date is in the past", "checkInDate");
  if (nights < 1)
    refuse(
      404,
      "CHECK_OUT DATE MUST BE FURTHER IN THE FUTURE THAN CHECK-IN DATE",
      "A stay has at least one night",
      "checkOutDate",
    );
  if (nights > longestStayNights) {
    refuse(377, "MAX STAY DURATION IS EXCEEDED", `A stay has at most ${longestStayNights} nights`, "checkOutDate");
  }
  const last = addDays(today, saleDays);
  if (checkInDate > last) refuse(381, "INVALID CHECK-IN DATE", `Rooms are on sale until ${last}`, "checkInDate");
};

/** The requested stay, by the calendar of a city. Throws the service's refusal if it cannot be answered. */
export const readStayQuestion = (query: URLSearchParams, city: City, nowMs: number): StayQuestion => {
  const checkInDate = date(query, "checkInDate") ?? localDateAt(city.timeZone, nowMs);
  const checkOutDate = date(query, "checkOutDate") ?? addDays(checkInDate, 1);
  const adults = integer(query, "adults", { least: 1, most: mostPerRoom }) ?? 1;
  const roomQuantity = integer(query, "roomQuantity", { least: 1, most: mostRooms }) ?? 1;
  if (adults * roomQuantity > largestPartyGuests) {
    refuse(397, "INVALID NUMBER OF ADULTS", `A party has at most ${largestPartyGuests} guests`, "adults");
  }
  checkDates(checkInDate, checkOutDate, city, nowMs);
  return {
    checkInDate,
    checkOutDate,
    adults,
    roomQuantity,
    currency: askedCurrency(query, "currency"),
    boardType: choice(query, "boardType", boardTypes),
    bestRateOnly: flag(query, "bestRateOnly") ?? true,
  };
};
