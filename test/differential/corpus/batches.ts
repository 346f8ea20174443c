/** Batches: only 2025-03-26 has them, and every revision gets some. */
import {
  type Case,
  call,
  envelope,
  initialize,
  initializeParams,
  legacyBody,
  legacyRevisions,
  message,
  modernHeaders,
  notification,
  posted,
  type Theme,
} from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";

const ping = (id: unknown): object => message("ping", {}, id);
const list = (id: unknown): object => message("tools/call", call("listBookings"), id);
const initialized = notification("notifications/initialized");

const batches: Readonly<Record<string, unknown>> = {
  "one ping": [ping(1)],
  "two pings": [ping(1), ping(2)],
  "two pings in the other order": [ping(2), ping(1)],
  "a ping and a call": [ping("a"), list("b")],
  "ids of two types": [ping(1), ping("1")],
  "an id twice": [ping(1), ping(1)],
  "an id twice, in different methods": [ping(1), list(1)],
  notifications: [initialized, notification("notifications/cancelled", { requestId: 5 })],
  "a ping and a notification": [ping(1), initialized],
  "a response": [{ jsonrpc: "2.0", id: 1, result: {} }],
  "a ping and a response": [ping(1), { jsonrpc: "2.0", id: 1, result: {} }],
  "two bookings": [1, 2].map((id) => message("tools/call", call("bookCar", sampleCalls.bookCar), id)),
  "one that is refused": [list(1), message("tools/call", call("searchTrains"), 2)],
  "an unknown method": [message("no/such", {}, 1), ping(2)],
  nothing: [],
  "a list": [[ping(1)]],
  "a number": [5],
  null: [null],
  "a ping and rubbish": [ping(1), { a: 1 }],
  "a ping with a null id": [ping(null)],
  "twenty pings": Array.from({ length: 20 }, (_none, index) => ping(index)),
  "twenty-one pings": Array.from({ length: 21 }, (_none, index) => ping(index)),
  "a hundred and one pings": Array.from({ length: 101 }, (_none, index) => ping(index)),
  "an initialize": [message("initialize", initializeParams("2025-03-26"), 1)],
  "an initialize and a ping": [message("initialize", initializeParams("2025-03-26"), 1), ping(2)],
  "a modern request": [message("tools/list", { _meta: envelope })],
  "a ping and a modern request": [ping(1), message("tools/list", { _meta: envelope })],
};

export const batchesTheme: Theme = {
  name: "batches",
  cases: Object.entries(batches).flatMap(([name, body]): readonly Case[] => [
    ...legacyRevisions.map(
      (revision): Case => ({
        name: `${revision}: ${name}`,
        session: revision,
        requests: [legacyBody(revision, body)],
      }),
    ),
    { name: `without a session: ${name}`, requests: [posted(body)] },
    {
      name: `without a session, after an initialize: ${name}`,
      requests: [initialize("2025-03-26"), posted(body, ["Mcp-Session-Id", "{session}"])],
    },
    { name: `2026: ${name}`, requests: [posted(body, ...modernHeaders("tools/list"))] },
  ]),
};
