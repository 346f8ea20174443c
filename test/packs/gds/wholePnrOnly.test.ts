/** cancelBooking cancels all of a PNR: whoever asks for less is refused before anything is done. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { at, bookTrip, openServer, structuredOf, textAt, textOf } from "./inProcess.js";

test("an argument that would narrow a cancellation is refused, and nothing is cancelled", async () => {
  const server = await openServer();
  const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
  for (const [field, value] of [
    ["segmentRef", "S1"],
    ["hotelOnly", true],
    ["resaon", "a slip"],
  ] as const) {
    const outcome = await server.call("cancelBooking", { pnr, [field]: value, reason: "only a part" });
    assert.equal(outcome.kind, "refusal");
    if (outcome.kind !== "refusal") continue;
    assert.equal(outcome.code, -32602);
    assert.match(outcome.message, /cancels all of a PNR; there is no way to cancel a part/);
    assert.ok(outcome.message.endsWith(` Leave ${field} out and call again only if that is meant.`), outcome.message);
    assert.deepEqual([outcome.data["reason"], outcome.data["field"]], ["SCHEMA", field]);
    assert.deepEqual(outcome.data["value"], value);
  }
  assert.equal(at(structuredOf(await server.call("retrieveBooking", { pnr })), "booking.status"), "confirmed");
  const cancelled = await server.call("cancelBooking", { pnr, reason: "all of it" });
  assert.match(textOf(cancelled), new RegExp(`^${pnr} cancelled at .*, all of it\\.`));
  await server.runtime.close();
});

test("tools that do not refuse such arguments go on to ignore them and say so", async () => {
  const server = await openServer();
  const outcome = await server.call("listBookings", { segmentRef: "H1" });
  assert.match(textOf(outcome), /segmentRef/);
  await server.runtime.close();
});
