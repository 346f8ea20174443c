/** The portable list of tools is made of the verbatim one: byte for byte what its hash was made of. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { contract as conformance } from "../../generated/conformance/contract.js";
import { contract as gds } from "../../generated/gds/contract.js";
import { changedEntries } from "../../src/contract/manifestChanges.js";

const hashOf = (list: unknown): string =>
  createHash("sha256")
    .update(`${JSON.stringify(list, undefined, 2)}\n`)
    .digest("hex");

describe("the manifest of a pack", () => {
  for (const contract of [gds, conformance]) {
    for (const profile of ["portable", "verbatim"] as const) {
      it(`${contract.name}, ${profile}: has the bytes that its hash names`, async () => {
        const { tools, hash } = await contract.loadManifest(profile);
        assert.equal(hashOf(tools), hash);
      });
    }
  }

  it("has other lists in its two forms", async () => {
    const [portable, verbatim] = await Promise.all([gds.loadManifest("portable"), gds.loadManifest("verbatim")]);
    assert.notEqual(portable.hash, verbatim.hash);
  });
});

describe("changes of entries", () => {
  const entries = [
    { name: "one", title: "One", schema: { type: "object", anyOf: [], more: 1 } },
    { name: "two", title: "Two" },
  ];

  it("replace, remove and add, and keep the order of what stays", () => {
    const changed = changedEntries(entries, { one: { title: "First", schema: { anyOf: null, last: { deep: true } } } });
    const expected = { name: "one", title: "First", schema: { type: "object", more: 1, last: { deep: true } } };
    assert.equal(JSON.stringify(changed[0]), JSON.stringify(expected));
    assert.equal(changed[1], entries[1]);
  });

  it("leave what they change as it was", () => {
    const before = JSON.stringify(entries);
    changedEntries(entries, { one: { schema: { type: null } } });
    assert.equal(JSON.stringify(entries), before);
  });

  it("that fit no entry are refused", () => {
    for (const changes of [{ three: {} }, { one: "text" }, [], null])
      assert.throws(() => changedEntries(entries, changes), /changes of a manifest .* npm run codegen$/);
  });
});
