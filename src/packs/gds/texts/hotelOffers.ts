/** The text of a hotel search for the model: each hotel once, with its rooms and rates, totals and ids below it. */
import type { Hotel, HotelRate, RatePlan, SearchHotelsOutput } from "../../../../generated/gds/types.js";
import { cityOf } from "../../../travel/world/index.js";
import { inAll } from "../commonest.js";
import { counted, dateAndClock, dayOf, dollars, lines, noteLines, plain, usdAndCents } from "./words.js";

/** The number of rooms left is mentioned only up to this. */
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

/** The cancellation terms of a rate plan. The amount shown after a rate's plan is what the plan's last step keeps. */
const planLine = ({ ratePlan, steps }: RatePlan): string => {
  const words = steps.map(
    ({ before, keptNights }) =>
      `${keptNights === 0 ? "free cancellation" : "the amount behind it is kept"} to ${dateAndClock(before)}`,
  );
  return `${ratePlan}: ${words.length === 0 ? "no refund" : `${words.join(", ")}, then no refund`}.`;
};

/** The earliest and latest of some times of day, which can be compared as texts. */
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

/** The text of searchHotels. It is complete without the structured output: what a guest chooses by, and the id for bookHotel. */
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
