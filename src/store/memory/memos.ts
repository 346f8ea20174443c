/** The memos of the memory store. */
import { checkMemoTime } from "../commandChecks.js";
import type { MemoStore } from "../ports/memos.js";
import type { Worlds } from "./worlds.js";

export const createMemos = ({ readable }: Pick<Worlds, "readable">): MemoStore => ({
  keepMemo: async (world, key, text, keepMs, realNowMs) => {
    checkMemoTime(realNowMs, keepMs);
    readable(world)?.memos.keep(key, text, keepMs, realNowMs);
  },
  readMemo: async (world, key, realNowMs) => readable(world)?.memos.read(key, realNowMs),
  dropMemo: async (world, key, realNowMs) => readable(world)?.memos.drop(key, realNowMs) ?? false,
});
