/**
 * `node bench/answers.mjs <other dist/main.js>`: sends one recorded trip, and all lists, to this build and to another over stdio, in both protocol
 * eras, and prints what differs byte by byte. Correlation ids, which are drawn by lot, are left out.
 */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const [other] = process.argv.slice(2);
if (other === undefined) throw new Error("name the dist/main.js of the other build");

const meta = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "answers", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};
const flight = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };
const stay = { cityCode: "LAX", checkInDate: "2026-06-15", checkOutDate: "2026-06-18", guests: 1 };
const rental = {
  pickupLocationCode: "LAX",
  pickupDate: "2026-06-15T14:00:00-07:00",
  dropoffDate: "2026-06-18T14:00:00-07:00",
};
const ada = { firstName: "Ada", lastName: "Larsen" };

/** Takes the trip, one question after the other. */
const travel = async (ask) => {
  const call = async (name, given) => (await ask("tools/call", { name, arguments: given })).result;
  const { structuredContent: flights } = await call("searchFlights", flight);
  const { structuredContent: booked } = await call("bookFlight", {
    flightIds: [(flights.itineraries ?? flights.offers)[0].flightId],
    passengers: [{ type: "adult", ...ada, dateOfBirth: "1988-03-02" }],
    contactEmail: "ada.larsen@example.com",
  });
  const { pnr } = booked;
  await call("searchHotels", stay);
  await call("searchCars", rental);
  await call("retrieveBooking", { pnr });
  await call("listBookings", {});
  await call("searchFlights", { ...flight, departureDate: "tomorrow" });
  const uris = ["session/current", "session/bookings", "mock-data/airports", "mock-data/airlines", `bookings/${pnr}`];
  for (const uri of uris) await ask("resources/read", { uri: `gds://${uri}` });
  await call("cancelBooking", { pnr });
  await call("cancelBooking", { pnr });
};

const answersOf = async (main, isModern, pack) => {
  const child = spawn(process.execPath, [main, "--pack", pack], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { PATH: process.env.PATH, MOCK_GDS_NOW: "2026-05-16T09:00:00Z", MOCK_GDS_SESSION: "the-session-of-the-trip" },
  });
  const lines = [];
  const waiting = new Map();
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line.replaceAll(/"correlationId":"[^"]*"/g, ""));
    const answer = JSON.parse(line);
    waiting.get(answer.id)?.(answer);
  });
  const ask = (method, params = {}) =>
    new Promise((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      const sent = isModern ? { ...params, _meta: meta } : params;
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params: sent })}\n`);
    });
  if (isModern) await ask("server/discover");
  else {
    const clientInfo = { name: "answers", version: "1" };
    await ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
    child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  }
  for (const list of ["tools/list", "resources/list", "resources/templates/list", "prompts/list"]) await ask(list);
  if (pack === "gds") await travel(ask);
  child.kill();
  return lines;
};

for (const pack of ["gds", "conformance"]) {
  for (const isModern of [false, true]) {
    const [ours, theirs] = [await answersOf(own, isModern, pack), await answersOf(other, isModern, pack)];
    const differing = ours.filter((line, index) => line !== theirs[index]);
    const bytes = ours.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
    process.stdout.write(
      `${pack}, ${isModern ? "2026-07-28" : "2025-11-25"}: ${ours.length} answers, ${bytes} bytes, ${differing.length} differ\n`,
    );
    for (const line of differing) process.stdout.write(`  ${line.slice(0, 300)}\n`);
    if (differing.length > 0 || ours.length !== theirs.length) process.exitCode = 1;
  }
}
