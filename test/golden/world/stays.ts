/** The stays and rentals whose search results are kept as golden files, and how a result is written down for review. */
import { searchCars } from "../../../src/travel/world/cars/index.js";
import { searchHotels } from "../../../src/travel/world/hotels/index.js";
import type { CarOffer, CarQuery, HotelOffer, HotelQuery } from "../../../src/travel/world/types.js";
import { createWorld } from "../../../src/travel/world/world.js";

const goldenWorld = createWorld({ worldId: "golden", seed: "golden-1" });

interface GoldenCase<Query> {
  readonly title: string;
  readonly now: string;
  readonly query: Query;
}

const may = "2026-05-16T09:00:00Z";

const stay = (
  cityCode: string,
  checkInDate: string,
  checkOutDate: string,
  guests: number,
  starRating?: number,
): HotelQuery =>
  starRating === undefined
    ? { cityCode, checkInDate, checkOutDate, guests }
    : { cityCode, checkInDate, checkOutDate, guests, starRating };

const hotelCases: readonly GoldenCase<HotelQuery>[] = [
  {
    title: "a long weekend in Los Angeles, four stars",
    now: may,
    query: stay("LAX", "2026-06-19", "2026-06-22", 2, 4),
  },
  {
    title: "an airport code for a city of several airports",
    now: may,
    query: stay("JFK", "2026-06-15", "2026-06-18", 2),
  },
  {
    title: "clocks go forward in Paris during the stay",
    now: "2026-03-01T12:00:00Z",
    query: stay("PAR", "2026-03-28", "2026-03-31", 1),
  },
  {
    title: "clocks go back in New York during the stay",
    now: "2026-09-01T12:00:00Z",
    query: stay("NYC", "2026-10-30", "2026-11-03", 2, 5),
  },
  {
    title: "a group of ten in Rome needs several rooms",
    now: may,
    query: stay("ROM", "2026-09-04", "2026-09-06", 10, 3),
  },
  { title: "a family of four in London", now: may, query: stay("LON", "2026-08-10", "2026-08-14", 4, 3) },
  { title: "a small city", now: may, query: stay("APW", "2026-07-01", "2026-07-04", 2) },
  { title: "a small city without the stars", now: may, query: stay("APW", "2026-07-01", "2026-07-04", 2, 5) },
  { title: "New Year at a holiday island", now: may, query: stay("MLE", "2026-12-29", "2027-01-04", 2, 4) },
  {
    title: "arrival late on the same day in Tokyo",
    now: "2026-05-16T14:10:00Z",
    query: stay("TYO", "2026-05-16", "2026-05-17", 1),
  },
  {
    title: "a single night in Kathmandu, three days ahead",
    now: may,
    query: stay("KTM", "2026-05-19", "2026-05-20", 1),
  },
  { title: "the longest stay, in Sydney", now: may, query: stay("SYD", "2026-09-20", "2026-10-20", 1, 3) },
  {
    title: "a date that is past in Auckland but not in UTC",
    now: "2026-05-16T13:00:00Z",
    query: stay("AKL", "2026-05-16", "2026-05-17", 1),
  },
];

const rental = (
  pickupLocationCode: string,
  dropoffLocationCode: string,
  pickupDate: string,
  dropoffDate: string,
  driverAge = 30,
): CarQuery => ({ pickupLocationCode, dropoffLocationCode, pickupDate, dropoffDate, driverAge });

const carCases: readonly GoldenCase<CarQuery>[] = [
  {
    title: "three days in Los Angeles",
    now: may,
    query: rental("LAX", "LAX", "2026-06-15T10:00:00-07:00", "2026-06-18T10:00:00-07:00"),
  },
  {
    title: "fifty minutes late is still three days",
    now: may,
    query: rental("LAX", "LAX", "2026-06-15T10:00:00-07:00", "2026-06-18T10:50:00-07:00"),
  },
  {
    title: "an hour late is a fourth day",
    now: may,
    query: rental("LAX", "LAX", "2026-06-15T10:00:00-07:00", "2026-06-18T11:00:00-07:00"),
  },
  {
    title: "eight days at the weekly rate",
    now: may,
    query: rental("LAX", "LAX", "2026-06-15T10:00:00-07:00", "2026-06-23T10:00:00-07:00"),
  },
  {
    title: "one way to San Francisco",
    now: may,
    query: rental("LAX", "SFO", "2026-06-15T10:00:00-07:00", "2026-06-18T10:00:00-07:00"),
  },
  {
    title: "a driver of 22",
    now: may,
    query: rental("MIA", "MIA", "2026-06-15T10:00:00-04:00", "2026-06-18T10:00:00-04:00", 22),
  },
  {
    title: "a driver of 80",
    now: may,
    query: rental("EDI", "EDI", "2026-06-15T10:00:00+01:00", "2026-06-18T10:00:00+01:00", 80),
  },
  {
    title: "clocks go back in Paris: 73 hours elapse, three days by the clock",
    now: may,
    query: rental("CDG", "CDG", "2026-10-24T10:00:00+02:00", "2026-10-27T10:00:00+01:00"),
  },
  {
    title: "clocks go forward in New York: 71 hours elapse, three days by the clock",
    now: "2026-02-01T09:00:00Z",
    query: rental("JFK", "JFK", "2026-03-07T10:00:00-05:00", "2026-03-10T10:00:00-04:00"),
  },
  {
    title: "a town desk on a Sunday",
    now: may,
    query: rental("LON", "LHR", "2026-06-14T10:00:00+01:00", "2026-06-16T18:00:00+01:00"),
  },
  {
    title: "across a border",
    now: may,
    query: rental("CDG", "BRU", "2026-06-14T10:00:00+02:00", "2026-06-16T18:00:00+02:00"),
  },
  {
    title: "across the sea",
    now: may,
    query: rental("OGG", "HNL", "2026-06-14T10:00:00-10:00", "2026-06-16T18:00:00-10:00"),
  },
  {
    title: "a small airport, tomorrow",
    now: may,
    query: rental("ZNZ", "ZNZ", "2026-05-17T10:00:00+03:00", "2026-05-19T10:00:00+03:00"),
  },
];

const hotelLine = ({ hotelId, name, starRating, roomType, rooms, ratePlan, price }: HotelOffer): string =>
  [hotelId, name, `${starRating} stars`, `${rooms} x ${roomType}`, ratePlan, price.totalCents].join(" | ");

const carLine = ({ carId, vendorName, sippCode, rentalDays, price }: CarOffer): string =>
  [carId, vendorName, sippCode, `${rentalDays} days`, price.totalCents].join(" | ");

const nothingSold = (): number => 0;

/** Every hotel case with its result: a line for each offer, and the cheapest in full. */
export const hotelGolden = (): unknown =>
  hotelCases.map(({ title, now, query }) => {
    const search = searchHotels(goldenWorld, query, Date.parse(now));
    const { offers, notes } = search.offersWith(nothingSold);
    const { searchId } = search;
    return { title, now, query, searchId, notes, offers: offers.map(hotelLine), cheapest: offers[0] ?? null };
  });

/** Every rental case with its result: a line for each offer, and the cheapest in full. */
export const carGolden = (): unknown =>
  carCases.map(({ title, now, query }) => {
    const search = searchCars(goldenWorld, query, Date.parse(now));
    const { offers, notes } = search.offersWith(nothingSold);
    const { searchId } = search;
    return { title, now, query, searchId, notes, offers: offers.map(carLine), cheapest: offers[0] ?? null };
  });
