/** The queues of charter as the command of due work sees them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dueQueues } from "../../../src/packs/charter/dueQueues.js";

test("an answer of the marketplace that is brought back has the whole schedule before it", () => {
  const queue = dueQueues.find((each) => each.queue === "avinode.answers");
  const dossier = {
    ...{ collection: "avinode.answers", id: "a", version: 9, sequence: 1, claims: 0, due: undefined },
    lists: ["status=dead_letter"],
  };
  assert.deepEqual(queue?.revived?.({ ...dossier, document: JSON.stringify({ events: [], failures: 8 }) }), {
    document: JSON.stringify({ events: [], failures: 0 }),
    lists: [],
  });
  assert.deepEqual(queue?.revived?.({ ...dossier, document: "[]" }), { document: "[]", lists: [] });
});
