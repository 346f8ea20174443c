import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Cabin, type FlightOffer, parseInstant } from "../../../src/travel/world/index.js";
import { holds } from "../world/holds.js";
import {
  adult,
  bookerOf,
  first,
  hourMs,
  minuteMs,
  openDesk,
  refuse,
  refused,
  requestOf,
  stateOf,
  type TestDesk,
  testNow,
  testSession,
  warningsOf,
} from "./desk.js";

const child = (dateOfBirth?: string) =>
  ({ type: "child", firstName: "Cleo", lastName: "Lovelace", ...(dateOfBirth && { dateOfBirth }) }) as const;
const infant = (dateOfBirth?: string) =>
  ({ type: "infant", firstName: "Iris", lastName: "Lovelace", ...(dateOfBirth && { dateOfBirth }) }) as const;

/** A pair of desks, one for each level. */
const bothDesks = async (): Promise<{ contract: TestDesk; strict: TestDesk }> => ({
  contract: await openDesk(),
  strict: await openDesk({ realism: "strict" }),
});

describe("a sale of flights", () => {
  test("opens a PNR with segments, fares, tickets and history", async () => {
    const desk = await openDesk();
    const party = { adults: 2, children: 1, infants: 1 };
    const out = await desk.flight("JFK-LAX", "2026-06-15", party);
    const back = await desk.flight("LAX-JFK", "2026-06-22", party, "Flex");
    const passengers = [
      infant("2025-06-01"),
      adult("Ada"),
      child("2018-03-04"),
      adult("Bea", { frequentFlyerNumber: "XH123" }),
    ];
    const { record, created, idempotentReplay } = await desk.book(requestOf([out, back], passengers));
    assert.deepEqual([created, idempotentReplay, record.version, record.status], [true, false, 1, "confirmed"]);
    assert.match(record.pnr, /^TEST-[A-Z2-7]{6}$/);
    assert.deepEqual(record.warnings, []);
    assert.deepEqual(
      record.flightSegments.map(({ segmentRef, status, origin }) => [segmentRef, status, origin]),
      [
        ["S1", "HK", "JFK"],
        ["S2", "HK", "LAX"],
      ],
    );
    assert.deepEqual(
      record.fares.map(({ fareRef, segmentRefs }) => [fareRef, segmentRefs]),
      [
        ["F1", ["S1"]],
        ["F2", ["S2"]],
      ],
    );
    assert.equal(record.price.totalCents, out.price.totalCents + back.price.totalCents);
    assert.deepEqual(
      record.passengers.map(({ paxRef, ageAtTravel, associatedAdult }) => [paxRef, ageAtTravel, associatedAdult]),
      [
        ["P1", 1, "P2"],
        ["P2", null, null],
        ["P3", 8, null],
        ["P4", null, null],
      ],
    );
    const tickets = record.passengers.map(({ ticketNumber }) => ticketNumber);
    assert.equal(new Set(tickets).size, 4, "the infant has a ticket of its own");
    for (const ticket of tickets) assert.match(ticket ?? "", /^000\d{10}$/);
    assert.deepEqual(record.ticketing, { status: "ticketed", deadline: null, voidUntil: "2026-05-17T03:59:59Z" });
    assert.deepEqual(
      record.history.map(({ action }) => action),
      ["created", "flights_added", "ticketed"],
    );
    assert.deepEqual(await desk.reservations.find(record.pnr, { sessionId: testSession }), record);
    assert.equal(
      (
        await desk.store.soldCounts(
          desk.worldRef,
          record.stock.map(({ key }) => key),
        )
      )[0],
      3,
    );
  });

  test("an anonymous caller gets a session, and only when something is sold", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("JFK-LAX", "2026-06-15");
    const minted: string[] = [];
    const obtainSession = () => {
      minted.push("minted");
      return "minted";
    };
    const anonymous = { sessionId: undefined, obtainSession, idempotencyKey: undefined };
    await refused(desk.book({ ...requestOf([offer]), flightIds: ["FL-NO"] }, anonymous), "OFFER_NOT_FOUND");
    assert.deepEqual(minted, []);
    const { record } = await desk.book(requestOf([offer]), anonymous);
    assert.equal(record.sessionId, "minted");
    assert.equal((await desk.reservations.list("minted", "confirmed")).records.length, 1);
  });
});

