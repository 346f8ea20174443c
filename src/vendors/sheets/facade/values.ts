/** The routes of ranges: read one or several, write, append. */
import type { FacadeAnswer, FacadeHandler, FacadePlace, FacadeRequest } from "../../../facade/port.js";
import { answered, invalid, notFound, Refusal } from "../../google/facade/answers.js";
import { areaText } from "../a1.js";
import type { Cell } from "../wire.js";
import { type Grid, type NewRow, readGrid, writeRows } from "./grid.js";
import {
  checkSpreadsheet,
  dimensionOf,
  gridColumns,
  leastRows,
  type Parameters,
  type Range,
  rangeOf,
  rangeText,
  turned,
  type Written,
  writtenOf,
} from "./reading.js";
import { spreadsheetId } from "./tabs.js";

/** Maximum number of attempts if somebody else writes at the same time. */
const mostTries = 100;

const gridRows = (grid: Grid): number => Math.max(leastRows, grid.lastRow);

const withoutLastEmpty = <Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): readonly Item[] =>
  items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);

/** Formats a cell as the service does without a number format. */
const formatted = (cell: Cell): Cell => (typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell));

const renderings: ReadonlyMap<string | null, (cell: Cell) => Cell> = new Map([
  [null, formatted],
  ["FORMATTED_VALUE", formatted],
  ["UNFORMATTED_VALUE", (cell: Cell) => cell],
  ["FORMULA", (cell: Cell) => cell],
]);

const valueRange = async (text: string, { query }: FacadeRequest, place: FacadePlace): Promise<object> => {
  const range = rangeOf(text, place);
  const render = renderings.get(query.get("valueRenderOption")) ?? invalid("Invalid value at 'value_render_option'");
  const majorDimension = dimensionOf(query.get("majorDimension"));
  const grid = await readGrid(range.tab, place);
  const last = Math.min(range.lastRow ?? grid.lastRow, grid.lastRow);
  const rows = Array.from({ length: Math.max(0, last - range.firstRow + 1) }, (_, at) => {
    const cells = grid.cellsOf(range.firstRow + at).slice(range.firstColumn, range.lastColumn + 1);
    return withoutLastEmpty(cells.map(render), (cell) => cell === "");
  });
  const shown = majorDimension === "ROWS" ? rows : turned<Cell>(rows, "");
  const values = withoutLastEmpty(shown, (row) => row.every((cell) => cell === ""));
  return { range: rangeText(range, gridRows(grid)), majorDimension, ...(values.length > 0 && { values }) };
};

export const getValues: FacadeHandler = async (request, place, parameters) => {
  checkSpreadsheet(parameters);
  return answered(await valueRange(parameters["range"] ?? "", request, place));
};

export const batchGetValues: FacadeHandler = async (request, place, parameters) => {
  checkSpreadsheet(parameters);
  const ranges = request.query.getAll("ranges");
  if (ranges.length > 100) invalid("this mock reads at most 100 ranges at once");
  const valueRanges = await Promise.all(ranges.map((range) => valueRange(range, request, place)));
  return answered({ spreadsheetId, valueRanges });
};

/** The row after some of its cells were written. */
const changedRow = (grid: Grid, row: number, firstColumn: number, cells: readonly Written[]): NewRow => {
  const old = grid.cellsOf(row);
  const width = Math.max(old.length, firstColumn + cells.length);
  return { row, cells: Array.from({ length: width }, (_, at) => cells[at - firstColumn] ?? old[at] ?? "") };
};

const updateOf = (range: Pick<Range, "tab" | "firstRow" | "firstColumn">, rows: readonly (readonly Written[])[]) => {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const lastRow = range.firstRow + Math.max(1, rows.length) - 1;
  const lastColumn = range.firstColumn + columns - 1;
  const { firstRow, firstColumn } = range;
  return {
    spreadsheetId,
    updatedRange: areaText({ tab: range.tab.title, firstRow, firstColumn, lastRow, lastColumn }),
    updatedRows: rows.length,
    updatedColumns: rows.length === 0 ? 0 : columns,
    updatedCells: rows.flat().filter((cell) => cell !== undefined).length,
  };
};

const checkRoom = (range: Range, rows: readonly (readonly Written[])[], text: string): void => {
  const isCell = range.firstRow === range.lastRow && range.firstColumn === range.lastColumn;
  const lastRow = isCell ? undefined : range.lastRow;
  const lastColumn = isCell ? gridColumns - 1 : range.lastColumn;
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (range.firstRow + rows.length - 1 > (lastRow ?? Number.POSITIVE_INFINITY))
    invalid(`Requested writing within range [${text}], but tried writing to row [${(lastRow ?? 0) + 1}]`);
  if (range.firstColumn + columns - 1 > lastColumn)
    invalid(`Requested writing within range [${text}], but tried writing to another column`);
};

const tooMany = (): never => {
  const message = "The service is currently unavailable: too many write at once.";
  throw new Refusal({ code: 503, status: "UNAVAILABLE", message });
};

const writing = async (attempt: () => Promise<FacadeAnswer | undefined>): Promise<FacadeAnswer> => {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await attempt();
    if (answer !== undefined) return answer;
  }
  return tooMany();
};

export const putValues: FacadeHandler = (request, place, parameters) => {
  checkSpreadsheet(parameters);
  const text = parameters["range"] ?? "";
  const range = rangeOf(text, place);
  const { rows, range: named } = writtenOf(request);
  if (named !== undefined && named !== text)
    invalid(`Requested writing to range [${text.slice(0, 100)}], but the body names another`);
  checkRoom(range, rows, text.slice(0, 100));
  return writing(async () => {
    const grid = await readGrid(range.tab, place);
    const changed = rows.map((cells, at) => changedRow(grid, range.firstRow + at, range.firstColumn, cells));
    return (await writeRows(grid, changed, place)) ? answered(updateOf(range, rows)) : undefined;
  });
};

const appending = ":append";

/** Appends rows below the last row that is not empty. */
export const appendValues: FacadeHandler = (request, place, parameters: Parameters) => {
  checkSpreadsheet(parameters);
  const action = parameters["range"] ?? "";
  if (!action.endsWith(appending)) return notFound();
  const range = rangeOf(action.slice(0, -appending.length), place);
  const { rows } = writtenOf(request);
  checkRoom({ ...range, lastRow: undefined, lastColumn: gridColumns - 1 }, rows, "");
  return writing(async () => {
    const grid = await readGrid(range.tab, place);
    const firstRow = grid.lastRow + 1;
    const changed = rows.map((cells, at) => changedRow(grid, firstRow + at, range.firstColumn, cells));
    if (!(await writeRows(grid, changed, place))) return undefined;
    const width = Math.max(1, grid.cellsOf(1).length);
    const table = { tab: grid.title, firstRow: 1, firstColumn: 0, lastRow: grid.lastRow, lastColumn: width - 1 };
    return answered({
      spreadsheetId,
      ...(grid.lastRow > 0 && { tableRange: areaText(table) }),
      updates: updateOf({ ...range, firstRow }, rows),
    });
  });
};
