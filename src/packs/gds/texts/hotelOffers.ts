/** What a model reads of a search for hotels: each house once, its rooms and rates with total and id below it. */
import type { Hotel, HotelRate, RatePlan, SearchHotelsOutput } from "../../../../generated/gds/types.js";
import { cityOf } from "../../../travel/world/index.js";
import { counted, dateAndClock, dayOf, dollars, lines, noteLines, plain, usdAndCents } from "./words.js";

/** What all of a list have in common; undefined if they differ, or if there are none. */
const shared = (texts: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
};

const roomOf = ({ rooms = 1, roomType }: HotelRate): string =>
  `${rooms > 1 ? `${rooms} x ` : ""}${roomType.toLowerCase()}`;

/** So few rooms, or fewer, are worth a word. */
const fewRooms = 5;

const rateLine = (rate: HotelRate, room: string | undefined): string => {
  const { totalCents, payAtPropertyCents = 0, firstNightCents, ratePlan, roomsLeft, hotelId } = rate;
  const atHotel = payAtPropertyCents > 0 ? ` (${dollars(payAtPropertyCents)} of it at the hotel)` : "";
  const words = [
    ...(room === undefined ? [roomOf(rate)] : []),
    `${ratePlan}${firstNightCents === undefined ? "" : ` ${dollars(firstNightCents)}`}`,
    ...(roomsLeft <= fewRooms ? [`${roomsLeft} left`] : []),
  ];
  return `  ${dollars(totalCents)}${atHotel} ${words.join(", ")}: ${hotelId}`;
};

const houseLines = (hotel: Hotel): readonly string[] => {
  const {
    name,
    starRating,
    guestRating,
    address,
    amenities = [],
    boardType,
    checkInAfter,
    checkOutBefore,
    rates,
  } = hotel;
  const room = shared(rates.map(roomOf));
  const words = [
    `${name}, ${starRating}* ${guestRating}/10`,
    address,
    ...(room === undefined ? [] : [room]),
    ...(boardType === undefined ? [] : [plain(boardType)]),
    ...amenities.map(plain),
    ...(checkInAfter === undefined ? [] : [`in ${checkInAfter}`]),
    ...(checkOutBefore === undefined ? [] : [`out ${checkOutBefore}`]),
  ];
  return [words.join(", "), ...rates.map((rate) => rateLine(rate, room))];
};

/** What a cancellation costs by the rate plan. The amount behind a plan is what the last of its steps keeps. */
const planLine = ({ ratePlan, steps }: RatePlan): string => {
  const words = steps.map(
    ({ before, keptNights }) =>
      `${keptNights === 0 ? "free cancellation" : "the amount behind it is kept"} to ${dateAndClock(before)}`,
  );
  return `${ratePlan}: ${words.length === 0 ? "no refund" : `${words.join(", ")}, then no refund`}.`;
};

const usualLine = ({ usual }: SearchHotelsOutput): string | undefined => {
  if (usual === undefined) return undefined;
  const { boardType, checkInAfter, checkOutBefore, amenities } = usual;
  const all = amenities.length === 0 ? "" : `, ${amenities.map(plain).join(", ")}`;
  return `Unless a line says otherwise: ${plain(boardType)}, check-in from ${checkInAfter}, check-out to ${checkOutBefore}${all}.`;
};

/** Compact and enough alone: what a guest chooses by, and the id that bookHotel takes. */
export const searchHotelsText = (output: SearchHotelsOutput): string => {
  const { query, world, nights, count, taxes, ratePlans = [], hotels, notes, expiresAt } = output;
  const { cityCode, checkInDate, checkOutDate, guests } = query;
  const what = `${cityOf(cityCode)?.name ?? cityCode} (${cityCode}), ${dayOf(checkInDate)} to ${dayOf(checkOutDate)}, ${counted(nights, "night")}, ${counted(guests, "guest")}`;
  const now = `It is ${dayOf(world.now)} ${dateAndClock(world.now).slice(-5)} there`;
  const cheapest = hotels[0]?.rates[0];
  if (cheapest === undefined) return lines(`No hotels in ${what}. ${now}.`, noteLines(notes));
  const service = taxes === undefined || taxes.servicePercent === 0 ? "" : ` and ${taxes.servicePercent}% service`;
  return lines(
    `${counted(count, "rate")} in ${what}. ${now}; book before ${expiresAt}.`,
    `USD totals for the whole stay and all rooms, ${taxes?.taxPercent}% tax${service} included; cheapest ${usdAndCents(cheapest.totalCents)}.`,
    hotels.flatMap(houseLines),
    usualLine(output),
    ratePlans.map(planLine),
    noteLines(notes),
  );
};
