/**
 * The id of a car offer: `CR-ZCICAR-LAXSFO-HOTK0-3C0-U-HMXYZ-ABCD` is vendor and class, pick-up and drop-off place, minute of the pick-up,
 * length in minutes, driver's age, minute of issue, checksum. Numbers are in base 36.
 */
import { decodeNumber, encodeNumber, sealOfferId } from "../offerIds.js";
import type { World } from "../types.js";

export const carIdPrefix = "CR";

const classPattern = /^([0-9A-Z]{2})([A-Z]{4})$/;
const placesPattern = /^([A-Z]{3})([A-Z]{3})$/;

/** The parts of an id that describe its rental. */
export interface CarIdFields {
  readonly vendorCode: string;
  readonly sippCode: string;
  readonly pickupCode: string;
  readonly dropoffCode: string;
  readonly pickupMinute: number;
  readonly lengthMinutes: number;
  readonly driverAge: number;
}

/** The id of an offer issued by this world. */
export const sealCarId = (world: World, rental: CarIdFields, issuedMinute: number): string => {
  const fields = [
    `${rental.vendorCode}${rental.sippCode}`,
    `${rental.pickupCode}${rental.dropoffCode}`,
    encodeNumber(rental.pickupMinute),
    encodeNumber(rental.lengthMinutes),
    encodeNumber(rental.driverAge),
  ];
  return sealOfferId(world, carIdPrefix, fields, issuedMinute);
};

/** The meaning of an id's sealed fields; undefined if they have none. */
export const readCarIdFields = (fields: readonly string[]): CarIdFields | undefined => {
  const [classField = "", placesField = "", ...numberFields] = fields;
  const [, vendorCode, sippCode] = classPattern.exec(classField) ?? [];
  const [, pickupCode, dropoffCode] = placesPattern.exec(placesField) ?? [];
  const [pickupMinute, lengthMinutes, driverAge] = numberFields.map(decodeNumber);
  if (fields.length !== 5 || vendorCode === undefined || sippCode === undefined) return undefined;
  if (pickupCode === undefined || dropoffCode === undefined) return undefined;
  if (pickupMinute === undefined || lengthMinutes === undefined || driverAge === undefined) return undefined;
  return { vendorCode, sippCode, pickupCode, dropoffCode, pickupMinute, lengthMinutes, driverAge };
};
