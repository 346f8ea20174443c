/** The list of differences. `docs/differences.md` is written from it, and the tests fail if it says too little or too much. */
import type { ListedDifference } from "./listed.js";

/** Where the body says what is wrong, and who is answered. */
const words = ["body.error.message", "body.id"];
const connection = ["headers.connection", "headers.keep-alive", "afterwards"];
const everything = [
  "status",
  "headers",
  "body",
  "events",
  "isComplete",
  "afterwards",
  "effects",
  "changes",
  "interim",
  "faults",
];

const numberedEvents: ListedDifference = {
  request: "The stream of a session",
  ours: "200 a stream",
  theirs: "200 a stream",
  why: "It begins with an event without content, for clients of 2025-11-25, and its events are numbered, so that a client can come back for what it has missed. The SDK does so only where it is given a store of events.",
  places: ["events"],
  cases: /sessions and streams/,
};

/** Between the lean path and the SDK's handlers, behind the same front. */
export const leanDifferences: readonly ListedDifference[] = [
  {
    request: "A client of HTTP/1.0 that asks to keep the connection",
    ours: "200 a result",
    theirs: "200 a result",
    why: "The lean path knows the length of its answer, so the connection can stay. The SDK's answer is a stream, which HTTP/1.0 can end only by closing.",
    places: connection,
    cases: /HTTP\/1\.0 that stays$/,
  },
  numberedEvents,
];

