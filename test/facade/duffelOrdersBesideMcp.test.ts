/** The product as a person starts it, MCP and Duffel on one port: what one books, the other shows and cancels. */
import assert from "node:assert/strict";
import test from "node:test";
import { withOffers } from "../e2e/support/flightOffers.js";
import { commandOf, startProcess } from "../e2e/support/product.js";
import { ada, contact } from "../e2e/support/trip.js";
import { loadDuffelClient } from "../support/duffelClient.js";
import { modernRequest, postModern, toolCall } from "../transport/wireRequests.js";

const route = { origin: "JFK", destination: "LHR" };
const departureDate = "2026-06-15";

const centsOf = (amount: string | null | undefined): number => Math.round(Number(amount) * 100);

test("an order of the official Duffel client is a PNR of MCP, and each cancels what the other has booked", async (context) => {
  const server = startProcess(context, commandOf({}, "--http", "--facade", "duffel", "--port", "0"));
  server.process.stdout?.resume();
  const [, url = ""] = await server.says(/Facade of Duffel.* on (http:\/\/[^\s/]+)\/duffel\/\n/);
  const { Duffel } = await loadDuffelClient();
  const duffel = new Duffel({ token: "duffel_test_mock", basePath: `${url}/duffel/` });
  const call = async (name: string, input: Record<string, unknown>) => {
    const { body } = await postModern(`${url}/mcp`, modernRequest(...toolCall(name, input)));
    assert.notEqual(body.result.isError, true, JSON.stringify(body.result.content));
    return body.result;
  };

  const { data: search } = await duffel.offerRequests.create({
    slices: [{ ...route, departure_date: departureDate, departure_time: null, arrival_time: null }],
    passengers: [{ type: "adult" }],
    cabin_class: "economy",
    return_offers: true,
  });
  const [offer] = search.offers;
  const order = async (type: "instant" | "pay_later") => {
    const { data } = await duffel.orders.create({
      type,
      selected_offers: [offer?.id ?? ""],
      passengers: [
        {
          ...{ id: offer?.passengers[0]?.id ?? "", title: "ms", given_name: type === "instant" ? "Amelia" : "Bessie" },
          ...{ family_name: "Earhart", gender: "f", born_on: "1987-07-24" },
          ...{ email: "amelia@example.com", phone_number: "+442080160509" },
        },
      ],
      ...(type === "instant" && {
        payments: [{ type: "balance", amount: offer?.total_amount ?? "", currency: offer?.total_currency ?? "" }],
      }),
    });
    return data;
  };

  const instant = await order("instant");
  const shown = (await call("retrieveBooking", { pnr: instant.booking_reference })).structuredContent.booking;
  assert.equal(shown.price.totalCents, centsOf(instant.total_amount));
  assert.deepEqual([shown.passengers[0].lastName, shown.ticketing.status], ["Earhart", "ticketed"]);
  const { refund } = (await call("cancelBooking", { pnr: instant.booking_reference })).structuredContent;
  const cancelled = (await duffel.orders.get(instant.id)).data;
  assert.ok(typeof cancelled.cancelled_at === "string");
  assert.equal(centsOf(cancelled.cancellation?.refund_amount), refund.refundCents);

  const held = await order("pay_later");
  const answer = await call("retrieveBooking", { pnr: held.booking_reference });
  assert.equal(answer.structuredContent.booking.ticketing, undefined);
  assert.match(JSON.stringify(answer.content), /NOT_TICKETED[^"]*held without a ticket until 2026-05-17T09:00:00Z/);

  const found = withOffers((await call("searchFlights", { ...route, departureDate })).structuredContent);
  const booked = (await call("bookFlight", { flightIds: [found.offers[0]?.flightId], passengers: [ada], ...contact }))
    .structuredContent;
  const { data: orders } = await duffel.orders.list({ booking_reference: booked.pnr });
  assert.equal(centsOf(orders[0]?.total_amount), booked.booking.price.totalCents);
  const { data: quote } = await duffel.orderCancellations.create({ order_id: orders[0]?.id ?? "" });
  await duffel.orderCancellations.confirm(quote.id);
  const after = (await call("retrieveBooking", { pnr: booked.pnr })).structuredContent.booking;
  assert.deepEqual([after.status, after.price.refundedCents], ["cancelled", centsOf(quote.refund_amount)]);

  server.process.kill("SIGTERM");
  assert.equal(await server.exit, 0);
});
