/** What requests say of themselves in `_meta`: the envelope of 2026-07-28, progress tokens, handles, worlds, keys, in both eras. */
import {
  type Case,
  call,
  envelope,
  envelopeKeys,
  type Fields,
  legacy,
  message,
  modern,
  modernHeaders,
  posted,
  type Theme,
} from "../requests.js";
import { sampleCalls } from "../sampleCalls.js";

const keys = {
  session: "io.github.mock-gds/session",
  world: "io.github.mock-gds/world",
  idempotency: "io.github.mock-gds/idempotency-key",
} as const;

const odd: readonly unknown[] = [null, 0, 5, 1.5, true, false, "", "text", [], ["a"], {}, { a: 1 }];

/** A list of tools that says this of itself, with the good headers. */
const listing = (meta: unknown): ReturnType<typeof posted> =>
  posted(message("resources/templates/list", { _meta: meta }), ...modernHeaders("resources/templates/list"));

const { [envelopeKeys.version]: _version, ...noVersion } = envelope;
const { [envelopeKeys.capabilities]: _capabilities, ...noCapabilities } = envelope;
const { [envelopeKeys.client]: _client, ...noClient } = envelope;

const envelopeCases: readonly Case[] = [
  ...odd.map((meta) => ({ name: `2026: _meta ${JSON.stringify(meta)}`, requests: [listing(meta)] })),
  { name: "2026: no _meta", requests: [posted(message("tools/list", {}), ...modernHeaders("tools/list"))] },
  { name: "2026: no parameters", requests: [posted(message("tools/list"), ...modernHeaders("tools/list"))] },
  { name: "2026: an envelope without a version", requests: [listing(noVersion)] },
  { name: "2026: an envelope without capabilities", requests: [listing(noCapabilities)] },
  { name: "2026: an envelope without a client", requests: [listing(noClient)], outcome: "accepted" },
  ...Object.values(envelopeKeys).flatMap((key) =>
    odd.map(
      (value): Case => ({
        name: `2026: ${key} is ${JSON.stringify(value)}`,
        requests: [listing({ ...envelope, [key]: value })],
      }),
    ),
  ),
  ...["2026-07-27", "2026-07-29", "2027-01-01", "2025-11-25", "DRAFT-2026", "2026-07-28 ", " 2026-07-28"].map(
    (version) => ({
      name: `2026: the envelope names '${version}', the header the revision`,
      requests: [listing({ ...envelope, [envelopeKeys.version]: version })],
    }),
  ),
  ...["debug", "info", "emergency", "loud"].map((level) => ({
    name: `2026: a call that wants to hear of ${level}`,
    requests: [modern("tools/call", call("listBookings"), { meta: { [envelopeKeys.logLevel]: level } })],
  })),
  {
    name: "2026: a client that can do much",
    requests: [
      modern("tools/call", call("listBookings"), {
        meta: {
          [envelopeKeys.capabilities]: {
            sampling: { tools: {} },
            elicitation: { form: {}, url: {} },
            roots: {},
            extensions: { "x/y": {} },
          },
        },
      }),
    ],
    outcome: "accepted",
  },
  ...[
    { sampling: 5 },
    { elicitation: [] },
    { roots: null },
    { extensions: { x: 1 } },
    { unknown: 1 },
    { experimental: { x: 5 } },
  ].map((capabilities) => ({
    name: `2026: capabilities ${JSON.stringify(capabilities)}`,
    requests: [modern("tools/call", call("listBookings"), { meta: { [envelopeKeys.capabilities]: capabilities } })],
  })),
  ...[
    { name: "x" },
    { version: "1" },
    { name: 5, version: "1" },
    { name: "", version: "" },
    { name: "n".repeat(300), version: "v".repeat(300) },
    {
      name: "x",
      version: "1",
      title: "X",
      websiteUrl: "https://x.example",
      icons: [{ src: "https://x.example/i.png" }],
    },
    { name: "x", version: "1", title: 5 },
    { name: "x", version: "1", icons: "none" },
    { name: "x", version: "1", more: {} },
  ].map((client) => ({
    name: `2026: the client ${JSON.stringify(client).slice(0, 60)}`,
    requests: [modern("resources/read", { uri: "gds://session/current" }, { meta: { [envelopeKeys.client]: client } })],
  })),
];

