/** Arguments without effect are told in both halves of an answer: a host may show its model either of them alone. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at, carSearch, flightSearch, hotelSearch, openServer, withHandle } from "./inProcess.js";

const searches = [
  [
    "searchFlights",
    { ...flightSearch, adults: 3, returnDate: "2026-06-20" },
    "adults (did you mean passengers.adults?)",
  ],
  ["searchHotels", { ...hotelSearch, rooms: 2 }, "rooms"],
  ["searchCars", { ...carSearch, sippCode: "ECAR" }, "sippCode"],
  ["listBookings", { limit: 5 }, "limit"],
] as const;

describe("an argument that a tool does not have", () => {
  for (const [tool, input, told] of searches) {
    test(`is told in the notes and in the text of ${tool}, and to nobody else`, async () => {
      const server = await openServer();
      const known = Object.fromEntries(Object.entries(input).filter(([name]) => !told.startsWith(name)));
      const before = await server.call(tool, known);
      const outcome = await server.call(tool, input);
      assert.ok(outcome.kind === "result" && before.kind === "result", JSON.stringify(outcome));
      const notes = at(outcome.structured, "notes");
      assert.ok(Array.isArray(notes));
      const note = String(notes.at(-1));
      assert.ok(note.startsWith("Ignored arguments, which this tool does not have: ") && note.includes(told), note);
      assert.ok(outcome.text.endsWith(note), outcome.text);
      const again = await server.call(tool, known);
      assert.deepEqual(
        again.kind === "result" && again.structured,
        before.structured,
        "the answer itself is kept clean",
      );
      await server.runtime.close();
    });
  }

  test("is told to a caller whose answer is not the first of its kind", async () => {
    const server = await openServer();
    for (let call = 0; call < 4; call++) {
      const outcome = await server.call(
        "searchHotels",
        { ...hotelSearch, stars: 5 },
        withHandle("desk-of-ada-000000001"),
      );
      const notes = outcome.kind === "result" ? at(outcome.structured, "notes") : [];
      assert.ok(Array.isArray(notes) && notes.filter((note) => String(note).startsWith("Ignored")).length === 1);
    }
    await server.runtime.close();
  });
});
