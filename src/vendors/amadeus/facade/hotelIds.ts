/**
 * The service's codes of our hotels and ids of their offers. A code or id contains what is needed to find its hotel or
 * offer.
 */

import { type Property, propertyAt } from "../../../travel/world/hotels/property.js";
import { city, type HotelOffer, hotelChains, type World } from "../../../travel/world/index.js";

/** The chain code of hotels that belong to no chain. */
const independent = "ZZ";
const hotelForm = /^([A-Z]{2})([A-Z]{3})(\d{3})$/;
const offerForm = /^[0-9A-Z]{2,100}$/;
const base = 36n;

const chainCodes: ReadonlyMap<string, string> = new Map(hotelChains.map(({ code, name }) => [name, code]));

/** The chain code: two letters. */
export const chainCodeOf = ({ chain }: Pick<Property, "chain">): string => chainCodes.get(chain ?? "") ?? independent;

/** The hotel's code: chain, city and number in eight characters, `AVNYC007` for the hotel `NYC-07`. */
export const hotelIdOf = ({ chain, propertyId }: Pick<Property, "chain" | "propertyId">): string => {
  const [cityCode = "", number = ""] = propertyId.split("-");
  return `${chainCodeOf({ chain })}${cityCode}${number.padStart(3, "0")}`;
};

/** A number that identifies the hotel, whoever sells it. */
export const dupeIdOf = ({ propertyId }: Pick<Property, "propertyId">): string =>
  String(Number.parseInt(propertyId.replace("-", ""), 36));

/** The hotel with a code; undefined if there is none. */
export const propertyOfHotelId = (world: World, hotelId: string): Property | undefined => {
  const [, chainCode, cityCode, number] = hotelForm.exec(hotelId) ?? [];
  const place = city(cityCode ?? "");
  const property = place && propertyAt(world, place, Number(number));
  return property !== undefined && chainCodeOf(property) === chainCode ? property : undefined;
};

/** The hotel of one of the world's offers. */
export const propertyOfOffer = (world: World, { propertyId }: Pick<HotelOffer, "propertyId">): Property => {
  const [cityCode = "", number = ""] = propertyId.split("-");
  const place = city(cityCode);
  const property = place && propertyAt(world, place, Number(number));
  if (property === undefined) throw new Error(`an offer is of a house that is not there: ${propertyId}`);
  return property;
};

/** The service's id of an offer: the world's id, written in letters and digits. */
export const offerIdOf = (hotelId: string): string =>
  BigInt(`0x${Buffer.from(hotelId, "latin1").toString("hex")}`)
    .toString(Number(base))
    .toUpperCase();

/** The world's id of an offer. A malformed id becomes an empty text, which the world refuses. */
export const hotelIdOfOffer = (offerId: string): string => {
  if (!offerForm.test(offerId)) return "";
  let value = 0n;
  for (const digit of offerId) value = value * base + BigInt(Number.parseInt(digit, 36));
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex").toString("latin1");
};
