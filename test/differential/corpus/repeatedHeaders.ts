/** The headers that repeat a modern body: missing, twice, encoded, and saying something else. */
import {
  adding,
  type Case,
  call,
  changing,
  enveloped,
  initialize,
  lacking,
  legacy,
  message,
  modern,
  modernHeaders,
  posted,
  spelling,
  type Theme,
} from "../requests.js";

const session = "2025-11-25";

const base64 = (text: string): string => `=?base64?${Buffer.from(text).toString("base64")}?=`;

const { request: modernCall } = { request: modern("tools/call", call("listBookings")) };
const modernRead = modern("resources/read", { uri: "gds://mock-data/sipp" });

const repeated: readonly Case[] = [
  ...[
    "tools/list",
    "tools/Call",
    "TOOLS/CALL",
    "",
    " ",
    "tools/call, tools/call",
    base64("tools/call"),
    "x".repeat(500),
  ].map((method) => ({
    name: `Mcp-Method '${method.slice(0, 40)}'`,
    requests: [changing(modernCall, "mcp-method", method)],
  })),
  { name: "no Mcp-Method", requests: [lacking(modernCall, "mcp-method")] },
  { name: "Mcp-Method twice", requests: [adding(modernCall, ["Mcp-Method", "tools/call"])] },
  { name: "two Mcp-Methods", requests: [adding(modernCall, ["Mcp-Method", "tools/list"])] },
  { name: "Mcp-Method in other letters", requests: [spelling(modernCall, "MCP-METHOD")] },
  ...[
    "listbookings",
    "bookHotel",
    "",
    " listBookings ",
    "listBookings, listBookings",
    base64("listBookings"),
    base64("bookHotel"),
    base64(""),
    "=?base64?bGlzdEJvb2tpbmdz",
    "=?base64?***?=",
    "=?base64?bGlzdEJvb2tpbmdz=?=",
    "=?BASE64?bGlzdEJvb2tpbmdz?=",
    "=?utf-8?B?bGlzdEJvb2tpbmdz?=",
    "bGlzdEJvb2tpbmdz",
    "list%42ookings",
    "x".repeat(500),
  ].map((name) => ({ name: `Mcp-Name '${name.slice(0, 40)}'`, requests: [changing(modernCall, "mcp-name", name)] })),
  { name: "no Mcp-Name", requests: [lacking(modernCall, "mcp-name")] },
  { name: "Mcp-Name twice", requests: [adding(modernCall, ["Mcp-Name", "listBookings"])] },
  { name: "two Mcp-Names", requests: [adding(modernCall, ["Mcp-Name", "bookHotel"])] },
  { name: "an Mcp-Name where none is needed", requests: [adding(modern("tools/list"), ["Mcp-Name", "listBookings"])] },
  { name: "an Mcp-Name of another resource", requests: [changing(modernRead, "mcp-name", "gds://mock-data/errors")] },
  {
    name: "an Mcp-Name of a resource, as base64",
    requests: [changing(modernRead, "mcp-name", base64("gds://mock-data/sipp"))],
  },
  { name: "an Mcp-Name of a resource is missing", requests: [lacking(modernRead, "mcp-name")] },
  ...["Zoë", "予約", "a b", " a", "=?base64?x?=", "a\tb"].map((name) => ({
    name: `a tool called ${JSON.stringify(name)}, as base64`,
    requests: [
      posted(
        message("tools/call", enveloped(call(name))),
        ["MCP-Protocol-Version", "2026-07-28"],
        ["Mcp-Method", "tools/call"],
        ["Mcp-Name", base64(name)],
      ),
    ],
  })),
  {
    name: "a tool called Zoë, as Latin-1",
    requests: [
      posted(
        message("tools/call", enveloped(call("Zo\u00eb"))),
        ["MCP-Protocol-Version", "2026-07-28"],
        ["Mcp-Method", "tools/call"],
        ["Mcp-Name", "Zo\u00eb"],
      ),
    ],
  },
  {
    name: "an Mcp-Name and no name in the body",
    requests: [
      posted(
        message("tools/call", enveloped({ arguments: {} })),
        ...modernHeaders("tools/call", { name: "listBookings" }),
      ),
    ],
  },
  { name: "an Mcp-Param header", requests: [adding(modernCall, ["Mcp-Param-Status", "all"])] },
  {
    name: "none of the three headers",
    requests: [lacking(modernCall, "mcp-protocol-version", "mcp-method", "mcp-name")],
  },
  {
    name: "the modern headers in a session",
    session,
    requests: [
      adding(legacy(session, "tools/call", call("listBookings")), ["Mcp-Method", "tools/list"], ["Mcp-Name", "x"]),
    ],
  },
  {
    name: "a modern request with a session's id",
    session,
    requests: [adding(modernCall, ["Mcp-Session-Id", "{session}"])],
  },
  {
    name: "a modern request with an unknown session's id",
    requests: [adding(modernCall, ["Mcp-Session-Id", "nobody"])],
  },
  {
    name: "initialize with a modern version",
    requests: [adding(initialize("2025-06-18"), ["MCP-Protocol-Version", "2026-07-28"])],
  },
  {
    name: "initialize with the headers of 2026",
    requests: [adding(initialize("2025-06-18"), ...modernHeaders("initialize"))],
  },
  {
    name: "initialize with an older version in the header",
    requests: [adding(initialize("2025-06-18"), ["MCP-Protocol-Version", "2025-03-26"])],
  },
  {
    name: "initialize with an unknown version in the header",
    requests: [adding(initialize("2025-06-18"), ["MCP-Protocol-Version", "9999"])],
  },
];

export const repeatedHeaders: Theme = { name: "headers that repeat the body", cases: repeated };