describe("offers", () => {
  test("an invented id is not found, an old one has expired", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("JFK-LAX", "2026-06-15");
    const invented = { flightId: `${offer.flightId.slice(0, -1)}!` };
    await refused(desk.book(requestOf([offer, invented])), "OFFER_NOT_FOUND", {
      field: "flightIds.1",
      value: invented.flightId,
      searchTool: "searchFlights",
    });
    desk.setNow(parseInstant(offer.expiresAt));
    await refused(desk.book(requestOf([offer])), "OFFER_EXPIRED", {
      field: "flightIds.0",
      expiredAt: offer.expiresAt,
      searchTool: "searchFlights",
    });
  });

  test("the last seat is sold once, to one of fifty who want it at once", async () => {
    const desk = await openDesk();
    const [offer] = await desk.flights("BTS-ABV", "2026-06-15");
    holds(offer, "BTS-ABV flies");
    const calls = Array.from({ length: 50 }, (_, index) =>
      desk.book(requestOf([offer], [adult(`A${"abcdefghij".charAt(index % 10)}`)]), bookerOf(`session-${index}`)).then(
        ({ record }) => record.pnr,
        (error: unknown) => error,
      ),
    );
    const outcomes = await Promise.all(calls);
    assert.equal(outcomes.filter((outcome) => typeof outcome === "string").length, 1);
    const refusals = outcomes.filter((outcome) => typeof outcome !== "string");
    for (const refusal of refusals) {
      await refused(Promise.reject(refusal), "SOLD_OUT", {
        field: "flightIds.0",
        left: 0,
        needed: 1,
        searchTool: "searchFlights",
      });
    }
    assert.equal(refusals.length, 49);
    assert.equal((await desk.flights("BTS-ABV", "2026-06-15")).length, 0);
  });

  test("a party for which no seats are left is refused before the sale", async () => {
    const desk = await openDesk();
    const [offer] = await desk.flights("BTS-ABV", "2026-06-15");
    holds(offer, "BTS-ABV flies");
    const two = requestOf([offer], [adult("Ada"), adult("Bea")]);
    await refused(desk.book(two), "SOLD_OUT", { left: 1, needed: 2, value: offer.flightId });
  });

  test("a price that moved with the sales is refused with both totals of the whole offer", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("JFK-LAX", "2026-06-15");
    const sameFlight = async (adults: number) => {
      const offers = await desk.flights("JFK-LAX", "2026-06-15", { adults });
      return offers.find(
        ({ segments, fareBrand }) =>
          segments.length === 1 && segments[0]?.segmentId === offer.segments[0]?.segmentId && fareBrand === "Light",
      );
    };
    const nine = Array.from("abcdefghi", (letter) => adult(`Ada${letter}`));
    let current = await sameFlight(1);
    for (let sale = 0; current?.price.totalCents === offer.price.totalCents; sale += 1) {
      const group = await sameFlight(9);
      holds(group, "nine seats are left");
      await desk.book(requestOf([group], nine), bookerOf(`session-${sale}`));
      current = await sameFlight(1);
    }
    const newTotalCents = current?.price.totalCents;
    await refused(desk.book(requestOf([offer])), "PRICE_CHANGED", {
      field: "flightIds.0",
      oldTotalCents: offer.price.totalCents,
      newTotalCents,
      searchTool: "searchFlights",
    });
  });
});

