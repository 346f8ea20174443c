/** What releases have kept in their stores, as text: the form of the files beside this one, and the way back into a store. */
import { readFileSync } from "node:fs";
import type { Redis } from "ioredis";
import type { openRaw } from "../lmdbFiles.js";

/** A tool call that the release has answered, in its order, and the structure of its answer. */
export interface RecordedCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly idempotencyKey?: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Released {
  readonly version: string;
  readonly calls: readonly RecordedCall[];
  /** Each entry of the file, in its order. */
  readonly lmdb: readonly (readonly [key: (string | number)[], value: string])[];
  /** The commands that write each key anew; a part that is no text stands in base64 after `base64:`. */
  readonly valkey: readonly (readonly string[])[];
}

/** The session that made the calls, and the instant at which its world stands still. */
export const recordedSession = "session-of-a-release";
export const recordedNow = "2026-05-16T09:00:00Z";

export const readReleased = (version: string): Released =>
  JSON.parse(readFileSync(new URL(`${version}.json`, import.meta.url), "utf8"));

const mark = "base64:";

/** A part of a command as it is recorded. */
export const partOf = (bytes: Buffer): string => {
  const text = bytes.toString("utf8");
  return Buffer.from(text, "utf8").equals(bytes) ? text : `${mark}${bytes.toString("base64")}`;
};

const bytesOf = (part: string): Buffer =>
  part.startsWith(mark) ? Buffer.from(part.slice(mark.length), "base64") : Buffer.from(part, "utf8");

export const fillLmdb = async (raw: ReturnType<typeof openRaw>, { lmdb }: Released): Promise<void> => {
  for (const [key, value] of lmdb) await raw.put(key, value);
};

export const fillValkey = async (redis: Redis, { valkey }: Released): Promise<void> => {
  for (const [command = "", ...parts] of valkey) await redis.call(command, ...parts.map(bytesOf));
};
