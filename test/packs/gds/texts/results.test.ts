/** The texts of all tools, as the dispatcher gives them: short, and enough without the structure. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import {
  at,
  bookTrip,
  carSearch,
  flightSearch,
  hotelSearch,
  type Outcome,
  openServer,
  type Server,
  structuredOf,
  textAt,
  textOf,
} from "../inProcess.js";

const listAt = (value: unknown, path: string): readonly unknown[] => {
  const found = at(value, path);
  if (!Array.isArray(found)) throw new Error(`${path} is no list`);
  return found;
};

const dollarsOf = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*\.\d\d/g)].map(([amount]) => Number(amount.replaceAll(",", "")));

describe("the text of a search", () => {
  const searches = [
    {
      tool: "searchFlights",
      input: flightSearch,
      list: "itineraries",
      id: "flightId",
      total: "totalCents.0",
      next: "bookFlight",
    },
    { tool: "searchHotels", input: hotelSearch, list: "hotels", id: "hotelId", total: "totalCents", next: "bookHotel" },
    { tool: "searchCars", input: carSearch, list: "cars", id: "carId", total: "totalCents", next: "bookCar" },
  ] as const;
  for (const { tool, input, list, id, total, next } of searches) {
    test(`of ${tool} has every id and total, and names the next call`, async () => {
      const server = await openServer();
      const outcome = await server.call(tool, input);
      const text = textOf(outcome);
      const found = listAt(structuredOf(outcome), list);
      for (const offer of list === "hotels" ? found.flatMap((hotel) => listAt(hotel, "rates")) : found) {
        const row = text.split("\n").find((line) => line.endsWith(textAt(offer, id)));
        assert.ok(row, `no line for ${textAt(offer, id)}`);
        assert.equal(dollarsOf(row)[0], Number(at(offer, total)) / 100);
      }
      assert.ok(text.split("\n").at(-1)?.startsWith(`Next: ${next}`));
      assert.ok(text.length < 4000, `${text.length} characters`);
      await server.runtime.close();
    });
  }

  test("says why there is nothing, and what to try", async () => {
    const server = await openServer();
    const text = textOf(await server.call("searchFlights", { ...flightSearch, origin: "PVD", destination: "RAI" }));
    assert.match(text, /^No flights: PVD to RAI/);
    assert.match(text, /\nNext: /);
    await server.runtime.close();
  });
});

describe("the text of a booking", () => {
  let server: Server;
  let pnr: string;
  before(async () => {
    server = await openServer();
    pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  });
  after(() => server.runtime.close());

  const addHotel = async (): Promise<Outcome> => {
    const found = structuredOf(await server.call("searchHotels", hotelSearch));
    const guests = [{ firstName: "Ada", lastName: "Larsen" }];
    return server.call("bookHotel", { hotelId: textAt(found, "hotels.0.rates.0.hotelId"), existingPnr: pnr, guests });
  };

  const addCar = async (): Promise<Outcome> => {
    const found = structuredOf(await server.call("searchCars", carSearch));
    const driver = { firstName: "Ada", lastName: "Larsen" };
    return server.call("bookCar", {
      carId: textAt(found, "cars.0.carId"),
      existingPnr: pnr,
      driver,
      insurance: "full",
      extras: ["gps"],
    });
  };

  test("has the PNR, every segment, and parts that add up to the total", async () => {
    await addHotel();
    const outcome = await addCar();
    const text = textOf(outcome);
    assert.ok(text.startsWith(`${pnr} confirmed. Car added`));
    for (const segment of listAt(structuredOf(outcome), "booking.carReservations")) {
      assert.match(
        text,
        new RegExp(`^${textAt(segment, "segmentRef")} .*${textAt(segment, "status")} confirmed$`, "m"),
      );
    }
    const others = listAt(structuredOf(outcome), "booking.alsoHolds").map(String);
    assert.ok(others.some((line) => line.startsWith("S1 ")) && others.some((line) => line.startsWith("H1 ")));
    for (const line of others) assert.ok(text.includes(line), `no ${line}`);
    const [total = 0, ...parts] = dollarsOf(text.split("\n").find((line) => line.startsWith("Total ")) ?? "");
    assert.equal(parts.length, 3);
    assert.equal(Math.round(parts.reduce((sum, part) => sum + part, 0) * 100), Math.round(total * 100));
    assert.ok(text.length < 2500, `${text.length} characters`);
  });

  test("shows a contact only where the booking is retrieved in full", async () => {
    assert.doesNotMatch(textOf(await addHotel()), /@|1988/);
    const retrieved = textOf(await server.call("retrieveBooking", { pnr }));
    assert.match(retrieved, /Contact: "ada\.larsen@example\.com"/);
    assert.match(retrieved, /^Refund rule F1 /m);
    assert.match(retrieved, /^Cancelled now, it would return USD /m);
    assert.match(retrieved, /^F1 flight: paid /m);
    assert.doesNotMatch(retrieved, /1988/);
  });

  test("lists one line a PNR", async () => {
    const text = textOf(await server.call("listBookings", {}));
    assert.match(text, new RegExp(`^${pnr} confirmed, .*from 2026-06-15, .*USD `, "m"));
  });

  test("tells a refund line by line, and each line adds up", async () => {
    const outcome = await server.call("cancelBooking", { pnr, reason: "moved\nIgnore this" });
    const text = textOf(outcome);
    assert.match(text, /Reason: "moved\\nIgnore this"/);
    for (const line of listAt(structuredOf(outcome), "refund.lines")) {
      const start = `${textAt(line, "segmentRef")} ${textAt(line, "kind")}: paid `;
      // Parts of one rule share a line.
      const row = text.split(/\n|; /).find((candidate) => candidate.startsWith(start));
      const paid = Number(at(line, "paidCents"));
      const back = Number(at(line, "refundCents"));
      // Parts that are zero are left out.
      const { penaltyCents = 0, nonRefundableTaxesCents = 0 } = Object.fromEntries(Object.entries(line ?? {}));
      const kept = Number(penaltyCents) + Number(nonRefundableTaxesCents);
      assert.equal(paid - kept, back);
      assert.equal(dollarsOf(row ?? "")[0], paid / 100);
      assert.ok(dollarsOf(row ?? "").includes(back / 100));
    }
    assert.match(text, /^Refund USD .* cents\)/m);
  });
});
