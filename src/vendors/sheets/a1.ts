/** A1 notation: `Clients!A2:N`, `'Flight log'!B3`, `Clients!2:5`, `Clients`. Pure. Source: Google Sheets API, concepts. */

/** A range. Rows count from 1, columns from 0. An undefined end is open: it reaches to the end of the grid. */
export interface Area {
  /** Undefined: the first tab. */
  readonly tab: string | undefined;
  readonly firstRow: number;
  readonly lastRow: number | undefined;
  readonly firstColumn: number;
  readonly lastColumn: number | undefined;
}

/** The column of its letters: `A` is 0, `N` is 13, `AA` is 26. */
export const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;

/** The letters of a column: 13 is `N`. */
export const lettersOf = (column: number): string => {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
};

const tabAndCells = /^(?:'((?:[^']|''){1,100})'|([^'!]{1,100}))(?:!(.*))?$/;
const cellsForm = /^([A-Za-z]{1,3})?(\d{1,7})?(?::([A-Za-z]{1,3})?(\d{1,7})?)?$/;

const wholeTab = (tab: string): Area => ({
  tab,
  firstRow: 1,
  lastRow: undefined,
  firstColumn: 0,
  lastColumn: undefined,
});

const cellsOf = (text: string): Omit<Area, "tab"> | undefined => {
  const [, column, row, otherColumn, otherRow] = cellsForm.exec(text) ?? [];
  const isRange = text.includes(":");
  if ((column ?? row) === undefined || (isRange && (otherColumn ?? otherRow) === undefined)) return undefined;
  if (row === "0" || otherRow === "0") return undefined;
  const [firstRow, firstColumn] = [row === undefined ? 1 : Number(row), column === undefined ? 0 : columnOf(column)];
  if (!isRange) {
    if (row === undefined || column === undefined) return undefined;
    return { firstRow, lastRow: firstRow, firstColumn, lastColumn: firstColumn };
  }
  const lastRow = otherRow === undefined ? undefined : Number(otherRow);
  const lastColumn = otherColumn === undefined ? undefined : columnOf(otherColumn);
  if ((lastRow ?? firstRow) < firstRow || (lastColumn ?? firstColumn) < firstColumn) return undefined;
  return { firstRow, lastRow, firstColumn, lastColumn };
};

/** Reads a range; undefined for a text that is none. `tabs` are the existing titles: a title alone is a range. */
export const areaOf = (text: string, tabs: readonly string[]): Area | undefined => {
  if (tabs.includes(text)) return wholeTab(text);
  if (!text.includes("!")) {
    const cells = cellsOf(text);
    return cells && { tab: undefined, ...cells };
  }
  const [, quoted, plain, rest = ""] = tabAndCells.exec(text) ?? [];
  const tab = quoted?.replaceAll("''", "'") ?? plain;
  const cells = tab === undefined ? undefined : cellsOf(rest);
  return tab === undefined || cells === undefined ? undefined : { tab, ...cells };
};

const quotedTab = (tab: string): string => (/^\w+$/.test(tab) ? tab : `'${tab.replaceAll("'", "''")}'`);

/** Writes a range: `Clients!A2:N2`; a single cell has no colon. */
export const areaText = (area: {
  readonly tab: string;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}): string => {
  const first = `${lettersOf(area.firstColumn)}${area.firstRow}`;
  const last = `${lettersOf(area.lastColumn)}${area.lastRow}`;
  return `${quotedTab(area.tab)}!${first === last ? first : `${first}:${last}`}`;
};
