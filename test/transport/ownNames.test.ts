/** What a pack's contract may say of the server as a whole: its name, the form of its refusals, and their kinds. */
import assert from "node:assert/strict";
import test from "node:test";
import type { ErrorCategory, PackContract } from "../../src/contract/contract.js";
import { ToolFailure } from "../../src/contract/refusal.js";
import { product } from "../../src/product.js";
import { openPack, startPack } from "../runtime/fixtures/server.js";
import { createTimedPack, errors, type Handle } from "../runtime/fixtures/timedPack.js";
import { connectStdio } from "./stdioLines.js";
import { initialize, legacyRequest, modernRequest, openSession, post, postModern, toolCall } from "./wireRequests.js";

const server = { name: "timed-travel", version: "0.1.0" };
const done: Handle = () => ({ done: true });
const refusing =
  (reason: string, detail: object = {}): Handle =>
  () => {
    throw new ToolFailure(reason, { field: "city", value: "x", ...detail });
  };
const infoOf = (result: unknown): unknown => {
  const { serverInfo, _meta } = Object(result);
  return serverInfo ?? Object(_meta)["io.modelcontextprotocol/serverInfo"];
};

for (const { what, changes, told } of [
  { what: "the contract's", changes: { server }, told: { ...server, title: "Timed" } },
  { what: "the product's", changes: {}, told: { name: product.name, version: product.version, title: "Timed" } },
]) {
  for (const usesFastPath of [true, false]) {
    test(`over HTTP the server has ${what} name in both eras (${usesFastPath ? "fast path" : "SDK"})`, async (context) => {
      const http = await startPack(context, createTimedPack(done, changes), { usesFastPath });
      const { opened } = await openSession(http.mcp);
      const discovered = await postModern(http.mcp, modernRequest("server/discover"));
      const called = await postModern(http.mcp, modernRequest(...toolCall("free")));
      for (const { body } of [opened, discovered, called]) assert.deepEqual(infoOf(body.result), told);
    });
  }

  test(`over stdio the server has ${what} name in both eras`, async (context) => {
    for (const request of [initialize, modernRequest("server/discover")]) {
      const { runtime } = await openPack(context, createTimedPack(done, changes));
      const connection = connectStdio(runtime);
      connection.send(request);
      assert.deepEqual(infoOf((await connection.next())["result"]), told);
      await connection.end();
    }
  });
}

test("a contract may have refusals as results in both eras, unless somebody chose otherwise", async (context) => {
  const formOf = async (changes: Partial<PackContract>, errorStyle?: "auto" | "rpc" | "result") => {
    const http = await startPack(context, createTimedPack(refusing("CLOSED"), changes), { errorStyle });
    const session = await openSession(http.mcp);
    const legacy = await session.post(legacyRequest(...toolCall("timed")));
    const modern = await postModern(http.mcp, modernRequest(...toolCall("timed")));
    return [legacy, modern].map(({ body }) => (body.error === undefined ? "result" : "error"));
  };
  assert.deepEqual(await formOf({}), ["error", "result"]);
  assert.deepEqual(await formOf({ errorStyle: "result" }), ["result", "result"]);
  assert.deepEqual(await formOf({ errorStyle: "result" }, "auto"), ["error", "result"]);
  assert.deepEqual(await formOf({ errorStyle: "result" }, "rpc"), ["error", "error"]);
});

const withKind = (category: ErrorCategory): Partial<PackContract> => ({
  errors: { ...errors, TOO_FAST: { ...errors["TOO_FAST"], category } as PackContract["errors"][string] },
});

/** What the REST facade answers, and what it tells of the kind. */
const executed = async (
  context: Parameters<typeof startPack>[0],
  handle: Handle,
  changes: Partial<PackContract>,
  name = "timed",
) => {
  const rest = await startPack(context, createTimedPack(handle, changes), { debugRest: true });
  const { status, headers, body } = await post(`${rest.url}/tools/execute`, { name });
  return { status, code: body.error.data.code, retryAfter: headers.get("retry-after") };
};

test("a refusal of a kind says so, and REST has its status", async (context) => {
  const statuses: Readonly<Record<ErrorCategory, number>> = {
    VALIDATION_ERROR: 400,
    BUSINESS_ERROR: 400,
    AUTHENTICATION_ERROR: 401,
    TOOL_NOT_FOUND: 404,
    TIMEOUT_ERROR: 408,
    RATE_LIMIT_ERROR: 429,
    INTERNAL_ERROR: 500,
    TRANSPORT_ERROR: 503,
  };
  for (const category of Object.keys(statuses) as ErrorCategory[]) {
    const { status, code } = await executed(context, refusing("TOO_FAST"), withKind(category));
    assert.deepEqual([status, code], [statuses[category], category]);
  }
});

test("a reason without a kind has that of its code, and what the runtime refuses by itself has one too", async (context) => {
  const changes = withKind("RATE_LIMIT_ERROR");
  const told = async (...given: [handle: Handle, name?: string]) => {
    const { status, code } = await executed(context, given[0], changes, given[1]);
    return `${code} ${status}`;
  };
  assert.equal(await told(refusing("CLOSED")), "BUSINESS_ERROR 400");
  assert.equal(await told(refusing("TOOL_TIMEOUT")), "TIMEOUT_ERROR 408");
  assert.equal(await told(refusing("STORE_UNAVAILABLE")), "TRANSPORT_ERROR 503");
  assert.equal(
    await told(() => {
      throw new Error("a mistake");
    }),
    "INTERNAL_ERROR 500",
  );
  assert.equal(await told(done, "tined"), "TOOL_NOT_FOUND 404");
});

test("whoever is too fast is told after how many seconds to come back", async (context) => {
  const { retryAfter } = await executed(
    context,
    refusing("TOO_FAST", { retryAfterMs: 2100 }),
    withKind("RATE_LIMIT_ERROR"),
  );
  assert.equal(retryAfter, "3");
});

test("a pack that speaks of no kinds says nothing of them", async (context) => {
  assert.deepEqual(await executed(context, refusing("TOO_FAST"), {}), {
    status: 400,
    code: undefined,
    retryAfter: null,
  });
  assert.deepEqual(await executed(context, done, {}, "tined"), { status: 400, code: undefined, retryAfter: null });
});

test("a pack writes its own lines to the log, with the fields that it names alone", async (context) => {
  const handle: Handle = (_context, host) => {
    host.log("info", "Tool cache hit", { tool: "timed", cacheKey: "ada@example.com", secret: "key" });
    return {};
  };
  const http = await startPack(context, createTimedPack(handle, {}, ["tool", "cacheKey"]));
  await postModern(http.mcp, modernRequest(...toolCall("timed")));
  const { level, time, ...line } = JSON.parse(http.logLines.find((text) => text.includes("Tool cache hit")) ?? "{}");
  assert.deepEqual(line, { tool: "timed", cacheKey: "[e-mail]", msg: "Tool cache hit" });
});
