/** Whatever is done to a good request, the lean path and the SDK's handlers give one answer to it. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { differencesOf, inWords } from "./compare.js";
import { leanDifferences } from "./differences.js";
import { unlisted } from "./listed.js";
import { mutatedRequests } from "./mutations.js";
import { play } from "./play.js";
import { startServer } from "./servers.js";

const runs = 400;

test("a good request with something wrong somewhere gets one answer", async (context) => {
  const [lean, throughSdk] = await Promise.all([
    startServer(context, { isDirect: true }),
    startServer(context, { isDirect: false }),
  ]);
  await fc.assert(
    fc.asyncProperty(mutatedRequests, async ({ words, session, request }) => {
      const one = { name: words, requests: [request], ...(session !== undefined && { session }) };
      const [ours, through] = await Promise.all([play(lean, one), play(throughSdk, one)]);
      const differences = differencesOf(ours.comparable, through.comparable);
      const pair = { name: words, ours: ours.comparable, theirs: through.comparable, differences };
      const found = unlisted(pair, leanDifferences, new Set()).map(inWords);
      assert.ok(found.length === 0, ["lean | through the SDK", ...found].join("\n"));
    }),
    { seed: 20_260_728, numRuns: runs },
  );
});
