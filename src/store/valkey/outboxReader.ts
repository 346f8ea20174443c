/** Reads a world's outbox. The ids of its entries are the world's revisions. */
import { checkReadEvents } from "../commandChecks.js";
import type { OutboxEvent } from "../ports/events.js";
import type { ValkeyConnection } from "./connection.js";
import { dossierEventFromText } from "./dossierRecords.js";
import type { Keys } from "./keys.js";
import { eventFromText } from "./records.js";

/** Parses an entry. The name of its one field tells the kind; undefined for a kind that this version does not know. */
const eventFromEntry = (world: string, [entryId, fields]: [string, string[]]): OutboxEvent | undefined => {
  const [field, text = ""] = fields;
  const id = Number.parseInt(entryId, 10);
  if (field === "e") return eventFromText(world, id, text);
  return field === "d" ? dossierEventFromText(world, id, text) : undefined;
};

export interface OutboxReader {
  /** Events after an id, oldest first. */
  readonly after: (world: string, id: number, limit: number) => Promise<readonly OutboxEvent[]>;
  /** The id of the newest event; 0 if there is none. */
  readonly newestId: (world: string) => Promise<number>;
}

export const createOutboxReader = (connection: ValkeyConnection, keys: Keys): OutboxReader => ({
  after: async (world, id, limit) => {
    checkReadEvents(id, limit);
    const { outbox } = keys.world(world);
    const entries = await connection.ask((client) => client.xrange(outbox, `${id + 1}`, "+", "COUNT", limit));
    return entries.flatMap((entry) => eventFromEntry(world, entry) ?? []);
  },
  newestId: async (world) => {
    const { outbox } = keys.world(world);
    const [newest] = await connection.ask((client) => client.xrevrange(outbox, "+", "-", "COUNT", 1));
    return newest === undefined ? 0 : Number.parseInt(newest[0], 10);
  },
});
