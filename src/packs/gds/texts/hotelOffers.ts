/** What a model reads of a search for hotels: each house once, its rooms and rates with total and id below it. */
import type { Hotel, HotelRate, RatePlan, SearchHotelsOutput } from "../../../../generated/gds/types.js";
import { cityOf } from "../../../travel/world/index.js";
import { inAll } from "../commonest.js";
import { counted, dateAndClock, dayOf, dollars, lines, noteLines, plain, usdAndCents } from "./words.js";

/** So few rooms, or fewer, are worth a word. */
const fewRooms = 3;

const rateLine = (rate: HotelRate, atHotelOfAll: number): string => {
  const { rooms = 1, roomType, totalCents, payAtPropertyCents = 0, firstNightCents, ratePlan, roomsLeft } = rate;
  const atHotel = payAtPropertyCents === atHotelOfAll ? "" : ` (${dollars(payAtPropertyCents)} of it at the hotel)`;
  const words = [
    ...(rooms > 1 ? [`${rooms} rooms`] : []),
    ...(roomType === undefined ? [] : [roomType.toLowerCase()]),
    `${ratePlan}${firstNightCents === undefined ? "" : ` ${dollars(firstNightCents)}`}`,
    ...(roomsLeft !== undefined && roomsLeft <= fewRooms ? [`${roomsLeft} left`] : []),
  ];
  return `  ${dollars(totalCents)}${atHotel} ${words.join(", ")}: ${rate.hotelId}`;
};

const houseLines = (hotel: Hotel): readonly string[] => {
  const { name, starRating, guestRating, roomType, boardType, amenities = [], rates } = hotel;
  const [atHotelOfAll = 0] = inAll(rates.map(({ payAtPropertyCents = 0 }) => [payAtPropertyCents]));
  const words = [
    `${name}, ${starRating}* ${guestRating}/10`,
    ...(atHotelOfAll === 0 ? [] : [`${dollars(atHotelOfAll)} of each total paid at the hotel`]),
    ...(roomType === undefined ? [] : [roomType.toLowerCase()]),
    ...(boardType === undefined ? [] : [plain(boardType)]),
    ...amenities.map(plain),
  ];
  return [words.join(", "), ...rates.map((rate) => rateLine(rate, atHotelOfAll))];
};

/** What a cancellation costs by the rate plan. The amount behind a plan is what the last of its steps keeps. */
const planLine = ({ ratePlan, steps }: RatePlan): string => {
  const words = steps.map(
    ({ before, keptNights }) =>
      `${keptNights === 0 ? "free cancellation" : "the amount behind it is kept"} to ${dateAndClock(before)}`,
  );
  return `${ratePlan}: ${words.length === 0 ? "no refund" : `${words.join(", ")}, then no refund`}.`;
};

/** The earliest and the latest of times of day, which compare as texts. */
const span = (times: readonly string[]): string => {
  const [earliest = "", ...others] = times.toSorted();
  const latest = others.at(-1) ?? earliest;
  return earliest === latest ? earliest : `${earliest} to ${latest}`;
};

const usualLine = ({ usual, hotels }: SearchHotelsOutput): string | undefined => {
  if (usual === undefined) return undefined;
  const checkIn = span(hotels.map(({ checkInAfter = usual.checkInAfter }) => checkInAfter));
  const checkOut = span(hotels.map(({ checkOutBefore = usual.checkOutBefore }) => checkOutBefore));
  const all = usual.amenities.length === 0 ? "" : ` All have ${usual.amenities.map(plain).join(", ")}.`;
  return `Board is ${plain(usual.boardType)} unless a line says otherwise. Check-in from ${checkIn}, check-out by ${checkOut}, by hotel.${all}`;
};

/** Compact and enough alone: what a guest chooses by, and the id that bookHotel takes. */
export const searchHotelsText = (output: SearchHotelsOutput): string => {
  const { query, world, nights, count, taxes, ratePlans = [], hotels, notes, expiresAt } = output;
  const { cityCode, checkInDate, checkOutDate, guests } = query;
  const what = `${cityOf(cityCode)?.name ?? cityCode} (${cityCode}), ${dayOf(checkInDate)} to ${dayOf(checkOutDate)}, ${counted(nights, "night")}, ${counted(guests, "guest")}`;
  const now = `It is ${dayOf(world.now)} ${dateAndClock(world.now).slice(-5)} there`;
  const cheapest = hotels[0]?.rates[0];
  if (cheapest === undefined) return lines(`No hotels in ${what}. ${now}.`, noteLines(notes));
  const service = taxes?.servicePercent === undefined ? "" : ` and ${taxes.servicePercent}% service`;
  return lines(
    `${counted(count, "rate")} in ${what}. ${now}; book before ${expiresAt}.`,
    `USD totals for the whole stay and all rooms, ${taxes?.taxPercent}% tax${service} included; cheapest ${usdAndCents(cheapest.totalCents)}.`,
    hotels.flatMap(houseLines),
    usualLine(output),
    ratePlans.map(planLine),
    noteLines(notes),
  );
};
