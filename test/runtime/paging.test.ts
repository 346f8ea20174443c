/** Pages and cursors. */
import assert from "node:assert/strict";
import test from "node:test";
import fc from "fast-check";
import { RequestRefusal } from "../../src/contract/refusal.js";
import { pageOf } from "../../src/runtime/calls/paging.js";

const entriesOf = (count: number) => Array.from({ length: count }, (_, index) => ({ index }));

test("following the cursors gives every entry once, in order, for any length and page size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }), (count, size) => {
      const entries = entriesOf(count);
      const seen: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = pageOf(entries, cursor, { list: "tools", hash: "h", size });
        assert.ok(page.entries.length <= size);
        seen.push(...page.entries);
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      assert.deepEqual(seen, entries);
    }),
  );
});

test("a cursor of another list, of another version of the list, or of nobody is refused", () => {
  const entries = entriesOf(10);
  const { nextCursor } = pageOf(entries, undefined, { list: "tools", hash: "h", size: 4 });
  for (const options of [
    { list: "resources", hash: "h", size: 4 },
    { list: "tools", hash: "other", size: 4 },
  ]) {
    assert.throws(() => pageOf(entries, nextCursor, options), RequestRefusal);
  }
  fc.assert(
    fc.property(fc.anything(), (cursor) => {
      fc.pre(cursor !== undefined && cursor !== null && cursor !== "" && cursor !== nextCursor);
      assert.throws(() => pageOf(entries, cursor, { list: "tools", hash: "h", size: 4 }), RequestRefusal);
    }),
  );
});

test("a cursor that is null or empty asks for the first page, as none does", () => {
  const options = { list: "tools", hash: "h", size: 4 };
  const entries = entriesOf(10);
  const first = pageOf(entries, undefined, options);
  assert.deepEqual(first.entries, entries.slice(0, 4));
  for (const cursor of [null, ""]) assert.deepEqual(pageOf(entries, cursor, options), first);
});

test("a page has one cursor: no other text for it, and no other beginning", () => {
  const options = { list: "tools", hash: "h", size: 4 };
  const entries = entriesOf(10);
  const { nextCursor = "" } = pageOf(entries, undefined, options);
  assert.equal(pageOf(entries, nextCursor, options).entries.length, 4);
  const [mark] = Buffer.from(nextCursor, "base64url").toString("latin1").split(".");
  const forged = ["5", "04", "4.0", "4e0", " 4", "8.5"].map((start) =>
    Buffer.from(`${mark}.${start}`, "latin1").toString("base64url"),
  );
  for (const cursor of [`${nextCursor}=`, `${nextCursor}!`, ` ${nextCursor}`, ...forged]) {
    assert.throws(() => pageOf(entries, cursor, options), RequestRefusal, cursor);
  }
});
