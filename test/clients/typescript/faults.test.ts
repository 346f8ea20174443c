/** Whatever an official client throws becomes one of this client's errors. The errors are the packages' own. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from "@modelcontextprotocol/client";
import { StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { connectionOver, gds, type OfficialClient, type ToolErrorOf } from "../../../generated/gds/client/index.js";
import { retrieveBooking, searchFlights } from "../../../generated/gds/client/tools.js";
import { booking, flights } from "./inputs.js";

type ToolError = ToolErrorOf<typeof gds.retrieveBooking>;

/** A client whose every request ends in this. */
const throwing = (error: unknown): OfficialClient => ({
  request: () => Promise.reject(error),
  close: async () => undefined,
});

const errorFor = async (error: unknown): Promise<unknown> => {
  const connection = connectionOver(throwing(error), { retry: { retries: 0 } });
  const result = await retrieveBooking.safe(connection, booking);
  return result.ok ? assert.fail("it succeeded") : result.error;
};

const refusal = {
  field: "pnr",
  value: "TEST-K7Q2MA",
  reason: "PNR_NOT_FOUND",
  hint: "Call listBookings.",
  retryable: false,
};

describe("a refusal of the server", () => {
  for (const [client, error] of [
    ["@modelcontextprotocol/sdk", new McpError(-32001, "No booking", refusal)],
    ["@modelcontextprotocol/client", new ProtocolError(-32001, "No booking", refusal)],
  ] as const) {
    it(`is a ToolError where ${client} throws it, without that client's words`, async () => {
      const { message, ...fields } = { ...((await errorFor(error)) as Error), message: String(await errorFor(error)) };
      assert.equal(message, "ToolError: [PNR_NOT_FOUND] No booking");
      assert.deepEqual(fields, {
        name: "ToolError",
        kind: "refused",
        reason: "PNR_NOT_FOUND",
        code: -32001,
        retryable: false,
        tool: "retrieveBooking",
        field: "pnr",
        value: "TEST-K7Q2MA",
        hint: "Call listBookings.",
        data: refusal,
      });
    });
  }

  it("is UNLISTED where its reason is not of this contract, and keeps what was said", async () => {
    const thrown = new ProtocolError(-32602, "New", { reason: "NEW_REASON", retryable: true });
    const { reason, retryable, data } = (await errorFor(thrown)) as ToolError;
    assert.deepEqual([reason, retryable, data], ["UNLISTED", true, { reason: "NEW_REASON", retryable: true }]);
  });

  it("is UNLISTED where it has no reason at all", async () => {
    const error = (await errorFor(new McpError(ErrorCode.MethodNotFound, "Method not found"))) as ToolError;
    assert.equal(error.message, "[UNLISTED] Method not found");
  });
});

const transient = { kind: "transport", isTransient: true };
const lasting = { kind: "transport", isTransient: false };
const timeout = { kind: "timeout", isTransient: true };

const failures: readonly (readonly [what: string, error: unknown, expected: object])[] = [
  ["a fetch that failed", new TypeError("fetch failed"), transient],
  ["a socket that broke", Object.assign(new Error("write"), { cause: { code: "EPIPE" } }), transient],
  ["a fetch whose error is wrapped", new Error("probe failed", { cause: new TypeError("fetch failed") }), transient],
  [
    "a socket's error that is wrapped",
    new Error("write", { cause: Object.assign(new Error("write EPIPE"), { code: "EPIPE" }) }),
    transient,
  ],
  ["a program that is not there", Object.assign(new Error("spawn none ENOENT"), { code: "ENOENT" }), lasting],
  ["HTTP 503 of the one client", new StreamableHTTPError(503, "Unavailable"), transient],
  ["HTTP 404 of the one client", new StreamableHTTPError(404, "Session not found"), lasting],
  [
    "HTTP 502 of the other",
    new SdkHttpError(SdkErrorCode.ClientHttpNotImplemented, "Bad gateway", { status: 502 }),
    transient,
  ],
  ["HTTP 403 of the other", new SdkHttpError(SdkErrorCode.ClientHttpForbidden, "Forbidden", { status: 403 }), lasting],
  ["a connection that the one client closed", new McpError(ErrorCode.ConnectionClosed, "Connection closed"), lasting],
  ["a connection that the other closed", new SdkError(SdkErrorCode.ConnectionClosed, "Connection closed"), lasting],
  ["a client that was never connected", new Error("Not connected"), lasting],
  [
    "the one client's own timeout",
    new McpError(ErrorCode.RequestTimeout, "Request timed out", { timeout: 1 }),
    timeout,
  ],
  ["the other's", new SdkError(SdkErrorCode.RequestTimeout, "Request timed out"), timeout],
  [
    "an answer that the client cannot read",
    new SdkError(SdkErrorCode.InvalidResult, "Invalid result"),
    { kind: "answer", isTransient: false },
  ],
];

