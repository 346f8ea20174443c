/**
 * The answers of Amadeus Self-Service, as far as we use them, with the vendor's member names. Each is checked before it
 * is used: one that breaks the vendor's specification (Airport & City Search v1, Flight Offers Search v2, Hotel List
 * v1, Hotel Search v3, Authorization v1) is refused. Members that we do not use are dropped.
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
import { readableName } from "./names.js";

/** The media type of all answers except those to a token request. */
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
  /** In mixed case, even if the service writes capitals: `John F Kennedy Intl`. */
  readonly name: string;
  readonly iataCode: string;
  readonly address: { readonly cityName: string; readonly cityCode: string; readonly countryCode: string };
}

/** A place and its local time, without offset: `2026-07-01T08:00:00`. */
export interface AmadeusFlightEnd {
  readonly iataCode: string;
  readonly at: string;
}

export interface AmadeusSegment {
  readonly departure: AmadeusFlightEnd;
  readonly arrival: AmadeusFlightEnd;
  readonly carrierCode: string;
  readonly number: string;
  /** Stops under the same flight number. */
  readonly numberOfStops: number;
}

/** An amount of money as decimal text: `380.00`. */
export interface AmadeusPrice {
  readonly currency: string;
  readonly total: string;
}

export interface AmadeusFlightOffer {
  readonly id: string;
  /** One for each direction, the outbound one first. */
  readonly itineraries: readonly { readonly segments: readonly [AmadeusSegment, ...AmadeusSegment[]] }[];
  /** For all travellers; `total` is the grand total. */
  readonly price: AmadeusPrice;
}

export interface AmadeusFlightOffers {
  readonly data: readonly AmadeusFlightOffer[];
  /** Airline names by code, in mixed case. */
  readonly carriers: ReadonlyMap<string, string>;
}

export interface AmadeusHotel {
  readonly hotelId: string;
  readonly name: string;
  /** The code of its city. */
  readonly iataCode: string;
  readonly countryCode: string;
  /** Street and number, then perhaps a postal code and a city; empty if the service gives none. */
  readonly addressLines: readonly string[];
  /** Stars, 1 to 5; undefined if the service gives none. */
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
  /** The argument that the error is about. */
  readonly parameter: string | undefined;
}

const mostEntries = 1000;
const mostSegments = 8;
const longestLifeSeconds = 86_400;

const readPlaceCode = (value: unknown): string => readForm(value, /^[A-Z]{3}$/);
const readCurrency = (value: unknown): string => readForm(value, /^[A-Z]{3}$/);
const readCountry = (value: unknown): string => readForm(value, /^[A-Z]{2}$/);
const readCarrier = (value: unknown): string => readForm(value, /^[A-Z0-9]{2}$/);
const readId = (value: unknown): string => readForm(value, /^[A-Za-z0-9_-]{1,200}$/);
const readAmount = (value: unknown): string => readForm(value, /^\d{1,12}(\.\d{1,4})?$/);
const readLocalTime = (value: unknown): string =>
  readForm(value, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/);

const readName = (value: unknown): string => readableName(readText(value));

const data = (value: unknown): unknown => readMembers(value)["data"];

export const readToken = (value: unknown): AmadeusToken => {
  const token = readMembers(value);
  return {
    access_token: readForm(token["access_token"], /^[\x21-\x7e]{1,4096}$/),
    expires_in: readNumber(token["expires_in"], 1, longestLifeSeconds),
  };
};

const readLocation = (value: unknown): AmadeusLocation => {
  const { subType, name, iataCode, address } = readMembers(value);
  const { cityName, cityCode, countryCode } = readMembers(address);
  return {
    subType: readChoice(subType, locationSubTypes),
    name: readName(name),
    iataCode: readPlaceCode(iataCode),
    address: {
      cityName: readName(cityName),
      cityCode: readPlaceCode(cityCode),
      countryCode: readCountry(countryCode),
    },
  };
};

/** The most relevant first, as the service orders them. */
export const readLocations = (value: unknown): readonly AmadeusLocation[] =>
  readList(data(value), mostEntries, readLocation);

const readFlightEnd = (value: unknown): AmadeusFlightEnd => {
  const end = readMembers(value);
  return { iataCode: readPlaceCode(end["iataCode"]), at: readLocalTime(end["at"]) };
};

