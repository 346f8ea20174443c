/** The pack in mock mode: the document's request, what is refused and why, and reservations that happen once. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { contract } from "../../../generated/hotelcrs/contract.js";
import { createFaults } from "../../../src/facade/faults/faults.js";
import { handTimers } from "../../support/handTimers.js";
import { until } from "../../support/until.js";
import { booking, double, openServer, refusal, type Server, stay } from "./inProcess.js";

const search = { ...stay, rooms: [{ adults: 2 }] };

describe("hotelcrs in mock mode", () => {
  let server: Server;
  before(async () => {
    server = await openServer();
  });
  after(() => server.runtime.close());

  test("the document's request is answered as the document says", async () => {
    const { structured, blocks } = await server.call("availability_search", search);
    const [first] = Object.values(Object(structured["rooms"]));
    assert.deepEqual(first, {
      ...{ categoryCode: "DZ", name: "Doppelzimmer mit 1 Zustellbett" },
      description: "Doppelzimmer, 28 m², Dusche, WC, Balkon, Safe",
      ...{ totalPrice: 675, pricePerNight: 225, currency: "EUR", board: "breakfast", nights: 3, maxAdults: 2 },
    });
    assert.equal(structured["sourceRequestId"], "capcorn-9100-20251217");
    assert.equal(structured["sourcePayload"], undefined);
    assert.deepEqual(blocks[0], { type: "text", text: "Found 2 room options for 17–20 Dec 2025." });
    // Whoever reads texts alone can book with them.
    assert.match(blocks[1]?.text ?? "", /^675\.00 EUR DZ Doppelzimmer mit 1 Zustellbett, breakfast, 225\.00 a night\n/);
    assert.match(blocks[1]?.text ?? "", /\nNext: .*create_reservation/);
    assert.equal(blocks.length, 2);
  });

  for (const [arrivalDate, departureDate, sentence] of [
    ["2025-12-30", "2026-01-02", "Found 2 room options for 30 Dec 2025 – 2 Jan 2026."],
    ["2025-11-30", "2025-12-02", "Found 2 room options for 30 Nov – 2 Dec 2025."],
    ["2025-11-01", "2025-11-02", "Found 2 room options for 1–2 Nov 2025."],
  ]) {
    test(`a stay from ${arrivalDate} to ${departureDate} is told in words`, async () => {
      const { blocks } = await server.call("availability_search", { ...search, arrivalDate, departureDate });
      assert.equal(blocks[0]?.text, sentence);
    });
  }

  test("a search that finds nothing says so, and one option is one", async () => {
    const none = await server.call("availability_search", { ...stay, rooms: [{ adults: 12 }] });
    assert.equal(none.structured["message"], "Found no room options for 17–20 Dec 2025.");
    assert.equal(none.blocks[0]?.text, "Found no room options for 17–20 Dec 2025.");
    const one = await server.call("availability_search", { ...stay, rooms: [{ adults: 4 }] });
    assert.equal(one.blocks[0]?.text, "Found 1 room option for 17–20 Dec 2025.");
  });

  test("a total is of all rooms asked for, and each room's price is told", async () => {
    const rooms = [{ adults: 2, children: [{ age: 3 }] }, { adults: 1 }];
    const { structured, text } = await server.call("availability_search", { ...stay, rooms });
    const found = Object.values(Object(structured["rooms"])).map((room) => {
      const { categoryCode, totalPrice, roomPrices } = Object(room);
      return [categoryCode, totalPrice, roomPrices];
    });
    assert.deepEqual(found, [
      ["DZ", 1350, [675, 675]],
      ["EZ", 360, [null, 360]],
      ["FAMZ", 750, [750, null]],
    ]);
    assert.match(text, /1350\.00 EUR \(room 1 675\.00, room 2 675\.00\) DZ/);
    const mixed = [
      { ...double, children: [{ age: 3 }] },
      { categoryCode: "EZ", board: "breakfast", adults: 1 },
    ];
    const booked = await server.call("create_reservation", { ...booking, rooms: mixed, totalPrice: 1035 });
    assert.equal(booked.isError, false, booked.text);
  });

  test("a child of age 0 is sent as one of age 1, and a note says so", async () => {
    const rooms = [{ adults: 2, children: [{ age: 0 }] }];
    const { isError, structured, text } = await server.call("availability_search", { ...stay, rooms });
    assert.equal(isError, false);
    const note = "CapCorn takes children from 1 year on: age 0 was sent as 1.";
    assert.ok(Object.values(Object(structured["notes"])).includes(note));
    assert.ok(text.includes(note));
    const adults = [{ ...double, children: [{ age: 0 }] }];
    const booked = await server.call("create_reservation", { ...booking, rooms: adults });
    assert.ok(booked.text.includes(note), booked.text);
  });

  const room = { adults: 1 };
  const refused: readonly (readonly [what: string, input: object, reason: string, field: string, says: RegExp])[] = [
    [
      "a departure before the arrival",
      { departureDate: "2025-12-16" },
      "BAD_RANGE",
      "departureDate",
      /departureDate from 2025-12-18 on, or use an arrivalDate before 2025-12-16/,
    ],
    [
      "a stay of no night",
      { departureDate: "2025-12-17" },
      "BAD_RANGE",
      "departureDate",
      /must be after arrivalDate 2025-12-17/,
    ],
    [
      "the calendar's last day",
      { arrivalDate: "9999-12-31", departureDate: "9999-12-31" },
      "BAD_RANGE",
      "departureDate",
      /Use an arrivalDate before 9999-12-31/,
    ],
    ["a stay of a hundred nights", { departureDate: "2026-04-01" }, "BAD_RANGE", "departureDate", /90 nights at most/],
    ["an arrival in the past", { arrivalDate: "2025-10-31" }, "DATE_IN_PAST", "arrivalDate", /from 2025-11-01 on/],
    ["eleven rooms", { rooms: Array(11).fill(double) }, "TOO_MANY_ROOMS", "rooms", /11 rooms.* at most 10 rooms/],
    ["no room", { rooms: [] }, "NO_ROOMS", "rooms", /1 to 10 rooms/],
    [
      "sixteen people in a room",
      { rooms: [double, { ...double, adults: 16 }] },
      "ROOM_TOO_SMALL",
      "rooms.1",
      /15 people at most/,
    ],
    [
      "nine children in a room",
      { rooms: [{ ...double, children: Array(9).fill({ age: 4 }) }] },
      "ROOM_TOO_SMALL",
      "rooms.0.children",
      /8 children at most/,
    ],
    ["an unknown hotel", { hotelId: "1" }, "UNKNOWN_HOTEL", "hotelId", /9100 to 9119/],
    ["a hotel of a strange name", { hotelId: `<x a="&">\u0000` }, "UNKNOWN_HOTEL", "hotelId", /9100 to 9119/],
    ["a day that there is not", { arrivalDate: "2025-11-31" }, "SCHEMA", "arrivalDate", /date/],
  ];

  for (const [what, input, reason, field, says] of refused) {
    test(`${what} is refused with ${reason}, by both tools`, async () => {
      for (const [tool, given] of [
        ["availability_search", search],
        ["create_reservation", booking],
      ] as const) {
        const told = refusal(await server.call(tool, { ...given, ...input }));
        assert.deepEqual([told.reason, told.field], [reason, field], told.text);
        assert.match(told.text, says);
      }
    });
  }

  test("what a search refuses by its schema is named", async () => {
    for (const [rooms, field] of [
      [[{ adults: 0 }], "rooms.0.adults"],
      [[{ ...room, children: [{ age: 18 }] }], "rooms.0.children.0.age"],
      [[{}], "rooms.0.adults"],
    ] as const) {
      const told = refusal(await server.call("availability_search", { ...stay, rooms }));
      assert.equal(told.reason, "SCHEMA");
      assert.equal(told.field, field);
    }
  });

  test("arguments that a search does not have are ignored and named; a reservation refuses them", async () => {
    const found = await server.call("availability_search", { ...search, stars: 5 });
    assert.match(found.blocks[1]?.text ?? "", /Ignored arguments, which this tool does not have: stars\./);
    const told = refusal(await server.call("create_reservation", { ...booking, breakfast: true }));
    assert.deepEqual([told.reason, told.field], ["SCHEMA", "breakfast"]);
  });

  test("nothing is booked without the user's yes, and nobody is told to write it", async () => {
    const { userConfirmed: _, ...without } = booking;
    for (const input of [without, { ...booking, userConfirmed: false }]) {
      const outcome = await server.call("create_reservation", input);
      assert.equal(refusal(outcome).reason, "NOT_CONFIRMED");
      const { corrected, suggestion } = Object(outcome.structured["data"]);
      assert.deepEqual([corrected, suggestion], [undefined, undefined]);
    }
  });

  test("another total than the price is refused with both, and the new one books", async () => {
    const outcome = await server.call("create_reservation", { ...booking, totalPrice: 600 });
    const told = refusal(outcome);
    assert.deepEqual([told.reason, told.field], ["PRICE_CHANGED", "totalPrice"]);
    const { old, new: now } = Object(outcome.structured["data"]);
    assert.deepEqual([old, now], [600, 675]);
    const booked = await server.call("create_reservation", { ...booking, totalPrice: now });
    assert.match(
      booked.text,
      /^Booked: reservation TEST-9100-\d+ at hotel 9100 for 17–20 Dec 2025, 675\.00 EUR\.\nNext: /,
    );
  });

  test("a category or a board that is not offered is sold out", async () => {
    for (const change of [{ categoryCode: "NONE" }, { board: "half_board" }, { adults: 3 }]) {
      const told = refusal(await server.call("create_reservation", { ...booking, rooms: [{ ...double, ...change }] }));
      assert.deepEqual([told.reason, told.field], ["SOLD_OUT", "rooms.0.categoryCode"]);
    }
  });

  test("resources tell the hotels, whom the tools ask, and every reason", async () => {
    const { hotels } = await server.read("hotelcrs://hotels");
    assert.equal(Object.values(Object(hotels)).length, 20);
    const status = await server.read("hotelcrs://status");
    assert.deepEqual([status["mode"], Object(status["upstream"]).address], ["mock", "this process"]);
    const { reasons } = await server.read("hotelcrs://errors");
    assert.deepEqual(
      Object.values(Object(reasons)).map((entry) => Object(entry).reason),
      Object.keys(contract.errors),
    );
  });

  test("every hotel of the list can be searched", async () => {
    const { hotels } = await server.read("hotelcrs://hotels");
    let found = 0;
    for (const { hotelId } of Object.values<{ hotelId: string }>(Object(hotels))) {
      const input = {
        ...stay,
        hotelId,
        arrivalDate: "2026-06-09",
        departureDate: "2026-06-11",
        rooms: [{ adults: 2 }],
      };
      const { isError, text, structured } = await server.call("availability_search", input);
      assert.equal(isError, false, text);
      if (Object.values(Object(structured["rooms"])).length > 0) found += 1;
    }
    assert.ok(found > 10, `${found} hotels have a room`);
  });
});

test("says who it is, by the name that the document gives it", () => {
  assert.deepEqual(contract.server, { name: "nexi-capcorn-hotel-mcp", version: "0.1.0" });
});

test("each attempt is told as progress, each that failed as a warning, and the call goes on", async (context) => {
  const timers = handTimers();
  const faults = createFaults(
    [{ vendor: "capcorn", path: "/RoomAvailability", times: 2, do: { status: 503 } }],
    timers,
  );
  const { call, told, runtime } = await openServer({ timers, faults });
  context.after(runtime.close);
  const answer = call("availability_search", search);
  for (const waitMs of [1000, 2000]) {
    await until("it waits", () => timers.nextMs() === waitMs);
    await timers.passToNext();
  }
  assert.equal((await answer).blocks[0]?.text, "Found 2 room options for 17–20 Dec 2025.");
  const progress = told.filter(({ method }) => method === "notifications/progress");
  assert.deepEqual(
    progress.map(({ parameters }) => [parameters["progress"], parameters["total"], parameters["message"]]),
    [
      [1, 3, "Searching rooms: attempt 1 of 3"],
      [2, 3, "Searching rooms: attempt 2 of 3, in 1000 ms"],
      [3, 3, "Searching rooms: attempt 3 of 3, in 2000 ms"],
    ],
  );
  const logs = told.filter(({ method }) => method === "notifications/message");
  assert.deepEqual(
    logs.map(({ parameters }) => parameters),
    [1, 2].map((attempt) => ({
      ...{ level: "warning", logger: "capcorn" },
      data: {
        ...{ upstream: "capcorn", doing: "Searching rooms", attempt, attempts: 3, kind: "busy" },
        waitMs: attempt * 1000,
      },
    })),
  );
});

test("an answer that never comes ends with the tool's time, and one that cannot be read in a reason", async (context) => {
  for (const [action, reason] of [
    [{ status: 429 }, "UPSTREAM_RATE_LIMITED"],
    [{ status: 401 }, "UPSTREAM_AUTH"],
    [{ status: 500 }, "UPSTREAM_UNAVAILABLE"],
    [{ malformed: true }, "UPSTREAM_MALFORMED"],
    [{ cut: 20 }, "UPSTREAM_MALFORMED"],
    [{ mediaType: "text/html" }, "UPSTREAM_MALFORMED"],
    [{ reset: "before" }, "UPSTREAM_UNAVAILABLE"],
    [{ delayMs: 60_000 }, "TOOL_TIMEOUT"],
  ] as const) {
    const timers = handTimers();
    const faults = createFaults([{ vendor: "capcorn", do: action }], timers);
    const { call, runtime } = await openServer({ timers, faults });
    context.after(runtime.close);
    const answer = call("availability_search", search);
    let isOver = false;
    void answer.then(() => {
      isOver = true;
    });
    await until("the call ends", async () => {
      if (!isOver && timers.nextMs() !== undefined) await timers.passToNext();
      return isOver;
    });
    const told = refusal(await answer);
    assert.ok(told.reason === reason || (reason === "TOOL_TIMEOUT" && told.reason === "UPSTREAM_SLOW"), told.text);
  }
});
