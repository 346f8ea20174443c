/** Reads the client book for a call. */
import type { Client } from "../../../generated/crm/types.js";
import { ToolFailure } from "../../contract/refusal.js";
import { lettersOf } from "../../vendors/sheets/a1.js";
import { clientColumns, clientsTab } from "../../vendors/sheets/layout.js";
import type { AskingCall } from "../upstreamCalls.js";
import { type BookRow, bookRows, headerProblem, type LayoutProblem, type Row, rowsOf } from "./book.js";
import type { Services } from "./services.js";
import { sheetsRefusal } from "./sheetsRefusal.js";

export const lastColumn = lettersOf(clientColumns.length - 1);

export type Reading = AskingCall & Pick<Services, "sheets" | "upstreamCall" | "secrets" | "isMock" | "stored">;

const layoutFailure = ({ place, expected }: LayoutProblem): ToolFailure =>
  new ToolFailure("SHEET_LAYOUT", { field: "server", value: null, place, expected });

/** All rows of the client book. Reasons: SHEET_LAYOUT, SHEET_NOT_FOUND, those of upstreams. */
export const readBook = async (context: Reading): Promise<readonly BookRow[]> => {
  const { sheets, upstreamCall } = context;
  const range = `${clientsTab}!A1:${lastColumn}`;
  const { values } = await sheets.read(range, upstreamCall(context)).catch((error: unknown) => {
    throw sheetsRefusal(error, context);
  });
  const problem = headerProblem(values[0] ?? []);
  if (problem !== undefined) throw layoutFailure(problem);
  return bookRows(values);
};

export interface FoundClient {
  readonly row: number;
  readonly cells: Row;
  readonly client: Client;
  /** The number of rows with the same id or address. */
  readonly rows: number;
}

/** The client with this id or address; undefined if there is none. Reasons: SHEET_LAYOUT. */
export const findClient = (
  book: readonly BookRow[],
  field: "email" | "client_id",
  identifier: string,
): FoundClient | undefined => {
  const rows = rowsOf(book, field, identifier);
  const [first] = rows;
  if (first === undefined) return undefined;
  if (first.client === undefined) throw layoutFailure(first.problem ?? { place: clientsTab, expected: "a client" });
  return { row: first.row, cells: first.cells, client: first.client, rows: rows.length };
};
