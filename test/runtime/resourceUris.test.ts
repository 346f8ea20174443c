/** Matching of URIs to resources and templates. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { createResourceMatcher } from "../../src/contract/resourceUris.js";

const resource = (name: string, address: { uri: string } | { uriTemplate: string }) => ({
  name,
  title: name,
  description: name,
  mimeType: "application/json",
  cache: { scope: "public" as const, ttlMs: 0 },
  ...address,
});

const match = createResourceMatcher([
  resource("one", { uriTemplate: "x://things/{id}" }),
  resource("part", { uriTemplate: "x://things/{id}/parts/{part}.json" }),
  resource("fixed", { uri: "x://things/all" }),
]);

test("fixed URIs win over templates, and every variable takes one segment", () => {
  assert.equal(match("x://things/all")?.resource.name, "fixed");
  assert.deepEqual(match("x://things/a%2Fb")?.parameters, { id: "a/b" });
  assert.deepEqual(match("x://things/1/parts/2.json")?.parameters, { id: "1", part: "2" });
  for (const uri of [
    "x://things/",
    "x://things",
    "x://things/1/2",
    "x://things/1/parts/2xjson",
    "y://things/1",
    "x://things/1?q",
    "",
  ]) {
    assert.equal(match(uri), undefined, uri);
  }
});

test("malformed escapes and control characters match nothing", () => {
  for (const uri of ["x://things/%", "x://things/%E0%A4", "x://things/%00", "x://things/a%0Ab"]) {
    assert.equal(match(uri), undefined, uri);
  }
});

test("what was encoded comes back, and nothing throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), (id) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the same characters that the matcher refuses
      fc.pre(!/[\u0000-\u001f\u007f]/.test(id) && id !== "all");
      assert.equal(match(`x://things/${encodeURIComponent(id)}`)?.parameters["id"], id);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void match(`x://things/${text}`)));
});
