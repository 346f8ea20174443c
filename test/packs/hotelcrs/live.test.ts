/** The pack in live mode, over our facade on a port and over a service that says what a test has it say. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { type TestContext, test } from "node:test";
import { inspect } from "node:util";
import { createLog } from "../../../src/observability/log.js";
import { openStore } from "../../../src/store/index.js";
import { vendor } from "../../../src/vendors/capcorn/facade/index.js";
import { serveFacades } from "../../facade/served.js";
import { temporaryFolder } from "../../support/folders.js";
import { booking, credentials, double, frozenNow, guest, openServer, type ServerParts, stay } from "./inProcess.js";

const secrets = /canary-user|canary&(amp;)?pass|canary%26pass|canary-pin|Y2FuYXJ5/;
const search = { ...stay, rooms: [{ adults: 2 }] };

const openLive = async (context: TestContext, capcornApiUrl: string, parts: ServerParts = {}) => {
  const settings = { mode: "live", capcornApiUrl, ...credentials, ...parts.settings } as const;
  const server = await openServer({ ...parts, settings });
  context.after(server.runtime.close);
  return server;
};

/** Found, not found, refused and booked, in an order. */
const calls: readonly (readonly [tool: string, input: object, key?: string])[] = [
  ["availability_search", search],
  ["availability_search", { ...stay, rooms: [{ adults: 2, children: [{ age: 0 }] }, { adults: 1 }] }],
  ["availability_search", { ...search, hotelId: "9104", arrivalDate: "2026-07-01", departureDate: "2026-07-08" }],
  ["availability_search", { ...search, rooms: [{ adults: 14 }] }],
  ["availability_search", { ...search, departureDate: "2027-12-18" }],
  ["create_reservation", booking, "one"],
  ["create_reservation", booking, "one"],
  ["create_reservation", { ...booking, totalPrice: 674 }],
  ["create_reservation", { ...booking, rooms: [{ ...double, categoryCode: "XX" }] }],
  ["create_reservation", { ...booking, rooms: Array(10).fill(double), totalPrice: 6750, comment: "Ä & <b>" }],
  ["create_reservation", { ...booking, rooms: Array(4).fill(double), totalPrice: 2700 }],
  ["availability_search", { ...stay, rooms: Array(10).fill({ adults: 2 }) }],
];

test("over a facade on a port it answers what it answers in mock mode, byte for byte", async (context) => {
  const words = ["--now", frozenNow, "--seed", "mock-gds"];
  const { url, logLines } = await serveFacades(context, [vendor], { words, isAlone: true });
  const live = await openLive(context, url);
  const mock = await openServer();
  context.after(mock.runtime.close);
  for (const [tool, input, key] of calls) {
    const [one, other] = await Promise.all(
      [live, mock].map(({ call, callOnce }) => (key === undefined ? call(tool, input) : callOnce(key, tool, input))),
    );
    assert.equal(JSON.stringify(one), JSON.stringify(other), JSON.stringify(input));
  }
  assert.match(JSON.stringify(await live.read("hotelcrs://status")), /127\.0\.0\.1/);
  assert.doesNotMatch(logLines.join("\n"), secrets);
  assert.doesNotMatch(logLines.join("\n"), /Canaryname|canary\.example/);
  // Which hotels a live system has, it tells nobody; one that it has not is asked for at the hotel.
  assert.deepEqual((await live.read("hotelcrs://hotels"))["hotels"], []);
  const unknown = await live.call("availability_search", { ...search, hotelId: "1" });
  assert.match(unknown.text, /Ask the hotel for its id in CapCorn/);
});

interface Asked {
  readonly target: string;
  readonly requestId: unknown;
  readonly body: string;
}

/** Answers each request with what is next; the last one stays. */
const openService = async (context: TestContext, ...answers: readonly (readonly [status: number, body: string])[]) => {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString("utf8");
      const [status, text] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ""];
      asked.push({ target: request.url ?? "", requestId: request.headers["x-request-id"], body });
      response.writeHead(status, { "content-type": "text/xml; charset=utf-8" }).end(text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  context.after(() => server.close());
  const address = server.address();
  assert.ok(typeof address === "object" && address !== null);
  return { url: `http://127.0.0.1:${address.port}/RestService`, asked };
};

const recorded = () => {
  const lines: string[] = [];
  return { lines, log: createLog("debug", { write: (line) => void lines.push(line) }) };
};

const everything = `${credentials.capcornUser} ${credentials.capcornPassword.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")} ${credentials.capcornPin}`;

