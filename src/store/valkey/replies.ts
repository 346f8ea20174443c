/** Reads the replies of scripts, whose shape TypeScript cannot know. A reply of another shape means a script of another version. */
import { StoreUnavailableError } from "../errors.js";

/** The reply as a list. Throws StoreUnavailableError for any other. */
export const listReply = (reply: unknown): readonly unknown[] => {
  if (Array.isArray(reply)) return reply;
  throw new StoreUnavailableError(`Valkey gave an answer that the store does not understand: ${typeof reply}.`);
};

/** Text of any kind: Buffers, numbers; "" for what is not there. */
export const textReply = (reply: unknown): string => {
  if (reply === null || reply === undefined) return "";
  return Buffer.isBuffer(reply) ? reply.toString("utf8") : String(reply);
};

export const numberReply = (reply: unknown): number => Number(textReply(reply));

/** Bytes. Throws StoreUnavailableError for anything else. */
export const bufferReply = (reply: unknown): Buffer => {
  if (Buffer.isBuffer(reply)) return reply;
  throw new StoreUnavailableError(`Valkey gave an answer that the store does not understand: ${typeof reply}.`);
};

export interface ScriptAnswer {
  readonly code: string;
  /** What follows the code. */
  readonly rest: readonly unknown[];
}

/** The reply of a script that begins with a code. */
export const answerOf = (reply: unknown): ScriptAnswer => {
  const [code, ...rest] = listReply(reply);
  return { code: textReply(code), rest };
};
