/**
 * Common parts of CapCorn's messages: paths, limits, boards, amounts, and the error element. Source: CapCorn's
 * description of its interfaces for room search and reservations. It describes no errors: their form is our own, and
 * OTA's form is read too.
 */
import { readChoice, readForm, unlessWrong } from "../reading.js";
import { childOf, childrenOf, readXml, type XmlElement } from "./xml.js";

export const capcornMediaType = "application/xml";

/** The media types that are read as XML. */
export const xmlMediaTypes: readonly string[] = [capcornMediaType, "text/xml"];

export const paths = { availability: "/RoomAvailability", reservation: "/OTA_HotelResNotifRQ" } as const;

/** Maximum number of rooms in a request, of people in a room, and of children among them. */
export const mostRooms = 10;
export const mostPeople = 15;
export const mostChildren = 8;

/** Maximum length of a category's code and of a guest's comment, in characters. */
export const longestCategory = 8;
export const longestComment = 200;

/** Any text: the form does not tell whether the hotel exists. */
export const hotelIdForm = /^.{0,200}$/s;

/** The youngest and the oldest age of a child. */
export const youngest = 1;
export const oldest = 17;

/** In the order of the service's numbers, which begin with 1. */
export const boards = ["breakfast", "half_board", "full_board", "room_only", "all_inclusive"] as const;
export type Board = (typeof boards)[number];

export const boardNumber = (board: Board): number => boards.indexOf(board) + 1;

/** Undefined for an unknown number. */
export const boardOfNumber = (text: string): Board | undefined =>
  /^[1-5]$/.test(text) ? boards[Number(text) - 1] : undefined;

export interface CapcornParty {
  readonly adults: number;
  readonly childAges: readonly number[];
}

const amountForm = /^\d{1,7}(?:\.\d{1,2})?$/;

/** Reads `675`, `642.5` or `227.00` as euro cents. Throws as `reading.ts` does for anything else. */
export const readCents = (text: string | undefined): number => {
  const [euros = "", fraction = ""] = readForm(text, amountForm).split(".");
  return Number(euros) * 100 + Number(fraction.padEnd(2, "0"));
};

/** Writes 64250 cents as `642.50`. */
export const amountText = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

export interface CapcornError {
  /** Empty if there is none. */
  readonly code: string;
  readonly text: string;
}

/** The error codes of our facade. Those for reservations are OTA's (code list ERR). */
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

/** The errors in the first two levels of an answer; empty if there are none. */
export const errorsIn = (root: XmlElement): readonly CapcornError[] => {
  const isError = ({ name }: XmlElement): boolean => errorNames.has(name);
  if (isError(root)) return [errorOf(root)];
  const lists = [root, ...root.children.filter(({ name }) => listNames.has(name))];
  const found = lists.flatMap(({ children }) => children.filter(isError));
  return found.slice(0, mostErrors).map(errorOf);
};

/** The service has read the request and refused it. */
export class CapcornRefusal extends Error {
  override readonly name = "CapcornRefusal";
  constructor(readonly errors: readonly CapcornError[]) {
    super("CapCorn refused a request");
  }
}

export const agesIn = (parent: XmlElement | undefined): readonly number[] =>
  childrenOf(parent, "child").map(({ attributes }) => Number(readForm(attributes.get("age"), /^\d{1,2}$/)));

/** The element, if it has this name. Throws as `reading.ts` does otherwise. */
export const named = (root: XmlElement, name: string): XmlElement => {
  readChoice(root.name, [name]);
  return root;
};

/**
 * The result of `read` for an XML document. Undefined if the text is not XML that is accepted here, or if `read`
 * refuses it as `reading.ts` does.
 */
export const readMessage = <Message extends object>(
  text: string,
  mostCharacters: number,
  read: (root: XmlElement) => Message,
): Message | undefined => {
  const root = readXml(text, mostCharacters);
  return root && unlessWrong(() => read(root))(root);
};