const readSegment = (value: unknown): AmadeusSegment => {
  const { departure, arrival, carrierCode, number, numberOfStops } = readMembers(value);
  return {
    departure: readFlightEnd(departure),
    arrival: readFlightEnd(arrival),
    carrierCode: readCarrier(carrierCode),
    number: readForm(number, /^\d{1,4}[A-Z]?$/),
    numberOfStops: readOptional(numberOfStops, (stops) => readNumber(stops, 0, mostSegments)) ?? 0,
  };
};

const readItinerary = (value: unknown): AmadeusFlightOffer["itineraries"][number] => {
  const [first, ...others] = readList(readMembers(value)["segments"], mostSegments, readSegment);
  return { segments: [first ?? readSegment(undefined), ...others] };
};

const readPrice = ({ currency, total, grandTotal }: Members): AmadeusPrice => ({
  currency: readCurrency(currency),
  total: readAmount(grandTotal ?? total),
});

const readFlightOffer = (value: unknown): AmadeusFlightOffer => {
  const { id, itineraries, price } = readMembers(value);
  return {
    id: readId(id),
    itineraries: readList(itineraries, 2, readItinerary),
    price: readPrice(readMembers(price)),
  };
};

const readCarriers = (value: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(readMembers(value)).map(([code, name]) => [readCarrier(code), readName(name)]));

export const readFlightOffers = (value: unknown): AmadeusFlightOffers => {
  const { dictionaries } = readMembers(value);
  const names = readOptional(dictionaries, readMembers)?.["carriers"];
  return {
    data: readList(data(value), mostEntries, readFlightOffer),
    carriers: readOptional(names, readCarriers) ?? new Map(),
  };
};

/** The service sends stars as a number or as text. */
const readRating = (value: unknown): number => readNumber(Number(value), 1, 5);

const readAddressLines = ({ lines, postalCode, cityName }: Members): readonly string[] => {
  const street = readOptional(lines, (value) => readList(value, 5, readText)) ?? [];
  const code = readOptional(postalCode, readText);
  const city = readOptional(cityName, readText);
  return [...street, ...(code === undefined ? [] : [code]), ...(city === undefined ? [] : [city])];
};

const readHotel = (value: unknown): AmadeusHotel => {
  const { hotelId, name, iataCode, address, rating } = readMembers(value);
  const addressed = readMembers(address);
  return {
    hotelId: readForm(hotelId, /^[A-Z0-9]{8}$/),
    name: readText(name),
    iataCode: readPlaceCode(iataCode),
    countryCode: readCountry(addressed["countryCode"]),
    addressLines: readAddressLines(addressed),
    rating: readOptional(rating, readRating),
  };
};

export const readHotels = (value: unknown): readonly AmadeusHotel[] => readList(data(value), mostEntries, readHotel);

const readHotelOffer = (value: unknown): AmadeusHotelOffer => {
  const { id, price } = readMembers(value);
  return { id: readId(id), price: readPrice(readMembers(price)) };
};

const readOffersOfHotel = (value: unknown): AmadeusHotelOffers => {
  const { hotel, offers } = readMembers(value);
  const { hotelId, name } = readMembers(hotel);
  return {
    hotel: {
      hotelId: readForm(hotelId, /^[A-Z0-9]{8}$/),
      name: readText(name),
    },
    offers: readOptional(offers, (list) => readList(list, mostEntries, readHotelOffer)) ?? [],
  };
};

export const readHotelOffers = (value: unknown): readonly AmadeusHotelOffers[] =>
  readList(data(value), mostEntries, readOffersOfHotel);

const readError = (value: unknown): AmadeusError => {
  const { code, title, detail, source } = readMembers(value);
  const parameter = readOptional(source, readMembers)?.["parameter"];
  return {
    code: readNumber(code, 0, 10_000_000),
    title: readText(title, 300),
    detail: readOptional(detail, (text) => readText(text, 1000)),
    parameter: readOptional(parameter, readText),
  };
};

/** The errors in the body of a refusal; empty if it has another form. */
export const readErrors = (body: string): readonly AmadeusError[] => {
  try {
    return readList(readMembers(JSON.parse(body))["errors"], 20, readError);
  } catch {
    return [];
  }
};