test("credentials go out, and are in no log, answer, refusal or export, even where the service repeats them", async (context) => {
  const error = `<OTA_HotelResNotifRS><Errors><Error Code="canary-pin-4711" ShortText="no: ${everything}"/></Errors></OTA_HotelResNotifRS>`;
  const found =
    `<!-- ${everything} --><room_availability_result><members><member hotel_id="9100"><rooms><room><adults>2</adults><options>` +
    "<option><catc>DZ</catc><type>Zimmer</type><price>675</price><price_per_night>225</price_per_night><board>1</board></option>" +
    "</options></room></rooms></member></members></room_availability_result>";
  const { url, asked } = await openService(context, [200, found], [200, found], [200, error], [400, error]);
  const { lines, log } = recorded();
  const dataDirectory = temporaryFolder(context);
  const server = await openLive(context, url, {
    ...{ log, settings: { capcornSystem: "desk", sourcePayload: true }, store: { dataDirectory } },
  });
  const told = [
    await server.call("availability_search", search, { correlationId: "its-own-id" }),
    await server.callOnce("k", "create_reservation", booking),
    await server.call("availability_search", search),
    await server.read("hotelcrs://status"),
    server.told,
  ];
  assert.equal(
    asked[0]?.target,
    "/RestService/RoomAvailability?user=canary-user&password=canary%26pass%3Cword%3E&system=desk",
  );
  assert.equal(asked[2]?.target, "/RestService/OTA_HotelResNotifRQ?hotelId=9100&pin=canary-pin-4711");
  assert.deepEqual([asked[0]?.requestId, asked.length], ["its-own-id", 4]);
  const shown = inspect(told, { depth: 20, maxStringLength: null });
  assert.match(shown, /CRS_REFUSED/);
  assert.match(shown, /no: \*\*\* \*\*\* \*\*\*/);
  assert.doesNotMatch(shown, secrets);
  assert.doesNotMatch(lines.join("\n"), secrets);
  assert.ok(
    lines.some((line) => line.includes("its-own-id") && line.includes("availability")),
    lines.join("\n"),
  );
  // Nothing of a guest either: not in the log, and not in what is kept.
  const kept: string[] = [];
  await server.runtime.close();
  const store = await openStore<unknown>({ dataDirectory, mostWorlds: 10, warn: () => undefined });
  context.after(store.close);
  for (const { key } of await store.listWorlds()) {
    for await (const line of store.exportWorld(key)) kept.push(JSON.stringify(line));
  }
  assert.ok(kept.length > 0);
  for (const text of [lines.join("\n"), kept.join("\n")]) {
    assert.doesNotMatch(text, secrets);
    for (const canary of [guest.lastName, guest.email]) assert.ok(!text.includes(canary));
  }
});

test("the payload is for the assistant, and only where it is asked for", async (context) => {
  const { url } = await serveFacades(context, [vendor], {
    words: ["--now", frozenNow, "--seed", "mock-gds"],
    isAlone: true,
  });
  const shows = await openLive(context, url, { settings: { sourcePayload: true } });
  const { blocks, structured } = await shows.call("availability_search", search);
  const [, , payload] = blocks;
  assert.deepEqual(payload?.annotations, { audience: ["assistant"] });
  assert.match(payload?.text ?? "", /^<\?xml .*<room_availability_result /s);
  assert.equal(structured["sourcePayload"], payload?.text);
  const hides = await openLive(context, url);
  assert.equal((await hides.call("availability_search", search)).blocks.length, 2);
});

test("what is wrong with the arguments is said before anything is asked of the service", async (context) => {
  const { url, asked } = await openService(context, [500, ""]);
  const { call } = await openLive(context, url);
  const wrong = [
    { arrivalDate: "2025-11-31" },
    { departureDate: search.arrivalDate },
    { arrivalDate: "2025-10-31" },
    { rooms: [] },
    { rooms: Array(11).fill({ adults: 1 }) },
    { rooms: [{ adults: 16 }] },
  ];
  for (const input of wrong) {
    const { isError, text } = await call("availability_search", { ...search, ...input });
    assert.ok(isError && asked.length === 0, text);
  }
  for (const input of [{ userConfirmed: false }, { departureDate: booking.arrivalDate }, { vip: true }]) {
    const { isError, text } = await call("create_reservation", { ...booking, ...input });
    assert.ok(isError && asked.length === 0, text);
  }
});

test("without a PIN nothing is asked and nothing booked, and the refusal names the variable", async (context) => {
  const { url, asked } = await openService(context, [500, ""]);
  const { call } = await openLive(context, url, { settings: { capcornPin: null } });
  const outcome = await call("create_reservation", booking);
  const { reason, environment } = Object(outcome.structured["data"]);
  assert.deepEqual([reason, environment, asked.length], ["UPSTREAM_AUTH", "CAPCORN_PIN", 0]);
});

test("a service that refuses the credentials is reported with the variables that hold them", async (context) => {
  const { url } = await openService(context, [403, "<error>forbidden</error>"]);
  const { call } = await openLive(context, url);
  const { text, structured } = await call("availability_search", search);
  assert.equal(Object(structured["data"]).reason, "UPSTREAM_AUTH");
  assert.match(text, /CAPCORN_USER and CAPCORN_PASSWORD/);
});

test("a service that is no CapCorn makes a reservation uncertain, once sent, and no search", async (context) => {
  const { url, asked } = await openService(context, [200, "<html/>"]);
  const { call } = await openLive(context, url);
  const { structured } = await call("create_reservation", booking);
  // The price was asked for first: there it ended.
  assert.equal(Object(structured["data"]).reason, "UPSTREAM_MALFORMED");
  assert.ok(asked.every(({ target }) => target.includes("RoomAvailability")));
});
