/** What the documents show of the product is what the product does. */
import assert from "node:assert/strict";
import test from "node:test";
import { blocks, committedBlock } from "./blocks.js";

/** The first line that differs says enough; the whole text would drown it. */
const firstDifference = (committed: string, written: string): object | undefined => {
  const [ours, theirs] = [committed.split("\n"), written.split("\n")];
  const index = Array.from({ length: Math.max(ours.length, theirs.length) }, (_line, at) => at).find(
    (at) => ours[at] !== theirs[at],
  );
  return index === undefined ? undefined : { document: ours[index], product: theirs[index] };
};

for (const [name, block] of Object.entries(blocks)) {
  test(`${block.file} shows what the product does: else run npm run docs:${name} and review the difference`, async () => {
    assert.equal(firstDifference(committedBlock(name, block), await block.write()), undefined);
  });
}
