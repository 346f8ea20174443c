/** Whose call it is, and in which world: handles, headers, connections, and what happens when they disagree. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { RequestRefusal } from "../../src/contract/refusal.js";
import { product } from "../../src/product.js";
import { type PlaceSources, processSession, resolvePlace } from "../../src/runtime/sessions/scope.js";
import { parseSessionId, sessionIdIn, worldKeyOf, worldNameOf } from "../../src/runtime/worlds/worlds.js";

const facts = {
  seed: "s/1",
  clock: { mode: "real" },
  limits: { bookings: 1, sessions: 1 },
  contractVersion: "1.0.0",
} as const;
const unnamed = { name: "default", key: "default/s/1", facts };
const named = { name: "ci", key: "ci", facts };
const connection = { kind: "mcp-session", id: "connection-session-1", world: unnamed.key } as const;
const handle = "a-handle-of-somebody";

const nothingNamed = { meta: {}, handleHeader: undefined, worldHeader: undefined, connection: undefined };
const rulesIn = (own: typeof unnamed, sharesAnonymousSession = false) => ({ own, product, sharesAnonymousSession });

const placeIn = (own: typeof unnamed, sources: Partial<PlaceSources>) => {
  const { world, scope } = resolvePlace({ ...nothingNamed, ...sources }, rulesIn(own));
  return { world, kind: scope.kind, id: scope.id, obtain: scope.obtain };
};
const seen = (own: typeof unnamed, sources: Partial<PlaceSources>) => {
  const { world, kind, id } = placeIn(own, sources);
  return [world, kind, id];
};

test("the handle in _meta wins over the header, the header over the connection, and nothing is anonymous", () => {
  const meta = { [product.metaKeys.session]: "handle-in-the-meta-1" };
  const handleHeader = "handle-in-the-header";
  const of = (sources: Partial<PlaceSources>) => placeIn(unnamed, sources);
  assert.equal(of({ meta, handleHeader, connection }).id, "handle-in-the-meta-1");
  assert.equal(of({ handleHeader, connection }).id, handleHeader);
  assert.deepEqual([of({ connection }).kind, of({ connection }).obtain()], ["mcp-session", connection.id]);
  assert.deepEqual([of({}).kind, of({}).id], ["anonymous", undefined]);
});

test("an anonymous caller gets one session however often it is obtained, and never another's", () => {
  const ids = Array.from({ length: 100 }, () => {
    const { scope } = resolvePlace(nothingNamed, rulesIn(unnamed));
    const id = scope.obtain();
    assert.equal(scope.obtain(), id);
    assert.equal(scope.id, id);
    assert.match(id, /^[A-Za-z0-9_-]{22}$/);
    return id;
  });
  assert.equal(new Set(ids).size, 100);
});

test("the world is that of the handle, the connection, the name that is sent, or the server's own", () => {
  assert.deepEqual(seen(unnamed, {}), ["default/s/1", "anonymous", undefined]);
  assert.deepEqual(seen(named, {}), ["ci", "anonymous", undefined]);
  assert.deepEqual(seen(unnamed, { worldHeader: "ci" }), ["ci", "anonymous", undefined]);
  assert.deepEqual(seen(unnamed, { meta: { [product.metaKeys.world]: "ci" } }), ["ci", "anonymous", undefined]);
  assert.deepEqual(seen(named, { worldHeader: "default" }), ["default/s/1", "anonymous", undefined]);
  assert.deepEqual(seen(unnamed, { handleHeader: `ci.${handle}` }), ["ci", "handle", `ci.${handle}`]);
  assert.deepEqual(seen(unnamed, { connection }), ["default/s/1", "mcp-session", connection.id]);
});

test("a handle without a world belongs to the call's world, and gets its name", () => {
  assert.deepEqual(seen(unnamed, { handleHeader: handle }), ["default/s/1", "handle", handle]);
  assert.deepEqual(seen(named, { handleHeader: handle }), ["ci", "handle", `ci.${handle}`]);
  assert.deepEqual(seen(unnamed, { handleHeader: handle, worldHeader: "ci" }), ["ci", "handle", `ci.${handle}`]);
  assert.deepEqual(seen(named, { handleHeader: `default.${handle}` }), ["default/s/1", "handle", handle]);
  const minted = placeIn(named, {}).obtain();
  assert.match(minted, /^ci\.[A-Za-z0-9_-]{22}$/);
});

test("two sources that name two worlds are refused, with the field and what to do", () => {
  const inCi = { kind: "mcp-session", id: "ci.connection-session-1", world: "ci" } as const;
  const contradictions: readonly Partial<PlaceSources>[] = [
    { handleHeader: `ci.${handle}`, worldHeader: "other" },
    { handleHeader: `ci.${handle}`, worldHeader: "default" },
    { meta: { [product.metaKeys.world]: "ci" }, worldHeader: "other" },
    { meta: { [product.metaKeys.session]: `ci.${handle}`, [product.metaKeys.world]: "other" } },
    { connection, worldHeader: "ci" },
    { connection: inCi, handleHeader: `other.${handle}` },
    { connection: inCi, worldHeader: "default" },
  ];
  for (const sources of contradictions) {
    assert.throws(
      () => resolvePlace({ ...nothingNamed, ...sources }, rulesIn(unnamed)),
      (error) => error instanceof RequestRefusal && /names world/.test(error.fault.message) && error.fault.hint !== "",
    );
  }
});

test("malformed names and handles are refused wherever they come from", () => {
  const of = (sources: Partial<PlaceSources>) => () => placeIn(unnamed, sources);
  for (const bad of ["", "CI", "-ci", "a b", "ci/x", "x".repeat(41), "{ci}"]) {
    assert.throws(of({ worldHeader: bad }), RequestRefusal, bad);
    assert.throws(of({ handleHeader: `${bad}.${handle}` }), RequestRefusal, bad);
  }
  for (const bad of [7, null, {}, "short", `${handle}.`, `ci.ci.${handle}`, "x".repeat(200)]) {
    assert.throws(of({ meta: { [product.metaKeys.session]: bad } }), RequestRefusal, JSON.stringify(bad));
  }
  for (const bad of [7, null, {}]) {
    assert.throws(of({ meta: { [product.metaKeys.world]: bad } }), RequestRefusal, JSON.stringify(bad));
  }
});

test("a name that is too short is told its length, what is allowed, and one that would do", () => {
  const refusalFor = (name: string) => {
    try {
      placeIn(unnamed, { handleHeader: name });
    } catch (error) {
      if (error instanceof RequestRefusal) return error.fault;
    }
    return assert.fail(`${name} was accepted`);
  };
  const { field, message, hint } = refusalFor("my-desk");
  assert.equal(field, "X-Gds-Session");
  assert.match(message, /has 7 characters.*16 to 128/);
  const proposed = /for example ([A-Za-z0-9_-]+)/.exec(hint)?.[1] ?? "";
  assert.match(proposed, /^my-desk/);
  assert.equal(placeIn(unnamed, { handleHeader: proposed }).id, proposed);
  assert.match(refusalFor("ci.desk").message, /has 4 characters/);
});

test("callers that name nothing share the session of their world, where the pack has them share one", () => {
  const sharing = (own: typeof unnamed, sources: Partial<PlaceSources> = {}) =>
    resolvePlace({ ...nothingNamed, ...sources }, rulesIn(own, true));
  const { scope } = sharing(unnamed);
  assert.equal(scope.kind, "anonymous");
  assert.equal(scope.id, sharing(unnamed).scope.obtain());
  assert.notEqual(parseSessionId(scope.id ?? ""), undefined);
  const ids = [sharing(unnamed), sharing(named), sharing(unnamed, { worldHeader: "other" })].map(
    (place) => place.scope.id,
  );
  assert.equal(new Set(ids).size, 3);
  assert.equal(sharing(unnamed, { worldHeader: "ci" }).scope.id, sharing(named).scope.id);
  assert.equal(sharing(unnamed, { connection }).scope.id, connection.id);
  assert.equal(sharing(unnamed, { handleHeader: handle }).scope.id, handle);
});

test("a session among the arguments counts where neither _meta nor a header names one, and before the connection", () => {
  const of = (sources: Partial<PlaceSources>, argument: unknown) =>
    resolvePlace({ ...nothingNamed, ...sources }, rulesIn(unnamed), argument).scope.id;
  assert.equal(of({}, handle), handle);
  assert.equal(of({ connection }, handle), handle);
  assert.equal(of({ handleHeader: "handle-in-the-header" }, handle), "handle-in-the-header");
  assert.throws(
    () => of({}, "my-desk"),
    (error) => error instanceof RequestRefusal && error.fault.field === "session",
  );
});

test("a process's session is in the server's own world, and one of another world is refused", () => {
  assert.deepEqual(processSession(named, handle, product), { kind: "stdio", id: `ci.${handle}`, world: "ci" });
  assert.deepEqual(processSession(named, `ci.${handle}`, product).id, `ci.${handle}`);
  assert.match(processSession(unnamed, undefined, product).id, /^[A-Za-z0-9_-]{22}$/);
  assert.throws(
    () => processSession(unnamed, `ci.${handle}`, product),
    /world 'ci', but this server's world is 'default'/,
  );
});

test("ids and keys come apart as they were put together, and no two worlds share one", () => {
  const name = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/);
  const local = fc.stringMatching(/^[A-Za-z0-9_-]{16,128}$/);
  fc.assert(
    fc.property(name, local, fc.string(), (world, id, seed) => {
      const parsed = parseSessionId(sessionIdIn(world, id));
      assert.deepEqual(parsed, { world: world === "default" ? undefined : world, local: id });
      assert.equal(worldNameOf(worldKeyOf(world, seed)), world);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void parseSessionId(text)));
});
