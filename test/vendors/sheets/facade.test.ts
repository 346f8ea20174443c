/** The facade of Google Sheets: each answer has the service's form, and a spreadsheet is what was written into it. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FacadePlace } from "../../../src/facade/port.js";
import { fixedHeaders } from "../../../src/upstream/index.js";
import { createSheetsClient } from "../../../src/vendors/sheets/client.js";
import { spreadsheetId, vendor } from "../../../src/vendors/sheets/facade/index.js";
import { clientColumns } from "../../../src/vendors/sheets/layout.js";
import { createJudge } from "../answerSchemas.js";
import { type Asked, ask, callOn, newPlace, upstreamOn } from "../facadeClient.js";

const judge = createJudge("sheets");
const authorization = "Bearer mock";
const root = `/v4/spreadsheets/${spreadsheetId}`;

/** One good answer, of its form. */
const answerOf = async (place: FacadePlace, form: string, target: string, asked: Asked = {}) => {
  const { status, body } = await ask(vendor, place, `${root}${target}`, { ...asked, headers: { authorization } });
  assert.equal(status, 200, body);
  const value: unknown = JSON.parse(body);
  judge(form, value);
  return Object(value);
};

const refusalOf = async (place: FacadePlace, target: string, asked: Asked = {}) => {
  const { status, body } = await ask(vendor, place, target, { ...asked, headers: { authorization } });
  const value = JSON.parse(body);
  judge("error", value);
  assert.equal(value.error.code, status);
  return [status, value.error.status, value.error.message] as const;
};

const put = (range: string, values: unknown, option = "RAW") =>
  [
    `/values/${encodeURIComponent(range)}?valueInputOption=${option}`,
    { method: "PUT", body: JSON.stringify({ values }) },
  ] as const;

const append = (range: string, values: unknown) =>
  [
    `/values/${encodeURIComponent(range)}:append?valueInputOption=RAW`,
    { method: "POST", body: JSON.stringify({ values }) },
  ] as const;

describe("reading", () => {
  test("a range is rows without what is empty at their ends, and says how far the grid goes", async () => {
    const place = await newPlace();
    const { range, majorDimension, values } = await answerOf(place, "valueRange", "/values/Clients%21A1%3AN");
    assert.deepEqual([range, majorDimension, values.length], ["Clients!A1:N1000", "ROWS", 26]);
    assert.deepEqual(values[0], clientColumns);
    assert.deepEqual(values[1].slice(0, 3), ["CL-001", "John Doe", "john.doe@example.com"]);
    const column = await answerOf(place, "valueRange", "/values/Clients%21A1%3AB2?majorDimension=COLUMNS");
    assert.deepEqual(column.values, [
      ["client_id", "CL-001"],
      ["name", "John Doe"],
    ]);
    const none = await answerOf(place, "valueRange", "/values/Clients%21A500%3AN600");
    assert.deepEqual(none, { range: "Clients!A500:N600", majorDimension: "ROWS" });
    const whole = await answerOf(place, "valueRange", "/values/FlightHistory");
    assert.equal(whole.range, "FlightHistory!A1:Z1000");
  });

  test("numbers are texts unless they are asked for as they are", async () => {
    const place = await newPlace();
    const cell = "/values/Clients%21J2";
    assert.deepEqual((await answerOf(place, "valueRange", cell)).values, [["12"]]);
    const plain = await answerOf(place, "valueRange", `${cell}?valueRenderOption=UNFORMATTED_VALUE`);
    assert.deepEqual(plain.values, [[12]]);
  });

  test("several ranges come in the order in which they were asked for", async () => {
    const place = await newPlace();
    const { valueRanges } = await answerOf(place, "batch", "/values:batchGet?ranges=Clients!B2&ranges=Clients!A2");
    assert.deepEqual(
      valueRanges.map(({ values }: { readonly values: unknown }) => values),
      [[["John Doe"]], [["CL-001"]]],
    );
  });

  test("the spreadsheet names its tabs", async () => {
    const { sheets } = await answerOf(await newPlace(), "spreadsheet", "");
    assert.deepEqual(
      sheets.map((sheet: { readonly properties: { readonly title: string } }) => sheet.properties.title),
      ["Clients", "FlightHistory"],
    );
  });
});

