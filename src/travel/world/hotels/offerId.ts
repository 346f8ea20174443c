/**
 * The id of a hotel offer: `HT-NYC07-FX33-2KNGF-HMXYZ-ABCD` is hotel NYC-07, arrival day and nights, guests with room type and rate plan
 * (then, if any, the nights sold from the last rooms), minute of issue, checksum.
 */
import { decodeNumber, encodeNumber, sealOfferId } from "../offerIds.js";
import type { World } from "../types.js";
import type { Property } from "./property.js";
import { type RatePlan, type RoomType, ratePlans, roomTypes } from "./roomTypes.js";

export const hotelIdPrefix = "HT";

const propertyPattern = /^([A-Z]{3})(\d{2})$/;
const datesPattern = /^([0-9A-Z]{1,5})([0-9A-Z])$/;
const roomPattern = /^([0-9A-Z])([A-Z]{3})([A-Z])([0-9A-Z]*)$/;

/** The parts of an id that describe its stay. */
export interface HotelIdFields {
  readonly cityCode: string;
  readonly propertyNumber: number;
  readonly checkInDay: number;
  readonly nights: number;
  readonly guests: number;
  readonly room: RoomType;
  readonly plan: RatePlan;
  readonly raisedNights: number;
}

/** The part of a stay's terms that its id records. */
export interface SealableStay {
  readonly property: Property;
  readonly room: RoomType;
  readonly plan: RatePlan;
  readonly guests: number;
  readonly dates: { readonly checkInDay: number; readonly nights: { readonly length: number } };
  readonly issuedMinute: number;
}

/** The id of an offer issued by this world. */
export const sealHotelId = (world: World, stay: SealableStay, raisedNights: number): string => {
  const { property, room, plan, guests, dates } = stay;
  const fields = [
    property.propertyId.replace("-", ""),
    `${encodeNumber(dates.checkInDay)}${encodeNumber(dates.nights.length)}`,
    `${encodeNumber(guests)}${room.code}${plan.letter}${raisedNights === 0 ? "" : encodeNumber(raisedNights)}`,
  ];
  return sealOfferId(world, hotelIdPrefix, fields, stay.issuedMinute);
};

/** The meaning of an id's sealed fields; undefined if they have none. */
export const readHotelIdFields = (fields: readonly string[]): HotelIdFields | undefined => {
  const [propertyField = "", datesField = "", roomField = ""] = fields;
  const [, cityCode, propertyDigits] = propertyPattern.exec(propertyField) ?? [];
  const [, dayText, nightsText] = datesPattern.exec(datesField) ?? [];
  const [, guestsText, roomCode, planLetter, raisedText] = roomPattern.exec(roomField) ?? [];
  const checkInDay = decodeNumber(dayText ?? "");
  const nights = decodeNumber(nightsText ?? "");
  const guests = decodeNumber(guestsText ?? "");
  const room = roomTypes.find(({ code }) => code === roomCode);
  const plan = Object.values(ratePlans).find(({ letter }) => letter === planLetter);
  const raisedNights = raisedText === "" ? 0 : decodeNumber(raisedText ?? "");
  if (fields.length !== 3 || cityCode === undefined || room === undefined || plan === undefined) return undefined;
  if (checkInDay === undefined || nights === undefined || guests === undefined || raisedNights === undefined)
    return undefined;
  return { cityCode, propertyNumber: Number(propertyDigits), checkInDay, nights, guests, room, plan, raisedNights };
};
