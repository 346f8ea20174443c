/** The specification's own example, asked by every client over every transport, before and after its date. */
import assert from "node:assert/strict";
import test from "node:test";
import { outputOf, type Refused, refusedFor } from "./support/answers.js";
import { checkFlightOffer } from "./support/arithmetic.js";
import { type ClientKind, connect, everyWay } from "./support/connect.js";

const example = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15", passengers: { adults: 2 } };

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
  test(`${way.client} over ${way.transport}: JFK to LAX is on sale before its date`, async (context) => {
    const caller = await connect(context, way);
    const { output, text } = await (async () => {
      const answer = await caller.call("searchFlights", example);
      return { output: outputOf(answer), text: answer.text };
    })();
    assert.ok(output.count >= 10 && output.count <= 40, `${output.count} offers on a busy route`);
    assert.equal(output.offers.length, output.count);
    assert.deepEqual(output.query, {
      ...example,
      cabin: "economy",
      passengers: { adults: 2, children: 0, infants: 0 },
    });
    output.offers.forEach(checkFlightOffer);
    const totals = output.offers.map(({ price }) => price.totalCents);
    assert.deepEqual(
      totals,
      [...totals].sort((a, b) => a - b),
      "cheapest first",
    );
    for (const { flightId, price, segments } of output.offers) {
      assert.ok(text.includes(flightId), `the text lacks ${flightId}`);
      assert.deepEqual(
        price.perPassenger.map(({ type, count }) => [type, count]),
        [["adult", 2]],
      );
      assert.ok(price.totalCents > 10_000 && price.totalCents < 1_000_000, `${price.totalCents} is no price for two`);
      assert.equal(segments[0]?.departureLocal.slice(0, 10), "2026-06-15");
    }
    assert.equal(new Set(output.offers.map(({ flightId }) => flightId)).size, output.count, "ids differ");
    await caller.close();
  });

  test(`${way.client} over ${way.transport}: after its date the example is refused by field, value and today`, async (context) => {
    const caller = await connect(context, way, { now: "2026-11-21T12:00:00Z" });
    const refusal = refusedFor(await caller.call("searchFlights", example), "DATE_IN_PAST");
    checkForm(refusal, way.client, -32002);
    assert.equal(refusal.data["field"], "departureDate");
    assert.equal(refusal.data["value"], "2026-06-15");
    assert.match(refusal.message, /departureDate '2026-06-15'.*2026-11-21/);
    await caller.close();
  });

  test(`${way.client} over ${way.transport}: XYZ is no airport, in the document's words`, async (context) => {
    const caller = await connect(context, way);
    const refusal = refusedFor(await caller.call("searchFlights", { ...example, origin: "XYZ" }), "UNKNOWN_AIRPORT");
    checkForm(refusal, way.client, -32602);
    assert.equal(refusal.message, "Invalid airport code 'XYZ': must be a valid 3-letter IATA code");
    assert.equal(refusal.data["field"], "origin");
    assert.equal(refusal.data["value"], "XYZ");
    await caller.close();
  });
}
