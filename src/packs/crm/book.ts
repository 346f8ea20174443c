/** Reads the client book from the rows of the spreadsheet. Each row is checked when it is needed. Pure. */
import type { Client } from "../../../generated/crm/types.js";
import { vipStatuses } from "../../travel/world/clients/index.js";
import { isCalendarDate } from "../../travel/world/index.js";
import { lettersOf } from "../../vendors/sheets/a1.js";
import { type ClientColumn, clientColumns, clientsTab } from "../../vendors/sheets/layout.js";
import type { Cell } from "../../vendors/sheets/wire.js";

/** A cell whose content does not fit its column. */
export interface LayoutProblem {
  /** For example `Clients!J5`. */
  readonly place: string;
  readonly expected: string;
}

export type Row = readonly Cell[];

export interface BookRow {
  /** The row number in the spreadsheet, from 1. */
  readonly row: number;
  readonly clientId: string;
  readonly email: string;
  readonly cells: Row;
  readonly client: Client | undefined;
  /** Why `client` is undefined. */
  readonly problem: LayoutProblem | undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the pattern matches
const unprintable = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

const textOf = (cells: Row, column: ClientColumn): string =>
  String(cells[clientColumns.indexOf(column)] ?? "")
    .replaceAll(unprintable, " ")
    .trim();

export const placeOf = (column: ClientColumn, row: number): string =>
  `${clientsTab}!${lettersOf(clientColumns.indexOf(column))}${row}`;

const wholeNumber = /^\d{1,9}$/;
const longestOperators = 50;

const statusOf = (text: string): Client["vip_status"] | undefined =>
  vipStatuses.find((status) => status === text.toLowerCase());

/** The problem with a row that has an id; undefined if there is none. */
const problemOf = (cells: Row, row: number): LayoutProblem | undefined => {
  const objections: readonly (readonly [column: ClientColumn, isGood: (text: string) => boolean, expected: string])[] =
    [
      ["total_flights", (text) => text === "" || wholeNumber.test(text), "a whole number"],
      ["last_flight_date", (text) => text === "" || isCalendarDate(text), "a date as text, YYYY-MM-DD"],
      ["vip_status", (text) => text === "" || statusOf(text) !== undefined, `one of ${vipStatuses.join(", ")}`],
    ];
  const found = objections.find(([column, isGood]) => !isGood(textOf(cells, column)));
  return found && { place: placeOf(found[0], row), expected: found[2] };
};

/** The client in a row without problems. Empty cells are left out. */
export const clientOf = (cells: Row): Client => {
  const text = (column: ClientColumn): string => textOf(cells, column);
  const [phone, company, lastFlightDate] = [text("phone"), text("company"), text("last_flight_date")];
  const [category, catering, needs] = [text("aircraft_preference"), text("catering_preference"), text("special_needs")];
  const operators = text("preferred_operators").split(",");
  return {
    ...{ client_id: text("client_id"), name: text("name"), email: text("email") },
    ...(phone !== "" && { phone }),
    ...(company !== "" && { company }),
    preferences: {
      ...(category !== "" && { aircraft_category: category }),
      ...(catering !== "" && { catering }),
      ...(needs !== "" && { special_needs: needs }),
    },
    history: {
      total_flights: Number(text("total_flights")),
      ...(lastFlightDate !== "" && { last_flight_date: lastFlightDate }),
      preferred_operators: operators
        .map((operator) => operator.trim())
        .filter((operator) => operator !== "")
        .slice(0, longestOperators),
    },
    vip_status: statusOf(text("vip_status")) ?? "standard",
  };
};

/** The problem with the column names in row 1; undefined if there is none. */
export const headerProblem = (header: Row): LayoutProblem | undefined => {
  const wrong = clientColumns.find((column) => textOf(header, column) !== column);
  return wrong && { place: placeOf(wrong, 1), expected: wrong };
};

/** All rows with an id, in the order of the sheet. The first of `rows` holds the column names. */
export const bookRows = (rows: readonly Row[]): readonly BookRow[] =>
  rows.flatMap((cells, index) => {
    const clientId = textOf(cells, "client_id");
    if (index === 0 || clientId === "") return [];
    const row = index + 1;
    const problem = problemOf(cells, row);
    const client = problem === undefined ? clientOf(cells) : undefined;
    return [{ row, clientId, email: textOf(cells, "email"), cells, client, problem }];
  });

/** The form in which addresses and ids are compared. */
export const folded = (text: string): string => text.trim().toLowerCase();

/** All rows with this id or address. If there are several, the first is the client's. */
export const rowsOf = (
  book: readonly BookRow[],
  field: "email" | "client_id",
  identifier: string,
): readonly BookRow[] => {
  const wanted = folded(identifier);
  // An empty address matches nobody, not even a client without an address.
  if (wanted === "") return [];
  return book.filter((row) => folded(field === "email" ? row.email : row.clientId) === wanted);
};
