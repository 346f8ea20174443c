/** Finds rental cars for a place and period: which vendors can serve it, and which classes each of them offers. */
import { instantOfMinute, minuteOf, searchIdOf } from "../offerIds.js";
import { city } from "../reference/places.js";
import { parseInstant } from "../time/zones.js";
import type { CarOffer, CarQuery, CarSearch, World } from "../types.js";
import { type CarClass, fleetOf, minimumDriverAge } from "./fleet.js";
import { surchargesOf } from "./insurance.js";
import {
  closedNote,
  crossesBorder,
  oneWayObjection,
  type RentalLocation,
  rentalLocation,
  vendorsBetween,
} from "./locations.js";
import { carOffer, lets, longestRentalDays, type RentalTerms, rentalPeriod, stockKeysOf } from "./rental.js";
import { rentalStock } from "./stock.js";
import type { CarVendor } from "./vendors.js";

const searchIdPrefix = "CS";
const adultDriverAge = 25;

interface RoadTrip {
  readonly pickup: RentalLocation;
  readonly dropoff: RentalLocation;
  readonly vendors: readonly CarVendor[];
}

/** The places of a query with the vendors that serve both; or a note on why there are none. */
const roadTrip = ({ pickupLocationCode, dropoffLocationCode }: CarQuery): RoadTrip | string => {
  const pickup = rentalLocation(pickupLocationCode);
  const dropoff = rentalLocation(dropoffLocationCode);
  if (pickup === undefined) return `No cars: no airport or city has the code ${pickupLocationCode}.`;
  if (dropoff === undefined) return `No cars: no airport or city has the code ${dropoffLocationCode}.`;
  const objection = oneWayObjection(pickup, dropoff);
  if (objection !== undefined) return objection;
  const vendors = vendorsBetween(pickup, dropoff);
  return vendors.length > 0
    ? { pickup, dropoff, vendors }
    : `No cars: no vendor is at both ${pickup.code} and ${dropoff.code}.`;
};

/** Why a period cannot be offered at all; undefined if it can. */
const periodObjection = (
  pickupMinute: number,
  dropoffMinute: number,
  days: number,
  issuedMinute: number,
): string | undefined => {
  if (pickupMinute < issuedMinute) return "No cars: the pick-up is past.";
  if (dropoffMinute <= pickupMinute) return "No cars: the drop-off is not after the pick-up.";
  return days > longestRentalDays ? `No cars: a rental has at most ${longestRentalDays} days.` : undefined;
};

/**
 * The vendors that a class is shown from: two for classes that every location has, one for others. This keeps the list short and still
 * shows every class.
 */
const vendorsOfClass = (world: World, { pickup, vendors }: RoadTrip, carClass: CarClass): readonly CarVendor[] => {
  const shown = carClass.fromLocationSize === 1 ? 2 : 1;
  const rank = ({ code }: CarVendor): number =>
    world.chance.unit(`car:${code}:${pickup.code}:${carClass.sippCode}:shown`);
  return vendors
    .filter((vendor) => lets(vendor, carClass, pickup))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, shown);
};

const byPrice = (a: CarOffer, b: CarOffer): number =>
  a.price.totalCents - b.price.totalCents || (a.carId < b.carId ? -1 : 1);

/** A note that a city code means the desk in town, with the codes of its airport desks. */
const townNote = ({ code, kind, name, cityCode }: RentalLocation): string | undefined => {
  if (kind === "airport") return undefined;
  const desks = city(cityCode)?.airports.join(", ");
  return `${code} is the desk in ${name} itself; the airport desks have the codes ${desks}.`;
};

/**
 * Cars for a period, cheapest total first. Places are airport codes (the desk at the airport) or city codes (the desk in town). Prices are
 * those of the minute of `nowMs`. An empty result always has a note that says why.
 */
export const searchCars = (world: World, query: CarQuery, nowMs: number): CarSearch => {
  const { driverAge } = query;
  const issuedMinute = minuteOf(nowMs);
  const pickupMinute = minuteOf(parseInstant(query.pickupDate));
  const dropoffMinute = minuteOf(parseInstant(query.dropoffDate));
  const queryText = [query.pickupLocationCode, query.dropoffLocationCode, pickupMinute, dropoffMinute, driverAge].join(
    ":",
  );
  const searchId = searchIdOf(world, searchIdPrefix, queryText, issuedMinute);
  const nothing = (note: string): CarSearch => ({
    searchId,
    stockKeys: [],
    tariff: undefined,
    offersWith: () => ({ offers: [], notes: [note] }),
  });
  const trip = roadTrip(query);
  if (typeof trip === "string") return nothing(trip);
  const { pickup, dropoff } = trip;
  const period = rentalPeriod(pickup, dropoff, pickupMinute, dropoffMinute, issuedMinute);
  const objection = periodObjection(pickupMinute, dropoffMinute, period.days, issuedMinute);
  if (objection !== undefined) return nothing(objection);

  const classes = fleetOf(pickup.country).filter(({ sippCode }) => driverAge >= minimumDriverAge(sippCode));
  const rentals = classes.flatMap((carClass) =>
    vendorsOfClass(world, trip, carClass).map((vendor) => {
      const terms: RentalTerms = { period, vendor, carClass };
      return { terms, stockKeys: stockKeysOf(terms) };
    }),
  );
  const notes = [
    townNote(pickup),
    closedNote(pickup, instantOfMinute(pickupMinute), "Pick-up"),
    closedNote(dropoff, instantOfMinute(dropoffMinute), "Drop-off"),
    crossesBorder(pickup, dropoff)
      ? `Totals include the fee for a return across a border, from ${pickup.country} to ${dropoff.country}.`
      : undefined,
    driverAge < adultDriverAge
      ? "Totals include the surcharge for drivers under 25, to whom premium, luxury and special cars are not let."
      : undefined,
  ].filter((note) => note !== undefined);
  const { taxPercent, airportConcessionPercent, coverIncluded } = period.market;
  return {
    searchId,
    stockKeys: rentals.flatMap(({ stockKeys }) => stockKeys),
    tariff: {
      taxPercent,
      airportFeePercent: pickup.kind === "airport" ? airportConcessionPercent : 0,
      coverIncluded,
      ...surchargesOf({ days: period.days, taxPercent, coverIncluded }),
    },
    offersWith: (sold) => {
      const offers = rentals.flatMap(({ terms, stockKeys }) => {
        const { left } = rentalStock(world, stockKeys, terms.carClass.mostUnits, sold);
        return left > 0 ? [carOffer(world, terms, driverAge, left)] : [];
      });
      const allNotes = offers.length > 0 ? notes : [...notes, "No cars are left for this period."];
      return { offers: offers.toSorted(byPrice), notes: allNotes };
    },
  };
};
