/** The search for rooms: writes and reads CapCorn's `room_availability` and `room_availability_result`. */
import { isCalendarDate } from "../../travel/world/index.js";
import { readForm, readText } from "../reading.js";
import {
  agesIn,
  amountText,
  type Board,
  boardNumber,
  boardOfNumber,
  type CapcornError,
  type CapcornParty,
  errorsIn,
  hotelIdForm,
  longestCategory,
  mostRooms,
  named,
  readCents,
} from "./wire.js";
import { childOf, childrenOf, descendantOf, element, writeXml, type XmlElement } from "./xml.js";

export interface AvailabilityQuestion {
  readonly hotelId: string;
  /** YYYY-MM-DD. */
  readonly arrival: string;
  readonly departure: string;
  /** 1 to `mostRooms`. */
  readonly rooms: readonly CapcornParty[];
}

export interface RoomOption {
  readonly categoryCode: string;
  readonly name: string;
  readonly description?: string;
  /** Of the room, for the whole stay. */
  readonly priceCents: number;
  readonly pricePerNightCents: number;
  readonly board: Board;
}

/** The options for one of the requested rooms. */
export interface RoomLine {
  readonly adults: number;
  readonly options: readonly RoomOption[];
}

export type AvailabilityResult =
  | { readonly errors: readonly CapcornError[] }
  /** One line for each requested room; none if the hotel has nothing at all. */
  | { readonly lines: readonly RoomLine[] };

/** 0 asks for names and descriptions in German, the language of the hotels. */
const german = 0;

export const writeAvailabilityRequest = ({ hotelId, arrival, departure, rooms }: AvailabilityQuestion): string =>
  writeXml(
    element("room_availability", {}, [
      element("language", {}, german),
      element("members", {}, [element("member", { hotel_id: hotelId })]),
      element("arrival", {}, arrival),
      element("departure", {}, departure),
      element(
        "rooms",
        {},
        rooms.map(({ adults, childAges }) =>
          element(
            "room",
            { adults },
            childAges.map((age) => element("child", { age })),
          ),
        ),
      ),
    ]),
  );

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

const dateIn = (parent: XmlElement, name: string): string => {
  const date = readForm(childOf(parent, name)?.text, datePattern);
  return isCalendarDate(date) ? date : readForm("no date of the calendar", datePattern);
};

/**
 * Throws as `reading.ts` does if the document is not such a request. Does not check whether dates and rooms make sense.
 */
export const readAvailabilityRequest = (root: XmlElement): AvailabilityQuestion => ({
  hotelId: readForm(
    descendantOf(named(root, "room_availability"), "members", "member")?.attributes.get("hotel_id"),
    hotelIdForm,
  ),
  arrival: dateIn(root, "arrival"),
  departure: dateIn(root, "departure"),
  rooms: childrenOf(childOf(root, "rooms"), "room").map((room) => ({
    adults: Number(readForm(room.attributes.get("adults"), /^\d{1,3}$/)),
    childAges: agesIn(room),
  })),
});

/** A requested room with its options. */
export interface AnsweredLine extends CapcornParty {
  readonly options: readonly (RoomOption & { readonly sizeSqm: number; readonly isApartment: boolean })[];
}

const shares = (cents: number, by: number): string => amountText(Math.round(cents / by));

const optionElement = (
  {
    categoryCode,
    name,
    description,
    sizeSqm,
    priceCents,
    pricePerNightCents,
    board,
    isApartment,
  }: AnsweredLine["options"][number],
  { adults, childAges }: CapcornParty,
): XmlElement =>
  element("option", {}, [
    element("catc", {}, categoryCode),
    element("type", {}, name),
    element("description", {}, description ?? ""),
    element("size", {}, sizeSqm),
    element("price", {}, amountText(priceCents)),
    element("price_per_person", {}, shares(priceCents, adults + childAges.length)),
    element("price_per_adult", {}, shares(priceCents, adults)),
    element("price_per_night", {}, amountText(pricePerNightCents)),
    element("board", {}, boardNumber(board)),
    element("room_type", {}, isApartment ? 2 : 1),
  ]);

const lineElement = (line: AnsweredLine, { arrival, departure }: AvailabilityQuestion): XmlElement =>
  element("room", {}, [
    element("arrival", {}, arrival),
    element("departure", {}, departure),
    element("adults", {}, line.adults),
    ...(line.childAges.length === 0
      ? []
      : [
          element(
            "children",
            {},
            line.childAges.map((age) => element("child", { age })),
          ),
        ]),
    element(
      "options",
      {},
      line.options.map((option) => optionElement(option, line)),
    ),
  ]);

const resultName = "room_availability_result";
const namespace = { xmlns: "http://capcorn.at/" };

export const writeAvailabilityResult = (question: AvailabilityQuestion, lines: readonly AnsweredLine[]): string =>
  writeXml(
    element(resultName, namespace, [
      element("members", {}, [
        element("member", { hotel_id: question.hotelId }, [
          element(
            "rooms",
            {},
            lines.map((line) => lineElement(line, question)),
          ),
        ]),
      ]),
    ]),
  );

export const writeAvailabilityError = ({ code, text }: CapcornError): string =>
  writeXml(element(resultName, namespace, [element("error", { code }, text)]));

const mostOptions = 200;
const categoryPattern = new RegExp(`^[^\\s\\p{C}]{1,${longestCategory}}$`, "u");

const readOption = (option: XmlElement): readonly RoomOption[] => {
  const textOf = (name: string): string | undefined => childOf(option, name)?.text;
  const board = boardOfNumber(textOf("board") ?? "");
  // An option with an unknown board cannot be sold: the tool has no word for it.
  if (board === undefined) return [];
  const description = textOf("description") ?? "";
  return [
    {
      categoryCode: readForm(textOf("catc"), categoryPattern),
      name: readText(textOf("type")),
      ...(description !== "" && { description: readText(description, 2000) }),
      priceCents: readCents(textOf("price")),
      pricePerNightCents: readCents(textOf("price_per_night")),
      board,
    },
  ];
};

const readLine = (room: XmlElement): RoomLine => ({
  adults: Number(readForm(childOf(room, "adults")?.text, /^\d{1,2}$/)),
  options: childrenOf(childOf(room, "options"), "option").slice(0, mostOptions).flatMap(readOption),
});

/** Throws as `reading.ts` does if the document is not such an answer. */
export const readAvailabilityResult = (root: XmlElement, { hotelId }: AvailabilityQuestion): AvailabilityResult => {
  const errors = errorsIn(root);
  if (errors.length > 0) return { errors };
  const members = childrenOf(childOf(named(root, resultName), "members"), "member");
  const member = members.find(({ attributes }) => attributes.get("hotel_id") === hotelId);
  return { lines: childrenOf(childOf(member, "rooms"), "room").slice(0, mostRooms).map(readLine) };
};
