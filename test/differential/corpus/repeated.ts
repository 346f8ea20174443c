/** Answers that may be given again: the same search by others, under other ids, in the other era, before and after a sale. */
import { type Case, call, type Fields, legacy, legacyRevisions, modern, type Theme } from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";

const session = "2025-11-25";
const searches = ["searchFlights", "searchHotels", "searchCars"] as const;
const sales = { searchFlights: "bookFlight", searchHotels: "bookHotel", searchCars: "bookCar" } as const;

const ask = (tool: keyof typeof sampleCalls, more: Fields = {}) => call(tool, { ...sampleCalls[tool], ...more });

export const repeated: Theme = {
  name: "answers that are given again",
  cases: [
    ...searches.flatMap((tool): readonly Case[] => [
      {
        name: `2025: ${tool} three times, with ids of all kinds`,
        session,
        requests: ["a", 0, "\u2028\ud800"].map((id) => legacy(session, "tools/call", ask(tool), id)),
        outcome: "accepted",
      },
      {
        name: `2026: ${tool} three times, with ids of all kinds`,
        requests: ["a", 0, "\u2028\ud800"].map((id) => modern("tools/call", ask(tool), { id })),
        outcome: "accepted",
      },
      {
        name: `both eras in turn: ${tool}`,
        session,
        requests: [
          modern("tools/call", ask(tool)),
          legacy(session, "tools/call", ask(tool)),
          modern("tools/call", ask(tool)),
          legacy(session, "tools/call", ask(tool)),
        ],
        outcome: "accepted",
      },
      {
        name: `${tool} around a sale and its cancellation`,
        session,
        requests: [
          legacy(session, "tools/call", ask(tool), 1),
          legacy(session, "tools/call", ask(sales[tool]), 2),
          legacy(session, "tools/call", ask(tool), 3),
          modern("tools/call", ask(tool)),
          legacy(session, "tools/call", call("cancelBooking", sampleCalls.cancelBooking), 4),
          legacy(session, "tools/call", ask(tool), 5),
        ],
        outcome: "accepted",
      },
      {
        name: `${tool} with arguments that it does not have, and without`,
        session,
        requests: [
          legacy(session, "tools/call", ask(tool, { colour: "red" }), 1),
          legacy(session, "tools/call", ask(tool), 2),
          modern("tools/call", ask(tool, { colour: "red" })),
          modern("tools/call", ask(tool)),
        ],
        outcome: "accepted",
      },
      {
        name: `${tool} in another world, and back`,
        requests: [
          modern("tools/call", ask(tool)),
          modern("tools/call", ask(tool), { headers: [["X-Gds-World", "repeated"]] }),
          modern("tools/call", ask(tool)),
        ],
        outcome: "accepted",
      },
      {
        name: `${tool} with its arguments in another order`,
        requests: [
          modern("tools/call", ask(tool)),
          modern("tools/call", call(tool, Object.fromEntries(Object.entries(sampleCalls[tool]).reverse()))),
        ],
        outcome: "accepted",
      },
      {
        name: `${tool} with a progress token, a trace and a key`,
        requests: [
          modern("tools/call", ask(tool)),
          modern("tools/call", ask(tool), {
            meta: {
              progressToken: 1,
              traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
              "io.github.mock-gds/idempotency-key": "again",
            },
          }),
        ],
        outcome: "accepted",
      },
    ]),
    ...legacyRevisions.flatMap((revision): readonly Case[] =>
      ["tools/list", "resources/list", "resources/templates/list"].map((method) => ({
        name: `${method} twice, of ${revision} and of 2026`,
        session: revision,
        requests: [
          legacy(revision, method, {}, "one"),
          modern(method, {}, { id: "two" }),
          legacy(revision, method, undefined, 3),
          modern(method, {}, { id: 4 }),
        ],
        outcome: "accepted",
      })),
    ),
  ],
};
