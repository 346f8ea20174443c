/** A stay that could be sold, and its offer: the only place that combines a hotel's price and conditions. */
import { roomDemandFactor } from "../demand/index.js";
import { expiryOf, instantOfMinute } from "../offerIds.js";
import { addDays, dateOfDay, dayNumber, weekdayOfDay } from "../time/calendar.js";
import { localDateAt, utcIso } from "../time/zones.js";
import type { City, HotelOffer, World } from "../types.js";
import { hotelCancellationPolicy } from "./cancellation.js";
import { cityPriceFactor, leadTimeFactor } from "./markets.js";
import { nightlyCents, prepaidCents, type StayCharges, stayPrice } from "./nightlyRate.js";
import { sealHotelId } from "./offerId.js";
import type { Property } from "./property.js";
import { boardFactor, type RatePlan, type RoomType } from "./roomTypes.js";

/** A night of a stay, with all price factors that do not depend on the hotel. */
export interface Night {
  readonly date: string;
  readonly weekday: number;
  /** The product of the factors for season, events and lead time. */
  readonly demandFactor: number;
}

/** The dates of a stay in a city, as of the minute in which it is priced. */
export interface StayDates {
  readonly checkInDay: number;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  /** Days from the city's local date at the time of pricing to arrival; negative once arrival is past. */
  readonly daysAhead: number;
  readonly nights: readonly Night[];
  readonly cityFactor: number;
}

/** The stay that is offered, and the number of guests. */
export interface StayTerms {
  readonly property: Property;
  readonly room: RoomType;
  readonly plan: RatePlan;
  readonly guests: number;
  readonly dates: StayDates;
  readonly issuedMinute: number;
}

/** The longest stay that can be priced, in nights. */
export const longestStayNights = 30;

/** Computes the nights of a stay once for all hotels of a city. */
export const stayDates = (city: City, checkInDay: number, nightCount: number, issuedMinute: number): StayDates => {
  const today = dayNumber(localDateAt(city.timeZone, instantOfMinute(issuedMinute)));
  const checkInDate = dateOfDay(checkInDay);
  const place = { cityCode: city.code, country: city.country, latitude: city.latitude };
  return {
    checkInDay,
    checkInDate,
    checkOutDate: addDays(checkInDate, nightCount),
    daysAhead: checkInDay - today,
    nights: Array.from({ length: nightCount }, (_, night) => {
      const day = checkInDay + night;
      const date = dateOfDay(day);
      const demandFactor = roomDemandFactor(place, day) * leadTimeFactor(day - today);
      return { date, weekday: weekdayOfDay(day), demandFactor };
    }),
    cityFactor: cityPriceFactor(city.code, city.country),
  };
};

/** The number of rooms of a type that some guests need. */
export const roomsNeeded = (guests: number, room: RoomType): number => Math.ceil(guests / room.maxOccupancy);

/** The rate of each night for all rooms. Bit n of `raisedNights` is set if night n is sold from the last rooms. */
export const nightlyAmounts = (terms: StayTerms, raisedNights: number): readonly number[] => {
  const { property, room, plan, dates } = terms;
  const rooms = roomsNeeded(terms.guests, room);
  const houseFactor = property.priceFactor * room.priceFactor * boardFactor[property.boardType];
  return dates.nights.map((night, index) => {
    const circumstances = houseFactor * night.demandFactor;
    const factors = { city: dates.cityFactor, circumstances, ratePlan: plan.priceFactor };
    return rooms * nightlyCents(property.starRating, night.weekday, factors, (raisedNights & (1 << index)) !== 0);
  });
};

const chargesOf = ({ market, starRating, resortFeeCents }: Property): StayCharges => ({
  taxPercent: market.taxPercent,
  serviceChargePercent: market.serviceChargePercent,
  cityTaxCentsPerGuestNight: market.cityTaxCentsPerStar * starRating,
  resortFeeCentsPerRoomNight: resortFeeCents,
});

/** The total price of a stay. */
export const stayTotalCents = (terms: StayTerms, raisedNights: number): number => {
  const rooms = roomsNeeded(terms.guests, terms.room);
  return stayPrice(nightlyAmounts(terms, raisedNights), rooms, terms.guests, chargesOf(terms.property)).totalCents;
};

/** The offer of a stay, with a new id that promises the price with these raised nights. */
export const hotelOffer = (world: World, terms: StayTerms, raisedNights: number, roomsLeft: number): HotelOffer =>
  hotelOfferAs(sealHotelId(world, terms, raisedNights), terms, raisedNights, roomsLeft);

/** The offer of a stay with an existing id. */
export const hotelOfferAs = (
  hotelId: string,
  terms: StayTerms,
  raisedNights: number,
  roomsLeft: number,
): HotelOffer => {
  const { property, room, plan, guests, dates, issuedMinute } = terms;
  const rooms = roomsNeeded(guests, room);
  const charges = chargesOf(property);
  const amounts = nightlyAmounts(terms, raisedNights);
  const price = stayPrice(amounts, rooms, guests, charges);
  const cancellationPolicy = hotelCancellationPolicy(
    plan,
    {
      timeZone: property.city.timeZone,
      checkInDate: dates.checkInDate,
      prepaidCents: price.totalCents - price.payAtPropertyCents,
      firstNightCents: prepaidCents(amounts[0] ?? 0, charges),
    },
    instantOfMinute(issuedMinute),
  );
  return {
    hotelId,
    propertyId: property.propertyId,
    name: property.name,
    chain: property.chain,
    starRating: property.starRating,
    guestRating: property.guestRating,
    address: property.address,
    cityCode: property.city.code,
    latitude: property.latitude,
    longitude: property.longitude,
    amenities: property.amenities,
    roomType: room.name,
    boardType: property.boardType,
    maxOccupancy: room.maxOccupancy,
    rooms,
    ratePlan: plan.code,
    refundable: cancellationPolicy.length > 0,
    checkInDate: dates.checkInDate,
    checkOutDate: dates.checkOutDate,
    nights: dates.nights.length,
    nightly: dates.nights.map(({ date }, index) => ({ date, amountCents: amounts[index] ?? 0 })),
    price,
    cancellationPolicy,
    checkInAfter: property.checkInAfter,
    checkOutBefore: property.checkOutBefore,
    roomsLeft,
    expiresAt: utcIso(expiryOf(issuedMinute)),
  };
};
