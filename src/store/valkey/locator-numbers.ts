/**
 * Locator numbers: callers of one world that wait at the same time share one command. While a command is under way the
 * next callers gather, so nobody waits for company, and numbers go out in the order of the calls.
 */
import type { WorldRef } from "../worlds-port.js";
import type { Context } from "./context.js";
import { refusalOf } from "./epochs.js";
import { answerOf, numberReply } from "./replies.js";

interface Caller {
  readonly resolve: (taken: number) => void;
  readonly reject: (error: unknown) => void;
}

export const createLocatorNumbers = ({ connection, keys }: Context): ((world: WorldRef) => Promise<number>) => {
  /** By the world's key and epoch: who waits while a command of that world is under way. */
  const gathering = new Map<string, Caller[]>();

  const takeMany = async (world: WorldRef, count: number): Promise<number> => {
    const reply = await connection.run("takeLocatorNumbers", [keys.world(world.key).meta], [world.epoch, count]);
    const answer = answerOf(reply);
    if (answer.code !== "done") throw refusalOf(world.key, answer);
    return numberReply(answer.rest[0]);
  };

  const serve = async (world: WorldRef, name: string, first: Caller): Promise<void> => {
    let callers = [first];
    while (callers.length > 0) {
      gathering.set(name, []);
      try {
        const taken = await takeMany(world, callers.length);
        for (const [index, { resolve }] of callers.entries()) resolve(taken + index);
      } catch (error) {
        for (const { reject } of callers) reject(error);
      }
      callers = gathering.get(name) ?? [];
    }
    gathering.delete(name);
  };

  return (world) =>
    new Promise((resolve, reject) => {
      const name = `${world.epoch} ${world.key}`;
      const waiting = gathering.get(name);
      if (waiting !== undefined) waiting.push({ resolve, reject });
      else void serve(world, name, { resolve, reject });
    });
};
