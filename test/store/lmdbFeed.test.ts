/** What a process is told that looks at the feed of an LMDB file too late, or in vain. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { StoreEvent } from "../../src/store/index.js";
import { createFeed } from "../../src/store/lmdb/feed.js";
import type { Table } from "../../src/store/lmdb/table.js";
import { until } from "../support/until.js";

const newest: StoreEvent = { kind: "worldReset", world: "team", epoch: 2 };

test("changes that went from the feed before they were seen are said to be missed, before what is told of the rest", (t) => {
  let written = 7;
  const heard: StoreEvent[] = [];
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

test("changes that could not be read are told of when they can be, and the failure is said once", async (t) => {
  let written = 7;
  let failures = 0;
  const heard: StoreEvent[] = [];
  const said: string[] = [];
  const table: Table = {
    get: () => String(written),
    range: () => {
      if (failures === 3) return [{ key: [], value: JSON.stringify(newest) }];
      failures += 1;
      throw new Error("no place left");
    },
    put: () => assert.fail("it wrote"),
    remove: () => assert.fail("it removed"),
    isEmpty: () => false,
  };
  const feed = createFeed(
    { read: (step) => step(table) },
    (message) => said.push(message),
    () => undefined,
  );
  t.after(feed.close);
  t.after(feed.subscribe((event) => heard.push(event)));
  written = 8;
  await until("the change is told of", () => heard.length > 0);
  assert.deepEqual(heard, [newest]);
  assert.deepEqual(said, ["The changes of other processes could not be read: Error: no place left"]);
});
