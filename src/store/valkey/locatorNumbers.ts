/**
 * Locator numbers: callers of one world that wait at the same time share one command. While a command is under way the
 * next callers gather, so no caller waits for others, and numbers are given out in the order of the calls.
 *
 * A world that is in another life than the Valkey behind the connection may have given out more numbers than it knows of. It is
 * brought over to a place in the numbers that was hardly ever used, by whichever process takes the first one.
 */
import { StoreUnavailableError } from "../errors.js";
import type { WorldRef } from "../ports/worlds.js";
import type { Life } from "./admission.js";
import type { Context } from "./context.js";
import { refusalOf } from "./epochs.js";
import { unusedStart } from "./locatorStarts.js";
import { answerOf, numberReply, textReply } from "./replies.js";

const mostTries = 5;
/** No life has this name: the world has to be in the one that is given. */
const noOtherLife = "-";

interface NumberRequest {
  readonly resolve: (taken: number) => void;
  readonly reject: (error: unknown) => void;
}

/** Where the numbers of another life, or of none, continue: "" for the present position. */
const placeAfter = (earlierLife: string, { isFirst }: Life): number | "" =>
  earlierLife === "" && isFirst ? "" : unusedStart();

export const createLocatorNumbers = ({
  connection,
  keys,
  continuity,
}: Context): ((world: WorldRef) => Promise<number>) => {
  /** By the world's key and epoch: who waits while a command of that world is under way. */
  const gathering = new Map<string, NumberRequest[]>();

  const takeMany = async (world: WorldRef, count: number): Promise<number> => {
    const { meta } = keys.world(world.key);
    let [from, start]: [string, number | ""] = [noOtherLife, ""];
    for (let tried = 0; tried < mostTries; tried += 1) {
      const life = await continuity.lifeOf(world.key);
      const reply = await connection.run("takeLocatorNumbers", [meta], [world.epoch, count, life.name, from, start]);
      const answer = answerOf(reply);
      if (answer.code === "life") {
        // The world may know a newer life than this process.
        await continuity.look();
        from = textReply(answer.rest[0]);
        start = placeAfter(from, await continuity.lifeOf(world.key));
      } else if (answer.code !== "done") {
        throw refusalOf(world.key, answer);
      } else if (life.holds()) {
        return numberReply(answer.rest[0]);
      }
      // Otherwise they are left as a gap: the connection broke, and the answer may be that of another run.
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
