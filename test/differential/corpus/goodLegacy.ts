/** What a good client of each 2025 revision sends: every method that there is, and those that are not served. */
import {
  type Case,
  call,
  initialize,
  type LegacyRevision,
  legacy,
  legacyBody,
  legacyRevisions,
  notification,
  type Theme,
} from "../requests.js";
import { needsBooking, type SampledTool, sampleCalls } from "../sampleCalls.js";

const toolNames = Object.keys(sampleCalls).filter((name): name is SampledTool => Object.hasOwn(sampleCalls, name));

const resourceUris = [
  "gds://session/current",
  "gds://session/bookings",
  "gds://mock-data/airlines",
  "gds://mock-data/aircraft",
  "gds://mock-data/hotel-chains",
  "gds://mock-data/car-vendors",
  "gds://mock-data/sipp",
  "gds://mock-data/errors",
];

const toolCases = (revision: LegacyRevision): readonly Case[] =>
  toolNames.map((tool) => ({
    name: `${revision} calls ${tool}`,
    session: revision,
    requests: [
      ...(needsBooking.has(tool) ? [legacy(revision, "tools/call", call("bookHotel", sampleCalls.bookHotel), 6)] : []),
      legacy(revision, "tools/call", call(tool, sampleCalls[tool])),
    ],
    outcome: "accepted",
  }));

const resourceCases = (revision: LegacyRevision): readonly Case[] =>
  resourceUris.map((uri) => ({
    name: `${revision} reads ${uri}`,
    session: revision,
    requests: [legacy(revision, "resources/read", { uri })],
    outcome: "accepted",
  }));

const bookingUris = ["gds://bookings/{pnr}", "gds://bookings/{pnr}/history"];

const methodCases = (revision: LegacyRevision): readonly Case[] => {
  const one = (name: string, method: string, params?: object, outcome: Case["outcome"] = "accepted"): Case => ({
    name: `${revision} ${name}`,
    session: revision,
    requests: [legacy(revision, method, params)],
    outcome,
  });
  return [
    { name: `${revision} initializes`, requests: [initialize(revision)], outcome: "accepted" },
    one("pings", "ping"),
    one("pings with empty parameters", "ping", {}),
    one("lists tools", "tools/list"),
    one("lists tools with empty parameters", "tools/list", {}),
    one("lists resources", "resources/list"),
    one("lists resource templates", "resources/templates/list", {}),
    one("subscribes", "resources/subscribe", { uri: "gds://session/bookings" }),
    one("subscribes to a booking that is not there", "resources/subscribe", { uri: "gds://bookings/TEST-AAAAAA" }),
    one("subscribes to no resource", "resources/subscribe", { uri: "gds://nowhere" }, "refused"),
    one("unsubscribes without having subscribed", "resources/unsubscribe", { uri: "gds://session/bookings" }),
    one("reads a resource that is not there", "resources/read", { uri: "gds://nowhere" }, "refused"),
    one("reads a booking that is not there", "resources/read", { uri: "gds://bookings/TEST-AAAAAA" }, "refused"),
    one("lists prompts", "prompts/list"),
    one("gets a prompt that is not there", "prompts/get", { name: "trip" }, "refused"),
    one("asks for completions of a locator", "completion/complete", {
      ref: { type: "ref/resource", uri: "gds://bookings/{pnr}" },
      argument: { name: "pnr", value: "T" },
    }),
    one(
      "asks for completions of a prompt that is not there",
      "completion/complete",
      { ref: { type: "ref/prompt", name: "trip" }, argument: { name: "city", value: "T" } },
      "refused",
    ),
    one("sets a log level, which is not served", "logging/setLevel", { level: "info" }, "refused"),
    one("calls an unknown method", "no/such", {}, "refused"),
    one("calls a modern method", "server/discover", {}, "refused"),
    one("listens as a modern client would", "subscriptions/listen", { notifications: {} }, "refused"),
    one("calls a client's method", "roots/list", {}, "refused"),
    one("asks for a task", "tasks/get", { taskId: "t" }, "refused"),
    ...["notifications/initialized", "notifications/cancelled", "notifications/progress", "notifications/unknown"].map(
      (method): Case => ({
        name: `${revision} sends ${method}`,
        session: revision,
        requests: [legacyBody(revision, notification(method, { requestId: 99, progressToken: 99, progress: 1 }))],
      }),
    ),
    ...bookingUris.map(
      (uri): Case => ({
        name: `${revision} reads ${uri.replace("{pnr}", "a booking")}`,
        session: revision,
        requests: [
          legacy(revision, "tools/call", call("bookHotel", sampleCalls.bookHotel), 6),
          legacy(revision, "resources/read", { uri }),
        ],
        outcome: "accepted",
      }),
    ),
    {
      name: `${revision} subscribes, books and unsubscribes`,
      session: revision,
      requests: [
        legacy(revision, "resources/subscribe", { uri: "gds://session/bookings" }, 1),
        legacy(revision, "tools/call", call("bookCar", sampleCalls.bookCar), 2),
        legacy(revision, "resources/unsubscribe", { uri: "gds://session/bookings" }, 3),
      ],
      outcome: "accepted",
    },
  ];
};

export const goodLegacy: Theme = {
  name: "good requests of the 2025 revisions",
  cases: legacyRevisions.flatMap((revision) => [
    ...methodCases(revision),
    ...toolCases(revision),
    // What a resource holds does not hang on the revision.
    ...(revision === "2025-11-25" ? resourceCases(revision) : []),
  ]),
};
