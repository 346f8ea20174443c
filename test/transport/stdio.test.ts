/** The server as a child process on stdin and stdout, with both client generations and with raw lines. */
import assert from "node:assert/strict";
import test from "node:test";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { childArguments, startChild } from "../runtime/fixtures/child.js";
import { initialize, legacyRequest, modernRequest, toolCall } from "./wireRequests.js";

const command = { command: process.execPath, args: childArguments(), stderr: "ignore" as const };

test("a v1 client lists, calls, reads and gets the contract's error codes", async () => {
  const client = new LegacyClient({ name: "v1", version: "1" });
  await client.connect(new LegacyStdio(command));
  assert.equal(client.getInstructions(), "Greet, then remember.");
  assert.equal((await client.listTools()).tools[0]?.name, "greet");
  const greeted = await client.callTool({ name: "greet", arguments: { name: "Ada" } });
  assert.deepEqual(greeted.structuredContent, { greeting: "Hello Ada", times: 1 });
  assert.deepEqual(greeted.content, [{ type: "text", text: "Hello Ada" }]);
  const read = await client.readResource({ uri: "fixture://notes/a%20b" });
  const [content] = read.contents;
  assert.ok(content !== undefined && "text" in content);
  assert.deepEqual(JSON.parse(content.text), { id: "a b" });
  await assert.rejects(client.callTool({ name: "refuse", arguments: { city: "full" } }), { code: -32002 });
  await assert.rejects(client.callTool({ name: "refuse" }), { code: -32001 });
  await client.close();
});

