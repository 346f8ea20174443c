/**
 * The memos of the Valkey store. Each is a key with a TTL; a memo that has expired for the caller is not returned, even before
 * that.
 */
import { checkMemoTime } from "../commandChecks.js";
import { isKept, isLiveMemo } from "../memoRules.js";
import { type MemoStore, mostMemos } from "../ports/memos.js";
import type { Context } from "./context.js";
import { escapeText } from "./keys.js";
import { textReply } from "./replies.js";

interface KeptMemo {
  readonly text: string;
  /** In real time. */
  readonly endsAtMs: number;
}

/** JSON preserves any text, even lone surrogates. The scripts read the number. */
const memoToText = ({ text, endsAtMs }: KeptMemo): string => `${endsAtMs} ${JSON.stringify(text)}`;

const memoFromText = (kept: string): KeptMemo => {
  const space = kept.indexOf(" ");
  return { endsAtMs: Number(kept.slice(0, space)), text: JSON.parse(kept.slice(space + 1)) };
};

export const createMemos = ({ connection, keys, nextAttempt }: Context): MemoStore => {
  const dropMemo: MemoStore["dropMemo"] = async (world, key, realNowMs) => {
    const { meta, base, attempt } = keys.world(world.key);
    const rest = [world.epoch, escapeText(key), realNowMs];
    return (await connection.write("dropMemo", [meta, base, attempt(nextAttempt())], rest)) === 1;
  };

  return {
    keepMemo: async (world, key, text, keepMs, realNowMs) => {
      checkMemoTime(realNowMs, keepMs);
      if (!isKept(key, text)) {
        await dropMemo(world, key, realNowMs);
        return;
      }
      const { meta, base } = keys.world(world.key);
      const kept = memoToText({ text, endsAtMs: realNowMs + keepMs });
      await connection.run("keepMemo", [meta, base], [world.epoch, escapeText(key), kept, keepMs, mostMemos]);
    },
    readMemo: async (world, key, realNowMs) => {
      const { meta, base } = keys.world(world.key);
      const reply = await connection.run("readMemo", [meta, base], [world.epoch, escapeText(key)]);
      if (reply === null) return undefined;
      const kept = memoFromText(textReply(reply));
      return isLiveMemo(kept, realNowMs) ? kept.text : undefined;
    },
    dropMemo,
  };
};
