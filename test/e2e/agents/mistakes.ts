/** What models get wrong in their first call of a tool, applied to the arguments that are wanted. */
import type { Fields } from "./host.js";

/** Puts one thing wrong; undefined where there is nothing of its kind to be put wrong. */
export type Mistake = (wanted: Fields) => Fields | undefined;

const names: Readonly<Record<string, string>> = {
  NYC: "New York",
  LAX: "Los Angeles",
  MUC: "Munich",
  VIE: "EDDW Vienna International, Austria",
  BTS: "LZIB",
  ABV: "abuja",
  SJO: "MROC",
};

const placeByName =
  (field: string): Mistake =>
  (wanted) => {
    const name = names[String(wanted[field])];
    return name === undefined ? undefined : { ...wanted, [field]: name };
  };

const dayMs = 86_400_000;

/** A date as a traveller says it, on the day on which all trips begin. */
const dateInWords =
  (field: string): Mistake =>
  (wanted) => {
    const days = (Date.parse(`${wanted[field]}T00:00:00Z`) - Date.parse("2026-05-16T00:00:00Z")) / dayMs;
    return { ...wanted, [field]: days === 1 ? "tomorrow" : `in ${days} days` };
  };

const dateByDay =
  (field: string): Mistake =>
  (wanted) => ({ ...wanted, [field]: String(wanted[field]).split("-").reverse().join("/") });

const timeWithoutOffset =
  (field: string): Mistake =>
  (wanted) => ({ ...wanted, [field]: String(wanted[field]).slice(0, 16) });

/** What is not known is sent as null. */
const nullFor =
  (field: string): Mistake =>
  (wanted) =>
    field in wanted ? undefined : { ...wanted, [field]: null };

const locatorWithoutPrefix =
  (field: string): Mistake =>
  (wanted) =>
    field in wanted ? { ...wanted, [field]: String(wanted[field]).replace("TEST-", "") } : undefined;

const otherName =
  (field: string, other: string): Mistake =>
  ({ [field]: value, ...others }) => ({ ...others, [other]: value });

const also =
  (field: string, value: unknown): Mistake =>
  (wanted) => ({ ...wanted, [field]: value });

const without =
  (field: string): Mistake =>
  ({ [field]: _left, ...others }) =>
    others;

const alteredIn =
  (field: string, value: unknown, instead: unknown): Mistake =>
  (wanted) => {
    const altered = JSON.stringify(wanted[field])?.replace(JSON.stringify(value), () => JSON.stringify(instead));
    return altered === undefined || altered === JSON.stringify(wanted[field])
      ? undefined
      : { ...wanted, [field]: JSON.parse(altered) };
  };

const replaced =
  (field: string, value: unknown, instead: unknown): Mistake =>
  (wanted) =>
    wanted[field] === value ? { ...wanted, [field]: instead } : undefined;

/** Adds null members to each entry of a list. */
const nullInEach =
  (field: string, member: string): Mistake =>
  (wanted) => {
    const entries: unknown = wanted[field];
    if (!Array.isArray(entries)) return undefined;
    return { ...wanted, [field]: entries.map((entry: Fields) => ({ ...entry, [member]: null })) };
  };

const datesOfBirthByDay: Mistake = (wanted) => ({
  ...wanted,
  passengers: JSON.parse(
    JSON.stringify(wanted["passengers"]).replaceAll(/"(\d{4})-(\d\d)-(\d\d)"/g, (_all, year, month, day) =>
      Number(day) > 12 ? `"${day}/${month}/${year}"` : `"${year}/${month}/${day}"`,
    ),
  ),
});

const listAsText =
  (field: string): Mistake =>
  (wanted) => {
    const value = wanted[field];
    return Array.isArray(value) && value.length === 1 ? { ...wanted, [field]: value[0] } : undefined;
  };

/** An id from memory. */
const inventedId =
  (field: string, id: string): Mistake =>
  (wanted) => {
    const value = wanted[field];
    if (!Array.isArray(value)) return { ...wanted, [field]: id };
    return value.length === 1 ? { ...wanted, [field]: [id] } : undefined;
  };

/** Each is tried by itself, then all that do not exclude each other in one call. */
export const mistakesOf: Readonly<Record<string, readonly Mistake[]>> = {
  searchFlights: [
    placeByName("origin"),
    placeByName("destination"),
    dateByDay("departureDate"),
    dateInWords("departureDate"),
    nullFor("cabin"),
    alteredIn("passengers", 2, "2"),
    otherName("departureDate", "date"),
    otherName("origin", "from"),
  ],
  searchHotels: [
    placeByName("cityCode"),
    dateByDay("checkInDate"),
    dateInWords("checkInDate"),
    dateInWords("checkOutDate"),
    nullFor("starRating"),
    otherName("cityCode", "city"),
  ],
  searchCars: [
    placeByName("pickupLocationCode"),
    placeByName("dropoffLocationCode"),
    timeWithoutOffset("pickupDate"),
    timeWithoutOffset("dropoffDate"),
    nullFor("dropoffLocationCode"),
    nullFor("driverAge"),
    otherName("pickupLocationCode", "location"),
  ],
  bookFlight: [
    alteredIn("passengers", "adult", "ADT"),
    alteredIn("passengers", "child", "CHD"),
    alteredIn("passengers", "infant", "baby"),
    datesOfBirthByDay,
    nullInEach("passengers", "frequentFlyerNumber"),
    nullFor("contactPhone"),
    without("contactEmail"),
    listAsText("flightIds"),
    inventedId("flightIds", "XH1009"),
    inventedId("flightIds", "HT-LAX03-FWR2-4FAMA-HNH30-CJ4J"),
  ],
  bookHotel: [
    locatorWithoutPrefix("existingPnr"),
    nullFor("existingPnr"),
    nullInEach("guests", "email"),
    nullFor("specialRequests"),
    inventedId("hotelId", "Dormelo Rooms"),
  ],
  bookCar: [
    locatorWithoutPrefix("existingPnr"),
    nullFor("existingPnr"),
    nullFor("flightNumber"),
    replaced("insurance", "full", "full coverage"),
    nullFor("insurance"),
    alteredIn("extras", "child_seat", "baby seat"),
    alteredIn("extras", "gps", "sat nav navigation"),
    listAsText("extras"),
    inventedId("carId", "ECAR"),
  ],
  retrieveBooking: [locatorWithoutPrefix("pnr"), otherName("pnr", "locator"), otherName("pnr", "bookingReference")],
  cancelBooking: [locatorWithoutPrefix("pnr"), nullFor("reason"), also("segment", "S1"), also("refund", true)],
  listBookings: [nullFor("status"), replaced("status", "confirmed", "active")],
};

/** Names of tools that models take from other systems. */
export const otherToolNames: Readonly<Record<string, string>> = {
  searchFlights: "search_flights",
  bookFlight: "bookFlights",
  retrieveBooking: "getBooking",
  cancelBooking: "cancelBookings",
};
