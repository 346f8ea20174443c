/** How long a session lives that is not used, and what counts as use. The time that passes is the server's, not ours. */
import {
  adding,
  type Case,
  call,
  changing,
  type LegacyRevision,
  legacy,
  legacyBody,
  message,
  notification,
  type Theme,
} from "../requests.js";
import type { WireRequest } from "../wire.js";

const session: LegacyRevision = "2025-06-18";
const idleSeconds = 100;
/** Two of these outlast a session, one does not. */
const mostOfIt = { afterMs: 60_000 };

const uses: Readonly<Record<string, WireRequest>> = {
  "a ping": legacy(session, "ping"),
  "a list of tools": legacy(session, "tools/list"),
  "a list of resources with a bad cursor": legacy(session, "resources/list", { cursor: "x" }),
  "a call": legacy(session, "tools/call", call("listBookings")),
  "a call that is refused": legacy(session, "tools/call", call("listBookings", { status: "lost" })),
  "a call of a tool that is not there": legacy(session, "tools/call", call("nothing")),
  "a resource": legacy(session, "resources/read", { uri: "gds://mock-data/sipp" }),
  "a resource that is not there": legacy(session, "resources/read", { uri: "gds://nowhere" }),
  "a subscription": legacy(session, "resources/subscribe", { uri: "gds://session/bookings" }),
  "an unknown method": legacy(session, "no/such"),
  "a notification": legacyBody(session, notification("notifications/initialized")),
  "a response": legacyBody(session, { jsonrpc: "2.0", id: 1, result: {} }),
  "a batch": legacyBody(session, [message("ping")]),
  "something that is no message": legacyBody(session, { a: 1 }),
  "something that is not accepted": changing(legacy(session, "ping"), "accept", "text/html"),
  "a request of an unknown version": changing(legacy(session, "ping"), "mcp-protocol-version", "1999-01-01"),
  "a call with a malformed key": legacy(session, "tools/call", {
    ...call("listBookings"),
    _meta: { "io.github.mock-gds/idempotency-key": 5 },
  }),
  "a call in a malformed world": adding(legacy(session, "tools/call", call("listBookings")), [
    "X-Gds-World",
    "No World",
  ]),
  "a call in another world": adding(legacy(session, "tools/call", call("listBookings")), ["X-Gds-World", "elsewhere"]),
  "a call under a malformed handle": adding(legacy(session, "tools/call", call("listBookings")), [
    "X-Gds-Session",
    "short",
  ]),
  "a call under a handle in _meta": legacy(session, "tools/call", {
    ...call("listBookings"),
    _meta: { "io.github.mock-gds/session": "handle-of-sixteen-or-more" },
  }),
  "a call under a handle": adding(legacy(session, "tools/call", call("listBookings")), [
    "X-Gds-Session",
    "handle-of-sixteen-or-more",
  ]),
};

export const idleness: Theme = {
  name: "sessions that idle",
  settings: { sessionIdleSeconds: idleSeconds },
  comparedWith: ["throughSdk"],
  cases: Object.entries(uses).flatMap(([name, use]): readonly Case[] => [
    {
      name: `${name}, and the session lives on`,
      session,
      requests: [
        { ...use, ...mostOfIt },
        { ...legacy(session, "ping"), ...mostOfIt },
      ],
    },
    { name: `${name}, too late`, session, requests: [{ ...use, afterMs: 2 * idleSeconds * 1000 }] },
  ]),
};
