/**
 * The hotels of a city: how many there are, and the name, position, stars, rooms and services of each. It knows no dates and no prices of
 * stays.
 */
import { citySize } from "../citySize.js";
import type { BoardType, City, World } from "../types.js";
import { type HotelBrand, hotelChains } from "./chains.js";
import { cityDistricts, holidayDistricts, localityOf } from "./localities.js";
import { type HotelMarket, hotelMarket, isLeisureCity } from "./markets.js";
import { type RoomType, roomTypes } from "./roomTypes.js";

/** One hotel. */
export interface Property {
  /** City and number, for example `NYC-07`. */
  readonly propertyId: string;
  readonly name: string;
  readonly chain: string | null;
  readonly city: City;
  readonly market: HotelMarket;
  readonly starRating: number;
  readonly guestRating: number;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly amenities: readonly string[];
  readonly boardType: BoardType;
  readonly rooms: readonly RoomType[];
  /** The price level compared with hotels of the same stars in the city. */
  readonly priceFactor: number;
  /** Paid at the property for each room and night. */
  readonly resortFeeCents: number;
  /** HH:MM. */
  readonly checkInAfter: string;
  readonly checkOutBefore: string;
  /** Minute of the local day at which the front desk closes; undefined if it never does. */
  readonly deskClosesAtMinute: number | undefined;
}

/** The number of hotels in a city, by the size of its largest airport. */
const propertiesBySize = { 1: 3, 2: 6, 3: 9, 4: 12 } as const;
const extraPropertiesOfAMetropolis = 2;
const airportsOfAMetropolis = 3;

/** The stars of some hotels by their number, from 0, so that a city has hotels of different prices. The others' stars are drawn. */
const settledStars: ReadonlyMap<number, number> = new Map([
  [0, 3],
  [1, 4],
  [2, 2],
  [3, 5],
  [6, 5],
]);
/** The star ratings from which the others are drawn. */
const furtherStars = [1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5] as const;

const ratingOfStars = [0, 6.3, 7, 7.7, 8.3, 8.9] as const;
const kmPerDegree = 111.2;
const amenityChancePerStar = 0.25;

/** The amenities of a hotel: from how many stars on, and with which probability there. Each further star adds a quarter. */
const amenityChances = [
  { amenity: "wifi", fromStars: 1, chance: 1 },
  { amenity: "24h_desk", fromStars: 4, chance: 1 },
  { amenity: "air_conditioning", fromStars: 2, chance: 0.7 },
  { amenity: "restaurant", fromStars: 3, chance: 0.6 },
  { amenity: "bar", fromStars: 3, chance: 0.5 },
  { amenity: "gym", fromStars: 3, chance: 0.5 },
  { amenity: "pool", fromStars: 4, chance: 0.45 },
  { amenity: "spa", fromStars: 5, chance: 0.7 },
  { amenity: "parking", fromStars: 2, chance: 0.2 },
  { amenity: "pets_allowed", fromStars: 3, chance: 0.1 },
  { amenity: "accessible_rooms", fromStars: 2, chance: 0.3 },
] as const;

const boardsInTown: readonly BoardType[] = ["room_only", "room_only", "room_only", "breakfast", "breakfast"];
const boardsOnHoliday: readonly BoardType[] = ["room_only", "breakfast", "breakfast", "half_board", "all_inclusive"];

interface BrandOfChain {
  readonly chain: string;
  readonly brand: HotelBrand;
}

const brands: readonly BrandOfChain[] = hotelChains.flatMap((chain) =>
  chain.brands.map((brand) => ({ chain: chain.name, brand })),
);

const brandsFor = (starRating: number, leisure: boolean): readonly BrandOfChain[] =>
  brands.filter(({ brand }) => brand.stars.includes(starRating) && (leisure || !brand.resort));

/** The number of hotels in a city. */
const propertyCount = (city: City): number => {
  const extra = city.airports.length >= airportsOfAMetropolis ? extraPropertiesOfAMetropolis : 0;
  return propertiesBySize[citySize(city)] + extra;
};

/** Rounds to a number of decimals. */
const rounded = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
};

/** The element at a position in a list that starts at `start` and wraps around, so that neighbouring positions get different ones. */
const inTurn = <Item>(items: readonly Item[], start: number, index: number, otherwise: Item): Item =>
  items[(start + index) % items.length] ?? otherwise;