describe("the party", () => {
  test("at most nine seats, and an adult for each infant and for all minors", async () => {
    for (const desk of Object.values(await bothDesks())) {
      const offer = await desk.flight("JFK-LAX", "2026-06-15");
      const ten = Array.from("abcdefghij", (letter) => adult(`Ada${letter}`));
      await refused(desk.book(requestOf([offer], ten)), "TOO_MANY_PAX", { field: "passengers", seats: 10, maximum: 9 });
      const alone = [child("2018-03-04")];
      await refused(desk.book(requestOf([offer], alone)), "INFANT_WITHOUT_ADULT", {
        adults: 0,
        children: 1,
        infants: 0,
      });
      const laps = [adult(), infant("2025-06-01"), { ...infant("2025-06-01"), firstName: "Ivy" }];
      await refused(desk.book(requestOf([offer], laps)), "INFANT_WITHOUT_ADULT", {
        field: "passengers",
        adults: 1,
        children: 0,
        infants: 2,
      });
    }
  });

  test("a party that was not searched for is priced anew, or refused in strict", async () => {
    const { contract, strict } = await bothDesks();
    const offer = await contract.flight("JFK-LAX", "2026-06-15");
    const two = await contract.flight("JFK-LAX", "2026-06-15", { adults: 2 });
    const request = requestOf([offer], [adult("Ada"), adult("Bea")]);
    const { record } = await contract.book(request);
    assert.deepEqual(warningsOf(record), ["PAX_MISMATCH passengers"]);
    assert.equal(record.price.totalCents, two.price.totalCents);
    await refused(strict.book(request), "PAX_MISMATCH", {
      field: "passengers",
      booked: "2 adults",
      searched: "1 adult",
    });
  });

  test("a type that does not fit the age on the first travel date is refused", async () => {
    for (const desk of Object.values(await bothDesks())) {
      const offer = await desk.flight("JFK-LAX", "2026-06-15", { infants: 1 });
      const tooOld = [adult(), infant("2024-06-15")];
      await refused(desk.book(requestOf([offer], tooOld)), "PAX_TYPE_AGE", {
        field: "passengers.1.type",
        value: "infant",
        age: 2,
        date: "2026-06-15",
        expected: "an infant is under 2",
      });
      const baby = [adult("Ada", { dateOfBirth: "2015-01-01" }), infant("2024-06-16")];
      await refused(desk.book(requestOf([offer], baby)), "PAX_TYPE_AGE", { field: "passengers.0.type", age: 11 });
    }
  });

  test("an infant who turns two before the return flies back on a seat at the child fare, or not at all in strict", async () => {
    const { contract, strict } = await bothDesks();
    const withInfant = { adults: 1, infants: 1 };
    const out = await contract.flight("LHR-JFK", "2026-06-15", withInfant);
    const back = await contract.flight("JFK-LHR", "2026-06-25", withInfant);
    const request = requestOf([out, back], [adult(), infant("2024-06-20")]);
    const { record } = await contract.book(request);
    assert.deepEqual(warningsOf(record), ["PAX_TYPE_AGE passengers.1.type"]);
    const backForChild = await contract.flight("JFK-LHR", "2026-06-25", { adults: 1, children: 1 });
    assert.equal(record.fares[0]?.totalCents, out.price.totalCents);
    assert.equal(record.fares[1]?.totalCents, backForChild.price.totalCents);
    assert.deepEqual(
      record.stock.map(({ quantity }) => quantity),
      [1, 2],
    );
    assert.equal(record.passengers[1]?.ageAtTravel, 2);
    await refused(strict.book(request), "PAX_TYPE_AGE", { field: "passengers.1.type", age: 2, date: "2026-06-25" });
  });

  test("minors need a date of birth: it is assumed to fit with a warning, or demanded in strict", async () => {
    const { contract, strict } = await bothDesks();
    const offer = await contract.flight("JFK-LAX", "2026-06-15", { adults: 2, children: 1 });
    const request = requestOf([offer], [adult("Ada"), adult("Bea"), child()]);
    const { record } = await contract.book(request);
    assert.deepEqual(warningsOf(record), ["DOB_REQUIRED passengers.2.dateOfBirth"]);
    assert.equal(record.passengers[2]?.ageAtTravel, null);
    const refusal = await refused(strict.book(request), "DOB_REQUIRED", {
      field: "passengers.2.dateOfBirth",
      value: null,
    });
    assert.equal(typeof refusal.detail["explanation"], "string");
  });

  test("a date of birth in the future or beyond all ages is refused", async () => {
    for (const desk of Object.values(await bothDesks())) {
      const offer = await desk.flight("JFK-LAX", "2026-06-15");
      for (const dateOfBirth of ["2026-05-17", "1850-01-01"]) {
        await refused(desk.book(requestOf([offer], [adult("Ada", { dateOfBirth })])), "DOB_REQUIRED", {
          field: "passengers.0.dateOfBirth",
          value: dateOfBirth,
        });
      }
    }
  });

  test("the same person twice is warned of, or refused in strict", async () => {
    const { contract, strict } = await bothDesks();
    const offer = await contract.flight("JFK-LAX", "2026-06-15", { adults: 2 });
    const twins = [adult("Ada", { dateOfBirth: "1990-01-02" }), adult("ADA", { dateOfBirth: "1990-01-02" })];
    const { record } = await contract.book(requestOf([offer], twins));
    assert.deepEqual(warningsOf(record), ["DUPLICATE_PASSENGER passengers.1"]);
    await refused(strict.book(requestOf([offer], twins)), "DUPLICATE_PASSENGER", {
      field: "passengers.1",
      value: "ADA Lovelace",
    });
    const others = [adult("Ada", { dateOfBirth: "1990-01-02" }), adult("Ada", { dateOfBirth: "1960-01-02" })];
    assert.deepEqual((await strict.book(requestOf([offer], others))).record.warnings, []);
  });
});

