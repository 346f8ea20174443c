/** Sessions of the 2025 revisions: how they begin, are named, are left and end; streams; and what has no session. */
import {
  adding,
  type Case,
  call,
  changing,
  ending,
  initialize,
  initializeParams,
  type LegacyRevision,
  lacking,
  legacy,
  legacyBody,
  legacyRevisions,
  message,
  notification,
  posted,
  stream,
  type Theme,
} from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";
import type { WireRequest } from "../wire.js";

const session: LegacyRevision = "2025-11-25";
const list = legacy(session, "tools/list");
const book = legacy(session, "tools/call", call("bookHotel", sampleCalls.bookHotel), 2);

const ids = [
  "nobody",
  "AAAAAAAAAAAAAAAAAAAAAA",
  "default.AAAAAAAAAAAAAAAAAAAAAA",
  "other.AAAAAAAAAAAAAAAAAAAAAA",
  "",
  "a b",
  "../../x",
  "{session}x",
  "{session}, {session}",
  "x".repeat(300),
  "Zo\u00eb",
];

const named: readonly Case[] = ids.flatMap((id) => [
  { name: `a call in '${id.slice(0, 30)}'`, session, requests: [changing(list, "mcp-session-id", id)] },
  {
    name: `a notification in '${id.slice(0, 30)}'`,
    session,
    requests: [changing(legacyBody(session, notification("notifications/initialized")), "mcp-session-id", id)],
  },
  { name: `a stream of '${id.slice(0, 30)}'`, session, requests: [changing(stream(session, 0), "mcp-session-id", id)] },
  { name: `the end of '${id.slice(0, 30)}'`, session, requests: [changing(ending(session), "mcp-session-id", id)] },
]);

const nameless: readonly Case[] = [
  { name: "a call without a session", requests: [lacking(list, "mcp-session-id")] },
  {
    name: "a call with a bearer and no session",
    requests: [adding(lacking(list, "mcp-session-id"), ["Authorization", "Bearer x"])],
  },
  { name: "a ping without a session", requests: [posted(message("ping"))] },
  {
    name: "a booking without a session",
    requests: [posted(message("tools/call", call("bookHotel", sampleCalls.bookHotel)))],
  },
  { name: "a notification without a session", requests: [posted(notification("notifications/initialized"))] },
  { name: "a stream without a session", requests: [lacking(stream(session, 0), "mcp-session-id")] },
  { name: "the end of no session", requests: [lacking(ending(session), "mcp-session-id")] },
  { name: "a session's id twice", session, requests: [adding(list, ["Mcp-Session-Id", "{session}"])] },
  { name: "two sessions' ids", session, requests: [adding(list, ["Mcp-Session-Id", "nobody"])] },
];

const bareGet = (...headers: WireRequest["headers"]): WireRequest => ({ ...stream(session, 0), headers });

const streams: readonly Case[] = [
  ...legacyRevisions.map((revision) => ({
    name: `a stream of ${revision}`,
    session: revision,
    requests: [stream(revision, 0)],
  })),
  { name: "a stream", session, requests: [stream(session, 0)] },
  {
    name: "a stream that accepts more",
    session,
    requests: [changing(stream(session, 0), "accept", "text/event-stream, application/json;q=0.5")],
  },
  { name: "a stream that accepts everything", session, requests: [changing(stream(session, 0), "accept", "*/*")] },
  {
    name: "a stream that accepts JSON",
    session,
    requests: [changing(stream(session, 0), "accept", "application/json")],
  },
  { name: "a stream that accepts nothing", session, requests: [lacking(stream(session, 0), "accept")] },
  {
    name: "a stream of another version",
    session,
    requests: [changing(stream(session, 0), "mcp-protocol-version", "2025-03-26")],
  },
  {
    name: "a stream of an unknown version",
    session,
    requests: [changing(stream(session, 0), "mcp-protocol-version", "1999-01-01")],
  },
  {
    name: "a stream of a modern version",
    session,
    requests: [changing(stream(session, 0), "mcp-protocol-version", "2026-07-28")],
  },
  { name: "a stream of no version", session, requests: [lacking(stream(session, 0), "mcp-protocol-version")] },
  { name: "a second stream", session, requests: [stream(session, 0), stream(session, 0)] },
  {
    name: "a stream after an event that is not known",
    session,
    requests: [adding(stream(session, 0), ["Last-Event-ID", "nothing-1"])],
  },
  { name: "a stream after an empty event", session, requests: [adding(stream(session, 0), ["Last-Event-ID", ""])] },
  {
    name: "a stream with a malformed handle",
    session,
    requests: [adding(stream(session, 0), ["X-Gds-Session", "short"])],
  },
  { name: "a stream with a body", session, requests: [{ ...stream(session, 0), framing: "length", body: "{}" }] },
  { name: "a GET without anything", requests: [bareGet()] },
  { name: "a GET that accepts a stream", requests: [bareGet(["Accept", "text/event-stream"])] },
  { name: "a GET of a browser", requests: [bareGet(["Accept", "text/html,*/*;q=0.8"])] },
  {
    name: "a GET of 2026",
    requests: [bareGet(["Accept", "text/event-stream"], ["MCP-Protocol-Version", "2026-07-28"])],
  },
  { name: "a DELETE of 2026", requests: [{ ...ending(session), headers: [["MCP-Protocol-Version", "2026-07-28"]] }] },
  {
    name: "a stream that hears of a booking",
    session,
    requests: [legacy(session, "resources/subscribe", { uri: "gds://session/bookings" }, 1), stream(session, 1), book],
  },
  {
    name: "a stream that hears of nothing that it has not asked for",
    session,
    requests: [stream(session, 0), book],
  },
  {
    name: "a stream that hears of a booking by its locator",
    session,
    requests: [
      book,
      legacy(session, "resources/subscribe", { uri: "gds://bookings/{pnr}" }, 1),
      stream(session, 1),
      legacy(session, "tools/call", call("cancelBooking", sampleCalls.cancelBooking), 3),
    ],
  },
];

const ends: readonly Case[] = [
  { name: "the end", session, requests: [ending(session)] },
  { name: "the end with a body", session, requests: [{ ...ending(session), framing: "length", body: "{}" }] },
  { name: "the end with an Accept", session, requests: [adding(ending(session), ["Accept", "application/json"])] },
  { name: "the end without a version", session, requests: [lacking(ending(session), "mcp-protocol-version")] },
  {
    name: "the end with an unknown version",
    session,
    requests: [changing(ending(session), "mcp-protocol-version", "1999-01-01")],
  },
  {
    name: "the end with another version",
    session,
    requests: [changing(ending(session), "mcp-protocol-version", "2025-03-26")],
  },
  { name: "the end twice", session, requests: [ending(session), ending(session)] },
  { name: "a call after the end", session, requests: [ending(session), list] },
  { name: "a booking after the end", session, requests: [ending(session), book] },
  {
    name: "a notification after the end",
    session,
    requests: [ending(session), legacyBody(session, notification("notifications/initialized"))],
  },
  { name: "a stream after the end", session, requests: [ending(session), stream(session, 0)] },
  { name: "the end of a stream's session", session, requests: [stream(session, 0), ending(session)] },
  {
    name: "an initialize after the end",
    session,
    requests: [ending(session), adding(initialize(session), ["Mcp-Session-Id", "{session}"])],
  },
];

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

export const sessions: Theme = {
  name: "sessions and streams",
  cases: [...named, ...nameless, ...streams, ...ends, ...begins, ...uninitialized, ...places],
};