describe("a failure", () => {
  for (const [what, error, { kind, isTransient }] of failures as readonly (readonly [
    string,
    unknown,
    typeof transient,
  ])[]) {
    it(`of ${what} is told as one, and keeps its cause`, async () => {
      const found = (await errorFor(error)) as { kind: string; isTransient: boolean; cause: unknown };
      assert.deepEqual([found.kind, found.isTransient, found.cause], [kind, isTransient, error]);
    });
  }
});

describe("an answer", () => {
  const answering = (result: unknown) =>
    connectionOver({ request: () => Promise.resolve(result), close: async () => undefined });

  it("that is an error carries the refusal in its _meta", async () => {
    const data = { reason: "UNKNOWN_AIRPORT", field: "origin", value: "XYZ", hint: "Similar: XYT", retryable: false };
    const connection = answering({
      isError: true,
      content: [{ type: "text", text: "words for a model" }],
      _meta: { "io.github.mock-gds/error": { code: -32602, message: "Invalid airport code", data } },
    });
    await assert.rejects(searchFlights(connection, flights), {
      message: "[UNKNOWN_AIRPORT] Invalid airport code",
      code: -32602,
      field: "origin",
      value: "XYZ",
      hint: "Similar: XYT",
    });
  });

  it("that is an error without any is told with its text", async () => {
    const connection = answering({ isError: true, content: [{ type: "text", text: "it broke" }] });
    await assert.rejects(searchFlights(connection, flights), { message: "[UNLISTED] it broke", tool: "searchFlights" });
  });

  it("without structured content is none", async () => {
    await assert.rejects(searchFlights(answering({ content: [] }), flights), {
      kind: "answer",
      message:
        "searchFlights answered without structured content, which a server that is set to answer in text alone leaves out",
    });
  });

  it("that mints a session is remembered, and the session is sent back", async () => {
    const sent: unknown[] = [];
    const result = { structuredContent: {}, content: [], _meta: { "io.github.mock-gds/session": "minted" } };
    const client: OfficialClient = {
      request: (request: never) => {
        sent.push(request);
        return Promise.resolve(result);
      },
      close: async () => undefined,
    };
    const connection = connectionOver(client, { world: "team-7" });
    await searchFlights(connection, flights);
    await searchFlights(connection, flights, { idempotencyKey: "one" });
    assert.equal(connection.session(), "minted");
    assert.deepEqual(
      sent.map((request) => (request as { params: { _meta: unknown } }).params._meta),
      [
        { "io.github.mock-gds/world": "team-7" },
        {
          "io.github.mock-gds/session": "minted",
          "io.github.mock-gds/world": "team-7",
          "io.github.mock-gds/idempotency-key": "one",
        },
      ],
    );
  });
});

it("something without request() is refused before any call", () => {
  const client = { close: async () => undefined } as unknown as OfficialClient;
  assert.throws(() => connectionOver(client), /it has no request\(\)/);
  assert.ok(gds.searchFlights.name);
});
