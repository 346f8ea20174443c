/**
 * Takes one trip with one client: `node trip.mjs <client> <where as JSON>`. Searches, books twice, lists both, retrieves, cancels,
 * and is refused. Ends with 0 and prints `ok` if all of it reached whoever called; else prints what did not.
 */
import assert from "node:assert/strict";
import { clients } from "./clients.mjs";

const [client, where] = process.argv.slice(2);

/** What the library hands on, as text: a model is given it in this or in another form. */
const textOf = (answer) => (typeof answer === "string" ? answer : JSON.stringify(answer));

const without = (text, pattern, what) => {
  const found = text.match(pattern);
  assert.ok(found, `${what}: ${text.slice(0, 500)}`);
  return [...new Set(found)];
};

/** What comes back of a refused call, thrown or not. */
const refused = async (call) => {
  try {
    return textOf(await call());
  } catch (error) {
    return String(error.message);
  }
};

const trip = async ({ call, close }) => {
  const search = textOf(
    await call("searchFlights", { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" }),
  );
  const flightIds = without(search, /FL[-_~.A-Za-z0-9]{12,}/g, "the search shows no flight ids");
  const pnrs = [];
  for (const [index, firstName] of ["Ada", "Grace"].entries()) {
    const booked = await call("bookFlight", {
      flightIds: [flightIds[index]],
      passengers: [{ type: "adult", firstName, lastName: "Larsen", dateOfBirth: "1988-03-02" }],
      contactEmail: "ada.larsen@example.com",
    });
    pnrs.push(without(textOf(booked), /TEST-[A-Z2-7]{6}/g, "the booking shows no PNR")[0]);
  }
  const listed = textOf(await call("listBookings", {}));
  for (const pnr of pnrs) assert.ok(listed.includes(pnr), `listBookings lacks ${pnr}: ${listed.slice(0, 500)}`);
  const retrieved = textOf(await call("retrieveBooking", { pnr: pnrs[0] }));
  assert.match(retrieved, /LARSEN/i, "retrieveBooking lacks the passenger");
  assert.match(textOf(await call("cancelBooking", { pnr: pnrs[0] })), /cancelled/i, "cancelBooking does not say so");
  const confirmed = textOf(await call("listBookings", { status: "confirmed" }));
  assert.ok(confirmed.includes(pnrs[1]) && !confirmed.includes(pnrs[0]), "the cancelled booking is still listed");
  const refusal = await refused(() => call("retrieveBooking", { pnr: "TEST-ZZZZZ9" }));
  assert.match(refusal, /No booking with PNR 'TEST-ZZZZZ9'/, `the refusal does not arrive: ${refusal.slice(0, 500)}`);
  await close();
};

try {
  await trip(await clients[client](JSON.parse(where)));
  process.stdout.write("ok\n");
  process.exit(0);
} catch (error) {
  process.stdout.write(`${error.message}\n`);
  process.exit(1);
}
