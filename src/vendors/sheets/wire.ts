/** The answers of Google Sheets, version 4, as far as we use them. Each is checked before it is used. */
import { readForm, readList, readMembers, readNumber, readOptional } from "../reading.js";

export const sheetsScope = "https://www.googleapis.com/auth/spreadsheets";

/** The content of a cell; an empty cell is an empty text. */
export type Cell = string | number | boolean;

export interface ValueRange {
  /** As the service writes it: `Clients!A1:N1000`. */
  readonly range: string;
  /** Rows. Empty cells at the end of a row and empty rows at the end of the range are left out. */
  readonly values: readonly (readonly Cell[])[];
}

export interface UpdateAnswer {
  readonly updatedRange: string;
}

const mostRows = 100_000;
const mostColumns = 702;
const longestCell = 50_000;

const isCell = (value: unknown): value is Cell =>
  (typeof value === "string" && value.length <= longestCell) ||
  (typeof value === "number" && Number.isFinite(value)) ||
  typeof value === "boolean";

/** Reads a cell. Null is an empty cell. */
const readCell = (value: unknown): Cell => (isCell(value) ? value : readForm(value ?? "", /^$/));

const readRange = (value: unknown): string => readForm(value, /^.{1,300}$/);

export const readValueRange = (answer: unknown): ValueRange => {
  const { range, values } = readMembers(answer);
  const rows = readOptional(values, (list) => readList(list, mostRows, (row) => readList(row, mostColumns, readCell)));
  return { range: readRange(range), values: rows ?? [] };
};

export const readUpdate = (answer: unknown): UpdateAnswer => {
  const { updatedRange, updatedRows } = readMembers(answer);
  readOptional(updatedRows, (count) => readNumber(count, 0, mostRows));
  return { updatedRange: readRange(updatedRange) };
};

export const readAppended = (answer: unknown): UpdateAnswer => readUpdate(readMembers(answer)["updates"]);
