/** Whatever is done to a good request, the fast path and the SDK's handlers give one answer to it. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { differencesOf, inWords } from "./compare.js";
import { fastPathDifferences } from "./differences.js";
import { unlisted } from "./listed.js";
import { mutatedRequests } from "./mutations.js";
import { play } from "./play.js";
import { startServer } from "./servers.js";

const runs = 400;

test("a good request with something wrong somewhere gets one answer", async (context) => {
  const [fastPath, throughSdk] = await Promise.all([
    startServer(context, { usesFastPath: true }),
    startServer(context, { usesFastPath: false }),
  ]);
  await fc.assert(
    fc.asyncProperty(mutatedRequests, async ({ words, session, request }) => {
      const one = { name: words, requests: [request], ...(session !== undefined && { session }) };
      const [ours, through] = await Promise.all([play(fastPath, one), play(throughSdk, one)]);
      const differences = differencesOf(ours.comparable, through.comparable);
      const pair = { name: words, ours: ours.comparable, theirs: through.comparable, differences };
      const found = unlisted(pair, fastPathDifferences, new Set()).map(inWords);
      assert.ok(found.length === 0, ["fast path | through the SDK", ...found].join("\n"));
    }),
    { seed: 20_260_728, numRuns: runs },
  );
});
