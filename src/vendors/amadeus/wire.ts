/**
 * The answers of Amadeus Self-Service as far as we use them, in the vendor's own members. Each is read before it is used:
 * what is not as the vendor's specification has it (Airport & City Search v1, Flight Offers Search v2, Hotel List v1,
 * Hotel Search v3, Authorization v1) is refused, and what we do not use is left behind.
 */
import {
  type Members,
  readChoice,
  readForm,
  readList,
  readMembers,
  readNumber,
  readOptional,
  readText,
} from "../reading.js";

/** All answers but that to a request for a token. */
export const amadeusMediaType = "application/vnd.amadeus+json";

export interface AmadeusToken {
  readonly access_token: string;
  /** In seconds. */
  readonly expires_in: number;
}

export const locationSubTypes = ["AIRPORT", "CITY"] as const;
export type LocationSubType = (typeof locationSubTypes)[number];

export interface AmadeusLocation {
  readonly subType: LocationSubType;
  /** The service writes capitals: `JOHN F KENNEDY INTL`. */
  readonly name: string;
  readonly iataCode: string;
  readonly address: { readonly cityName: string; readonly cityCode: string; readonly countryCode: string };
}

/** A place and a local time of it, without offset: `2026-07-01T08:00:00`. */
export interface AmadeusFlightEnd {
  readonly iataCode: string;
  readonly at: string;
}

export interface AmadeusSegment {
  readonly departure: AmadeusFlightEnd;
  readonly arrival: AmadeusFlightEnd;
  readonly carrierCode: string;
  readonly number: string;
  /** Landings on the way, under one flight number. */
  readonly numberOfStops: number;
}

/** An amount of money, a decimal text: `380.00`. */
export interface AmadeusPrice {
  readonly currency: string;
  readonly total: string;
}

export interface AmadeusFlightOffer {
  readonly id: string;
  /** One for each direction, the way out first. */
  readonly itineraries: readonly { readonly segments: readonly [AmadeusSegment, ...AmadeusSegment[]] }[];
  /** For all travellers; `total` is the grand total. */
  readonly price: AmadeusPrice;
}

export interface AmadeusFlightOffers {
  readonly data: readonly AmadeusFlightOffer[];
  /** Names of airlines by their codes. */
  readonly carriers: ReadonlyMap<string, string>;
}

export interface AmadeusHotel {
  readonly hotelId: string;
  readonly name: string;
  /** Of its city. */
  readonly iataCode: string;
  readonly countryCode: string;
  /** Street and number, then perhaps a postal code and a city; empty where the service gives none. */
  readonly addressLines: readonly string[];
  /** Stars, 1 to 5; undefined where the service gives none. */
  readonly rating: number | undefined;
}

export interface AmadeusHotelOffer {
  readonly id: string;
  /** For all rooms and the whole stay. */
  readonly price: AmadeusPrice;
}

export interface AmadeusHotelOffers {
  readonly hotel: { readonly hotelId: string; readonly name: string };
  readonly offers: readonly AmadeusHotelOffer[];
}

export interface AmadeusError {
  readonly code: number;
  readonly title: string;
  readonly detail: string | undefined;
  /** The argument that it is about. */
  readonly parameter: string | undefined;
}

const mostEntries = 1000;
const mostSegments = 8;
const longestLifeSeconds = 86_400;

const readPlaceCode = (value: unknown, at: string): string =>
  readForm(value, at, /^[A-Z]{3}$/, "a code of three letters");
const readCurrency = (value: unknown, at: string): string => readForm(value, at, /^[A-Z]{3}$/, "a currency code");
const readCountry = (value: unknown, at: string): string => readForm(value, at, /^[A-Z]{2}$/, "a country code");
const readCarrier = (value: unknown, at: string): string => readForm(value, at, /^[A-Z0-9]{2}$/, "an airline code");
const readId = (value: unknown, at: string): string => readForm(value, at, /^[A-Za-z0-9_-]{1,200}$/, "an id");
const readAmount = (value: unknown, at: string): string =>
  readForm(value, at, /^\d{1,12}(\.\d{1,4})?$/, "an amount such as 380.00");
const readLocalTime = (value: unknown, at: string): string =>
  readForm(value, at, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, "a local time such as 2026-07-01T08:00:00");

const data = (value: unknown, at: string): unknown => readMembers(value, at)["data"];

export const readToken = (value: unknown, at: string): AmadeusToken => {
  const token = readMembers(value, at);
  return {
    access_token: readForm(token["access_token"], `${at}.access_token`, /^[\x21-\x7e]{1,4096}$/, "a token"),
    expires_in: readNumber(token["expires_in"], `${at}.expires_in`, 1, longestLifeSeconds),
  };
};

const readLocation = (value: unknown, at: string): AmadeusLocation => {
  const { subType, name, iataCode, address } = readMembers(value, at);
  const { cityName, cityCode, countryCode } = readMembers(address, `${at}.address`);
  return {
    subType: readChoice(subType, `${at}.subType`, locationSubTypes),
    name: readText(name, `${at}.name`),
    iataCode: readPlaceCode(iataCode, `${at}.iataCode`),
    address: {
      cityName: readText(cityName, `${at}.address.cityName`),
      cityCode: readPlaceCode(cityCode, `${at}.address.cityCode`),
      countryCode: readCountry(countryCode, `${at}.address.countryCode`),
    },
  };
};

/** The most relevant first, as the service orders them. */
export const readLocations = (value: unknown, at: string): readonly AmadeusLocation[] =>
  readList(data(value, at), `${at}.data`, mostEntries, readLocation);

const readFlightEnd = (value: unknown, at: string): AmadeusFlightEnd => {
  const end = readMembers(value, at);
  return { iataCode: readPlaceCode(end["iataCode"], `${at}.iataCode`), at: readLocalTime(end["at"], `${at}.at`) };
};

