/** The portable list of tools is made of the verbatim one: byte for byte what its hash was made of. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { describe, it } from "node:test";
import { contract as conformance } from "../../generated/conformance/contract.js";
import { contract as gds } from "../../generated/gds/contract.js";
import { changedEntries, withOutputSchemas } from "../../src/contract/manifestChanges.js";

const hashOf = (list: unknown): string =>
  createHash("sha256")
    .update(`${JSON.stringify(list, undefined, 2)}\n`)
    .digest("hex");

describe("the manifest of a pack", () => {
  for (const contract of [gds, conformance]) {
    for (const profile of ["portable", "verbatim"] as const) {
      for (const outputSchemas of ["full", "outline", "none"] as const) {
        it(`${contract.name}, ${profile}, ${outputSchemas}: has the bytes that its hash names`, async () => {
          const { tools, hash } = await contract.loadManifest(profile, outputSchemas);
          assert.equal(hashOf(tools), hash);
        });
      }
    }
  }

  it("has another list in each of its forms", async () => {
    const forms = (["portable", "verbatim"] as const).flatMap((profile) =>
      (["full", "outline", "none"] as const).map((outputSchemas) => gds.loadManifest(profile, outputSchemas)),
    );
    assert.equal(new Set((await Promise.all(forms)).map(({ hash }) => hash)).size, 6);
  });

  it("says in outline what each property at the root is, and nothing where nothing is asked for", async () => {
    const [outline, none] = await Promise.all([
      gds.loadManifest("portable", "outline"),
      gds.loadManifest("portable", "none"),
    ]);
    for (const { outputSchema } of outline.tools) {
      assert.ok(typeof outputSchema === "object" && outputSchema !== null);
      assert.deepEqual(Object.keys(outputSchema), ["type", "properties"]);
    }
    for (const tool of none.tools) assert.equal(Object.hasOwn(tool, "outputSchema"), false);
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

describe("output schemas of a list", () => {
  const entries = [
    {
      name: "one",
      outputSchema: { type: "object", properties: { count: { type: "integer", minimum: 0 } } },
      annotations: {},
    },
    { name: "content", annotations: {} },
  ];
  const outlines = { one: { type: "object", properties: { count: { type: "integer" } } } };

  it("stay, become outlines in the same place, or go", () => {
    assert.equal(withOutputSchemas(entries, "full", undefined), entries);
    assert.equal(
      JSON.stringify(withOutputSchemas(entries, "outline", outlines)),
      JSON.stringify([{ name: "one", outputSchema: outlines.one, annotations: {} }, entries[1]]),
    );
    assert.deepEqual(withOutputSchemas(entries, "none", undefined), [{ name: "one", annotations: {} }, entries[1]]);
  });

  it("without an outline are refused where outlines are asked for", () => {
    assert.throws(() => withOutputSchemas(entries, "outline", {}), /outlines of a manifest .* npm run codegen$/);
  });
});
