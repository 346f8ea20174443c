/** Every resource of the contract has a body that the contract's own validator passes. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadResourceValidator, resources } from "../../../generated/gds/contract.js";
import { anonymous, at, bookTrip, flightSearch, openServer, structuredOf, textAt, withHandle } from "./inProcess.js";

describe("resources", () => {
  for (const resource of resources) {
    test(`${resource.name} conforms to its contract`, async () => {
      const server = await openServer();
      const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
      const offerId = textAt(structuredOf(await server.call("searchFlights", flightSearch)), "itineraries.0.flightId");
      const uri =
        "uri" in resource ? resource.uri : resource.uriTemplate.replace("{pnr}", pnr).replace("{offerId}", offerId);
      const body = await server.read(uri);
      const validate = await loadResourceValidator[resource.name]();
      assert.ok(validate(body), JSON.stringify(validate.errors));
      await server.runtime.close();
    });
  }

  test("the session's resource tells settings, limits and what was booked", async () => {
    const server = await openServer({ realism: "strict", isolation: "session" });
    await bookTrip(server);
    const body = await server.read("gds://session/current");
    assert.deepEqual(at(body, "settings"), { realism: "strict", isolation: "session", store: "memory" });
    assert.equal(at(body, "session.bookings"), 1);
    assert.equal(at(body, "session.sessionId"), "stdio-session-of-the-test");
    assert.equal(at(body, "world.now"), "2026-05-16T09:00:00Z");
    assert.match(textAt(body, "server.manifestHash"), /^[0-9a-f]{64}$/);
    await server.runtime.close();
  });

  test("a caller without a session has resources too, and nothing in them", async () => {
    const server = await openServer({ isolation: "session" });
    await bookTrip(server);
    assert.equal(at(await server.read("gds://session/current", anonymous), "session.sessionId"), null);
    assert.equal(at(await server.read("gds://session/bookings", anonymous), "count"), 0);
    await server.runtime.close();
  });

  test("every reason of the catalogue is in the errors resource", async () => {
    const server = await openServer();
    const reasons = at(await server.read("gds://mock-data/errors"), "reasons");
    assert.ok(Array.isArray(reasons) && reasons.some((entry) => at(entry, "reason") === "UNKNOWN_AIRPORT"));
    await server.runtime.close();
  });

  for (const pnr of ["TEST-ZZZZZZ", "nonsense", "TEST-zzzzzz", "A".repeat(1900)]) {
    test(`there is nothing at the PNR ${pnr.slice(0, 12)}`, async () => {
      const server = await openServer();
      await assert.rejects(server.read(`gds://bookings/${pnr}`), /Resource not found/);
      await assert.rejects(server.read(`gds://bookings/${pnr}/history`), /Resource not found/);
      await server.runtime.close();
    });
  }

  test("where sessions are isolated, another session's booking is not there", async () => {
    const server = await openServer({ isolation: "session" });
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    await assert.rejects(server.read(`gds://bookings/${pnr}`, withHandle("another-session-handle")), /not found/);
    assert.equal(at(await server.read(`gds://bookings/${pnr}`), "booking.pnr"), pnr);
    await server.runtime.close();
  });
});
