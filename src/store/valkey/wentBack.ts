/**
 * Finds worlds that have gone back to an earlier state. Epochs and revisions only rise, even through a reset or a deletion, so a
 * world with lower ones than were seen before has lost data.
 */
import type { OutboxEvent } from "../ports/events.js";
import type { ValkeyConnection } from "./connection.js";
import { type HeardChange, isSameChange } from "./eventOrder.js";
import type { Keys } from "./keys.js";
import { createOutboxReader } from "./outboxReader.js";

const readAtOnce = 100;

/** The state in which a world was seen. */
export interface Seen {
  readonly epoch: number;
  readonly revision: number;
  /** Undefined for a world that is known only from an event. */
  readonly createdAtMs: number | undefined;
  /** The newest event of the world that was received. */
  readonly change?: OutboxEvent | undefined;
}

const nothingSeen: Seen = { epoch: 0, revision: 0, createdAtMs: undefined };

/** Whether the world is not the one that was seen: it has an earlier epoch, or the same epoch with another time of creation. */
export const isOther = (seen: Seen, epoch: number, createdAtMs: number): boolean =>
  epoch < seen.epoch || (epoch === seen.epoch && seen.createdAtMs !== undefined && seen.createdAtMs !== createdAtMs);

/** Adds the newest received events, including those of worlds that no reply has shown. */
export const withHeard = (
  seen: ReadonlyMap<string, Seen>,
  heard: ReadonlyMap<string, HeardChange>,
): ReadonlyMap<string, Seen> => {
  const all = new Map(seen);
  for (const [world, { id, event }] of heard) {
    const { revision, ...before } = all.get(world) ?? nothingSeen;
    all.set(world, { ...before, revision: Math.max(revision, id), change: event });
  }
  return all;
};

/** Describes what the world lacks compared with what was seen; undefined if nothing. */
const fallenBehind = async (
  connection: ValkeyConnection,
  keys: Keys,
  world: string,
  seen: Seen,
): Promise<string | undefined> => {
  const { meta } = keys.world(world);
  const [epoch, revision, createdAtMs] = await connection.ask((client) =>
    client.hmget(meta, "epoch", "revision", "createdAtMs"),
  );
  const name = JSON.stringify(world);
  if (revision === null || revision === undefined) return `world ${name} is not there any more`;
  if (Number(revision) < seen.revision) {
    return `world ${name} had ${seen.revision} changes or more, and now ${revision}`;
  }
  if (typeof epoch !== "string") return undefined;
  if (isOther(seen, Number(epoch), Number(createdAtMs))) return `world ${name} is another one than before`;
  const { change } = seen;
  if (change === undefined) return undefined;
  // The revision may be as high again because of new changes, so the event itself is compared.
  const [found] = await createOutboxReader(connection, keys).after(world, change.id - 1, 1);
  const isSame = found?.id !== change.id || isSameChange(found, change);
  return isSame ? undefined : `change ${change.id} of world ${name} is another one than was told`;
};

/** Describes the worlds that have lost data since they were seen; undefined if there are none. */
export const whatWentBack = async (
  connection: ValkeyConnection,
  keys: Keys,
  seen: ReadonlyMap<string, Seen>,
): Promise<string | undefined> => {
  const worlds = [...seen];
  const found: string[] = [];
  for (let at = 0; at < worlds.length; at += readAtOnce) {
    const some = worlds.slice(at, at + readAtOnce);
    const behind = await Promise.all(some.map(([world, last]) => fallenBehind(connection, keys, world, last)));
    found.push(...behind.filter((one) => one !== undefined));
  }
  const [first] = found;
  if (first === undefined) return undefined;
  return found.length === 1 ? first : `${first}, and ${found.length - 1} more worlds went back`;
};