const nameOf = (
  world: World,
  city: City,
  key: string,
  index: number,
  starRating: number,
): Pick<Property, "name" | "chain"> => {
  const { chance } = world;
  const start = chance.integer(`hotel:${city.code}:names`, 0, 999);
  const independent = index % 2 === start % 2 && chance.unit(`${key}:independent`) < 0.8;
  if (independent) {
    // At most every second number gets such a name, because no language has more names than that.
    return { name: inTurn(localityOf(city.country).houses, start, index >> 1, `Hotel ${city.name}`), chain: null };
  }
  const leisure = isLeisureCity(city.code);
  const { brand, chain } = chance.pick(`${key}:brand`, brandsFor(starRating, leisure));
  const district = inTurn(leisure ? holidayDistricts : cityDistricts, start, index, "Centre");
  return { name: `${brand.name} ${city.name} ${district}`, chain };
};

const addressOf = ({ chance }: World, city: City, key: string): string => {
  const { addressPattern, streets } = localityOf(city.country);
  const street = chance.pick(`${key}:street`, streets);
  const number = chance.integer(`${key}:number`, 1, 240);
  return `${addressPattern.replace("{n}", String(number)).replace("{s}", street)}, ${city.name}`;
};

/** A position between some hundred metres and a few kilometres from the city's. */
const positionOf = ({ chance }: World, city: City, key: string): Pick<Property, "latitude" | "longitude"> => {
  const distanceKm = 0.4 + 4.6 * chance.unit(`${key}:distance`);
  const bearing = 2 * Math.PI * chance.unit(`${key}:bearing`);
  const northDegrees = (distanceKm * Math.cos(bearing)) / kmPerDegree;
  const eastDegrees = (distanceKm * Math.sin(bearing)) / (kmPerDegree * Math.cos((city.latitude * Math.PI) / 180));
  return { latitude: rounded(city.latitude + northDegrees, 4), longitude: rounded(city.longitude + eastDegrees, 4) };
};

const amenitiesOf = ({ chance }: World, key: string, starRating: number): readonly string[] =>
  amenityChances.flatMap(({ amenity, fromStars, chance: atFirst }) => {
    const share = atFirst + amenityChancePerStar * (starRating - fromStars);
    return starRating >= fromStars && chance.unit(`${key}:${amenity}`) < share ? [amenity] : [];
  });

/** The hotel with a number in a city, the same for every search. */
const buildProperty = (world: World, city: City, index: number): Property => {
  const { chance } = world;
  const propertyId = `${city.code}-${String(index + 1).padStart(2, "0")}`;
  const key = `hotel:${propertyId}`;
  const market = hotelMarket(city.country);
  const leisure = isLeisureCity(city.code);
  const starRating = settledStars.get(index) ?? chance.pick(`${key}:stars`, furtherStars);
  const asksResortFee = market.resortFees && starRating >= 3 && chance.unit(`${key}:resort`) < (leisure ? 0.75 : 0.3);
  const alwaysOpen = starRating >= 4 || chance.unit(`${key}:desk`) < 0.4;
  const boards = leisure && starRating >= 3 ? boardsOnHoliday : boardsInTown;
  return {
    propertyId,
    ...nameOf(world, city, key, index, starRating),
    city,
    market,
    starRating,
    guestRating: rounded((ratingOfStars[starRating] ?? 7) + 1.2 * (chance.unit(`${key}:rating`) - 0.5), 1),
    address: addressOf(world, city, key),
    ...positionOf(world, city, key),
    amenities: amenitiesOf(world, key, starRating),
    boardType: chance.pick(`${key}:board`, boards),
    rooms: roomTypes.filter((room) => room.stars.includes(starRating)),
    priceFactor: rounded(0.88 + 0.26 * chance.unit(`${key}:price`), 3),
    resortFeeCents: asksResortFee ? 500 * chance.integer(`${key}:resortFee`, starRating, starRating + 4) : 0,
    checkInAfter: chance.pick(`${key}:checkIn`, ["14:00", "15:00", "15:00", "16:00"]),
    checkOutBefore: chance.pick(`${key}:checkOut`, ["10:00", "11:00", "11:00", "12:00"]),
    deskClosesAtMinute: alwaysOpen ? undefined : 60 * chance.integer(`${key}:deskCloses`, 21, 23),
  };
};

/** The hotels of each city, built when the city is first used. */
const propertyCatalogue = (world: World): ((city: City) => readonly Property[]) => {
  const housesOfCity = new Map<string, readonly Property[]>();
  return (city) => {
    const known = housesOfCity.get(city.code);
    if (known !== undefined) return known;
    const houses = Array.from({ length: propertyCount(city) }, (_, index) => buildProperty(world, city, index));
    housesOfCity.set(city.code, houses);
    return houses;
  };
};

/** All hotels of a city. */
export const propertiesOf = (world: World, city: City): readonly Property[] => world.part(propertyCatalogue)(city);

/** The hotel with a number, from 1; undefined if the city has fewer. */
export const propertyAt = (world: World, city: City, number: number): Property | undefined =>
  propertiesOf(world, city)[number - 1];