describe("names, texts and payment", () => {
  test("names that cannot be printed are warned of, or refused in strict", async () => {
    const { contract, strict } = await bothDesks();
    const offer = await contract.flight("JFK-LAX", "2026-06-15");
    const chinese = requestOf([offer], [adult("Ada", { lastName: "李" })]);
    const { record } = await contract.book(chinese);
    assert.deepEqual(warningsOf(record), ["NAME_NOT_ROMANIZED passengers.0.lastName"]);
    assert.equal(record.passengers[0]?.gdsName, "LNU/ADA");
    assert.equal(record.passengers[0]?.lastName, "李");
    await refused(strict.book(chinese), "NAME_NOT_ROMANIZED", { field: "passengers.0.lastName", value: "李" });
    const digits = requestOf([offer], [adult("Ada2")]);
    await refused(strict.book(digits), "NAME_INVALID", { field: "passengers.0.firstName", value: "Ada2" });
  });

  test("card numbers are refused in every text", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("JFK-LAX", "2026-06-15");
    const card = "4111-1111-1111-1111";
    const requests = {
      "passengers.0.firstName": requestOf([offer], [adult(card)]),
      "passengers.0.frequentFlyerNumber": requestOf([offer], [adult("Ada", { frequentFlyerNumber: card })]),
      "passengers.0.phone": requestOf([offer], [adult("Ada", { phone: card })]),
      contactPhone: { ...requestOf([offer]), contactPhone: card },
    };
    for (const [field, request] of Object.entries(requests)) {
      const refusal = await refused(desk.book(request), "CARD_DATA_REFUSED", { field });
      holds(!refusal.message.includes("1111"), refusal.message);
    }
  });

  test("TESTDECLINE is always declined", async () => {
    const desk = await openDesk();
    const offer = await desk.flight("JFK-LAX", "2026-06-15", { adults: 2 });
    const request = requestOf([offer], [adult("Ada"), adult("Bea", { lastName: "TestDecline" })]);
    await refused(desk.book(request), "PAYMENT_DECLINED", { field: "passengers.1.lastName", value: "Bea TestDecline" });
  });
});

