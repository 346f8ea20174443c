/** Checks a stay and its rooms, and finds what the hotel offers for them. Searches and reservations both use it. */
import type { FacadePlace } from "../../../facade/port.js";
import {
  type CrsHotel,
  type CrsOffer,
  type CrsStay,
  crsHotel,
  crsNights,
  crsOffers,
  crsTimeZone,
  longestCrsStay,
} from "../../../travel/world/crs/index.js";
import { daysBetween, localDateAt } from "../../../travel/world/index.js";
import { type CapcornParty, mostChildren, mostPeople, mostRooms, oldest, youngest } from "../wire.js";
import { refuse } from "./answers.js";

/** The longest request, in characters. */
export const longestRequest = 65_536;

interface Asked extends CrsStay {
  readonly hotelId: string;
  readonly rooms: readonly CapcornParty[];
}

const checkRoom = ({ adults, childAges }: CapcornParty): void => {
  if (adults < 1) refuse("invalidValue", "a room needs an adult");
  if (adults + childAges.length > mostPeople) refuse("invalidValue", `a room takes ${mostPeople} people at most`);
  if (childAges.length > mostChildren) refuse("invalidValue", `a room takes ${mostChildren} children at most`);
  if (childAges.some((age) => age < youngest || age > oldest)) {
    refuse("invalidValue", `a child's age is ${youngest} to ${oldest}`);
  }
};

/** The hotel of a request. Refuses a request that makes no sense. */
export const checkedHotel = ({ hotelId, arrival, departure, rooms }: Asked, nowMs: number): CrsHotel => {
  const hotel = crsHotel(hotelId) ?? refuse("invalidHotel", `there is no hotel ${hotelId}`);
  const nights = daysBetween(arrival, departure);
  if (nights < 1) refuse("invalidDates", "the departure has to be after the arrival");
  if (nights > longestCrsStay) refuse("invalidDates", `a stay has ${longestCrsStay} nights at most`);
  if (arrival < localDateAt(crsTimeZone, nowMs)) refuse("invalidDates", "the arrival is in the past");
  if (rooms.length < 1 || rooms.length > mostRooms) refuse("invalidValue", `1 to ${mostRooms} rooms can be asked for`);
  rooms.forEach(checkRoom);
  return hotel;
};

/** How many rooms of each category are left for the whole stay, by the category's code. */
export const leftIn = async (
  { world, stored, store }: FacadePlace,
  hotel: CrsHotel,
  stay: CrsStay,
): Promise<ReadonlyMap<string, number>> => {
  const nights = hotel.categories.flatMap((category) =>
    crsNights(world, hotel, category, stay).map((night) => ({ code: category.code, ...night })),
  );
  const sold = await store.soldCounts(
    stored,
    nights.map(({ key }) => key),
  );
  const left = new Map<string, number>();
  for (const [index, { code, capacity }] of nights.entries()) {
    const here = Math.max(0, capacity - (sold[index] ?? 0));
    left.set(code, Math.min(here, left.get(code) ?? here));
  }
  return left;
};

/** The offers for each requested room. Earlier rooms take the last ones of a category first. */
export const offersFor = async (
  place: FacadePlace,
  hotel: CrsHotel,
  { rooms, ...stay }: CrsStay & Pick<Asked, "rooms">,
): Promise<readonly (readonly CrsOffer[])[]> => {
  const left = new Map(await leftIn(place, hotel, stay));
  return rooms.map((party) => {
    const offers = crsOffers(place.world, hotel, stay, party).filter(
      ({ category }) => (left.get(category.code) ?? 0) > 0,
    );
    for (const code of new Set(offers.map(({ category }) => category.code))) left.set(code, (left.get(code) ?? 0) - 1);
    return offers;
  });
};
