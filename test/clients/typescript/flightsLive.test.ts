/** The client of the pack `flights` before its server: both official clients, both eras. What failed is told by its kind as well. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createClient, flights, isToolError } from "../../../generated/flights/client/index.js";
import { connectOver, startServer, ways } from "./servers.js";

const departure_date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe("a client of flights before the server", () => {
  let url = "";
  const started = startServer({ after }, "--pack", "flights");
  before(async () => {
    url = await started;
  });

  for (const way of ways) {
    it(`${way}: searches, is given the kept answer, discards it, and is told what kind of refusal it meets`, async (context) => {
      const client = createClient(flights, await connectOver(context, way, url));
      const query = { origin: "SFO", destination: "CDG", departure_date, max_results: 3 };
      const { options, search_id } = await client.searchFlights(query);
      assert.equal(options.length, 3);
      assert.equal((await client.searchFlights(query)).cached, true);
      assert.equal((await client.discardSearch({ search_id })).discarded, true);
      const refused = await client.searchFlights({ ...query, origin: "XXX" }).catch((error: unknown) => error);
      assert.ok(isToolError(refused, flights.searchFlights));
      assert.ok(refused.reason === "AIRPORT_NOT_FOUND", refused.reason);
      assert.equal(refused.data.code, "VALIDATION_ERROR");
    });
  }
});
