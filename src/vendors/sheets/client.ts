/**
 * Calls of Google Sheets for one spreadsheet: reads and writes ranges of values. It knows no tool and no credentials.
 */
import { pathOf, sendForJson, type Upstream, type UpstreamCall, type UpstreamRequest } from "../../upstream/index.js";
import { unlessWrong } from "../reading.js";
import { type Cell, readAppended, readUpdate, readValueRange, type UpdateAnswer, type ValueRange } from "./wire.js";

/** Undefined leaves a cell unchanged; an empty text clears it. */
export type CellWrite = Cell | undefined;

export interface SheetsClient {
  /** Reads a range. Numbers are returned as numbers, dates as text. */
  readonly read: (range: string, call: UpstreamCall) => Promise<ValueRange>;
  /** Writes cells exactly as given: a text stays that text, whatever it looks like. Safe to repeat. */
  readonly write: (range: string, rows: readonly (readonly CellWrite[])[], call: UpstreamCall) => Promise<UpdateAnswer>;
  /** Adds rows below the table in the range. Not safe to repeat: rows are added again. */
  readonly append: (range: string, rows: readonly (readonly Cell[])[], call: UpstreamCall) => Promise<UpdateAnswer>;
}

/** Values are stored as sent: a text that begins with `=` is no formula. */
const valueInputOption = "RAW";

export const createSheetsClient = (upstream: Upstream, spreadsheetId: string): SheetsClient => {
  const send = async <Answer extends object>(
    request: Omit<UpstreamRequest, "accept" | "check">,
    read: (value: unknown) => Answer,
    call: UpstreamCall,
  ): Promise<Answer> =>
    (await sendForJson(upstream, { ...request, accept: ["application/json"] }, call, unlessWrong(read))).value;
  const bodyOf = (rows: readonly (readonly CellWrite[])[]) => ({
    mediaType: "application/json",
    text: JSON.stringify({ majorDimension: "ROWS", values: rows.map((row) => row.map((cell) => cell ?? null)) }),
  });
  return {
    read: (range, call) =>
      send(
        {
          operation: "readValues",
          method: "GET",
          path: pathOf`/v4/spreadsheets/${spreadsheetId}/values/${range}`,
          query: { valueRenderOption: "UNFORMATTED_VALUE", dateTimeRenderOption: "FORMATTED_STRING" },
          isSafe: true,
        },
        readValueRange,
        call,
      ),
    write: (range, rows, call) =>
      send(
        {
          operation: "writeValues",
          method: "PUT",
          path: pathOf`/v4/spreadsheets/${spreadsheetId}/values/${range}`,
          query: { valueInputOption },
          body: bodyOf(rows),
          isSafe: true,
        },
        readUpdate,
        call,
      ),
    append: (range, rows, call) =>
      send(
        {
          operation: "appendValues",
          method: "POST",
          path: pathOf`/v4/spreadsheets/${spreadsheetId}/values/${range}:append`,
          query: { valueInputOption, insertDataOption: "INSERT_ROWS" },
          body: bodyOf(rows),
          isSafe: false,
        },
        readAppended,
        call,
      ),
  };
};
