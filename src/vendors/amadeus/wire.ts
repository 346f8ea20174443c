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
import { readableName } from "./names.js";

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
  /** As people write it, even where the service has it in capitals: `John F Kennedy Intl`. */
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
  /** Names of airlines by their codes, as people write them. */
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

/** The service gives stars as a number or a text. */
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

/** What the body of a refusal says; none where it says nothing of this form. */
export const readErrors = (body: string): readonly AmadeusError[] => {
  try {
    return readList(readMembers(JSON.parse(body))["errors"], 20, readError);
  } catch {
    return [];
  }
};
