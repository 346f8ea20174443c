/** Reads a world's outbox. Its entries have the world's revisions as ids. */
import { checkReadEvents } from "../commandChecks.js";
import type { BookingEvent } from "../ports/events.js";
import type { ValkeyConnection } from "./connection.js";
import type { Keys } from "./keys.js";
import { eventFromText } from "./records.js";

const fieldsOfAnEvent = 2;

export interface OutboxReader {
  /** Events after an id, oldest first. */
  readonly after: (world: string, id: number, limit: number) => Promise<readonly BookingEvent[]>;
  /** The newest event's id, 0 if there is none. */
  readonly newestId: (world: string) => Promise<number>;
}

export const createOutboxReader = (connection: ValkeyConnection, keys: Keys): OutboxReader => ({
  after: async (world, id, limit) => {
    checkReadEvents(id, limit);
    const { outbox } = keys.world(world);
    const entries = await connection.ask((client) => client.xrange(outbox, `${id + 1}`, "+", "COUNT", limit));
    return entries.flatMap(([entryId, fields]) =>
      fields.length < fieldsOfAnEvent ? [] : [eventFromText(world, Number.parseInt(entryId, 10), fields[1] ?? "")],
    );
  },
  newestId: async (world) => {
    const { outbox } = keys.world(world);
    const [newest] = await connection.ask((client) => client.xrevrange(outbox, "+", "-", "COUNT", 1));
    return newest === undefined ? 0 : Number.parseInt(newest[0], 10);
  },
});
