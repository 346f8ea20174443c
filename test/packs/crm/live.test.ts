/** The tools of crm in live mode, on a Google that a test plays: what goes out, what comes of hostile answers, and how refusals end. */
import assert from "node:assert/strict";
import { createPublicKey, verify } from "node:crypto";
import { type TestContext, test } from "node:test";
import { createLog } from "../../../src/observability/log.js";
import { clientColumns } from "../../../src/vendors/sheets/layout.js";
import { type Recorder, type Scripted, startRecorder } from "../flights/recorder.js";
import { openServer, type Server } from "./inProcess.js";
import { keyFile, liveOn, secretLine } from "./keys.js";

const token: Scripted = {
  status: 200,
  body: { access_token: "ya29.canary-token", expires_in: 3599, token_type: "Bearer" },
};

const rowsOf = (...rows: readonly (readonly unknown[])[]): Scripted => ({
  status: 200,
  body: { range: "Clients!A1:N1000", majorDimension: "ROWS", values: [clientColumns, ...rows] },
});

const refusal = (code: number, status: string, message: string): Scripted => ({
  status: code,
  body: { error: { code, status, message } },
});

const ada = ["CL-1", "Ada", "ada@example.com"];
const byAddress = { identifier: "ada@example.com" };

interface Live {
  readonly google: Recorder;
  readonly server: Server;
  readonly logged: readonly string[];
}

const openLive = async (context: TestContext): Promise<Live> => {
  const google = await startRecorder();
  const logged: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(line) });
  const server = await openServer({ settings: liveOn(context, google.url), log });
  context.after(async () => {
    await server.runtime.close();
    await google.close();
  });
  return { google, server, logged };
};

test("a token is asked for by a signed assertion, and values as they are, by their range", async (context) => {
  const { google, server } = await openLive(context);
  google.answer(token, rowsOf(ada), { status: 200, body: { updatedRange: "Clients!B2:N2" } });
  assert.equal((await server.call("get_client", byAddress)).isError, false);
  google.answer(rowsOf(ada), { status: 200, body: { updatedRange: "Clients!B2:N2" } });
  const { isError, text } = await server.call("update_client", { client_id: "CL-1", updates: { company: "=1+1" } });
  assert.equal(isError, false, text);

  const [asked, read, , written] = google.requests;
  const form = new URLSearchParams(asked?.body);
  assert.equal(form.get("grant_type"), "urn:ietf:params:oauth:grant-type:jwt-bearer");
  const [head = "", claims = "", signature = ""] = (form.get("assertion") ?? "").split(".");
  const { iss, aud, scope, iat, exp } = JSON.parse(Buffer.from(claims, "base64url").toString());
  assert.deepEqual([iss, aud, exp - iat], [keyFile.client_email, `${google.url}/token`, 3600]);
  assert.equal(scope, "https://www.googleapis.com/auth/spreadsheets");
  const publicKey = createPublicKey(keyFile.private_key);
  assert.ok(verify("sha256", Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, "base64url")));

  assert.equal(read?.headers.authorization, "Bearer ya29.canary-token");
  assert.equal(read?.headers["x-request-id"], "test");
  assert.match(
    read?.url ?? "",
    /^\/v4\/spreadsheets\/mock-client-database\/values\/Clients!A1%3AN\?valueRenderOption=UN/,
  );
  assert.equal(written?.method, "PUT");
  assert.match(written?.url ?? "", /\/values\/Clients!B2%3AN2\?valueInputOption=RAW$/);
  const { values } = JSON.parse(written?.body ?? "");
  assert.deepEqual(values, [
    [null, null, null, "=1+1", null, null, null, null, null, null, null, null, "2026-06-01T12:00:00Z"],
  ]);
});

test("what people leave in cells is shown as text on one line, and no more of a row than its columns", async (context) => {
  const { google, server } = await openLive(context);
  const cells = [" CL-1 ", "Ada\u202e\nLovelace", "ada@example.com", 15_550_100, true, "", "", "", "GOLD", "7"];
  google.answer(token, rowsOf([], ["", "no id"], [...cells, "", " OP-1 , ,OP-2", "", "", "a fifteenth cell"]));
  const { structured, text } = await server.call("get_client", byAddress);
  assert.deepEqual(structured, {
    ...{ client_id: "CL-1", name: "Ada Lovelace", email: "ada@example.com", phone: "15550100", company: "true" },
    ...{ preferences: {}, history: { total_flights: 7, preferred_operators: ["OP-1", "OP-2"] }, vip_status: "gold" },
  });
  assert.equal(text.split("\n").length, 1);
});

test("an address that stands twice is the first row's, and the answer says so", async (context) => {
  const { google, server } = await openLive(context);
  google.answer(token, rowsOf(ada, ["CL-2", "Another", "ADA@example.com"]));
  const { structured } = await server.call("get_client", byAddress);
  assert.equal(structured["client_id"], "CL-1");
  assert.deepEqual(structured["notes"], ["2 rows have this email; this is the first, row 2."]);
});

test("each refusal ends in a reason that says what to do, with no credential in it or in the log", async (context) => {
  const { google, server, logged } = await openLive(context);
  const words = `for ${keyFile.client_email} with ${keyFile.private_key}`;
  const cases: readonly (readonly [reason: string, hint: RegExp, ...answers: readonly Scripted[]])[] = [
    [
      "UPSTREAM_AUTH",
      /GOOGLE_SERVICE_ACCOUNT_KEY_PATH/,
      { status: 400, body: { error: "invalid_grant", error_description: words } },
    ],
    [
      "UPSTREAM_AUTH",
      /share the spreadsheet/,
      token,
      refusal(403, "PERMISSION_DENIED", words),
      token,
      refusal(403, "PERMISSION_DENIED", words),
    ],
    [
      "SHEET_NOT_FOUND",
      /GOOGLE_SHEETS_CLIENT_DATABASE_ID/,
      refusal(404, "NOT_FOUND", "Requested entity was not found."),
    ],
    ["SHEET_LAYOUT", /correct it/, refusal(400, "INVALID_ARGUMENT", "Unable to parse range: Clients!A1:N")],
    ["UPSTREAM_REFUSED", /./, refusal(400, "FAILED_PRECONDITION", words)],
  ];
  const told: unknown[] = [];
  for (const [reason, hint, ...answers] of cases) {
    google.answer(...answers);
    const outcome = await server.call("get_client", byAddress);
    assert.equal(outcome.structured["reason"], reason, outcome.text);
    assert.match(String(outcome.structured["hint"]), hint);
    told.push(outcome);
  }
  const shown = JSON.stringify([told, logged]);
  for (const secret of [secretLine, keyFile.client_email, "canary"]) assert.ok(!shown.includes(secret), secret);
});
