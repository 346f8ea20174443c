/**
 * Google Sheets, version 4, served from a world: one spreadsheet with clients and their flights, and the token
 * endpoint.
 */
import type { FacadeHandler, Vendor } from "../../../facade/port.js";
import { answered, faultAnswer } from "../../google/facade/answers.js";
import { tokenRoute } from "../../google/facade/tokenRoute.js";
import { forBearers, keyOf } from "../../google/facade/tokens.js";
import { checkSpreadsheet, gridColumns, leastRows } from "./reading.js";
import { spreadsheetId, spreadsheetTitle, tabsOf } from "./tabs.js";
import { appendValues, batchGetValues, getValues, putValues } from "./values.js";

export { spreadsheetId } from "./tabs.js";

/** The titles of the tabs, for clients that ask before they read. */
const getSpreadsheet: FacadeHandler = (_request, { world }, parameters) => {
  checkSpreadsheet(parameters);
  return answered({
    spreadsheetId,
    properties: { title: spreadsheetTitle, locale: "en_US", timeZone: "Etc/GMT" },
    sheets: tabsOf(world).map(({ title }, index) => ({
      properties: {
        ...{ sheetId: index, title, index, sheetType: "GRID" },
        gridProperties: { rowCount: leastRows, columnCount: gridColumns, frozenRowCount: 1 },
      },
    })),
  });
};

const values = "/v4/spreadsheets/{spreadsheet}/values/{range}";

export const vendor: Vendor = {
  name: "sheets",
  title: "Google Sheets",
  routes: [
    tokenRoute,
    { method: "GET", path: "/v4/spreadsheets/{spreadsheet}", answer: forBearers(getSpreadsheet) },
    { method: "GET", path: "/v4/spreadsheets/{spreadsheet}/values:batchGet", answer: forBearers(batchGetValues) },
    { method: "GET", path: values, answer: forBearers(getValues) },
    { method: "PUT", path: values, answer: forBearers(putValues) },
    { method: "POST", path: values, answer: forBearers(appendValues) },
  ],
  keyOf,
  error: faultAnswer,
};
