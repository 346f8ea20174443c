/** What a good client of 2026-07-28 sends: every method that there is, and those that are not served. */

import { handle } from "../play.js";
import {
  type Case,
  call,
  enveloped,
  type ModernMore,
  modern,
  modernHeaders,
  notification,
  posted,
  type Theme,
} from "../requests.js";
import { needsBooking, type SampledTool, sampleCalls } from "../sampleCalls.js";

const toolNames = Object.keys(sampleCalls).filter((name): name is SampledTool => Object.hasOwn(sampleCalls, name));

const withHandle: ModernMore = { headers: [["X-Gds-Session", handle]] };

const toolCases: readonly Case[] = toolNames.flatMap((tool) => [
  {
    name: `calls ${tool} under a handle`,
    requests: [
      ...(needsBooking.has(tool) ? [modern("tools/call", call("bookHotel", sampleCalls.bookHotel), withHandle)] : []),
      modern("tools/call", call(tool, sampleCalls[tool]), withHandle),
    ],
    outcome: "accepted",
  },
  {
    name: `calls ${tool} as nobody in particular`,
    requests: [modern("tools/call", call(tool, sampleCalls[tool]))],
  },
]);

const one = (name: string, method: string, params?: object, outcome: Case["outcome"] = "accepted"): Case => ({
  name,
  requests: [modern(method, { ...params })],
  outcome,
});

const resourceUris = [
  "gds://session/current",
  "gds://session/bookings",
  "gds://mock-data/airports",
  "gds://mock-data/airlines",
  "gds://mock-data/sipp",
  "gds://mock-data/errors",
];

const methodCases: readonly Case[] = [
  one("discovers", "server/discover"),
  one("lists tools", "tools/list"),
  one("lists resources", "resources/list"),
  one("lists resource templates", "resources/templates/list"),
  ...resourceUris.map((uri) => one(`reads ${uri}`, "resources/read", { uri })),
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
  ...[
    "ping",
    "initialize",
    "logging/setLevel",
    "resources/subscribe",
    "resources/unsubscribe",
    "no/such",
    "tasks/get",
    "tasks/list",
    "roots/list",
  ].map((method) =>
    one(
      `calls ${method}, which 2026-07-28 does not have`,
      method,
      { uri: "gds://session/bookings", taskId: "t" },
      "refused",
    ),
  ),
  ...["notifications/initialized", "notifications/cancelled", "notifications/unknown"].map(
    (method): Case => ({
      name: `sends ${method}`,
      requests: [posted(notification(method, enveloped({ requestId: 99 })), ...modernHeaders(method))],
    }),
  ),
  {
    name: "books without a session and lists what was booked",
    requests: [
      modern("tools/call", call("bookCar", sampleCalls.bookCar)),
      modern("tools/call", call("listBookings")),
      modern("resources/read", { uri: "gds://session/bookings" }),
      modern("tools/call", call("cancelBooking", sampleCalls.cancelBooking)),
    ],
    outcome: "accepted",
  },
  ...(["handle-of-sixteen-or-more", "short", "", null, 5] as const).map(
    (session): Case => ({
      name: `names the session ${JSON.stringify(session)} among the arguments`,
      requests: [
        modern("tools/call", call("listBookings", { session })),
        modern("tools/call", call("cancelBooking", { ...sampleCalls.cancelBooking, session })),
        modern("tools/call", call("searchHotels", { session })),
      ],
    }),
  ),
];

/** A subscription, and how many events are waited for. */
const listening = (notifications: unknown, streamedMessages: number, more: ModernMore = withHandle) => ({
  ...modern("subscriptions/listen", { notifications }, more),
  streamedMessages,
});

const streamCases: readonly Case[] = [
  { name: "listens to nothing", requests: [listening({}, 1)] },
  { name: "listens without saying to what", requests: [{ ...modern("subscriptions/listen"), streamedMessages: 1 }] },
  {
    name: "listens to lists that do not change",
    requests: [listening({ toolsListChanged: true, promptsListChanged: true, resourcesListChanged: true }, 1)],
  },
  {
    name: "listens to its bookings and hears of one",
    requests: [
      listening({ resourceSubscriptions: ["gds://session/bookings"] }, 2),
      modern("tools/call", call("bookHotel", sampleCalls.bookHotel), withHandle),
    ],
  },
  {
    name: "listens to something that is not there",
    requests: [listening({ resourceSubscriptions: ["gds://nowhere"] }, 1)],
  },
  { name: "listens to something of another type", requests: [listening({ resourceSubscriptions: 5 }, 1)] },
  { name: "listens with a malformed handle", requests: [listening({}, 1, { headers: [["X-Gds-Session", "short"]] })] },
];

export const goodModern: Theme = {
  name: "good requests of 2026-07-28",
  cases: [...methodCases, ...toolCases, ...streamCases],
};