describe("writing", () => {
  test("cells are written as they are, null leaves one alone, an empty text empties it", async () => {
    const place = await newPlace();
    const updated = await answerOf(place, "update", ...put("Clients!C2:F2", [["=1+1", null, "", true]]));
    const { updatedRange, updatedCells } = updated;
    assert.deepEqual([updatedRange, updatedCells], ["Clients!C2:F2", 3]);
    const { values } = await answerOf(place, "valueRange", "/values/Clients%21A2%3AG2");
    assert.deepEqual(values, [["CL-001", "John Doe", "=1+1", "+1-555-123-4567", "", "TRUE", "kosher"]]);
  });

  test("what a person would have typed becomes a number, and a formula is refused", async () => {
    const place = await newPlace();
    await answerOf(place, "update", ...put("Clients!E2", [["42"]], "USER_ENTERED"));
    const { values } = await answerOf(place, "valueRange", "/values/Clients%21E2?valueRenderOption=UNFORMATTED_VALUE");
    assert.deepEqual(values, [[42]]);
    const [target, asked] = put("Clients!E2", [["=1+1"]], "USER_ENTERED");
    assert.match((await refusalOf(place, `${root}${target}`, asked))[2], /computes no formulas/);
  });

  test("rows go below the last one, each once where many come at once, and are read again", async () => {
    const place = await newPlace(undefined, undefined, 100);
    const { values: before } = await answerOf(place, "valueRange", "/values/FlightHistory%21A1%3AA");
    const rows = Array.from({ length: 12 }, (_, at) => [`FL-${at}`, "CL-001"]);
    const answers = await Promise.all(
      rows.map((row) => answerOf(place, "append", ...append("FlightHistory!A1", [row]))),
    );
    const ranges = answers.map(({ updates }) => updates.updatedRange);
    assert.equal(new Set(ranges).size, 12);
    assert.equal(answers[0]?.tableRange, `FlightHistory!A1:H${before.length}`);
    const { values } = await answerOf(place, "valueRange", "/values/FlightHistory%21A1%3AB");
    assert.deepEqual(values.slice(before.length).toSorted(), rows.toSorted());
  });

  test("a full world keeps no more rows", async () => {
    const place = await newPlace(undefined, undefined, 1);
    await answerOf(place, "update", ...put("Clients!E2", [["a"]]));
    const [target, asked] = put("Clients!E3", [["b"]]);
    assert.equal((await refusalOf(place, `${root}${target}`, asked))[1], "WORLD_FULL");
  });
});

test("what is asked wrongly is refused in the service's form, and nothing is written", async () => {
  const place = await newPlace();
  const [tooWide, asked] = put("Clients!A2:B2", [["a", "b", "c"]]);
  const refusals: readonly (readonly [target: string, asked: Asked, status: number, words: RegExp])[] = [
    ["/v4/spreadsheets/another/values/Clients", {}, 404, /not found/],
    [`${root}/values/Nobody%21A1`, {}, 400, /Unable to parse range: Nobody!A1/],
    [`${root}/values/Clients%21`, {}, 400, /Unable to parse range/],
    [`${root}/values/Clients%21A1%3A0`, {}, 400, /Unable to parse range/],
    [`${root}/values/Clients%21AB1`, {}, 400, /exceeds grid limits/],
    [`${root}/values/Clients?valueRenderOption=x`, {}, 400, /value_render_option/],
    [`${root}${tooWide}`, asked, 400, /within range \[Clients!A2:B2\]/],
    [`${root}/values/Clients%21A2`, { method: "PUT", body: "{}" }, 400, /'valueInputOption' is required/],
    [`${root}/values/Clients%21A2?valueInputOption=RAW`, { method: "PUT", body: "[" }, 400, /Invalid JSON/],
    [`${root}${put("Clients!A2", [[{}]])[0]}`, put("Clients!A2", [[{}]])[1], 400, /expected a text/],
    [`${root}/values/Clients%21A2?valueInputOption=RAW`, { method: "POST", body: '{"values":[]}' }, 404, /not found/],
    [`${root}/values/Clients%21A2:clear`, { method: "POST" }, 404, /not found/],
    ["/v4/nothing", {}, 404, /does not serve/],
  ];
  for (const [target, how, status, words] of refusals) {
    const refused = await refusalOf(place, target, how);
    assert.equal(refused[0], status, target);
    assert.match(refused[2], words);
  }
  assert.equal(await place.store.countDossiers(place.stored, "sheets.rows"), 0);
});

test("nobody is let in without a bearer, nor with one that looks like somebody's own", async () => {
  const place = await newPlace();
  for (const [bearer, status] of [
    ["", 401],
    ["Bearer ya29.somebody", 403],
  ] as const) {
    const answer = await ask(vendor, place, `${root}/values/Clients`, { headers: { authorization: bearer } });
    assert.equal(answer.status, status);
    judge("error", JSON.parse(answer.body));
  }
});

test("our client reads and writes through it", async () => {
  const place = await newPlace();
  const upstream = upstreamOn(vendor, fixedHeaders({ authorization }));
  const sheets = createSheetsClient(upstream, spreadsheetId);
  const call = callOn(vendor, place);
  assert.equal((await sheets.write("Clients!E2:F2", [["=A1", undefined]], call)).updatedRange, "Clients!E2:F2");
  const { values } = await sheets.read("Clients!E2:J2", call);
  assert.deepEqual(values, [["=A1", "midsize", "kosher", "wheelchair accessible", "gold", 12]]);
  assert.match((await sheets.append("FlightHistory!A1", [["x"]], call)).updatedRange, /^FlightHistory!A\d+$/);
});
