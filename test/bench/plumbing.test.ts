/** How much of the product a reader passes through who follows one warm search. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { searchPathsOn } from "../../bench/searchPath.js";
import { skipWithoutValkey, startValkey } from "../support/valkey.js";

const bar = 46;
/** Files that no search can do without: a count that lacks them is wrong. */
const certain = ["transport/http/serve.ts", "runtime/calls/toolCalls.ts", "store/valkey/connection.ts"];

test("a warm search over HTTP on Valkey enters fewer than 46 files of plumbing, in both protocol eras", {
  skip: skipWithoutValkey,
}, async (t) => {
  const { url } = await startValkey(t, { appendOnly: "no" });
  const paths = await searchPathsOn(url);
  assert.equal(paths.length, 2);
  for (const { revision, plumbing } of paths) {
    for (const file of certain) assert.ok(plumbing.includes(file), `${revision} does not enter ${file}`);
    assert.ok(plumbing.length < bar, `${revision} enters ${plumbing.length}:\n${plumbing.join("\n")}`);
  }
});
