/** What a process is told that looks at the feed of an LMDB file too late. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoreEvent } from "../../src/store/index.js";
import { createFeed } from "../../src/store/lmdb/feed.js";
import type { Table } from "../../src/store/lmdb/table.js";

test("changes that went from the feed before they were seen are said to be missed, before what is told of the rest", (t) => {
  let written = 7;
  const heard: StoreEvent[] = [];
  const newest: StoreEvent = { kind: "worldReset", world: "team", epoch: 2 };
  const table: Table = {
    get: () => String(written),
    range: () => [{ key: [], value: JSON.stringify(newest) }],
    put: () => assert.fail("it wrote"),
    remove: () => assert.fail("it removed"),
    isEmpty: () => false,
  };
  const feed = createFeed(
    { read: (step) => step(table) },
    () => undefined,
    () => undefined,
  );
  t.after(feed.close);
  t.after(feed.subscribe((event) => heard.push(event)));
  written = 40_007;
  feed.tellNews();
  assert.deepEqual(heard, [{ kind: "changesUnknown" }, { kind: "presenceUnknown" }, newest]);
});
