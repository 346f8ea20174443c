/** The answer of a flight search: structure and text are each enough to choose, to know the refund, and to book. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { SearchFlightsOutput } from "../../../generated/gds/types.js";
import { withOffers } from "../../e2e/support/flightOffers.js";
import { at, frozenNow, openServer, type Server, structuredOf, textAt, textOf } from "./inProcess.js";

interface Asked {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate?: string;
  readonly cabin?: string;
  readonly passengers?: { readonly adults: number; readonly children?: number; readonly infants?: number };
}

const jfkLax = { origin: "JFK", destination: "LAX" } as const;

const search = async (server: Server, asked: Asked) => {
  const outcome = await server.call("searchFlights", { departureDate: "2026-06-15", ...asked });
  const output = structuredOf(outcome) as unknown as SearchFlightsOutput;
  return { output, offers: withOffers(output).offers, text: textOf(outcome) };
};

const people = ({ adults, children = 0, infants = 0 }: NonNullable<Asked["passengers"]>) => {
  const named = (type: string, dateOfBirth: string, count: number, letter: string) =>
    Array.from({ length: count }, (_, index) => ({
      type,
      firstName: `${letter}${"abcdefghi".charAt(index)}`,
      lastName: "Larsen",
      dateOfBirth,
    }));
  return [
    ...named("adult", "1988-03-02", adults, "A"),
    ...named("child", "2018-02-11", children, "C"),
    ...named("infant", "2025-09-01", infants, "I"),
  ];
};

const book = async (server: Server, flightId: string, passengers: NonNullable<Asked["passengers"]>) =>
  server.call("bookFlight", {
    flightIds: [flightId],
    passengers: people(passengers),
    contactEmail: "ada.larsen@example.com",
  });

const alone = { adults: 1 } as const;
const family = { adults: 2, children: 1, infants: 1 } as const;

const refundCases: readonly Asked[] = [
  { ...jfkLax, passengers: alone },
  { ...jfkLax, passengers: family },
  { origin: "LHR", destination: "JFK", passengers: family },
  { origin: "LHR", destination: "JFK", cabin: "business", passengers: family },
  { origin: "CDG", destination: "NRT", passengers: { adults: 3, children: 2 } },
  { origin: "GRU", destination: "LIS", cabin: "premium_economy", passengers: alone },
];

describe("the refund that is shown before a fare is bought", () => {
  for (const asked of refundCases) {
    const { origin, destination, cabin = "economy", passengers = alone } = asked;
    test(`is what cancelBooking returns, to the cent: ${origin}-${destination}, ${cabin}, ${passengers.adults}`, async () => {
      const server = await openServer();
      const { offers } = await search(server, asked);
      const direct = offers.filter(({ stops }) => stops === 0).slice(0, 6);
      const connecting = offers.filter(({ stops }) => stops > 0).slice(0, 3);
      const sold: { readonly pnr: string; readonly totalCents: number; readonly refundCents: number }[] = [];
      for (const { flightId, price, refundCents } of [...direct, ...connecting]) {
        const booked = await book(server, flightId, passengers);
        // Earlier ones took seats of the same flight: then it is not sold at another price than it showed.
        if (booked.kind === "refusal" && /^(PRICE_CHANGED|SOLD_OUT)$/.test(String(booked.data["reason"]))) continue;
        sold.push({ pnr: textAt(structuredOf(booked), "pnr"), totalCents: price.totalCents, refundCents });
      }
      assert.ok(sold.length >= 2, `${sold.length} were sold`);
      const [voided, ...later] = sold;
      const cancelled = async (pnr: string) => at(structuredOf(await server.call("cancelBooking", { pnr })), "refund");
      assert.equal(
        at(await cancelled(voided?.pnr ?? ""), "refundCents"),
        voided?.totalCents,
        "all, on the day of booking",
      );
      server.setNow("2026-06-14T09:00:00Z");
      for (const { pnr, totalCents, refundCents } of later) {
        const refund = await cancelled(pnr);
        assert.deepEqual([at(refund, "paidCents"), at(refund, "refundCents")], [totalCents, refundCents]);
      }
      await server.runtime.close();
    });
  }
});

describe("the structure of a flight search", () => {
  test("every brand's id is booked at the price that stands at the brand's place", async () => {
    const server = await openServer();
    const { output, offers } = await search(server, { ...jfkLax, passengers: family });
    assert.deepEqual(
      output.brands.map(({ name, idEnds }) => [name, idEnds]),
      [
        ["Light", "-L"],
        ["Standard", "-S"],
        ["Flex", "-X"],
      ],
    );
    const ofOne = offers.slice(-3);
    for (const { flightId, fareBrand, price } of ofOne) {
      const whole = await server.read(`gds://offers/${flightId}`);
      assert.deepEqual(
        [at(whole, "flight.fareBrand"), at(whole, "flight.price.totalCents")],
        [fareBrand, price.totalCents],
      );
    }
    await server.runtime.close();
  });

  test("what repeats is said once: no tax lines, no passenger's own price, nothing that the query says", async () => {
    const server = await openServer();
    const { output } = await search(server, jfkLax);
    assert.doesNotMatch(JSON.stringify(output), /taxLines|perPassenger|fareBasis/);
    for (const { segments } of output.itineraries.filter((itinerary) => itinerary.segments.length === 1)) {
      assert.deepEqual(Object.keys(segments[0] ?? {}), ["flightNumber", "departure", "arrival", "aircraft"]);
    }
    assert.equal(output.world.now, "2026-05-16T05:00:00-04:00");
    assert.equal(output.world.timeZone, "America/New_York");
    assert.equal(output.expiresAt, "2026-05-16T05:30:00-04:00");
    await server.runtime.close();
  });

  test("a flight that lands on another day, or flies for another airline, says so", async () => {
    const server = await openServer();
    const { output } = await search(server, { origin: "JFK", destination: "LHR" });
    const segments = output.itineraries.flatMap((itinerary) => itinerary.segments);
    assert.ok(segments.some(({ arrivalDate }) => arrivalDate === "2026-06-16"));
    assert.ok(segments.every(({ arrivalDate }) => arrivalDate !== "2026-06-15"));
    const { output: codeshares } = await search(server, { origin: "AKL", destination: "HNL" });
    const operated = codeshares.itineraries.flatMap((itinerary) => itinerary.segments);
    const partner = operated.find(({ operatingCarrier }) => operatingCarrier !== undefined);
    assert.ok(partner !== undefined && !partner.flightNumber.startsWith(partner.operatingCarrier ?? ""));
    assert.ok(codeshares.airlines.some(({ code }) => code === partner.operatingCarrier));
    await server.runtime.close();
  });

  test("an answer without a flight says what to do instead, and has no deadline", async () => {
    const server = await openServer();
    const { output, text } = await search(server, { origin: "PVD", destination: "RAI" });
    assert.deepEqual([output.count, output.itineraries, output.expiresAt], [0, [], undefined]);
    assert.match(output.notes.at(-1) ?? "", /^Next: searchFlights/);
    assert.match(text, /^No flights: PVD to RAI[\s\S]*Next: searchFlights/);
    await server.runtime.close();
  });
});

describe("the text of a flight search", () => {
  test("has a line for each itinerary, with times, prices of all brands and one id", async () => {
    const server = await openServer();
    for (const asked of [jfkLax, { origin: "LON", destination: "NYC" }, { origin: "SYD", destination: "LAX" }]) {
      const { output, text } = await search(server, asked);
      for (const { flightId, segments, totalCents } of output.itineraries) {
        const [line, ...others] = text.split("\n").filter((each) => each.endsWith(` ${flightId}`));
        assert.ok(line !== undefined && others.length === 0, `${flightId} has a line`);
        assert.ok(line.includes(`${segments[0]?.departure.slice(0, 5)}-${segments.at(-1)?.arrival.slice(0, 5)}`), line);
        assert.ok(line.includes(totalCents.map((cents) => (cents / 100).toFixed(2)).join("/")), line);
      }
    }
    await server.runtime.close();
  });

  test("is enough alone: today, offsets, terminals, seats, bags, refunds, how to book and until when", async () => {
    const server = await openServer();
    const { output, text } = await search(server, jfkLax);
    for (const wanted of [
      /Now Sat 2026-05-16 05:00 in New York; book by 05:30\./,
      /with taxes: Light\/Standard\/Flex/,
      /for brand -L; end them in -S or -X/,
      /JFK UTC-4, LAX UTC-7/,
      /terminals JFK\/LAX: .*XH Harborline Airways 8\/B/,
      /\d seats? \d+\.\d\d/,
      /-L Light: no checked bag, change 75\.00 each, refund \d+\.\d\d( to \d+\.\d\d)? \(taxes\)\./,
      /-S Standard: 1 bag of 23 kg, .*50% of fare/,
      /-X Flex: 2 bags of 23 kg, free change, refund all\./,
      /Next: bookFlight with flightIds \[one id for the whole party/,
      /charges the price shown or refuses/,
    ]) {
      assert.match(text, wanted);
    }
    for (const note of output.notes) assert.ok(text.includes(note), note);
    await server.runtime.close();
  });

  test("an id that was put together from its words is booked at the price in the line", async () => {
    const server = await openServer();
    const { text } = await search(server, jfkLax);
    const noon =
      /^12:\d\d-.* [\d.]+\/([\d.]+)\/[\d.]+ (FL-\S+)-L$/m.exec(text) ??
      /^11:\d\d-.* [\d.]+\/([\d.]+)\/[\d.]+ (FL-\S+)-L$/m.exec(text);
    const [, standard, id] = noon ?? assert.fail("the flight around noon");
    const booked = structuredOf(await book(server, `${id}-S`, alone));
    assert.equal(at(booked, "booking.price.totalCents"), Math.round(Number(standard) * 100));
    await server.runtime.close();
  });

  test("where clocks change among its flights, a time says its own offset", async () => {
    const server = await openServer({}, "2026-10-02T09:00:00Z");
    const { output, text } = await search(server, { origin: "LAX", destination: "JFK", departureDate: "2026-10-31" });
    const offsets = new Set(output.itineraries.map(({ segments }) => segments.at(-1)?.arrival.slice(5)));
    assert.ok(offsets.has("-04:00") && offsets.has("-05:00"), [...offsets].join(" "));
    const lines = text.split("\n").filter((line) => line.includes("FL-"));
    assert.ok(lines.some((line) => / UTC-[45] /.test(line)) && !lines.every((line) => / UTC-[45] /.test(line)));
    await server.runtime.close();
  });
});

test("the same search in the same second is answered with the same bytes", async () => {
  const server = await openServer();
  const [one, two, three] = [await search(server, jfkLax), await search(server, jfkLax), await search(server, jfkLax)];
  assert.deepEqual([two, three], [one, one]);
  assert.equal(new Date(one.output.world.now).toISOString().replace(".000", ""), frozenNow);
  await server.runtime.close();
});