/** Members of `_meta` that both eras have. */
const shared: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(
    [null, 0, 1, 1.5, "t", "", true, [], {}].map((token) => [
      `the progress token ${JSON.stringify(token)}`,
      { progressToken: token },
    ]),
  ),
  ...Object.fromEntries(
    [
      null,
      5,
      "",
      "short",
      "handle-of-sixteen-or-more",
      "other-world.handle-of-sixteen-1",
      "x".repeat(200),
      "handle with spaces 123",
      [],
    ].map((value) => [`the handle ${JSON.stringify(value).slice(0, 40)}`, { [keys.session]: value }]),
  ),
  ...Object.fromEntries(
    [null, 5, "", "default", "corpus-world", "Big", "../x", "x".repeat(41), {}].map((value) => [
      `the world ${JSON.stringify(value).slice(0, 45)}`,
      { [keys.world]: value },
    ]),
  ),
  ...Object.fromEntries(
    [null, 5, "", "order 66", "x".repeat(128), "x".repeat(129), "tab\there", "ü", []].map((value) => [
      `the idempotency key ${JSON.stringify(value).slice(0, 30)}`,
      { [keys.idempotency]: value },
    ]),
  ),
  "a trace": {
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    tracestate: "a=1",
    baggage: "k=v",
  },
  "a trace of another type": { traceparent: 5 },
  "keys of others": { "com.example/thing": { deep: [1, { a: null }] }, "": 1, "/": 2, "mcp.dev/x": 3 },
  "a related task": { "io.modelcontextprotocol/related-task": { taskId: "t" } },
  "a related task of another type": { "io.modelcontextprotocol/related-task": 5 },
  "a subscription": { "io.modelcontextprotocol/subscriptionId": "s" },
};

const sharedCases: readonly Case[] = Object.entries(shared).flatMap(([name, meta]) => [
  {
    name: `2025: ${name}`,
    session: "2025-11-25",
    requests: [legacy("2025-11-25", "tools/call", { ...call("listBookings"), _meta: meta })],
  },
  { name: `2026: ${name}`, requests: [modern("tools/call", call("listBookings"), { meta })] },
  {
    name: `2025: ${name}, in a list`,
    session: "2025-06-18",
    requests: [legacy("2025-06-18", "resources/templates/list", { _meta: meta })],
  },
  { name: `2026: ${name}, in a list`, requests: [modern("resources/list", {}, { meta })] },
]);

const legacyMetaCases: readonly Case[] = [
  ...odd.map(
    (meta): Case => ({
      name: `2025: _meta ${JSON.stringify(meta)}`,
      session: "2025-11-25",
      requests: [legacy("2025-11-25", "tools/call", { ...call("listBookings"), _meta: meta })],
    }),
  ),
  ...odd.map(
    (meta): Case => ({
      name: `2025: a ping with _meta ${JSON.stringify(meta)}`,
      session: "2025-11-25",
      requests: [legacy("2025-11-25", "ping", { _meta: meta })],
    }),
  ),
  {
    name: "2025: a whole envelope, in a session",
    session: "2025-11-25",
    requests: [legacy("2025-11-25", "tools/list", { _meta: envelope })],
  },
  {
    name: "2025: an envelope without a version, in a session",
    session: "2025-11-25",
    requests: [legacy("2025-11-25", "tools/list", { _meta: noVersion })],
  },
];

const retried = (meta: Fields): Case["requests"] => [
  modern("tools/call", call("bookCar", sampleCalls.bookCar), { meta }),
  modern("tools/call", call("bookCar", sampleCalls.bookCar), { meta, id: 8 }),
  modern("tools/call", call("bookCar", { ...sampleCalls.bookCar, insurance: "full" }), { meta, id: 9 }),
];

const retryCases: readonly Case[] = [
  {
    name: "2026: a booking twice with one key, and another with the same",
    requests: retried({ [keys.idempotency]: "k1", [keys.session]: "handle-of-the-corpus-1" }),
  },
  {
    name: "2026: a booking twice with one key, by nobody in particular",
    requests: retried({ [keys.idempotency]: "k2" }),
  },
  {
    name: "2025: a booking twice with one key",
    session: "2025-11-25",
    requests: [1, 2].map((id) =>
      legacy(
        "2025-11-25",
        "tools/call",
        { ...call("bookCar", sampleCalls.bookCar), _meta: { [keys.idempotency]: "k3" } },
        id,
      ),
    ),
    outcome: "accepted",
  },
];

const rounds: readonly Case[] = [
  ["inputResponses that nobody asked for", { inputResponses: { x: { action: "accept", content: {} } } }],
  ["no inputResponses", { inputResponses: {} }],
  ["inputResponses of another type", { inputResponses: 5 }],
  ["inputResponses that are null", { inputResponses: null }],
  ["a requestState that nobody sealed", { requestState: "AAAA" }],
  ["an empty requestState", { requestState: "" }],
  ["a requestState of another type", { requestState: { a: 1 } }],
].map(
  ([name, more]): Case => ({
    name: `2026: ${String(name)}`,
    requests: [modern("tools/call", { ...call("listBookings"), ...Object(more) })],
  }),
);

export const meta: Theme = {
  name: "what requests say of themselves",
  cases: [...envelopeCases, ...sharedCases, ...legacyMetaCases, ...retryCases, ...rounds],
};
