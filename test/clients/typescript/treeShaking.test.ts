/** What a program does not import is not in its bundle. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { build } from "esbuild";
import { gds } from "../../../generated/gds/client/index.js";
import { reasons } from "../../../generated/gds/client/reasons.js";
import { repository } from "../../support/repository.js";

const bundleOf = async (program: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: `${repository}/generated/gds/client` },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
};

const names = Object.values(gds).map(({ name }) => name);

describe("a bundle", () => {
  it("of one tool knows no other, no resource and no catalogue", async () => {
    const bundle = await bundleOf('import { searchFlights } from "./tools.js"; console.log(searchFlights);');
    assert.ok(bundle.includes('name: "searchFlights"'));
    for (const name of names.filter((other) => other !== "searchFlights"))
      assert.ok(!bundle.includes(`"${name}"`), name);
    assert.ok(!bundle.includes("gds://"));
    assert.ok(!bundle.includes("IDEMPOTENCY_CONFLICT"));
    assert.ok(!bundle.includes("uriTemplate"));
  });

  it("of one resource knows no tool", async () => {
    const bundle = await bundleOf('import { airports } from "./resources.js"; console.log(airports);');
    assert.ok(bundle.includes("gds://mock-data/airports"));
    assert.ok(!bundle.includes("gds://mock-data/airlines"));
    for (const name of names) assert.ok(!bundle.includes(`"${name}"`), name);
  });

  it("of the whole client has every tool, and neither mock nor catalogue", async () => {
    const bundle = await bundleOf('import { createClient, gds } from "./index.js"; console.log(createClient, gds);');
    for (const name of names) assert.ok(bundle.includes(`"${name}"`), name);
    assert.ok(!bundle.includes("createMockClient"));
    assert.ok(!bundle.includes(reasons.SOLD_OUT.hint));
  });

  it("of an import that is not used is empty", async () => {
    const bundle = await bundleOf('import { createClient } from "./index.js"; import { bookCar } from "./tools.js";');
    assert.equal(bundle.replaceAll(/\/\/.*\n/g, "").trim(), "");
  });
});
