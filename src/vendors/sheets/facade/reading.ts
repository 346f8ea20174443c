/** Reads requests: the spreadsheet, a range within its grid, and the values to write. */
import type { FacadePlace, FacadeRequest } from "../../../facade/port.js";
import { invalid, notFound } from "../../google/facade/answers.js";
import { isObject, type Members } from "../../reading.js";
import { areaOf, areaText } from "../a1.js";
import type { Cell } from "../wire.js";
import { spreadsheetId, type Tab, tabsOf } from "./tabs.js";

/** The rows of a new spreadsheet. Appended rows extend it. */
export const leastRows = 1000;
export const gridColumns = 26;

export type Parameters = Readonly<Record<string, string>>;

export const checkSpreadsheet = ({ spreadsheet }: Parameters): void => {
  if (spreadsheet !== spreadsheetId) notFound();
};

/** A range of one tab. `lastRow` is undefined if the range is open. */
export interface Range {
  readonly tab: Tab;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number | undefined;
  readonly lastColumn: number;
}

const unparsable = (text: string): never => invalid(`Unable to parse range: ${text.slice(0, 100)}`);

export const rangeOf = (text: string, { world }: Pick<FacadePlace, "world">): Range => {
  const tabs = tabsOf(world);
  const area =
    areaOf(
      text,
      tabs.map(({ title }) => title),
    ) ?? unparsable(text);
  const tab = tabs.find(({ title }) => title === (area.tab ?? tabs[0]?.title)) ?? unparsable(text);
  const { firstRow, lastRow, firstColumn } = area;
  if (firstColumn >= gridColumns)
    invalid(`Range (${text.slice(0, 100)}) exceeds grid limits. Max columns: ${gridColumns}`);
  return { tab, firstRow, firstColumn, lastRow, lastColumn: Math.min(area.lastColumn ?? gridColumns, gridColumns - 1) };
};

/** The text of a range. An open or too long range ends with the grid. */
export const rangeText = ({ tab, lastRow, ...area }: Range, gridRows: number): string =>
  areaText({ ...area, tab: tab.title, lastRow: Math.max(area.firstRow, Math.min(lastRow ?? gridRows, gridRows)) });

const bodyOf = ({ body }: FacadeRequest): Members => {
  try {
    const value: unknown = JSON.parse(body);
    if (isObject(value)) return value;
  } catch {
    return invalid("Invalid JSON payload received.");
  }
  return invalid("Invalid JSON payload received. Expected an object.");
};

export const dimensionOf = (value: unknown): "ROWS" | "COLUMNS" => {
  if (value === undefined || value === null || value === "ROWS") return "ROWS";
  return value === "COLUMNS" ? "COLUMNS" : invalid(`Invalid value at 'major_dimension': expected ROWS or COLUMNS`);
};

/** Transposes rows and columns. `filler` replaces missing cells. */
export const turned = <Item>(rows: readonly (readonly Item[])[], filler: Item): readonly (readonly Item[])[] => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? filler));
};

/** Undefined leaves a cell unchanged. */
export type Written = Cell | undefined;

const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;

/** The cell that a person gets by typing the text, as far as this mock supports it. */
const entered = (text: string): Cell => {
  if (text.startsWith("=")) return invalid("this mock computes no formulas: send valueInputOption=RAW");
  return number.test(text) ? Number(text) : text;
};

const cellOf = (value: unknown, isRaw: boolean, place: string): Written => {
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return isRaw ? value : entered(value);
  if (typeof value === "number" || typeof value === "boolean") return value;
  return invalid(`Invalid values${place}: expected a text, a number, true, false or null`);
};

const isRawOf = (option: string | null): boolean => {
  if (option === "RAW") return true;
  if (option === "USER_ENTERED") return false;
  return invalid("'valueInputOption' is required but not specified");
};

/** The rows to write in a body, and the range that the body names. */
export const writtenOf = (
  request: FacadeRequest,
): { readonly rows: readonly (readonly Written[])[]; readonly range: string | undefined } => {
  const isRaw = isRawOf(request.query.get("valueInputOption"));
  const { values, majorDimension, range } = bodyOf(request);
  if (!Array.isArray(values)) return invalid("Invalid value at 'data.values': expected a list of rows");
  const rows = values.map((row: unknown, at): readonly Written[] => {
    if (!Array.isArray(row)) return invalid(`Invalid value at 'data.values[${at}]': expected a list of cells`);
    return row.map((cell, column) => cellOf(cell, isRaw, `[${at}][${column}]`));
  });
  const turnedRows = dimensionOf(majorDimension) === "ROWS" ? rows : turned<Written>(rows, undefined);
  return { rows: turnedRows, range: typeof range === "string" ? range : undefined };
};
