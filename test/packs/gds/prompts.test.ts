/** What the prompts tell a model, what they refuse, and what is suggested while somebody fills them in. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { PromptName } from "../../../generated/gds/contract.js";
import { anonymous, at, bookTrip, openServer, type Server, structuredOf, textAt, withHandle } from "./inProcess.js";

const trip = { origin: "JFK", destination: "LHR", departureDate: "2026-06-15" };

const messagesOf = async (server: Server, name: PromptName, given: object, who = {}): Promise<readonly unknown[]> => {
  const messages = at(await server.prompt(name, given, who), "messages");
  assert.ok(Array.isArray(messages), "a prompt has messages");
  return messages;
};

describe("the prompt planTrip", () => {
  const text = async (given: object): Promise<string> => {
    const server = await openServer();
    const [message] = await messagesOf(server, "planTrip", given);
    await server.runtime.close();
    return textAt(message, "content.text");
  };

  test("names the searches to make, and nothing that no search would take", async () => {
    const words = await text({ ...trip, returnDate: "2026-06-22", travellers: "2", cabin: "premium economy" });
    const searches = [...words.matchAll(/searchFlights with (\{.*?\})/g)].map(([, input = ""]) => JSON.parse(input));
    assert.deepEqual(searches, [
      { ...trip, cabin: "premium_economy" },
      { origin: "LHR", destination: "JFK", departureDate: "2026-06-22", cabin: "premium_economy" },
    ]);
    const server = await openServer();
    for (const search of searches) {
      structuredOf(await server.call("searchFlights", { ...search, passengers: { adults: 2 } }));
    }
    await server.runtime.close();
  });

  test("says what to ask before booking", async () => {
    const words = await text(trip);
    for (const asked of [/passport/, /date of birth/, /e-mail/, /yes to the price/, /Back: not planned/]) {
      assert.match(words, asked);
    }
  });

  test("takes what people type: small letters, spaces around, and empty fields", async () => {
    const typed = { origin: " jfk", destination: "lhr ", departureDate: "2026-06-15 ", returnDate: "", cabin: " " };
    assert.equal(await text(typed), await text(trip));
  });

  test("takes the names of cities and airports as it takes their codes", async () => {
    const server = await openServer();
    const text = async (change: object) => JSON.stringify(await server.prompt("planTrip", { ...trip, ...change }));
    assert.equal(await text({ origin: "new york" }), await text({ origin: "NYC" }));
    assert.equal(await text({ destination: "Heathrow" }), await text({ destination: "LHR" }));
    await server.runtime.close();
  });

  for (const [what, change, reason, words] of [
    ["a code that no place has", { origin: "JKF" }, "UNKNOWN_AIRPORT", /Invalid airport code 'JKF'/],
    ["a name that no place has", { destination: "Xyzzy on Sea" }, "SCHEMA", /destination must be the code or the name/],
    ["an endless name", { destination: "L".repeat(500_000) }, "SCHEMA", /destination must be the code/],
    [
      "no code",
      { origin: "" },
      "SCHEMA",
      /origin must be the code or the name of a city or an airport\. Correct origin and call again\.$/,
    ],
    ["one city", { destination: "NYC" }, "SAME_ORIGIN_DEST", /same city/],
    ["a day that is not", { departureDate: "2026-02-30" }, "SCHEMA", /departureDate must be a day that exists/],
    ["a day that is over", { departureDate: "2026-05-01" }, "DATE_IN_PAST", /is in the past/],
    ["a day too far ahead", { departureDate: "2027-06-01" }, "BEYOND_WINDOW", /too far ahead/],
    ["a return on a day that is not", { returnDate: "soon" }, "SCHEMA", /returnDate must be a day/],
    ["a return before the departure", { returnDate: "2026-06-14" }, "BAD_RANGE", /not be before departureDate/],
    ["a return too far ahead", { returnDate: "2027-06-01" }, "BEYOND_WINDOW", /returnDate .* too far ahead/],
    ["nobody", { travellers: "0" }, "SCHEMA", /a number from 1 to 9/],
    ["too many", { travellers: "10" }, "TOO_MANY_PAX", /at most 9/],
    ["a cabin that is not", { cabin: "balcony" }, "SCHEMA", /cabin must be one of economy, premium_economy/],
  ] as const) {
    test(`is refused for ${what}`, async () => {
      const server = await openServer();
      await assert.rejects(server.prompt("planTrip", { ...trip, ...change }), (error: unknown) => {
        assert.equal(at(error, "data.reason"), reason);
        assert.match(textAt(error, "message"), words);
        return true;
      });
      await server.runtime.close();
    });
  }
});

describe("the prompt reviewBooking", () => {
  test("carries the booking as its resource shows it", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    const uri = `gds://bookings/${pnr}`;
    const [attached, asked] = await messagesOf(server, "reviewBooking", { pnr: ` ${pnr.toLowerCase()}` });
    assert.equal(at(attached, "content.resource.uri"), uri);
    assert.deepEqual(JSON.parse(textAt(attached, "content.resource.text")), await server.read(uri));
    for (const word of ["Times", "Names", "Money", "Cancellation"]) {
      assert.match(textAt(asked, "content.text"), new RegExp(`- ${word}: `));
    }
    await server.runtime.close();
  });

  const notFound = (error: unknown): true => {
    assert.equal(at(error, "data.reason"), "PNR_NOT_FOUND");
    return true;
  };

  for (const pnr of ["TEST-ZZZZZZ", "", "nonsense", "../session/current"]) {
    test(`is refused for the PNR '${pnr}'`, async () => {
      const server = await openServer();
      await assert.rejects(server.prompt("reviewBooking", { pnr }), notFound);
      await server.runtime.close();
    });
  }

  test("does not show another session's booking where sessions are isolated", async () => {
    const server = await openServer({ isolation: "session" });
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    await assert.rejects(server.prompt("reviewBooking", { pnr }, withHandle("another-session-handle")), notFound);
    await assert.rejects(server.prompt("reviewBooking", { pnr }, anonymous), notFound);
    await server.runtime.close();
  });

  test("does not show a booking of another world", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    const elsewhere = { ...withHandle("a-handle-in-another-world"), worldHeader: "elsewhere" };
    await assert.rejects(server.prompt("reviewBooking", { pnr }, elsewhere), notFound);
    await server.runtime.close();
  });
});

describe("suggestions for a prompt", () => {
  const suggested = async (
    server: Server,
    [prompt, argument, value]: readonly [PromptName, string, string],
    filled: Readonly<Record<string, string>> = {},
    who = {},
  ): Promise<readonly string[]> =>
    (
      await server.complete(
        {
          ref: { type: "ref/prompt", name: prompt },
          argument: { name: argument, value },
          context: { arguments: filled },
        },
        who,
      )
    ).values;

  test("places are found by the beginning of the code or of the city", async () => {
    const server = await openServer();
    assert.equal((await suggested(server, ["planTrip", "origin", "jf"]))[0], "JFK");
    const london = await suggested(server, ["planTrip", "destination", "lond"]);
    assert.ok(london.includes("LON") && london.includes("LHR"), `London has ${london.join(" ")}`);
    const saoPaulo = await suggested(server, ["planTrip", "origin", "são"]);
    assert.deepEqual((await suggested(server, ["planTrip", "origin", "SAO P"])).toSorted(), saoPaulo.toSorted());
    assert.ok(saoPaulo.includes("GRU"), `São Paulo has ${saoPaulo.join(" ")}`);
    assert.deepEqual(await suggested(server, ["planTrip", "origin", "nowhere"]), []);
    assert.equal((await suggested(server, ["planTrip", "origin", ""])).length, 100);
    await server.runtime.close();
  });

  test("the city at the other end of the trip is left out", async () => {
    const server = await openServer();
    assert.deepEqual(await suggested(server, ["planTrip", "destination", "london"], { origin: "lhr" }), []);
    await server.runtime.close();
  });

  test("cabins are found by their beginning", async () => {
    const server = await openServer();
    assert.deepEqual(await suggested(server, ["planTrip", "cabin", "P"]), ["premium_economy"]);
    await server.runtime.close();
  });

  test("record locators are the caller's own", async () => {
    const server = await openServer();
    const pnr = textAt(structuredOf(await bookTrip(server)), "pnr");
    assert.deepEqual(await suggested(server, ["reviewBooking", "pnr", "test-"]), [pnr]);
    for (const who of [anonymous, withHandle("somebody-else-entirely")]) {
      assert.deepEqual(await suggested(server, ["reviewBooking", "pnr", ""], {}, who), []);
    }
    await server.runtime.close();
  });
});
