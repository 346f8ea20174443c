/** The shape of messages: ids, parameters, methods and members of every type, in both eras; responses and notifications. */
import {
  type Case,
  call,
  envelope,
  enveloped,
  type Fields,
  initialize,
  type LegacyRevision,
  legacyBody,
  message,
  modernHeaders,
  notification,
  posted,
  type Theme,
} from "../requests.js";

const session: LegacyRevision = "2025-11-25";

const inSession = (name: string, body: unknown): Case => ({
  name: `2025: ${name}`,
  session,
  requests: [legacyBody(session, body)],
});

const asModern = (name: string, method: string, body: unknown, params: Fields = {}): Case => ({
  name: `2026: ${name}`,
  requests: [posted(body, ...modernHeaders(method, params))],
});

const outside = (name: string, body: unknown): Case => ({
  name: `without a session: ${name}`,
  requests: [posted(body)],
});

/** Values as JSON text, so that numbers stay as they are written. */
const ids = [
  "0",
  "-1",
  "1.5",
  "1e3",
  "-0",
  "9007199254740993",
  "1e400",
  '""',
  '"7"',
  '"\\u0000"',
  '"\\ud800"',
  '"😀"',
  `"${"i".repeat(3_000)}"`,
  "null",
  "true",
  "false",
  "[]",
  "[1]",
  "{}",
  '{"id":1}',
];

const withId = (body: Fields, id: string): string => JSON.stringify({ ...body, id: "@" }).replace('"@"', () => id);

const shown = (id: string): string => (id.length > 40 ? `${id.slice(0, 10)}…` : id);

const idCases: readonly Case[] = ids.flatMap((id) => [
  inSession(`a ping with id ${shown(id)}`, withId(message("ping"), id)),
  inSession(`a call with id ${shown(id)}`, withId(message("tools/call", call("listBookings")), id)),
  asModern(`a list with id ${shown(id)}`, "resources/list", withId(message("resources/list", enveloped()), id)),
  asModern(
    `a call with id ${shown(id)}`,
    "tools/call",
    withId(message("tools/call", enveloped(call("listBookings"))), id),
    call("listBookings"),
  ),
]);

const parameters: readonly unknown[] = [null, 0, 1, true, false, "", "text", [], [{}], { _meta: null }];

const parameterCases: readonly Case[] = parameters.flatMap((params) =>
  ["ping", "tools/list", "tools/call", "resources/read", "resources/subscribe"].map((method) =>
    inSession(`${method} with parameters ${JSON.stringify(params)}`, message(method, params)),
  ),
);

const modernParameterCases: readonly Case[] = parameters.map((params) =>
  asModern(`tools/list with parameters ${JSON.stringify(params)}`, "tools/list", message("tools/list", params)),
);

const methods: readonly unknown[] = [
  "",
  " ping",
  "PING",
  "tools/call ",
  "tools",
  "__proto__",
  "constructor",
  "toString",
  "rpc.discover",
  "ping\u0000",
  "x".repeat(2_000),
  5,
  null,
  true,
  [],
  {},
];

const methodCases: readonly Case[] = methods.flatMap((method) => {
  const name = `the method ${shown(JSON.stringify(method))}`;
  const header = typeof method === "string" && /^[!-~][ -~]*[!-~]$/.test(method) ? method : "tools/list";
  return [
    inSession(name, message(method, {})),
    asModern(name, header, message(method, enveloped())),
    outside(name, message(method, {})),
  ];
});

const versions: readonly unknown[] = ["1.0", "2", 2, null, "", "2.0 "];

const ping = message("ping");
const list = message("tools/list", enveloped());

const memberBodies: Readonly<Record<string, (body: Fields) => unknown>> = {
  "no jsonrpc": ({ jsonrpc, ...rest }) => rest,
  "no method": ({ method, ...rest }) => rest,
  "no id": ({ id, ...rest }) => rest,
  "a member more": (body) => ({ ...body, extra: 1 }),
  "several members more": (body) => ({ ...body, auth: "x", meta: {}, sessionId: "y", __v: 1 }),
  "a result as well": (body) => ({ ...body, result: {} }),
  "an error as well": (body) => ({ ...body, error: { code: 1, message: "x" } }),
  "members in another order": (body) => Object.fromEntries(Object.entries(body).reverse()),
  "the message in a list": (body) => [body],
  "the message in an object": (body) => ({ message: body }),
  "the message as text": (body) => JSON.stringify(JSON.stringify(body)),
  ...Object.fromEntries(
    versions.map((version) => [
      `jsonrpc ${JSON.stringify(version)}`,
      (body: Fields) => ({ ...body, jsonrpc: version }),
    ]),
  ),
};

