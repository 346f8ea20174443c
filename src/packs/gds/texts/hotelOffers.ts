/** What a model reads of a search for hotels: each house once, its rooms and rates with total and id below it. */
import type { HotelOffer, SearchHotelsOutput } from "../../../../generated/gds/types.js";
import { cityOf } from "../../../travel/world/index.js";
import { localDeadline } from "./localTimes.js";
import { counted, dayOf, dollars, groupedBy, lines, noteLines, plain, usdAndCents } from "./words.js";

type House = readonly [HotelOffer, ...HotelOffer[]];

/** What all of a list have in common; undefined if they differ, or if there are none. */
const shared = (texts: readonly string[]): string | undefined => {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
};

/** The first step of a cancellation policy in the local time of the city. What is due at the hotel is not charged before. */
const cancellationOf = ({ cancellationPolicy, cityCode, price }: HotelOffer): string => {
  const [step] = cancellationPolicy;
  if (step === undefined) return "no refund";
  const deadline = localDeadline(cityCode, step.before);
  const isFree = step.refundCents === price.totalCents - price.payAtPropertyCents;
  return isFree ? `free cancellation to ${deadline}` : `${dollars(step.refundCents)} back if cancelled to ${deadline}`;
};

const roomOf = ({ rooms, roomType, boardType }: HotelOffer): string =>
  `${rooms > 1 ? `${rooms} x ` : ""}${roomType.toLowerCase()}, ${plain(boardType)}`;

/** So few rooms, or fewer, are worth a word. */
const fewRooms = 5;

const rateLine = (offer: HotelOffer, room: string | undefined, commonCancellation: string | undefined): string => {
  const { price, roomsLeft, hotelId } = offer;
  const cancellation = cancellationOf(offer);
  const { totalCents, payAtPropertyCents } = price;
  const atHotel = payAtPropertyCents > 0 ? ` (${dollars(payAtPropertyCents)} of it at the hotel)` : "";
  const words = [
    ...(room === undefined ? [roomOf(offer)] : []),
    cancellation === commonCancellation ? "refundable" : cancellation,
    ...(roomsLeft <= fewRooms ? [`${roomsLeft} left`] : []),
  ];
  return `  ${dollars(totalCents)}${atHotel} ${words.join(", ")}: ${hotelId}`;
};

const houseLines = (house: House, commonCancellation: string | undefined): readonly string[] => {
  const [{ name, starRating, guestRating }] = house;
  const room = shared(house.map(roomOf));
  const words = [name, `${starRating}* ${guestRating}/10`, ...(room === undefined ? [] : [room])];
  return [words.join(", "), ...house.map((offer) => rateLine(offer, room, commonCancellation))];
};

/** From when guests may come, over all houses. Times of day compare as texts. */
const checkInLine = (hotels: readonly HotelOffer[]): string => {
  const times = hotels.map(({ checkInAfter }) => checkInAfter).sort();
  const [earliest = "", latest = earliest] = [times[0], times[times.length - 1]];
  return earliest === latest
    ? `Check-in from ${earliest}.`
    : `Check-in from ${earliest} to ${latest}, depending on the hotel.`;
};

/** Compact and enough alone: what a guest chooses by, and the id that bookHotel takes. */
export const searchHotelsText = ({ nights, count, hotels, notes }: SearchHotelsOutput): string => {
  const [cheapest] = hotels;
  if (cheapest === undefined) return lines(`No hotels for ${counted(nights, "night")}.`, noteLines(notes));
  const { cityCode, checkInDate, checkOutDate, price, expiresAt } = cheapest;
  const cancellation = shared(hotels.filter(({ refundable }) => refundable).map(cancellationOf));
  return lines(
    `${counted(count, "offer")} in ${cityOf(cityCode)?.name ?? cityCode} (${cityCode}), ${dayOf(checkInDate)} to ${dayOf(checkOutDate)}, ${counted(nights, "night")}.`,
    `USD totals for the whole stay and all rooms, taxes included; cheapest ${usdAndCents(price.totalCents)}.`,
    groupedBy(hotels, ({ propertyId }) => propertyId).flatMap((house) => houseLines(house, cancellation)),
    cancellation === undefined ? undefined : `Refundable: ${cancellation} local time.`,
    checkInLine(hotels),
    noteLines(notes),
    `Next: bookHotel with hotelId and the guests' names (existingPnr adds it to a booking), by ${expiresAt}.`,
  );
};
