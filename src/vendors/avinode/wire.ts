/**
 * Avinode's API as far as we use it, in its own form: trips, requests for quotes, messages. Each answer is checked
 * before it is used. Source: https://developer.avinodegroup.com (trips). Requests and messages have the same form, as
 * in brokers' integrations.
 */
import {
  isObject,
  type Members,
  readChoice,
  readForm,
  readList,
  readMembers,
  readNumber,
  readOptional,
  readText,
} from "../reading.js";

export const avinodeMediaType = "application/json";

/** One leg of a trip. */
export interface AvinodeSegment {
  readonly startAirport: { readonly icao: string };
  readonly endAirport: { readonly icao: string };
  readonly dateTime: {
    /** YYYY-MM-DD. */
    readonly date: string;
    /** HH:MM. */
    readonly time: string;
    /** Whether it is the time of departure; otherwise of arrival. */
    readonly departure: boolean;
    /** Whether it is local time at the airport; otherwise UTC. */
    readonly local: boolean;
  };
  /** A number as text. */
  readonly paxCount: string;
}

export interface AvinodeTrip {
  readonly tripId: string;
  /** The https address where a person searches and asks operators. */
  readonly deepLink: string;
}

export interface AvinodeSeller {
  readonly id: string;
  readonly name: string;
  readonly rating: number | undefined;
  readonly safetyRating: string | undefined;
}

export type AvinodeQuoteStatus = "received" | "accepted" | "rejected" | "expired";

export interface AvinodeQuote {
  readonly id: string;
  readonly seller: AvinodeSeller;
  readonly aircraftId: string | undefined;
  readonly aircraftType: string;
  /** In US dollars. */
  readonly basePrice: number;
  readonly taxes: number;
  readonly totalPrice: number;
  readonly createdOn: string;
  readonly validUntil: string;
  readonly note: string | undefined;
  readonly status: AvinodeQuoteStatus;
}

/** An operator that will not quote. */
export interface AvinodeDecline {
  readonly messageId: string;
  readonly seller: AvinodeSeller;
  readonly createdOn: string;
  readonly note: string;
}

export interface AvinodeRfq {
  readonly id: string;
  readonly tripId: string | undefined;
  readonly createdOn: string;
  readonly quoteDeadline: string;
  readonly sellers: readonly AvinodeSeller[];
  readonly quotes: readonly AvinodeQuote[];
  readonly declines: readonly AvinodeDecline[];
}

export interface AvinodeMessage {
  readonly id: string;
  readonly threadId: string;
  readonly createdOn: string;
}

/** One error of a refusal. */
export interface AvinodeError {
  readonly code: string | undefined;
  readonly title: string;
}

const mostDollars = 100_000_000;
const mostSellers = 500;
const mostErrors = 20;

const idForm = /^[\w.:-]{1,100}$/;
const instantForm =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
/** Only a link that a browser can open safely: https, a plain host, no user. */
const linkForm = /^https:\/\/[a-z0-9.-]{1,250}(?::\d{1,5})?\/[\x21-\x7e]{0,1900}$/i;

const readId = (value: unknown): string => readForm(typeof value === "number" ? String(value) : value, idForm);
const readInstant = (value: unknown): string =>
  readForm(Number.isNaN(Date.parse(String(value))) ? undefined : value, instantForm);
const readDollars = (value: unknown): number => readNumber(value, 0, mostDollars);
const readNote = (value: unknown): string => readText(value, 4000);

/** The `data` of an answer, or the answer itself if it has no `data`. */
const dataOf = (answer: unknown): Members => {
  const members = readMembers(answer);
  return isObject(members["data"]) ? members["data"] : members;
};

export const readTrip = (answer: unknown): AvinodeTrip => {
  const { tripId, id, actions } = dataOf(answer);
  const { href } = readMembers(readMembers(actions)["searchInAvinode"]);
  return { tripId: readId(tripId ?? id), deepLink: readForm(href, linkForm) };
};

const readSeller = (value: unknown): AvinodeSeller => {
  const { id, name, rating, safetyRating } = readMembers(value);
  return {
    id: readId(id),
    name: readText(name),
    rating: readOptional(rating, (each) => readNumber(each, 0, 5)),
    safetyRating: readOptional(safetyRating, readText),
  };
};

const readQuote = (value: unknown): AvinodeQuote => {
  const { id, seller, lift, sellerPrice, priceBreakdown, createdOn, validUntil, sellerMessage, status } =
    readMembers(value);
  const { id: aircraftId, aircraftType } = readMembers(lift);
  const { price, currency } = readMembers(sellerPrice);
  const { base, taxes } = readMembers(priceBreakdown);
  readForm(currency, /^USD$/);
  return {
    id: readId(id),
    seller: readSeller(seller),
    aircraftId: readOptional(aircraftId, readId),
    aircraftType: readText(aircraftType),
    basePrice: readDollars(base),
    taxes: readDollars(taxes),
    totalPrice: readDollars(price),
    createdOn: readInstant(createdOn),
    validUntil: readInstant(validUntil),
    note: readOptional(sellerMessage, readNote),
    status:
      readOptional(status, (each) => readChoice(each, ["received", "accepted", "rejected", "expired"])) ?? "received",
  };
};

const readDecline = (value: unknown): AvinodeDecline => {
  const { id, seller, createdOn, sellerMessage } = readMembers(value);
  return {
    messageId: readId(id),
    seller: readSeller(seller),
    createdOn: readInstant(createdOn),
    note: readNote(sellerMessage),
  };
};

const readMost = <Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] =>
  readOptional(value, (list) => readList(list, mostSellers, read)) ?? [];

export const readRfq = (answer: unknown): AvinodeRfq => {
  const { id, tripId, createdOn, quoteDeadline, sellers, quotes, declines } = dataOf(answer);
  return {
    id: readId(id),
    tripId: readOptional(tripId, readId),
    createdOn: readInstant(createdOn),
    quoteDeadline: readInstant(quoteDeadline),
    sellers: readList(sellers, mostSellers, readSeller),
    quotes: readMost(quotes, readQuote),
    declines: readMost(declines, readDecline),
  };
};

export const readMessage = (answer: unknown): AvinodeMessage => {
  const { id, threadId, createdOn } = dataOf(answer);
  return { id: readId(id), threadId: readId(threadId), createdOn: readInstant(createdOn) };
};

const readError = (value: unknown): AvinodeError => {
  const { code, title } = readMembers(value);
  return { code: readOptional(code, (each) => readForm(each, /^\w{1,60}$/)), title: readText(title, 500) };
};

/** The errors in `{ meta: { errors } }` of a refusal. */
export const readErrors = (answer: unknown): readonly AvinodeError[] =>
  readList(readMembers(readMembers(answer)["meta"])["errors"], mostErrors, readError);
