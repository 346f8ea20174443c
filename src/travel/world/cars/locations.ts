/** Where cars are picked up and returned: rental desks at airports and in cities, their hours, and which of them roads connect. */
import { citySize } from "../citySize.js";
import { airport, city, cityOf } from "../reference/places.js";
import { weekday } from "../time/calendar.js";
import { localDateAt, localMinuteAt } from "../time/zones.js";
import type { Airport } from "../types.js";
import { type CarVendor, carVendors } from "./vendors.js";

export interface RentalLocation {
  readonly code: string;
  readonly kind: "airport" | "city";
  readonly name: string;
  readonly cityCode: string;
  readonly country: string;
  readonly timeZone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly size: Airport["size"];
}

/** Opening and closing times in minutes of the local day, Sunday first; undefined for a day on which the desk is closed. */
type Hours = readonly ({ readonly opens: number; readonly closes: number } | undefined)[];

const hours = (opens: number, closes: number): { readonly opens: number; readonly closes: number } => ({
  opens: opens * 60,
  closes: closes * 60,
});

const week = 7;
const alwaysOpenFromSize = 3;
const alwaysOpen: Hours = Array.from({ length: week }, () => hours(0, 24));
const smallAirportHours: Hours = Array.from({ length: week }, () => hours(6, 23));
const cityHours: Hours = [undefined, ...Array.from({ length: 5 }, () => hours(8, 18)), hours(9, 14)];
const hoursInWords = {
  airport: "06:00 to 23:00",
  city: "Monday to Friday 08:00 to 18:00, Saturday 09:00 to 14:00",
} as const;

/** City codes of islands and other places without a road to the rest of their country, with the name of the island or area. */
const islands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ANC: "Alaska",
    HNL: "Oahu",
    KOA: "Hawaii",
    OGG: "Maui",
    IBZ: "Ibiza",
    PMI: "Mallorca",
    LPA: "Gran Canaria",
    TCI: "Tenerife",
    FNC: "Madeira",
    HER: "Crete",
    CTA: "Sicily",
    PMO: "Sicily",
    BFS: "Ireland",
    DUB: "Ireland",
    SNN: "Ireland",
    SPK: "Hokkaido",
    OKA: "Okinawa",
    DPS: "Bali",
    CEB: "Cebu",
    CHC: "South Island",
    ZQN: "South Island",
    CJU: "Jeju",
    ZNZ: "Unguja",
    RAI: "Santiago",
    SID: "Sal",
  }),
);

/** The desk of a code: at the airport with that code, else in the city with that code. */
export const rentalLocation = (code: string): RentalLocation | undefined => {
  const atAirport = airport(code);
  if (atAirport !== undefined) {
    const { name, cityCode, country, timeZone, latitude, longitude, size } = atAirport;
    return {
      code,
      kind: "airport",
      name,
      cityCode: cityOf(code)?.code ?? cityCode,
      country,
      timeZone,
      latitude,
      longitude,
      size,
    };
  }
  const inCity = city(code);
  if (inCity === undefined) return undefined;
  const { name, country, timeZone, latitude, longitude } = inCity;
  const size = citySize(inCity);
  return { code, kind: "city", name, cityCode: code, country, timeZone, latitude, longitude, size };
};

/** The vendors with a desk at a location. */
export const vendorsAt = (location: RentalLocation): readonly CarVendor[] => {
  const area = location.timeZone.split("/")[0] ?? "";
  return carVendors.filter(
    ({ fromLocationSize, zoneAreas }) =>
      location.size >= fromLocationSize && (zoneAreas.length === 0 || zoneAreas.includes(area)),
  );
};

const hoursOf = ({ kind, size }: RentalLocation): Hours => {
  if (kind === "city") return cityHours;
  return size >= alwaysOpenFromSize ? alwaysOpen : smallAirportHours;
};

/** A note that a location is closed at an instant, with its hours; undefined if it is open. */
export const closedNote = (location: RentalLocation, instantMs: number, what: string): string | undefined => {
  const today = hoursOf(location)[weekday(localDateAt(location.timeZone, instantMs))];
  const minute = localMinuteAt(location.timeZone, instantMs);
  if (today !== undefined && minute >= today.opens && minute <= today.closes) return undefined;
  return `${what} at ${location.code} is outside its hours (${hoursInWords[location.kind]}): the key box is used.`;
};

/** Groups of countries between which a car may be returned, as rental companies' conditions for one-way rentals usually allow. */
const regions: readonly ReadonlySet<string>[] = [
  "AT BE CH CZ DE DK EE ES FI FR HR HU IT LT LU LV NL NO PL PT SE SI SK",
  "CA US",
  "GB IE",
  "NA ZA",
].map((countries) => new Set(countries.split(" ")));

/** Whether a car is returned in another country than it is picked up in. */
export const crossesBorder = (pickup: RentalLocation, dropoff: RentalLocation): boolean =>
  pickup.country !== dropoff.country;

/** The vendors with a desk at both ends that allow the one-way rental. Value brands do not allow it across a border. */
export const vendorsBetween = (pickup: RentalLocation, dropoff: RentalLocation): readonly CarVendor[] => {
  const atDropoff = vendorsAt(dropoff);
  const goesAbroad = crossesBorder(pickup, dropoff);
  return vendorsAt(pickup).filter(
    (vendor) => atDropoff.includes(vendor) && (!goesAbroad || vendor.brandTier !== "value"),
  );
};

/** Why a car cannot be returned at another place; undefined if it can. */
export const oneWayObjection = (pickup: RentalLocation, dropoff: RentalLocation): string | undefined => {
  const route = `${pickup.code} to ${dropoff.code}`;
  const isAllowed = regions.some((countries) => countries.has(pickup.country) && countries.has(dropoff.country));
  if (crossesBorder(pickup, dropoff) && !isAllowed) {
    return `No cars: no company lets a car be returned across this border (${route}). Return it in the country of pick-up and rent another one from there.`;
  }
  if (islands.get(pickup.cityCode) !== islands.get(dropoff.cityCode)) return `No cars: no road leads from ${route}.`;
  return undefined;
};
