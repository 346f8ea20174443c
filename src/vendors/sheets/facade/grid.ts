/**
 * The cells of one tab in a world: the initial rows, replaced by the rows that were written. Only written rows are
 * stored.
 */
import type { FacadePlace } from "../../../facade/port.js";
import { dossierCollection } from "../../../store/dossierCollection.js";
import { invalid, Refusal } from "../../google/facade/answers.js";
import { isObject } from "../../reading.js";
import type { Cell } from "../wire.js";
import type { Tab } from "./tabs.js";

interface WrittenRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

const isWrittenRow = (value: unknown): value is WrittenRow =>
  isObject(value) && typeof value["row"] === "number" && Array.isArray(value["cells"]);

const rowsIn = (store: FacadePlace["store"]) => dossierCollection(store, "sheets.rows", isWrittenRow);

export interface Grid {
  readonly title: string;
  readonly cellsOf: (row: number) => readonly Cell[];
  /** The last row that is not empty; 0 if all are. */
  readonly lastRow: number;
  /** The version of a written row; undefined for other rows. */
  readonly versionOf: (row: number) => number | undefined;
}

const pageSize = 500;

const isFilled = (cell: Cell): boolean => cell !== "";

export const readGrid = async (tab: Tab, { store, stored }: FacadePlace): Promise<Grid> => {
  const rows = rowsIn(store);
  const written = new Map<number, { readonly cells: readonly Cell[]; readonly version: number }>();
  let cursor: string | undefined;
  do {
    const page = await rows.list({
      ...{ world: stored, list: `tab=${tab.title}`, order: "oldest", limit: pageSize },
      ...(cursor !== undefined && { cursor }),
    });
    for (const { document, version } of page.dossiers) written.set(document.row, { cells: document.cells, version });
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  const cellsOf = (row: number): readonly Cell[] => written.get(row)?.cells ?? tab.rows[row - 1] ?? [];
  let lastRow = Math.max(tab.rows.length, ...written.keys());
  while (lastRow > 0 && !cellsOf(lastRow).some(isFilled)) lastRow -= 1;
  return { title: tab.title, cellsOf, lastRow, versionOf: (row) => written.get(row)?.version };
};

/** A row to write. */
export type NewRow = WrittenRow;

/** Maximum number of rows in one commit. */
export const mostRowsAtOnce = 64;

const worldFull = (): never => {
  throw new Refusal({ code: 400, status: "WORLD_FULL", message: "the world is full: it keeps no more documents" });
};

/** Writes rows. False if somebody else has written one of them since the grid was read. */
export const writeRows = async (
  grid: Grid,
  changed: readonly NewRow[],
  { store, stored, nowMs }: FacadePlace,
): Promise<boolean> => {
  if (changed.length > mostRowsAtOnce) return invalid(`this mock writes at most ${mostRowsAtOnce} rows at once`);
  if (changed.length === 0) return true;
  const rows = rowsIn(store);
  const writes = changed.map(({ row, cells }) =>
    rows.write(`${grid.title}!${row}`, grid.versionOf(row) ?? "new", { row, cells }, { lists: [`tab=${grid.title}`] }),
  );
  const outcome = await store.commitDossiers({ world: stored, atMs: nowMs, writes });
  if (outcome.kind === "worldFull") return worldFull();
  return outcome.kind === "done";
};