test("a v2 client on the modern revision gets refusals as results that a model can act on", async (context) => {
  const client = new ModernClient(
    { name: "v2", version: "1" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  context.after(() => client.close());
  await client.connect(new ModernStdio(command));
  assert.equal((await client.listTools()).tools.length, 6);
  const refused = await client.callTool({ name: "refuse", arguments: { city: "full" } });
  assert.equal(refused.isError, true);
  assert.equal(refused.structuredContent, undefined);
  const [text] = refused.content;
  assert.ok(text?.type === "text");
  assert.equal(
    text.text,
    [
      "'full' is sold out: 0 left. Call greet instead of asking for full.",
      "(SOLD_OUT; field city, value 'full'; may be retried unchanged)",
    ].join("\n"),
  );
  await assert.rejects(client.readResource({ uri: "fixture://notes/none" }), {
    code: -32602,
    data: { uri: "fixture://notes/none" },
  });
});

test("a v2 client without negotiation is served as a 2025 client", async () => {
  const client = new ModernClient({ name: "v2", version: "1" });
  await client.connect(new ModernStdio(command));
  await assert.rejects(client.callTool({ name: "refuse", arguments: { city: "XYZ" } }), (error: unknown) => {
    assert.ok(error instanceof Error && "code" in error && "data" in error);
    assert.equal(error.code, -32602);
    const { correlationId, ...data } = { correlationId: null, ...Object(error.data) };
    assert.equal(typeof correlationId, "string");
    assert.deepEqual(data, {
      field: "city",
      value: "XYZ",
      reason: "BAD_CITY",
      hint: "Call greet instead of asking for XYZ.",
      retryable: false,
      docs: "fixture://errors#BAD_CITY",
    });
    return true;
  });
  await client.close();
});

test("bad lines are answered and the connection lives on; the end of input ends the process after the last answer", async () => {
  const child = startChild([], { MCP_BODY_LIMIT_BYTES: "2048" });
  child.send("{bad json");
  assert.deepEqual(await child.next(), {
    jsonrpc: "2.0",
    id: null,
    error: { code: -32700, message: "Parse error: the message is not valid JSON" },
  });
  const refusedWith = async (line: unknown) => {
    child.send(line);
    const { id, error } = await child.next();
    return { id, code: Reflect.get(Object(error), "code") };
  };
  assert.deepEqual(await refusedWith({ id: 5, method: "tools/list" }), { id: 5, code: -32600 });
  assert.deepEqual(await refusedWith([initialize]), { id: null, code: -32600 });
  assert.deepEqual(await refusedWith(`${"[".repeat(70)}${"]".repeat(70)}`), { id: null, code: -32600 });
  assert.deepEqual(await refusedWith(JSON.stringify({ text: "x".repeat(5000) })), { id: null, code: -32600 });
  child.send("");
  child.process.stdin.write(Buffer.from([0x7b, 0xff, 0x7d, 0x0a]));
  assert.deepEqual(await child.next(), {
    jsonrpc: "2.0",
    id: null,
    error: { code: -32700, message: "Parse error: the line is not UTF-8" },
  });
  child.send(initialize);
  assert.equal((await child.next())["id"], 1);
  assert.deepEqual(await refusedWith(legacyRequest("no/such")), { id: 7, code: -32601 });
  child.send(legacyRequest(...toolCall("slow", { ms: 150 }), "last"));
  child.process.stdin.end();
  const last = await child.next();
  assert.equal(last["id"], "last");
  assert.ok("result" in last);
  assert.equal(await child.exit, 0);
  assert.match(child.stderr(), /pack closed/);
});

test("the session of a process is its own, or the one it is told to continue", async () => {
  const child = startChild([], { MOCK_GDS_SESSION: "a-session-of-mine-1" });
  child.send(modernRequest(...toolCall("remember", { note: "one" })));
  const { result } = await child.next();
  assert.deepEqual(Reflect.get(Object(result), "structuredContent"), {
    session: "a-session-of-mine-1",
    kind: "stdio",
    notes: ["one"],
    key: null,
    calls: 1,
    client: "raw",
  });
  child.process.stdin.end();
  assert.equal(await child.exit, 0);
});

test("a client that stops reading does not make the process fail", async () => {
  const child = startChild([]);
  child.send(initialize);
  await child.next();
  child.process.stdout.destroy();
  child.send(legacyRequest("tools/list"));
  child.send(legacyRequest("tools/list"));
  assert.equal(await child.exit, 0);
  assert.doesNotMatch(child.stderr(), /EPIPE|Error/);
});

test("SIGTERM lets a running call finish, flushes the pack and exits with 0", async () => {
  const child = startChild([]);
  child.send(initialize);
  await child.next();
  child.send(legacyRequest(...toolCall("slow", { ms: 100, until: "SIGTERM" })));
  child.send(legacyRequest("ping", {}, "after"));
  assert.equal((await child.next())["id"], "after");
  child.process.kill("SIGTERM");
  const answer = await child.next();
  assert.equal(answer["id"], 7);
  assert.ok("result" in answer);
  assert.equal(await child.exit, 0);
  assert.match(child.stderr(), /pack closed/);
});

test("a second signal exits at once", async () => {
  const child = startChild([]);
  child.send(initialize);
  await child.next();
  child.send(legacyRequest(...toolCall("slow", { ms: 60_000 })));
  child.send(legacyRequest("ping", {}, "after"));
  await child.next();
  child.process.kill("SIGTERM");
  child.send(legacyRequest("ping", {}, "ignored"));
  const kill = setInterval(() => child.process.kill("SIGTERM"), 50);
  assert.equal(await child.exit, 1);
  clearInterval(kill);
});

test("the log on stderr holds no argument, and stdout holds nothing but the protocol", async () => {
  const child = startChild([], { LOG_LEVEL: "trace" });
  child.send(initialize);
  await child.next();
  child.send(legacyRequest(...toolCall("greet", { name: "Grace Hopper" }), 2));
  child.send(legacyRequest(...toolCall("refuse", { city: "Atlantis" }), 3));
  child.send(legacyRequest(...toolCall("crash", { note: "4111 1111 1111 1111" }), 4));
  child.send(legacyRequest(...toolCall("No Such Tool 77"), 5));
  const answers = [await child.next(), await child.next(), await child.next(), await child.next()];
  assert.ok(answers.every(({ jsonrpc }) => jsonrpc === "2.0"));
  const crashed = JSON.stringify(answers.find(({ id }) => id === 4));
  assert.match(crashed, /-32603/);
  assert.doesNotMatch(crashed, /secret|pack\.ts|\n {4}at /);
  child.process.stdin.end();
  await child.exit;
  const log = child.stderr();
  assert.match(log, /"target":"greet","outcome":"ok"/);
  assert.match(log, /"target":"refuse","outcome":"refused","reason":"NOT_THERE"/);
  assert.match(log, /secret of the handler for \[e-mail\] \[card number\]/);
  assert.doesNotMatch(log, /Hopper|Atlantis|4111|traveller@|No Such Tool/);
});
