/** How sessions begin: what `initialize` says, who goes on without having said that it is ready, and in which world. */
import {
  adding,
  type Case,
  call,
  changing,
  initialize,
  initializeParams,
  type LegacyRevision,
  legacy,
  legacyBody,
  message,
  notification,
  posted,
  type Theme,
} from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";
import type { WireRequest } from "../wire.js";

const session: LegacyRevision = "2025-11-25";
const list = legacy(session, "tools/list");
const book = legacy(session, "tools/call", call("bookHotel", sampleCalls.bookHotel), 2);

const params = initializeParams("2025-06-18");
const beginning = (name: string, body: unknown, ...headers: WireRequest["headers"]): Case => ({
  name: `begins with ${name}`,
  requests: [posted(message("initialize", body, 1), ...headers)],
});

const begins: readonly Case[] = [
  ...[
    "2024-11-05",
    "2024-10-07",
    "2025-03-26",
    "2026-07-28",
    "2030-01-01",
    "1999-01-01",
    "",
    "x".repeat(200),
    5,
    null,
    ["2025-06-18"],
    {},
  ].map((version) => beginning(`version ${JSON.stringify(version).slice(0, 30)}`, initializeParams(version))),
  beginning("no parameters", undefined),
  beginning("empty parameters", {}),
  beginning("null", null),
  beginning("a list", []),
  beginning("no version", { capabilities: {}, clientInfo: { name: "a", version: "1" } }),
  beginning("no capabilities", { protocolVersion: "2025-06-18", clientInfo: { name: "a", version: "1" } }),
  beginning("no client", { protocolVersion: "2025-06-18", capabilities: {} }),
  ...[
    null,
    [],
    "x",
    5,
    { roots: null },
    { roots: { listChanged: "yes" } },
    { sampling: {}, elicitation: {}, roots: { listChanged: true } },
    { experimental: { x: {} }, unknown: 1 },
    { tasks: {} },
  ].map((capabilities) => beginning(`capabilities ${JSON.stringify(capabilities)}`, { ...params, capabilities })),
  ...[
    null,
    {},
    { name: "a" },
    { name: 5, version: "1" },
    { name: "a", version: 1 },
    { name: "", version: "" },
    { name: "n".repeat(500), version: "v".repeat(500) },
    { name: "a", version: "1", title: "A", icons: [{ src: "x" }] },
    { name: "a", version: "1", title: 5 },
    { name: "\ud800", version: "\u0000" },
  ].map((clientInfo) => beginning(`client ${JSON.stringify(clientInfo).slice(0, 50)}`, { ...params, clientInfo })),
  beginning("a member more", { ...params, locale: "en" }),
  beginning("a _meta", { ...params, _meta: { progressToken: 1, "io.github.mock-gds/world": "elsewhere" } }),
  beginning("a lot of capabilities", {
    ...params,
    capabilities: { experimental: { x: { filler: "x".repeat(9_000) } } },
  }),
  beginning("a world", params, ["X-Gds-World", "sessions-begin"]),
  beginning("a malformed world", params, ["X-Gds-World", "No World"]),
  beginning("a handle", params, ["X-Gds-Session", "handle-of-sixteen-or-more"]),
  beginning("a malformed handle", params, ["X-Gds-Session", "short"]),
  beginning("a session's id that nobody gave", params, ["Mcp-Session-Id", "nobody"]),
  { name: "begins without an id", requests: [posted(notification("initialize", params))] },
  {
    name: "begins again in its session",
    session,
    requests: [adding(initialize(session), ["Mcp-Session-Id", "{session}"]), list],
  },
  { name: "begins again without its session", session, requests: [initialize(session), list] },
  { name: "begins without being accepted", requests: [changing(initialize(session), "accept", "application/json")] },
  {
    name: "says twice that it is initialized",
    session,
    requests: [
      legacyBody(session, notification("notifications/initialized")),
      legacyBody(session, notification("notifications/initialized")),
      list,
    ],
  },
];

const uninitialized: readonly Case[] = [
  ["lists tools", message("tools/list", {}, 2)],
  ["calls a tool", message("tools/call", call("listBookings"), 2)],
  ["books", message("tools/call", call("bookCar", sampleCalls.bookCar), 2)],
  ["pings", message("ping", {}, 2)],
  ["subscribes", message("resources/subscribe", { uri: "gds://session/bookings" }, 2)],
].map(
  ([name, body]): Case => ({
    name: `a client that has not said that it is initialized ${String(name)}`,
    requests: [initialize("2025-06-18"), posted(body, ["Mcp-Session-Id", "{session}"])],
  }),
);

const places: readonly Case[] = [
  {
    name: "a session in a world of its own",
    requests: [
      adding(initialize(session), ["X-Gds-World", "places"]),
      book,
      legacy(session, "tools/call", call("listBookings")),
    ],
  },
  {
    name: "a call in another world than its session's",
    session,
    requests: [
      adding(list, ["X-Gds-World", "elsewhere"]),
      adding(legacy(session, "tools/call", call("listBookings")), ["X-Gds-World", "elsewhere"]),
    ],
  },
  {
    name: "a call in the world of its session, by name",
    session,
    requests: [adding(legacy(session, "tools/call", call("listBookings")), ["X-Gds-World", "default"])],
  },
  {
    name: "a booking under a handle, in a session",
    session,
    requests: [
      adding(book, ["X-Gds-Session", "handle-in-a-session-1"]),
      adding(legacy(session, "tools/call", call("listBookings")), ["X-Gds-Session", "handle-in-a-session-1"]),
    ],
    outcome: "accepted",
  },
  {
    name: "a subscription under a handle",
    session,
    requests: [
      adding(legacy(session, "resources/subscribe", { uri: "gds://session/bookings" }), [
        "X-Gds-Session",
        "handle-in-a-session-1",
      ]),
    ],
  },
  {
    name: "a subscription with a malformed handle",
    session,
    requests: [
      adding(legacy(session, "resources/subscribe", { uri: "gds://session/bookings" }), ["X-Gds-Session", "short"]),
    ],
  },
  { name: "a list with a malformed handle", session, requests: [adding(list, ["X-Gds-Session", "short"])] },
  {
    name: "a session's id as a handle",
    session,
    requests: [adding(legacy(session, "tools/call", call("listBookings")), ["X-Gds-Session", "{session}"])],
  },
  {
    name: "a call that says the version of another revision",
    session: "2025-03-26",
    requests: [changing(legacy("2025-03-26", "tools/list"), "mcp-protocol-version", "2025-11-25")],
  },
];

export const beginnings: Theme = { name: "beginnings of sessions", cases: [...begins, ...uninitialized, ...places] };