const memberCases: readonly Case[] = Object.entries(memberBodies).flatMap(([name, change]) => [
  inSession(name, change(ping)),
  inSession(`${name}, in a call`, change(message("tools/call", call("listBookings")))),
  asModern(name, "tools/list", change(list)),
  outside(`${name}, in initialize`, change(JSON.parse(String(initialize("2025-06-18").body)))),
]);

const loose: Readonly<Record<string, unknown>> = {
  "an empty object": {},
  "an empty list": [],
  "a number": 5,
  null: "null",
  text: '"ping"',
  true: "true",
  "an object with jsonrpc alone": { jsonrpc: "2.0" },
  "an object with an id alone": { jsonrpc: "2.0", id: 1 },
  "a result": { jsonrpc: "2.0", id: 1, result: {} },
  "a result of a large id": { jsonrpc: "2.0", id: "nobody-asked", result: { a: 1 } },
  "a result without an id": { jsonrpc: "2.0", result: {} },
  "a result with a null id": { jsonrpc: "2.0", id: null, result: {} },
  "an error": { jsonrpc: "2.0", id: 1, error: { code: -1, message: "no" } },
  "an error without an id": { jsonrpc: "2.0", error: { code: -1, message: "no" } },
  "an error without a code": { jsonrpc: "2.0", id: 1, error: { message: "no" } },
  "a result that is text": { jsonrpc: "2.0", id: 1, result: "x" },
  "result and error": { jsonrpc: "2.0", id: 1, result: {}, error: { code: -1, message: "no" } },
  "a notification with list parameters": notification("notifications/initialized", []),
  "a notification with text parameters": notification("notifications/initialized", "x"),
  "a cancellation without an id": notification("notifications/cancelled", {}),
  "a cancellation of everything": notification("notifications/cancelled", { requestId: null, reason: 5 }),
  "progress of nothing": notification("notifications/progress", { progressToken: {}, progress: "x" }),
  "a notification with the name of a request": notification("tools/call", call("listBookings")),
  "a notification that books": notification(
    "tools/call",
    call("bookHotel", { hotelId: "{hotel}", guests: [{ firstName: "A", lastName: "B" }] }),
  ),
  "a request with the name of a notification": message("notifications/initialized", {}),
  "a cancellation with an id": message("notifications/cancelled", { requestId: 1 }),
};

const looseCases: readonly Case[] = Object.entries(loose).flatMap(([name, body]) => [
  inSession(name, body),
  outside(name, body),
  asModern(name, "notifications/initialized", body),
]);

const modernNotifications: Readonly<Record<string, unknown>> = {
  "with an envelope": notification("notifications/cancelled", { requestId: 1, _meta: envelope }),
  "with half an envelope": notification("notifications/cancelled", {
    requestId: 1,
    _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" },
  }),
  "with an envelope of another revision": notification("notifications/cancelled", {
    _meta: { ...envelope, "io.modelcontextprotocol/protocolVersion": "2027-01-01" },
  }),
  "with an envelope of no revision": notification("notifications/cancelled", {
    _meta: { ...envelope, "io.modelcontextprotocol/protocolVersion": 5 },
  }),
  "with the name of a list": notification("tools/list", { _meta: envelope }),
};

const modernNotificationCases: readonly Case[] = Object.entries(modernNotifications).flatMap(([name, body]) => [
  { name: `2026: a notification ${name}`, requests: [posted(body, ...modernHeaders("notifications/cancelled"))] },
  { name: `2026: a notification ${name}, without headers`, requests: [posted(body)] },
]);

export const messages: Theme = {
  name: "the shape of messages",
  cases: [
    ...idCases,
    ...parameterCases,
    ...modernParameterCases,
    ...methodCases,
    ...memberCases,
    ...looseCases,
    ...modernNotificationCases,
  ],
};
