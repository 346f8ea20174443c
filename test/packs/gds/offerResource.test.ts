/** `gds://offers/{offerId}`: a whole offer from its id, refused as a booking would be. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadResourceValidator } from "../../../generated/gds/contract.js";
import { WireError } from "../../../src/runtime/calls/rendering.js";
import {
  at,
  bookTrip,
  carSearch,
  flightSearch,
  hotelSearch,
  openServer,
  type Server,
  structuredOf,
} from "./inProcess.js";

const kinds = [
  { kind: "flight", tool: "searchFlights", input: flightSearch, id: /FL-[A-Z0-9-]+/ },
  { kind: "hotel", tool: "searchHotels", input: hotelSearch, id: /HT-[A-Z0-9-]+/ },
  { kind: "car", tool: "searchCars", input: carSearch, id: /CR-[A-Z0-9-]+/ },
] as const;

const idFrom = async (server: Server, { tool, input, id }: (typeof kinds)[number]): Promise<string> =>
  id.exec(JSON.stringify(structuredOf(await server.call(tool, input))))?.[0] ?? assert.fail(`nothing by ${tool}`);

const refusalOf = async (reading: Promise<unknown>): Promise<WireError> => {
  const error: unknown = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof WireError) return error;
  assert.fail(`not refused: ${String(error)}`);
};

describe("an offer by its id", () => {
  for (const each of kinds) {
    test(`a ${each.kind} is read back whole, and as its contract says`, async () => {
      const server = await openServer();
      const offerId = await idFrom(server, each);
      const body = await server.read(`gds://offers/${offerId}`);
      const validate = await loadResourceValidator.offer();
      assert.ok(validate(body), JSON.stringify(validate.errors));
      assert.deepEqual([at(body, "offerId"), at(body, "kind")], [offerId, each.kind]);
      assert.equal(typeof at(body, `${each.kind}.price.totalCents`), "number");
      await server.runtime.close();
    });

    test(`a ${each.kind} that expired is refused as bookings refuse it`, async () => {
      const server = await openServer();
      const offerId = await idFrom(server, each);
      server.setNow("2026-05-16T09:30:00Z");
      const { code, data } = await refusalOf(server.read(`gds://offers/${offerId}`));
      assert.deepEqual([code, at(data, "reason"), at(data, "field")], [-32002, "OFFER_EXPIRED", "offerId"]);
      assert.equal(at(data, "searchTool"), each.tool);
      await server.runtime.close();
    });

    test(`a ${each.kind} whose id was altered is refused as bookings refuse it`, async () => {
      const server = await openServer();
      const offerId = await idFrom(server, each);
      const altered = offerId.replace(/-2606|-2026/, (year) => `${year.slice(0, -1)}7`);
      const invented = altered === offerId ? `${offerId.slice(0, 5)}Q${offerId.slice(5)}` : altered;
      const { code, data } = await refusalOf(server.read(`gds://offers/${invented}`));
      assert.deepEqual([code, at(data, "reason"), at(data, "searchTool")], [-32001, "OFFER_NOT_FOUND", each.tool]);
      await server.runtime.close();
    });
  }

  test("a flight has its tax lines, its price by passenger, its classes, conditions and deadlines", async () => {
    const server = await openServer();
    const body = await server.read(`gds://offers/${await idFrom(server, kinds[0])}`);
    for (const path of ["price.taxLines.0.amountCents", "price.perPassenger.0.baseCents"]) {
      assert.equal(typeof at(body, `flight.${path}`), "number", path);
    }
    for (const path of ["segments.0.bookingClass", "segments.0.fareBasis", "ticketingDeadline", "expiresAt"]) {
      assert.equal(typeof at(body, `flight.${path}`), "string", path);
    }
    assert.equal(at(body, "flight.conditions.changeBeforeDeparture.allowed"), true);
    await server.runtime.close();
  });

  test("one that is sold out, and text that is no id, are refused", async () => {
    const server = await openServer();
    const lastSeat = { origin: "BTS", destination: "ABV", departureDate: "2026-06-15" };
    const offerId = await idFrom(server, { ...kinds[0], input: lastSeat } as unknown as (typeof kinds)[number]);
    const booked = await server.call("bookFlight", {
      flightIds: [offerId],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" }],
      contactEmail: "ada.larsen@example.com",
    });
    assert.equal(booked.kind, "result");
    const gone = await refusalOf(server.read(`gds://offers/${offerId}`));
    assert.deepEqual([gone.code, at(gone.data, "reason"), at(gone.data, "left")], [-32002, "SOLD_OUT", 0]);
    for (const text of ["nonsense", "FL-", "HT-1", "constructor", "A".repeat(1900)]) {
      assert.equal(at((await refusalOf(server.read(`gds://offers/${text}`))).data, "reason"), "OFFER_NOT_FOUND", text);
    }
    await bookTrip(server);
    await server.runtime.close();
  });
});
