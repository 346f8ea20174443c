/** The specification's own example, asked by every client over every transport, before and after its date. */
import assert from "node:assert/strict";
import test from "node:test";
import { outputOf, type Refused, refusedFor } from "./support/answers.js";
import { checkFoundOffer } from "./support/arithmetic.js";
import { type ClientKind, connect, everyWay } from "./support/connect.js";
import { withOffers } from "./support/flightOffers.js";
import { sharedHttpServers } from "./support/product.js";

const example = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers: { adults: 2 } };

const serverOf = sharedHttpServers();

/** JSON-RPC errors with the contract's codes on the 2025 revisions, results that a model reads on the later one. */
const checkForm = (refusal: Refused, client: ClientKind, code: number): void => {
  assert.equal(refusal.form, client === "v2-modern" ? "result" : "rpc");
  assert.equal(refusal.code, code);
  for (const key of ["field", "reason", "hint"]) {
    assert.equal(typeof refusal.data[key], "string", `data.${key} of ${JSON.stringify(refusal.data)}`);
  }
  if (refusal.form !== "result") return;
  assert.ok(refusal.text.includes(refusal.message), `the text lacks the message: ${refusal.text}`);
  assert.ok(refusal.text.includes(String(refusal.data["hint"])), `the text lacks the hint: ${refusal.text}`);
};

for (const way of everyWay) {
  test(`${way.client} over ${way.transport}: JFK to LAX is on sale before its date, and XYZ is no airport, in the document's words`, async (context) => {
    const caller = await connect(context, way, serverOf);
    const { output, text } = await (async () => {
      const answer = await caller.call("searchFlights", example);
      return { output: outputOf(answer), text: answer.text };
    })();
    const { offers } = withOffers(output);
    assert.ok(output.count >= 10 && output.count <= 40, `${output.count} itineraries on a busy route`);
    assert.equal(output.itineraries.length, output.count);
    assert.equal(offers.length, output.count * 3, "each in three brands");
    assert.deepEqual(output.query, {
      ...example,
      cabin: "economy",
      passengers: { adults: 2, children: 0, infants: 0 },
    });
    offers.forEach(checkFoundOffer);
    const order = offers.map(({ stops, segments }) => `${stops > 0} ${segments[0]?.departureLocal}`);
    assert.deepEqual(order, order.toSorted(), "nonstops first, by departure");
    for (const { flightId } of output.itineraries) assert.ok(text.includes(flightId), `the text lacks ${flightId}`);
    for (const { price, segments } of offers) {
      const shown = (price.totalCents / 100).toFixed(2);
      assert.ok(text.includes(shown), `the text lacks ${shown}`);
      assert.ok(price.totalCents > 10_000 && price.totalCents < 1_000_000, `${price.totalCents} is no price for two`);
      assert.equal(segments[0]?.departureLocal.slice(0, 10), "2026-06-15");
    }
    assert.equal(new Set(offers.map(({ flightId }) => flightId)).size, offers.length, "ids differ");
    const refusal = refusedFor(await caller.call("searchFlights", { ...example, origin: "XYZ" }), "UNKNOWN_AIRPORT");
    checkForm(refusal, way.client, -32602);
    assert.equal(refusal.message, "Invalid airport code 'XYZ': must be a valid 3-letter IATA code");
    assert.equal(refusal.data["field"], "origin");
    assert.equal(refusal.data["value"], "XYZ");
    await caller.close();
  });

  test(`${way.client} over ${way.transport}: after its date the example is refused by field, value and today`, async (context) => {
    const caller = await connect(context, way, serverOf, { now: "2026-11-21T12:00:00Z" });
    const refusal = refusedFor(await caller.call("searchFlights", example), "DATE_IN_PAST");
    checkForm(refusal, way.client, -32002);
    assert.equal(refusal.data["field"], "departureDate");
    assert.equal(refusal.data["value"], "2026-06-15");
    assert.match(refusal.message, /departureDate '2026-06-15'.*2026-11-21/);
    await caller.close();
  });
}
