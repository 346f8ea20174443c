/**
 * Takes locator numbers. Callers of one world share commands: while one command is running, the next callers are collected for
 * the following one. Numbers are given out in the order of the calls.
 *
 * If a world's life is not the present one (see `continuity.ts`), the world may have given out more numbers than its counter
 * shows. Then the first process that takes a number moves the counter to a random position that is almost certainly unused.
 */
import { StoreUnavailableError } from "../errors.js";
import type { WorldRef } from "../ports/worlds.js";
import type { Life } from "./admission.js";
import type { Context } from "./context.js";
import { refusalOf } from "./epochs.js";
import { unusedStart } from "./locatorStarts.js";
import { answerOf, numberReply, textReply } from "./replies.js";

const mostTries = 5;
/** Not the name of any life: the world must already be in the present life. */
const noOtherLife = "-";

interface NumberRequest {
  readonly resolve: (taken: number) => void;
  readonly reject: (error: unknown) => void;
}

/** The position from which the numbers of a world of another life, or of none (""), continue: "" means the present position. */
const placeAfter = (earlierLife: string, { isFirst }: Life): number | "" =>
  earlierLife === "" && isFirst ? "" : unusedStart();

export const createLocatorNumbers = ({
  connection,
  keys,
  continuity,
}: Context): ((world: WorldRef) => Promise<number>) => {
  /** By the world's epoch and key: the callers that wait while a command of that world is running. */
  const gathering = new Map<string, NumberRequest[]>();

  const takeMany = async (world: WorldRef, count: number): Promise<number> => {
    const { meta } = keys.world(world.key);
    let [from, start]: [string, number | ""] = [noOtherLife, ""];
    for (let tried = 0; tried < mostTries; tried += 1) {
      const life = await continuity.lifeOf(world.key);
      const reply = await connection.run("takeLocatorNumbers", [meta], [world.epoch, count, life.name, from, start]);
      const answer = answerOf(reply);
      if (answer.code === "life") {
        // The world's life may be newer than the one that this process knows.
        await continuity.look();
        from = textReply(answer.rest[0]);
        start = placeAfter(from, await continuity.lifeOf(world.key));
      } else if (answer.code !== "done") {
        throw refusalOf(world.key, answer);
      } else if (life.holds()) {
        return numberReply(answer.rest[0]);
      }
      // Otherwise the numbers are left as a gap: the connection broke, and the answer may come from another run.
    }
    throw new StoreUnavailableError(`Valkey at ${connection.place} changes too often to give out locators. Try again.`);
  };

  const serve = async (world: WorldRef, name: string, first: NumberRequest): Promise<void> => {
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
