/** The client of CapCorn: what it sends, and what it makes of answers, whatever they are. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";
import fc from "fast-check";
import { redacted } from "../../../src/observability/redaction.js";
import { fixedHeaders, UpstreamFailure, type UpstreamPolicy } from "../../../src/upstream/index.js";
import { createCapcornClient } from "../../../src/vendors/capcorn/client.js";
import { CapcornRefusal } from "../../../src/vendors/capcorn/wire.js";
import { type Step, scripted } from "../../upstream/scripted.js";
import { question, reservation } from "./house.js";

const policy: UpstreamPolicy = {
  attempts: 3,
  delaysMs: [0],
  attemptTimeoutMs: 10_000,
  retryOn: ["429", "503", "timeout", "reset", "connect"],
};
const keys = { user: "canary user", password: "canary&pass", system: "sys", pin: "canary-pin" };

const onService = (steps: readonly Step[]) => {
  const service = scripted(steps, { policy, authorize: fixedHeaders({}) });
  return {
    ...service,
    client: createCapcornClient(service.upstream, keys),
    askedFor: service.call({ timeMs: 30_000 }),
  };
};

const xml = (body: string, status = 200): Step => ({ status, headers: { "content-type": "application/xml" }, body });

const option = (price: string, board = "1") =>
  `<option><catc>DZ</catc><type>Doppelzimmer</type><description>Balkon</description><size>28</size><price>${price}</price>` +
  `<price_per_person>1</price_per_person><price_per_adult>1</price_per_adult><price_per_night>225</price_per_night>` +
  `<board>${board}</board><room_type>1</room_type></option>`;
const result = (options: string, hotel = "9100") =>
  `<room_availability_result xmlns="http://capcorn.at/"><members><member hotel_id="${hotel}"><rooms><room>` +
  `<arrival>2025-12-17</arrival><departure>2025-12-20</departure><adults>2</adults><options>${options}</options>` +
  "</room></rooms></member></members></room_availability_result>";

test("a search is CapCorn's request, with the credentials in its address", async () => {
  const { client, askedFor, sent } = onService([xml(result(option("675")))]);
  const rooms = [{ adults: 2, childAges: [3] }, ...question.rooms];
  await client.availability({ ...question, rooms }, askedFor);
  const [request] = sent;
  assert.equal(request?.target, "/RoomAvailability?user=canary%20user&password=canary%26pass&system=sys");
  assert.equal(request.headers["content-type"], "application/xml");
  assert.equal(
    request.body,
    '<?xml version="1.0" encoding="utf-8"?>\n<room_availability><language>0</language><members><member hotel_id="9100"/></members>' +
      "<arrival>2025-12-17</arrival><departure>2025-12-20</departure>" +
      '<rooms><room adults="2"><child age="3"/></room><room adults="2"/></rooms></room_availability>',
  );
});

test("a reservation is OTA's notification, with the PIN in its address", async () => {
  const answer =
    '<OTA_HotelResNotifRS xmlns="http://www.opentravel.org/OTA/2003/05" Version="1"><Success/></OTA_HotelResNotifRS>';
  const { client, askedFor, sent } = onService([xml(answer)]);
  const [room] = reservation.rooms;
  assert.ok(room !== undefined);
  const rooms = [{ ...room, childAges: [6, 3, 6] }];
  // A service that gives no number of its own knows it by ours.
  assert.equal((await client.reserve({ ...reservation, rooms }, askedFor)).reservationId, "one");
  const [request] = sent;
  assert.equal(request?.target, "/OTA_HotelResNotifRQ?hotelId=9100&pin=canary-pin");
  for (const part of [
    'ResStatus="Book"',
    '<RoomType NumberOfUnits="1" RoomTypeCode="DZ"/>',
    '<MealsIncluded MealPlanCodes="1"/>',
    '<GuestCount AgeQualifyingCode="10" Count="2"/><GuestCount AgeQualifyingCode="8" Age="3" Count="1"/>',
    '<GuestCount AgeQualifyingCode="8" Age="6" Count="2"/>',
    '<TimeSpan Start="2025-12-17" End="2025-12-20"/>',
    '<Total AmountAfterTax="675.00" CurrencyCode="EUR"/>',
    "<Surname>Berger &amp; Söhne</Surname>",
    "<ListItem>&lt;late&gt;</ListItem>",
    '<HotelReservationID ResID_Value="one" ResID_Source="mock-gds"/>',
  ]) {
    assert.ok(request.body?.includes(part), `${part} in ${request.body}`);
  }
});

test("amounts with one decimal, none or two are read; options of a board that nobody knows are left out", async () => {
  const { client, askedFor } = onService([
    xml(result(["675", "642.5", "227.00"].map((p) => option(p)).join("") + option("1", "9"))),
  ]);
  const { lines } = await client.availability(question, askedFor);
  assert.deepEqual(
    lines[0]?.options.map(({ priceCents }) => priceCents),
    [67_500, 64_250, 22_700],
  );
});

test("a hotel that is not among the answer's has nothing", async () => {
  for (const body of [
    result("", "9101"),
    '<room_availability_result xmlns="http://capcorn.at/"><members/></room_availability_result>',
  ]) {
    const { client, askedFor } = onService([xml(body)]);
    assert.deepEqual((await client.availability(question, askedFor)).lines, []);
  }
});

for (const [what, body, status, code] of [
  ["an error element as the root", '<error code="7">no</error>', 200, "7"],
  [
    "an error inside the result",
    '<room_availability_result><error code="7">no</error></room_availability_result>',
    200,
    "7",
  ],
  [
    "errors as OTA has them",
    '<a:OTA_HotelResNotifRS xmlns:a="x"><a:Errors><a:Error Code="7" ShortText="no"/></a:Errors></a:OTA_HotelResNotifRS>',
    200,
    "7",
  ],
  ["a list of errors with parts", "<errors><error><code>7</code><message>no</message></error></errors>", 200, "7"],
  ["an error with status 400", "<error>no</error>", 400, ""],
] as const) {
  test(`${what} is the service's no`, async () => {
    const { client, askedFor, sent } = onService([xml(body, status)]);
    await assert.rejects(client.availability(question, askedFor), (error) => {
      assert.ok(error instanceof CapcornRefusal);
      assert.deepEqual(error.errors, [{ code, text: "no" }]);
      return true;
    });
    assert.equal(sent.length, 1);
  });
}

test("what is no answer of CapCorn's is malformed, and is asked for once more", async () => {
  for (const body of [
    "",
    "{}",
    "<html/>",
    result(option("much")),
    result(option("-1")),
    result(option("1")).slice(0, 200),
  ]) {
    const { client, askedFor, sent } = onService([xml(body), xml(body)]);
    await assert.rejects(
      client.availability(question, askedFor),
      (error) => error instanceof UpstreamFailure && error.kind === "malformed",
    );
    assert.equal(sent.length, 2, body);
  }
});

test("a reservation is sent once, whatever becomes of it but a connection that never stood", async () => {
  const lost: readonly Step[] = [xml("<html/>"), xml("<error>busy</error>", 503), xml("", 500), { code: "ECONNRESET" }];
  for (const step of lost) {
    const { client, askedFor, sent } = onService([step, step, step]);
    await assert.rejects(
      client.reserve(reservation, askedFor),
      (error) => error instanceof UpstreamFailure && error.facts.mayHaveBeenDone,
    );
    assert.equal(sent.length, 1, JSON.stringify(step));
  }
});

test("whatever a service answers, it is an answer or a refusal, and no secret is in it", async () => {
  const good = result(option("675"));
  await fc.assert(
    fc.asyncProperty(
      fc.nat(good.length),
      fc.nat(40),
      fc.constantFrom("", "<", "&", "<!DOCTYPE x>", "<error>", "</room>", "9".repeat(40), "\u202e"),
      fc.constantFrom(200, 200, 400, 404, 500),
      async (at, cut, piece, status) => {
        const body = `${good.slice(0, at)}${piece}${good.slice(at + cut)}`;
        const { client, askedFor } = onService([xml(body, status), xml(body, status), xml(body, status)]);
        const outcome = await client.availability(question, askedFor).catch((error: unknown) => error);
        if (outcome instanceof Error)
          assert.ok(outcome instanceof CapcornRefusal || outcome instanceof UpstreamFailure);
        assert.doesNotMatch(inspect(outcome, { depth: 6 }), /canary/);
      },
    ),
    { numRuns: 150 },
  );
});

test("secrets are taken out of what a service repeats, however it writes them", () => {
  const secrets = ["canary&pass", "", "canary"];
  const text = "canary&pass canary&amp;pass canary%26pass Y2FuYXJ5JnBhc3M= canary other";
  assert.equal(redacted(text, secrets), "*** *** *** *** *** other");
});
