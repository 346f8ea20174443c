/**
 * The store's mark: a random id of the store's present data, with its earlier ids and the runs of Valkey that served it. A loss
 * of data changes the id. So a Valkey that was emptied has no mark, and one that went back to an older state may have an earlier
 * one.
 */
import { randomBytes } from "node:crypto";
import { StoreUnavailableError } from "../errors.js";
import type { ValkeyConnection } from "./connection.js";
import type { Keys } from "./keys.js";
import { listReply, textReply } from "./replies.js";

const idBytes = 6;
const mostEarlierIds = 50;
const mostTries = 5;
const runField = "run:";

export interface Mark {
  readonly id: string;
  /** Earlier ids of the same store, the newest first. */
  readonly earlier: readonly string[];
  /** Whether data was ever lost. Then a caller may have the locator of a booking that no longer exists. */
  readonly hasLost: boolean;
  /** When each run of Valkey was first found, by Valkey's clock; 0 for those that served when the mark was first made. */
  readonly runs: ReadonlyMap<string, number>;
}

type NewMark = Pick<Mark, "id" | "earlier" | "hasLost">;

const newId = (): string => randomBytes(idBytes).toString("base64url");

/** A mark for a new store, without a known loss. */
const firstMark = (): NewMark => ({ id: newId(), earlier: [], hasLost: false });

/** A mark for a store that has lost data. `known`: its earlier marks. */
export const laterMark = (known: readonly Pick<Mark, "id" | "earlier">[]): NewMark => {
  const earlier = new Set(known.flatMap((mark) => [mark.id, ...mark.earlier]));
  return { id: newId(), earlier: [...earlier].slice(0, mostEarlierIds), hasLost: true };
};

const wordsOf = (text: string | undefined): readonly string[] => (text ?? "").split(" ").filter((word) => word !== "");

const markFromFields = (fields: ReadonlyMap<string, string>): Mark | undefined => {
  const id = fields.get("id");
  if (id === undefined) return undefined;
  const runs = [...fields]
    .filter(([name]) => name.startsWith(runField))
    .map(([name, metAtMs]) => [name.slice(runField.length), Number(metAtMs)] as const);
  return { id, earlier: wordsOf(fields.get("earlier")), hasLost: fields.get("lost") === "1", runs: new Map(runs) };
};

export const readMark = async (connection: ValkeyConnection, { mark }: Keys): Promise<Mark | undefined> =>
  markFromFields(new Map(Object.entries(await connection.ask((client) => client.hgetall(mark)))));

/**
 * Replaces the mark if it has the expected id (undefined: if there is none), and adds the runs that serve now. Returns the mark
 * that is there afterwards: another process's if that was faster.
 */
export const keepMark = async (
  connection: ValkeyConnection,
  { mark: key }: Keys,
  expectedId: string | undefined,
  { id, earlier, hasLost }: NewMark,
  runs: readonly string[],
): Promise<Mark | undefined> => {
  const words = [expectedId ?? "", id, earlier.join(" "), hasLost ? 1 : 0, ...runs];
  const reply = listReply(await connection.run("keepMark", [key], words)).map(textReply);
  const fields = new Map<string, string>();
  for (let at = 0; at + 1 < reply.length; at += 2) fields.set(reply[at] ?? "", reply[at + 1] ?? "");
  return markFromFields(fields);
};

export interface Agreeing {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  /** The runs that serve now. */
  readonly runs: readonly string[];
  /** The mark of this process's last look; undefined at the first look. */
  readonly known: Mark | undefined;
  /** The store was empty when it was opened. */
  readonly wasEmpty: boolean;
}

export interface Agreed {
  readonly mark: Mark;
  /** What is missing from the store, in words; undefined if nothing is. */
  readonly missing: string | undefined;
}

/**
 * Whether other processes subscribe to the store's channel. Each Valkey server counts only its own subscribers, so all are asked.
 */
const hasListeners = async ({ ask, primaries }: ValkeyConnection, { channel }: Keys): Promise<boolean> => {
  const counts = primaries().map((primary) => ask(() => primary.pubsub("NUMSUB", channel)).catch(() => []));
  return (await Promise.all(counts)).some(([, count]) => Number(count ?? 0) > 0);
};

/** The mark that the store should have, given the one that was found, and what is missing in words. */
const wantedMark = async (
  { connection, keys, known, wasEmpty }: Agreeing,
  found: Mark | undefined,
): Promise<{ readonly wanted: NewMark; readonly missing?: string }> => {
  if (found === undefined) {
    if (known !== undefined) return { wanted: laterMark([known]), missing: "it is empty, or was" };
    const isEmptied = wasEmpty && (await hasListeners(connection, keys));
    if (!isEmptied) return { wanted: firstMark() };
    return { wanted: laterMark([]), missing: "it is empty, although other servers are connected to it" };
  }
  if (known === undefined || known.id === found.id) return { wanted: found };
  if (found.earlier.includes(known.id)) {
    return { wanted: found, missing: "another server has found that something is missing" };
  }
  return { wanted: laterMark([known, found]), missing: "it is in an older state, or another store is in its place" };
};

/**
 * Writes the mark that the store should have, and the runs that serve now. Repeats that if another process changes the mark at
 * the same time. Rejects with StoreUnavailableError if that happens too often.
 */
export const agreeOnMark = async (agreeing: Agreeing, found: Mark | undefined): Promise<Agreed> => {
  const { connection, keys, runs } = agreeing;
  let present = found;
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { wanted, missing } = await wantedMark(agreeing, present);
    const known = present?.runs;
    if (present !== undefined && wanted === present && runs.every((run) => known?.has(run))) {
      return { mark: present, missing };
    }
    const kept = await keepMark(connection, keys, present?.id, wanted, runs);
    if (kept?.id === wanted.id) return { mark: kept, missing };
    present = kept;
  }
  throw new StoreUnavailableError(`The store in Valkey at ${connection.place} changes too fast to be recognized.`);
};
