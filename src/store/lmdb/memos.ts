/** The memos of the LMDB store. Processes of earlier versions on the same file ignore them. */
import { checkMemoTime } from "../commandChecks.js";
import { isKept, isLiveMemo } from "../memoRules.js";
import { type MemoStore, mostMemos } from "../ports/memos.js";
import { readCount, takeNext } from "./entries.js";
import { type EpochPrefix, kindRange, memoCounterKey, memoCountKey, memoKey, memoOrderKey } from "./keys.js";
import { expiryFromText, expiryToText, type KeptMemo, memoFromText, memoToText } from "./records.js";
import type { DurableTable, ReadableTable, Table } from "./table.js";
import { presentPrefix } from "./worlds.js";

const findMemo = (table: ReadableTable, prefix: EpochPrefix, key: string): KeptMemo | undefined => {
  const text = table.get(memoKey(prefix, key));
  return text === undefined ? undefined : memoFromText(text);
};

const addToCount = (table: Table, prefix: EpochPrefix, change: number): void =>
  table.put(memoCountKey(prefix), String(readCount(table, memoCountKey(prefix)) + change));

/** Removes a memo and returns it; undefined if there was none. */
const forget = (table: Table, prefix: EpochPrefix, key: string): KeptMemo | undefined => {
  const memo = findMemo(table, prefix, key);
  if (memo === undefined) return undefined;
  table.remove(memoKey(prefix, key));
  table.remove(memoOrderKey(prefix, memo.order));
  addToCount(table, prefix, -1);
  return memo;
};

const keep = (table: Table, prefix: EpochPrefix, key: string, memo: Omit<KeptMemo, "order">): void => {
  const order = takeNext(table, memoCounterKey(prefix));
  table.put(memoKey(prefix, key), memoToText({ ...memo, order }));
  table.put(memoOrderKey(prefix, order), expiryToText(key));
  addToCount(table, prefix, 1);
};

/** Memos checked per write. More than one, so that expired ones are removed faster than new ones come. */
const lookedAtPerKeep = 4;

/** Removes memos from the oldest on, while they have expired or there are more than `mostMemos`. */
const makeRoom = (table: Table, prefix: EpochPrefix, realNowMs: number): void => {
  for (const { value } of [...table.range(kindRange("memo-order", prefix), lookedAtPerKeep)]) {
    const key = expiryFromText(value);
    const memo = findMemo(table, prefix, key);
    const isTooMuch = readCount(table, memoCountKey(prefix)) > mostMemos;
    if (!isTooMuch && memo !== undefined && isLiveMemo(memo, realNowMs)) return;
    forget(table, prefix, key);
  }
};

export const createMemos = ({ table }: { readonly table: DurableTable }): MemoStore => ({
  keepMemo: async (world, key, text, keepMs, realNowMs) => {
    checkMemoTime(realNowMs, keepMs);
    await table.write((step) => {
      const prefix = presentPrefix(step, world);
      if (prefix === undefined) return;
      forget(step, prefix, key);
      if (isKept(key, text)) keep(step, prefix, key, { text, endsAtMs: realNowMs + keepMs });
      makeRoom(step, prefix, realNowMs);
    });
  },
  readMemo: async (world, key, realNowMs) =>
    table.read((step) => {
      const prefix = presentPrefix(step, world);
      const memo = prefix === undefined ? undefined : findMemo(step, prefix, key);
      return memo !== undefined && isLiveMemo(memo, realNowMs) ? memo.text : undefined;
    }),
  dropMemo: (world, key, realNowMs) =>
    table.write((step) => {
      const prefix = presentPrefix(step, world);
      const memo = prefix === undefined ? undefined : forget(step, prefix, key);
      return memo !== undefined && isLiveMemo(memo, realNowMs);
    }),
});
