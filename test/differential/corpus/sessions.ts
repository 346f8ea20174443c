/** Sessions of the 2025 revisions: how they begin, are named, are left and end; streams; and what has no session. */
import {
  adding,
  type Case,
  call,
  changing,
  ending,
  initialize,
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
  // More messages than there are: the stream is read to its end.
  { name: "the end of a stream's session", session, requests: [stream(session, 100), ending(session)] },
  {
    name: "an initialize after the end",
    session,
    requests: [ending(session), adding(initialize(session), ["Mcp-Session-Id", "{session}"])],
  },
];

export const sessions: Theme = {
  name: "sessions and streams",
  cases: [...named, ...nameless, ...streams, ...ends],
};