const readSegment = (value: unknown, at: string): AmadeusSegment => {
  const { departure, arrival, carrierCode, number, numberOfStops } = readMembers(value, at);
  return {
    departure: readFlightEnd(departure, `${at}.departure`),
    arrival: readFlightEnd(arrival, `${at}.arrival`),
    carrierCode: readCarrier(carrierCode, `${at}.carrierCode`),
    number: readForm(number, `${at}.number`, /^\d{1,4}[A-Z]?$/, "a flight number"),
    numberOfStops:
      readOptional(numberOfStops, `${at}.numberOfStops`, (stops, place) => readNumber(stops, place, 0, mostSegments)) ??
      0,
  };
};

const readItinerary = (value: unknown, at: string): AmadeusFlightOffer["itineraries"][number] => {
  const [first, ...others] = readList(readMembers(value, at)["segments"], `${at}.segments`, mostSegments, readSegment);
  return { segments: [first ?? readSegment(undefined, `${at}.segments[0]`), ...others] };
};

const readPrice = ({ currency, total, grandTotal }: Members, at: string): AmadeusPrice => ({
  currency: readCurrency(currency, `${at}.currency`),
  total: readAmount(grandTotal ?? total, `${at}.total`),
});

const readFlightOffer = (value: unknown, at: string): AmadeusFlightOffer => {
  const { id, itineraries, price } = readMembers(value, at);
  return {
    id: readId(id, `${at}.id`),
    itineraries: readList(itineraries, `${at}.itineraries`, 2, readItinerary),
    price: readPrice(readMembers(price, `${at}.price`), `${at}.price`),
  };
};

const readCarriers = (value: unknown, at: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(readMembers(value, at)).map(([code, name]) => [
      readCarrier(code, `${at}: each name`),
      readText(name, `${at}: each value`),
    ]),
  );

export const readFlightOffers = (value: unknown, at: string): AmadeusFlightOffers => {
  const { dictionaries } = readMembers(value, at);
  const names = readOptional(dictionaries, `${at}.dictionaries`, readMembers)?.["carriers"];
  return {
    data: readList(data(value, at), `${at}.data`, mostEntries, readFlightOffer),
    carriers: readOptional(names, `${at}.dictionaries.carriers`, readCarriers) ?? new Map(),
  };
};

/** The service gives stars as a number or a text. */
const readRating = (value: unknown, at: string): number => readNumber(Number(value), at, 1, 5);

const readAddressLines = ({ lines, postalCode, cityName }: Members, at: string): readonly string[] => {
  const street = readOptional(lines, `${at}.lines`, (value, place) => readList(value, place, 5, readText)) ?? [];
  const code = readOptional(postalCode, `${at}.postalCode`, readText);
  const city = readOptional(cityName, `${at}.cityName`, readText);
  return [...street, ...(code === undefined ? [] : [code]), ...(city === undefined ? [] : [city])];
};

const readHotel = (value: unknown, at: string): AmadeusHotel => {
  const { hotelId, name, iataCode, address, rating } = readMembers(value, at);
  const addressed = readMembers(address, `${at}.address`);
  return {
    hotelId: readForm(hotelId, `${at}.hotelId`, /^[A-Z0-9]{8}$/, "a hotel's code of eight characters"),
    name: readText(name, `${at}.name`),
    iataCode: readPlaceCode(iataCode, `${at}.iataCode`),
    countryCode: readCountry(addressed["countryCode"], `${at}.address.countryCode`),
    addressLines: readAddressLines(addressed, `${at}.address`),
    rating: readOptional(rating, `${at}.rating`, readRating),
  };
};

export const readHotels = (value: unknown, at: string): readonly AmadeusHotel[] =>
  readList(data(value, at), `${at}.data`, mostEntries, readHotel);

const readHotelOffer = (value: unknown, at: string): AmadeusHotelOffer => {
  const { id, price } = readMembers(value, at);
  return { id: readId(id, `${at}.id`), price: readPrice(readMembers(price, `${at}.price`), `${at}.price`) };
};

const readOffersOfHotel = (value: unknown, at: string): AmadeusHotelOffers => {
  const { hotel, offers } = readMembers(value, at);
  const { hotelId, name } = readMembers(hotel, `${at}.hotel`);
  return {
    hotel: {
      hotelId: readForm(hotelId, `${at}.hotel.hotelId`, /^[A-Z0-9]{8}$/, "a hotel's code of eight characters"),
      name: readText(name, `${at}.hotel.name`),
    },
    offers:
      readOptional(offers, `${at}.offers`, (list, place) => readList(list, place, mostEntries, readHotelOffer)) ?? [],
  };
};

export const readHotelOffers = (value: unknown, at: string): readonly AmadeusHotelOffers[] =>
  readList(data(value, at), `${at}.data`, mostEntries, readOffersOfHotel);

const readError = (value: unknown, at: string): AmadeusError => {
  const { code, title, detail, source } = readMembers(value, at);
  const parameter = readOptional(source, `${at}.source`, readMembers)?.["parameter"];
  return {
    code: readNumber(code, `${at}.code`, 0, 10_000_000),
    title: readText(title, `${at}.title`, 300),
    detail: readOptional(detail, `${at}.detail`, (text, place) => readText(text, place, 1000)),
    parameter: readOptional(parameter, `${at}.source.parameter`, readText),
  };
};

/** What the body of a refusal says; none where it says nothing of this form. */
export const readErrors = (body: string): readonly AmadeusError[] => {
  try {
    return readList(readMembers(JSON.parse(body), "answer")["errors"], "errors", 20, readError);
  } catch {
    return [];
  }
};
