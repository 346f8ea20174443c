/**
 * What CapCorn's messages have in common: paths, limits, boards, amounts, and the error element. Source: CapCorn's description of its
 * interfaces for room search and reservations. It describes no errors: their form is ours, and that of OTA is read too.
 */
import { readChoice, readForm, unlessWrong } from "../reading.js";
import { childOf, childrenOf, readXml, type XmlElement } from "./xml.js";

export const capcornMediaType = "application/xml";

/** What is read as XML. */
export const xmlMediaTypes: readonly string[] = [capcornMediaType, "text/xml"];

export const paths = { availability: "/RoomAvailability", reservation: "/OTA_HotelResNotifRQ" } as const;

/** Rooms of a request, people in one of them, and children among these, at most. */
export const mostRooms = 10;
export const mostPeople = 15;
export const mostChildren = 8;

/** Characters of a category's code, and of a guest's comment, at most. */
export const longestCategory = 8;
export const longestComment = 200;

/** Any text: whether there is such a hotel is for others to say. */
export const hotelIdForm = /^.{0,200}$/s;

/** Ages that a child may be said to have. */
export const youngest = 1;
export const oldest = 17;

/** In the order of their numbers, from 1. */
export const boards = ["breakfast", "half_board", "full_board", "room_only", "all_inclusive"] as const;
export type Board = (typeof boards)[number];

export const boardNumber = (board: Board): number => boards.indexOf(board) + 1;

/** Undefined for a number that means nothing. */
export const boardOfNumber = (text: string): Board | undefined =>
  /^[1-5]$/.test(text) ? boards[Number(text) - 1] : undefined;

export interface CapcornParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

const amountForm = /^\d{1,7}(?:\.\d{1,2})?$/;

/** Euro cents of `675`, `642.5` or `227.00`. As `reading.ts` does, throws for anything else. */
export const readCents = (text: string | undefined): number => {
  const [euros = "", fraction = ""] = readForm(text, amountForm).split(".");
  return Number(euros) * 100 + Number(fraction.padEnd(2, "0"));
};

/** 64250 is `642.50`. */
export const amountText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

export interface CapcornError {
  /** Empty where there is none. */
  readonly code: string;
  readonly text: string;
}

/** The codes of our facade's answers. Those of reservations are OTA's (code list ERR). */
export const errorCodes = {
  authorization: "497",
  invalidHotel: "392",
  invalidDates: "404",
  invalidRoomType: "402",
  invalidValue: "320",
  noAvailability: "322",
  alreadyExists: "127",
  unable: "450",
} as const;

const errorNames: ReadonlySet<string> = new Set(["error", "Error"]);
const listNames: ReadonlySet<string> = new Set(["errors", "Errors"]);
const mostErrors = 10;

const errorOf = (given: XmlElement): CapcornError => {
  const { attributes } = given;
  const code = attributes.get("code") ?? attributes.get("Code") ?? childOf(given, "code")?.text ?? "";
  const words = [given.text, attributes.get("ShortText"), childOf(given, "message")?.text];
  return { code, text: words.find((text) => text !== undefined && text !== "") ?? "" };
};

/** The errors of an answer, wherever in its first two levels they stand; none in a good one. */
export const errorsIn = (root: XmlElement): readonly CapcornError[] => {
  const isError = ({ name }: XmlElement): boolean => errorNames.has(name);
  if (isError(root)) return [errorOf(root)];
  const lists = [root, ...root.children.filter(({ name }) => listNames.has(name))];
  const found = lists.flatMap(({ children }) => children.filter(isError));
  return found.slice(0, mostErrors).map(errorOf);
};

/** The service read the request and said no. */
export class CapcornRefusal extends Error {
  override readonly name = "CapcornRefusal";
  constructor(readonly errors: readonly CapcornError[]) {
    super("CapCorn refused a request");
  }
}

export const agesIn = (parent: XmlElement | undefined): readonly number[] =>
  childrenOf(parent, "child").map(({ attributes }) => Number(readForm(attributes.get("age"), /^\d{1,2}$/)));

/** The element, if it has this name; else it throws as `reading.ts` does. */
export const named = (root: XmlElement, name: string): XmlElement => {
  readChoice(root.name, [name]);
  return root;
};

/** What `read` makes of a document; undefined for what is no XML that is read here, and for what `read` throws at as `reading.ts` does. */
export const readMessage = <Message extends object>(
  text: string,
  mostCharacters: number,
  read: (root: XmlElement) => Message,
): Message | undefined => {
  const root = readXml(text, mostCharacters);
  return root && unlessWrong(() => read(root))(root);
};
