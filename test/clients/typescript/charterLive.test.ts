/** The client of the pack `charter` before its server: both official clients, both eras. What failed is told by its reason and data. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { charter, createClient, isToolError } from "../../../generated/charter/client/index.js";
import { connectOver, startServer, ways } from "./servers.js";

const departure_date = new Date(Date.now() + 30 * 86_400_000).toISOString();
const flight = { departure_airport: "KTEB", arrival_airport: "KVNY", passengers: 6 };

describe("a client of charter before the server", () => {
  let url = "";
  const started = startServer({ after }, "--pack", "charter");
  before(async () => {
    url = await started;
  });

  for (const way of ways) {
    it(`${way}: searches, asks operators, and is told what to write instead of a wrong code`, async (context) => {
      const client = createClient(charter, await connectOver(context, way, url));
      const { aircraft } = await client.searchFlights({ ...flight, departure_date: departure_date.slice(0, 10) });
      const operator_ids = aircraft.map(({ operator }) => operator.id);
      const flight_details = { ...flight, departure_date };
      const { rfp_id, operators_notified } = await client.createRfp({ flight_details, operator_ids });
      assert.equal(operators_notified, operator_ids.length);
      assert.equal((await client.getQuoteStatus({ rfp_id })).pending, operator_ids.length);
      assert.deepEqual((await client.getQuotes({ rfp_id })).quotes, []);
      const wrong = { ...flight, departure_airport: "teb", departure_date };
      const refused = await client.createTrip(wrong).catch((error: unknown) => error);
      assert.ok(isToolError(refused, charter.createTrip));
      assert.ok(refused.reason === "INVALID_ICAO", refused.reason);
      assert.equal(refused.data["corrected"], "KTEB");
    });
  }
});
