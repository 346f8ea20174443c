/** Reads the untyped replies of scripts. A reply of an unexpected type means a script of another version. */
import { StoreUnavailableError } from "../errors.js";

/** The reply as a list. Throws StoreUnavailableError if it is none. */
export const listReply = (reply: unknown): readonly unknown[] => {
  if (Array.isArray(reply)) return reply;
  throw new StoreUnavailableError(`Valkey gave an answer that the store does not understand: ${typeof reply}.`);
};

/** A Buffer, text or number as text; "" for null and undefined. */
export const textReply = (reply: unknown): string => {
  if (reply === null || reply === undefined) return "";
  return Buffer.isBuffer(reply) ? reply.toString("utf8") : String(reply);
};

export const numberReply = (reply: unknown): number => Number(textReply(reply));

/** The reply as a Buffer. Throws StoreUnavailableError if it is none. */
export const bufferReply = (reply: unknown): Buffer => {
  if (Buffer.isBuffer(reply)) return reply;
  throw new StoreUnavailableError(`Valkey gave an answer that the store does not understand: ${typeof reply}.`);
};

export interface ScriptAnswer {
  readonly code: string;
  /** What follows the code. */
  readonly rest: readonly unknown[];
}

/** The reply of a script as a code and the rest. Throws StoreUnavailableError if it is no list. */
export const answerOf = (reply: unknown): ScriptAnswer => {
  const [code, ...rest] = listReply(reply);
  return { code: textReply(code), rest };
};
