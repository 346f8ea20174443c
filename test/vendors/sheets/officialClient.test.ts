/**
 * The official client of Google Sheets as the judge of its mock, over a socket: it reads the rows that the tools of crm write, and the
 * tools read what it writes. It asks for tokens by a refresh token: for service accounts its library knows one address alone.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { auth, sheets as sheetsOf } from "@googleapis/sheets";
import { spreadsheetId, vendor } from "../../../src/vendors/sheets/facade/index.js";
import { serveFacades } from "../../facade/served.js";
import { openServer } from "../../packs/crm/inProcess.js";

const clientOn = (url: string) => {
  const person = new auth.OAuth2({
    ...{ clientId: "desk", clientSecret: "mock_secret" },
    endpoints: { oauth2TokenUrl: `${url}/token` },
  });
  person.setCredentials({ refresh_token: "mock_refresh" });
  return sheetsOf({ version: "v4", auth: person, rootUrl: `${url}/` }).spreadsheets;
};

test("the official client and the tools see the same rows", async (context) => {
  const server = await openServer();
  context.after(server.runtime.close);
  const { url } = await serveFacades(context, [vendor], { isAlone: true, visit: server.runtime.visit });
  const spreadsheets = clientOn(url);
  const { values } = spreadsheets;
  const { data: book } = await spreadsheets.get({ spreadsheetId });
  assert.deepEqual(
    book.sheets?.map(({ properties }) => properties?.title),
    ["Clients", "FlightHistory"],
  );

  const changed = { company: "=1+1", preferred_operators: ["OP-002", "OP-004"] };
  const { isError, text } = await server.call("update_client", { client_id: "CL-001", updates: changed });
  assert.equal(isError, false, text);
  const flight_details = {
    date: "2026-05-31",
    route: "KTEB-KVNY",
    aircraft: "Citation X",
    operator: "OP-001",
    price: 45_000,
  };
  await server.call("add_flight_history", { client_id: "CL-001", flight_details });

  const { data } = await values.get({ spreadsheetId, range: "Clients!A1:N2" });
  assert.deepEqual(data.values?.[1], [
    ...["CL-001", "John Doe", "john.doe@example.com", "+1-555-123-4567", "=1+1", "midsize", "kosher"],
    ...["wheelchair accessible", "gold", "13", "2026-05-31", "OP-002,OP-004"],
    ...["2023-03-02T15:04:00Z", "2026-06-01T12:00:00Z"],
  ]);
  const ranges = ["Clients!N2", "FlightHistory!A2:H"];
  const { data: batch } = await values.batchGet({ spreadsheetId, ranges, valueRenderOption: "UNFORMATTED_VALUE" });
  assert.deepEqual(batch.valueRanges?.[0]?.values, [["2026-06-01T12:00:00Z"]]);
  assert.deepEqual(batch.valueRanges?.[1]?.values?.at(-1), [
    ...["FL-001-13", "CL-001", "2026-05-31", "KTEB-KVNY", "Citation X", "OP-001", 45_000, "2026-06-01T12:00:00Z"],
  ]);

  const valueInputOption = "RAW";
  await values.update({
    spreadsheetId,
    range: "Clients!I2",
    valueInputOption,
    requestBody: { values: [["Platinum"]] },
  });
  const row = ["CL-026", "Zoe Hartmann", "zoe.hartmann@example.org"];
  const appended = await values.append({
    ...{ spreadsheetId, range: "Clients!A1:N1", valueInputOption },
    requestBody: { values: [row] },
  });
  assert.equal(appended.data.updates?.updatedRange, "Clients!A27:C27");
  const client = await server.call("get_client", { identifier: "john.doe@example.com" });
  assert.equal(client.structured["vip_status"], "platinum");
  const added = await server.call("get_client", { identifier: "zoe.hartmann@example.org" });
  assert.deepEqual(added.structured["history"], { total_flights: 0, preferred_operators: [] });
});

test("the tools say which cell somebody has spoilt, and leave the row out of a search", async (context) => {
  const server = await openServer();
  context.after(server.runtime.close);
  const { url } = await serveFacades(context, [vendor], { isAlone: true, visit: server.runtime.visit });
  const { values } = clientOn(url);
  const write = (range: string, cell: string | number) =>
    values.update({ spreadsheetId, range, valueInputOption: "RAW", requestBody: { values: [[cell]] } });
  await write("Clients!J2", "a dozen");
  const spoilt = await server.call("get_client", { identifier: "john.doe@example.com" });
  assert.deepEqual([spoilt.structured["reason"], spoilt.structured["place"]], ["SHEET_LAYOUT", "Clients!J2"]);
  const others = await server.call("search_clients", { limit: 100 });
  assert.equal(others.structured["total"], 24);
  assert.match(others.text, /A row is left out: Clients!J2 should hold a whole number/);
  await write("Clients!N1", "changed_at");
  const header = await server.call("search_clients", {});
  assert.deepEqual([header.structured["reason"], header.structured["place"]], ["SHEET_LAYOUT", "Clients!N1"]);
});
