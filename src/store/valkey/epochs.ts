/** Turns a script's answer about the whole world into the port's errors. */
import { StoreUnavailableError } from "../errors.js";
import { WorldMissingError, WorldResetError } from "../ports/errors.js";
import { type ScriptAnswer, textReply } from "./replies.js";

export const missingWorld = (key: string): WorldMissingError =>
  new WorldMissingError(`There is no world ${JSON.stringify(key)}.`);

/**
 * The error for an answer that the caller does not handle itself: the world is in another epoch or does not exist, or the code is
 * unknown.
 */
export const refusalOf = (key: string, { code, rest }: ScriptAnswer): Error => {
  if (code === "missing") return missingWorld(key);
  if (code === "reset") {
    return new WorldResetError(`The world ${JSON.stringify(key)} was reset: it is in epoch ${textReply(rest[0])}.`);
  }
  return new StoreUnavailableError(`Valkey gave an answer that the store does not understand: ${code}.`);
};
