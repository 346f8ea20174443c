/** Scope resolution and the bounded memory of sessions. */
import assert from "node:assert/strict";
import test from "node:test";
import { resolveScope } from "../../src/runtime/scope.js";
import { createSessionRegistry } from "../../src/runtime/sessionFacts.js";

const key = "io.github.mock-gds/session";
const connection = { kind: "mcp-session", id: "connection-session-1" } as const;

test("the handle in _meta wins over the header, the header over the connection, and nothing is anonymous", () => {
  const meta = { [key]: "handle-in-the-meta-1" };
  const handleHeader = "handle-in-the-header";
  const of = (sources: Partial<Parameters<typeof resolveScope>[0]>) =>
    resolveScope({ meta: {}, handleHeader: undefined, connection: undefined, ...sources });
  assert.equal(of({ meta, handleHeader, connection }).id, "handle-in-the-meta-1");
  assert.equal(of({ handleHeader, connection }).id, handleHeader);
  assert.deepEqual([of({ connection }).kind, of({ connection }).obtain()], ["mcp-session", connection.id]);
  assert.deepEqual([of({}).kind, of({}).id], ["anonymous", undefined]);
});

test("an anonymous caller gets one session however often it is obtained, and never another's", () => {
  const scopes = Array.from({ length: 100 }, () =>
    resolveScope({ meta: {}, handleHeader: undefined, connection: undefined }),
  );
  const ids = scopes.map((scope) => {
    const id = scope.obtain();
    assert.equal(scope.obtain(), id);
    assert.equal(scope.id, id);
    assert.match(id, /^[A-Za-z0-9_-]{22}$/);
    return id;
  });
  assert.equal(new Set(ids).size, 100);
});

test("sessions are counted, kept within the limit, and forgotten when idle for a day", () => {
  let now = 0;
  const registry = createSessionRegistry(3, () => now);
  const client = { transport: "http", clientName: "c", clientVersion: null, protocolVersion: null } as const;
  const touch = (id: string | undefined) => registry.touch(id, client, true);
  touch("a");
  now = 10;
  assert.deepEqual(touch("a"), { ...client, createdAtMs: 0, lastActivityAtMs: 10, toolCalls: 2 });
  for (const id of ["b", "c", "a", "d"]) touch(id);
  assert.equal(registry.size(), 3);
  assert.equal(touch("a").toolCalls, 4);
  assert.equal(touch("b").toolCalls, 1);
  assert.equal(touch(undefined).toolCalls, 1);
  now += 25 * 60 * 60 * 1000;
  touch("new");
  assert.equal(registry.size(), 1);
});