describe("the itinerary", () => {
  test("flights that are out of order, or the same twice, are refused", async () => {
    for (const desk of Object.values(await bothDesks())) {
      const out = await desk.flight("JFK-LAX", "2026-06-15");
      const back = await desk.flight("LAX-JFK", "2026-06-22");
      await refused(desk.book(requestOf([back, out])), "NOT_CHRONOLOGICAL", {
        field: "flightIds.1",
        value: out.flightId,
        previous: back.flightId,
        departure: out.segments[0]?.departureLocal,
        arrival: back.segments[0]?.arrivalLocal,
      });
      await refused(desk.book(requestOf([out, out])), "DUPLICATE_FLIGHT", { field: "flightIds.1" });
    }
  });

  test("a gap by land is warned of, or refused in strict", async () => {
    const { contract, strict } = await bothDesks();
    const out = await contract.flight("JFK-LAX", "2026-06-15");
    const back = await contract.flight("SFO-JFK", "2026-06-22");
    assert.deepEqual(warningsOf((await contract.book(requestOf([out, back]))).record), ["ARNK flightIds.1"]);
    await refused(strict.book(requestOf([out, back])), "ARNK", {
      field: "flightIds.1",
      value: back.flightId,
      arrivesAt: "LAX",
      departsFrom: "SFO",
    });
  });

  /** Direct economy flights on two legs whose change lasts between these minutes. */
  async function changeWithin(desk: TestDesk, legs: readonly [string, string], from: number, to: number) {
    const cabin: Cabin = "economy";
    const [first, second] = await Promise.all(legs.map((leg) => desk.flights(leg, "2026-06-15", {}, cabin)));
    for (const one of first ?? []) {
      for (const other of second ?? []) {
        const arrivalMs = parseInstant(one.segments.at(-1)?.arrivalUtc ?? "");
        const minutes = (parseInstant(other.segments[0]?.departureUtc ?? "") - arrivalMs) / minuteMs;
        if (minutes >= from && minutes < to) return { offers: [one, other], minutes };
      }
    }
    return assert.fail(`no change of ${from} to ${to} minutes on ${legs.join(", ")}`);
  }

  test("a change between separate offers is told, and refused in strict when it is too short", async () => {
    const { contract, strict } = await bothDesks();
    const legs = ["JFK-LAX", "LAX-SFO"] as const;
    const long = await changeWithin(contract, legs, 75, 600);
    for (const desk of [contract, strict]) {
      assert.deepEqual(warningsOf((await desk.book(requestOf(long.offers), bookerOf("long"))).record), [
        "SELF_TRANSFER flightIds.1",
      ]);
    }
    const short = await changeWithin(contract, ["JFK-LAX", "LAX-PHX"], 0, 45);
    const { record } = await contract.book(requestOf(short.offers), bookerOf("short"));
    assert.deepEqual(warningsOf(record), ["SELF_TRANSFER flightIds.1"]);
    const refusal = await refused(strict.book(requestOf(short.offers)), "MCT_VIOLATION", {
      field: "flightIds.1",
      airport: "LAX",
      minutes: short.minutes,
    });
    holds(Number(refusal.detail["minimumMinutes"]) >= 45);
  });

  test("a stopover of more than a day, and a visit, are no changes of flight", async () => {
    const desk = await openDesk({ realism: "strict" });
    const out = await desk.flight("JFK-LAX", "2026-06-15");
    const on = await desk.flight("LAX-SFO", "2026-06-18");
    assert.deepEqual((await desk.book(requestOf([out, on]))).record.warnings, []);
  });
});