/** Between this server and the SDK's own handlers, with nothing of ours in front of them. */
export const ownDifferences: readonly ListedDifference[] = [
  numberedEvents,
  {
    request: "Any",
    ours: "*",
    theirs: "*",
    why: "A browser is told not to guess the type of an answer.",
    places: ["headers.x-content-type-options"],
  },
  {
    request: "With an Origin that is allowed",
    ours: "*",
    theirs: "*",
    why: "Pages of this machine may read the answer (CORS). The SDK leaves that to whoever is in front of it.",
    places: ["headers.vary", "headers.access-control-allow-origin", "headers.access-control-expose-headers"],
    cases: /Origin/,
  },
  {
    request: "Refused before the SDK sees it",
    ours: "4*",
    theirs: "*",
    why: "An answer that does not come from the protocol layer is not for caches.",
    places: ["headers.cache-control"],
  },
  {
    request: "A Host or an Origin that is not allowed",
    ours: "403 -32000 Forbidden: *",
    theirs: "*",
    why: "The guard against DNS rebinding stands before every route, and its message names the setting to change.",
    places: everything,
  },
  {
    request: "A body that is not declared as JSON",
    ours: "415 -32600 Unsupported Media Type: send application/json, without encoding",
    theirs: "415 -32000 Unsupported Media Type: Content-Type must be application/json",
    why: "Refused before the body is read; the connection ends, because the body may be long. An invalid request has the code of one.",
    places: [...words, "body.error.code", ...connection],
  },
  {
    request: "A body with a Content-Encoding",
    ours: "415 -32600 Unsupported Media Type: send application/json, without encoding",
    theirs: "200 *",
    why: "The SDK ignores the header and reads the bytes as they are: a body that is compressed would be bad JSON, which tells nobody what to do.",
    places: everything,
    cases: /Content-Encoding/,
  },
  {
    request: "A body over the limit",
    ours: "413 -32600 Payload Too Large: a body may have * bytes",
    theirs: "*",
    why: "The limit is a setting here (MCP_BODY_LIMIT_BYTES), smaller than the SDK's, and holds before anything is parsed.",
    places: everything,
  },
  {
    request: "A batch of more than 20 messages",
    ours: "400 -32600 Invalid Request: a batch may have 20 messages",
    theirs: "*",
    why: "The SDK allows 100: too much work for one request.",
    places: everything,
    cases: /pings/,
  },
  {
    request: "JSON that is nested deeper than 64 levels",
    ours: "400 -32600 Invalid Request: JSON nested deeper than 64 levels",
    theirs: "*",
    why: "Looked at before it is parsed, so that nothing recursive meets it. The SDK parses what comes.",
    places: everything,
    cases: /depth|ten thousand/,
  },
  {
    request: "`__proto__` or `constructor.prototype` among the arguments",
    ours: "200 a result",
    theirs: "200 a result",
    why: "Dropped while parsing. The SDK keeps them as members, and the result says that they were ignored.",
    places: ["body.result._meta", "body.result.content"],
    cases: /a (__proto__|constructor) (among|that)/,
  },
  {
    request: "`__proto__` beside the members of a message",
    ours: "2*",
    theirs: "400 -32600 Bad Request: the request body is not a valid JSON-RPC message",
    why: "Dropped while parsing: the message is what remains. To the SDK it is a member that no message has.",
    places: everything,
    cases: /a __proto__ (beside|instead)/,
  },
  {
    request: "A body that is not UTF-8",
    ours: "400 -32700 Parse error: the body is not UTF-8",
    theirs: "400 *",
    why: "The SDK puts U+FFFD in the place of bad bytes and goes on with what results.",
    places: [...words, "body.error.code", ...connection],
  },
  {
    request: "A body that is not JSON",
    ours: "400 -32700 Parse error: the message is not valid JSON",
    theirs: "400 -32700 Parse error: Invalid JSON",
    why: "The same, in our words; the connection ends.",
    places: [...words, ...connection],
  },
  {
    request: "A body that is a text, a number, true or null",
    ours: "400 -32600 Invalid Request: not a JSON-RPC 2.0 message",
    theirs: "400 -32600 Bad Request: the request body is not a valid JSON-RPC message",
    why: "The same, in our words.",
    places: words,
  },
  {
    request: "Anything but `initialize`, without a session",
    ours: "400 -32000 Bad Request: initialize first, then send the Mcp-Session-Id that it returned",
    theirs: "400 -32000 Bad Request: Server not initialized",
    why: "Says what to do, and answers with the id of the request.",
    places: words,
  },
  {
    request: "`initialize` in a batch, without a session",
    ours: "400 -32000 Bad Request: initialize first, then send the Mcp-Session-Id that it returned",
    theirs: "*",
    why: "The protocol forbids it; the SDK takes it where it is the only one.",
    places: everything,
    cases: /(an initialize|in a list, in initialize)/,
  },
  {
    request: "A GET that accepts no stream, without a session",
    ours: "400 -32000 Bad Request: initialize first, then send the Mcp-Session-Id that it returned",
    theirs: "406 -32000 Not Acceptable: Client must accept text/event-stream",
    why: "Both are missing. What leads on is said first.",
    places: ["status", ...words],
  },
  {
    request: "A session that is not known, or over",
    ours: "404 -32001 Session not found: initialize again",
    theirs: "404 -32001 Session not found",
    why: "Says what to do, and answers with the id of the request.",
    places: words,
  },
  {
    request: "GET or DELETE with the revision 2026-07-28",
    ours: "405 -32000 Method not allowed: use POST",
    theirs: "400 *",
    why: "That revision has neither, as it says with 405 and `Allow`.",
    places: ["status", "headers.allow", ...words],
  },
  {
    request: "DELETE with a revision that is not known",
    ours: "400 -32000 Bad Request: Unsupported protocol version",
    theirs: "400 -32000 Bad Request: Unsupported protocol version: * (supported versions: *)",
    why: "The same, in fewer words.",
    places: words,
  },
  {
    request: "A stream with a handle that is malformed",
    ours: "400 -32602 Invalid X-Gds-Session: *",
    theirs: "200 a stream",
    why: "Handles are ours. The stream would hear of nothing.",
    places: everything,
  },
  {
    request: "`initialize` with a world that is malformed",
    ours: "400 -32602 Invalid X-Gds-World: *",
    theirs: "400 -32700 Parse error",
    why: "Worlds are ours. Whatever goes wrong while a session begins is a parse error to the SDK.",
    places: ["body"],
  },
  {
    request: "`initialize` that says more than is kept",
    ours: "400 -32602 initialize says too much: *",
    theirs: "400 -32700 Parse error",
    why: "Every session is kept in the store; 8192 characters of it at most.",
    places: ["body"],
  },
  {
    request: "A GET with a body",
    ours: "200 a stream",
    theirs: "no answer*",
    why: "A body of a GET has no meaning. The platform's Request, which the SDK needs, throws on it.",
    places: everything,
    cases: /a stream with a body/,
  },
  {
    request: "An argument that a header has to repeat (`x-mcp-header`), without that header",
    ours: "400 -32020 Bad Request: the body has text, and the header mcp-param-echo is not there",
    theirs: "200 *",
    why: "The SDK checks it for tools that are registered with its high-level server only.",
    places: [...everything, "messages"],
    cases: /conversations/,
  },
];
