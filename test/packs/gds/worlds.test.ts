/** One data directory, several worlds: another seed is another world. */
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { openServer, type Server } from "./inProcess.js";

const lastSeat = { origin: "BTS", destination: "ABV", departureDate: "2026-06-15" };

const temporaryDirectory = async (context: TestContext): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), "mock-gds-worlds-"));
  context.after(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

const offersIn = async (server: Server): Promise<readonly { readonly flightId: string }[]> => {
  const outcome = await server.call("searchFlights", lastSeat);
  if (outcome.kind === "refusal") return assert.fail(outcome.message);
  const { itineraries: offers } = outcome.structured;
  return Array.isArray(offers) ? offers : assert.fail("no offers");
};

const book = async (server: Server, flightId: string): Promise<string> => {
  const outcome = await server.call("bookFlight", {
    flightIds: [flightId],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen", dateOfBirth: "1988-03-02" }],
    contactEmail: "ada.larsen@example.com",
  });
  return outcome.kind === "result" ? String(outcome.structured["pnr"]) : assert.fail(outcome.message);
};

test("what was sold in one seed's world is not sold, and not found, in another's", async (context) => {
  const store = { dataDirectory: await temporaryDirectory(context), mostWorlds: 10 };
  const first = await openServer({ store, seed: "first" });
  const [offer] = await offersIn(first);
  const pnr = await book(first, offer?.flightId ?? assert.fail("BTS-ABV has no seat"));
  assert.deepEqual(await offersIn(first), []);
  await first.runtime.close();

  const second = await openServer({ store, seed: "second" });
  assert.ok((await offersIn(second)).length > 0, "the other world's seat is gone");
  const found = await second.call("retrieveBooking", { pnr });
  assert.equal(found.kind === "refusal" && found.data["reason"], "PNR_NOT_FOUND");
  await second.runtime.close();

  const again = await openServer({ store, seed: "first" });
  assert.deepEqual(await offersIn(again), []);
  assert.equal((await again.call("retrieveBooking", { pnr })).kind, "result");
  await again.runtime.close();
});

test("a blank contact is no contact", async () => {
  const server = await openServer();
  const outcome = await server.call("searchFlights", {
    origin: "JFK",
    destination: "LAX",
    departureDate: "2026-06-15",
  });
  const offers = outcome.kind === "result" ? outcome.structured["itineraries"] : [];
  const [offer] = Array.isArray(offers) ? offers : [];
  const refused = await server.call("bookFlight", {
    flightIds: [offer.flightId],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Larsen" }],
    contactPhone: " ",
  });
  assert.equal(refused.kind === "refusal" && refused.data["reason"], "CONTACT_REQUIRED");
});