test("a seat that the passenger holds already is warned of, or refused in strict", async () => {
  const { contract, strict } = await bothDesks();
  for (const desk of [contract, strict]) {
    const offer = await desk.flight("JFK-LAX", "2026-06-15");
    const { record } = await desk.book(requestOf([offer]));
    const again = requestOf([await desk.flight("JFK-LAX", "2026-06-15")]);
    if (desk === contract) {
      assert.deepEqual(warningsOf((await desk.book(again)).record), ["DUPLICATE_BOOKING passengers.0"]);
    } else {
      await refused(desk.book(again), "DUPLICATE_BOOKING", {
        field: "passengers.0",
        value: "Ada Lovelace",
        pnr: record.pnr,
        flight: record.flightSegments[0]?.segmentId,
      });
    }
    assert.deepEqual((await desk.book(again, bookerOf("another"))).record.warnings, []);
  }
});

test("a seat that the passenger holds in another cabin of the flight is found as well", async () => {
  const { contract: desk } = await bothDesks();
  const offers = await desk.flights("JFK-LAX", "2026-06-15", {}, "business");
  const inBusiness = first(offers.filter(({ stops }) => stops === 0));
  const { record } = await desk.book(requestOf([inBusiness]));
  const flightsIn = ({ segments }: FlightOffer) =>
    segments.map(({ operatingCarrier, departureUtc }) => `${operatingCarrier} ${departureUtc}`).join();
  const inEconomy = (await desk.flights("JFK-LAX", "2026-06-15")).find(
    (offer) => flightsIn(offer) === flightsIn(inBusiness),
  );
  assert.ok(inEconomy !== undefined, "the flight has an economy cabin with seats left");
  assert.deepEqual(record.warnings, []);
  assert.deepEqual(warningsOf((await desk.book(requestOf([inEconomy]))).record), ["DUPLICATE_BOOKING passengers.0"]);
});

test("after a cancellation the seat can be booked again without a word", async () => {
  const desk = await openDesk({ realism: "strict" });
  const { record } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  await desk.reservations.cancel({ pnr: record.pnr }, bookerOf(), refuse);
  const { record: again } = await desk.book(requestOf([await desk.flight("JFK-LAX", "2026-06-15")]));
  assert.deepEqual(again.warnings, []);
});

test("a refused call changes nothing", async () => {
  const desk = await openDesk({ realism: "strict" });
  const offer = await desk.flight("JFK-LAX", "2026-06-15");
  const { record } = await desk.book(requestOf([offer]));
  const keys = record.stock.map(({ key }) => key);
  const before = await stateOf(desk, keys);
  const calls = [
    requestOf([{ flightId: "FL-NO" }]),
    requestOf([offer, offer]),
    requestOf([offer], [adult("Ada"), adult("Bea")]),
    requestOf([offer], [child()]),
    requestOf([offer], [adult("Ada", { lastName: "TESTDECLINE" })]),
    requestOf([offer], [adult("4111111111111111")]),
    requestOf([offer]),
  ];
  for (const request of calls) {
    await assert.rejects(desk.book(request));
    assert.deepEqual(await stateOf(desk, keys), before);
  }
  desk.setNow(testNow + hourMs);
  await refused(desk.book(requestOf([offer])), "OFFER_EXPIRED");
  assert.deepEqual(await stateOf(desk, keys), before);
});

test("people whose names cannot be printed are still told apart", async () => {
  const desk = await openDesk();
  const offer = await desk.flight("JFK-LAX", "2026-06-15", { adults: 2 });
  const people = [adult("小明", { lastName: "李" }), adult("小红", { lastName: "王" })];
  const { record } = await desk.book(requestOf([offer], people));
  assert.deepEqual(
    record.passengers.map(({ gdsName }) => gdsName),
    ["LNU/FNU", "LNU/FNU"],
  );
  holds(warningsOf(record).every((warning) => warning.startsWith("NAME_NOT_ROMANIZED")));
});
