/** The service's codes of our hotels, and its ids of their offers: each carries what it stands for. */

import { type Property, propertyAt } from "../../../travel/world/hotels/property.js";
import { city, type HotelOffer, hotelChains, type World } from "../../../travel/world/index.js";

/** Of houses that belong to no chain. */
const independent = "ZZ";
const hotelForm = /^([A-Z]{2})([A-Z]{3})(\d{3})$/;
const offerForm = /^[0-9A-Z]{2,100}$/;
const base = 36n;

const chainCodes: ReadonlyMap<string, string> = new Map(hotelChains.map(({ code, name }) => [name, code]));

/** Two letters. */
export const chainCodeOf = ({ chain }: Pick<Property, "chain">): string => chainCodes.get(chain ?? "") ?? independent;

/** Eight characters: chain, city and number, `AVNYC007` for the house `NYC-07`. */
export const hotelIdOf = ({ chain, propertyId }: Pick<Property, "chain" | "propertyId">): string => {
  const [cityCode = "", number = ""] = propertyId.split("-");
  return `${chainCodeOf({ chain })}${cityCode}${number.padStart(3, "0")}`;
};

/** A number for the house alone, whoever sells it. */
export const dupeIdOf = ({ propertyId }: Pick<Property, "propertyId">): string =>
  String(Number.parseInt(propertyId.replace("-", ""), 36));

/** The house of a code, or undefined where there is none. */
export const propertyOfHotelId = (world: World, hotelId: string): Property | undefined => {
  const [, chainCode, cityCode, number] = hotelForm.exec(hotelId) ?? [];
  const place = city(cityCode ?? "");
  const property = place && propertyAt(world, place, Number(number));
  return property !== undefined && chainCodeOf(property) === chainCode ? property : undefined;
};

/** The house of an offer of the world's. */
export const propertyOfOffer = (world: World, { propertyId }: Pick<HotelOffer, "propertyId">): Property => {
  const [cityCode = "", number = ""] = propertyId.split("-");
  const place = city(cityCode);
  const property = place && propertyAt(world, place, Number(number));
  if (property === undefined) throw new Error(`an offer is of a house that is not there: ${propertyId}`);
  return property;
};

/** The world's id of an offer in the letters and digits that the service's ids have. */
export const offerIdOf = (hotelId: string): string =>
  BigInt(`0x${Buffer.from(hotelId, "latin1").toString("hex")}`)
    .toString(Number(base))
    .toUpperCase();

/** The world's id again; a text that is none stays none for the world to refuse. */
export const hotelIdOfOffer = (offerId: string): string => {
  if (!offerForm.test(offerId)) return "";
  let value = 0n;
  for (const digit of offerId) value = value * base + BigInt(Number.parseInt(digit, 36));
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, "hex").toString("latin1");
};
