/**
 * Imports a world. Its lines are written under a new epoch that nobody reads yet (staged). After the last line that becomes the
 * world's epoch. If the import fails, the world is unchanged and the staged data is removed; after a failure of Valkey only when
 * the world is reset next.
 */
import { StoreUnavailableError, WriteOutcomeUnknownError } from "../errors.js";
import type { ImportOptions } from "../ports/transfer.js";
import type { WorldClock, WorldRef } from "../ports/worlds.js";
import {
  type BookingLine,
  type ContentLine,
  type DossierLine,
  type SessionLine,
  sortedBy,
  type WorldLine,
  WorldLinesError,
  type WriteLine,
} from "../transfer.js";
import { arrivingWorld, changedMeanwhile, notEmpty } from "../transferOrder.js";
import type { Busy } from "./busy.js";
import type { Argument } from "./connection.js";
import type { Context } from "./context.js";
import { headText } from "./dossierRecords.js";
import { escapeText, statusLetters } from "./keys.js";
import { packDocument, placeText, recordText, sequenceLimit } from "./records.js";
import { answerOf, numberReply } from "./replies.js";
import { clientText } from "./sessions.js";
import type { Sweeper } from "./sweeping.js";
import { factArguments, type Worlds } from "./worlds.js";

const dayMs = 86_400_000;
/**
 * The TTL of imported idempotency records, by the world's clock. The lines do not tell the world's present time, so it is long
 * enough for any.
 */
const recordTtlMs = { real: 7 * dayMs, frozen: 30 * dayMs } as const satisfies Record<WorldClock["mode"], number>;
const linesAtOnce = 100;

export interface ImportParts {
  readonly context: Context;
  readonly worlds: Worlds;
  readonly sweeper: Sweeper;
  readonly busy: Pick<Busy, "note">;
}

const bookingArguments = (line: BookingLine, opener: string): readonly Argument[] => {
  const { locator, version, scopeId, status, documentText } = line;
  const place = placeText(line);
  const scope = escapeText(scopeId);
  const header = `${opener} ${version} ${statusLetters[status]} ${place} ${scope}\n`;
  const stored = Buffer.concat([Buffer.from(header, "latin1"), packDocument(documentText)]);
  return ["b", escapeText(locator), place, statusLetters[status], scope, stored];
};

const writeArguments = (line: WriteLine, { mode }: WorldClock): readonly Argument[] => {
  return ["w", escapeText(line.key), recordText(line), recordTtlMs[mode]];
};

const dossierArguments = (line: DossierLine): readonly Argument[] => {
  const { collection, id, documentText } = line;
  return ["d", escapeText(collection), escapeText(id), headText(line), packDocument(documentText)];
};

const sessionArguments = (line: SessionLine, use: number): readonly Argument[] => [
  ...["s", escapeText(line.id), use],
  ...["created", line.createdAtMs, "last", line.lastActivityAtMs, "calls", line.toolCalls],
  ...["client", clientText(line), "expires", line.expiresAtMs, "attempts", " "],
  ...["initialize", line.initialize === null ? "" : escapeText(line.initialize)],
  ...["subscriptions", ` ${line.subscriptions.map((uri) => `${escapeText(uri)} `).join("")}`],
];

type KeptLine = Exclude<ContentLine, SessionLine>;

const lineArguments = (line: KeptLine, opener: string, clock: WorldClock): readonly Argument[] => {
  switch (line.kind) {
    case "sold":
      return ["k", escapeText(line.key), line.sold];
    case "booking":
      return bookingArguments(line, opener);
    case "dossier":
      return dossierArguments(line);
    case "number":
      return ["n", escapeText(line.series), line.last];
    case "write":
      return writeArguments(line, clock);
  }
};

const requireEmpty = async ({ connection, keys }: Context, key: string): Promise<void> => {
  const counts = await connection.ask((client) => client.hmget(keys.world(key).meta, "bookings", "dossiers"));
  const [bookings = 0, dossiers = 0] = counts.map(Number);
  if (bookings + dossiers > 0) throw notEmpty(key, bookings > 0);
};

interface Staged {
  readonly bookings: number;
  readonly sessions: number;
  readonly dossiers: number;
  /** The number of dossiers in a queue. */
  readonly waiting: number;
}

/** Rejects with WorldExistsError, WorldLinesError, TooManyWorldsError or WorldChangingError; the world is then unchanged. */
export const importWorld = async (
  { context, worlds, sweeper, busy }: ImportParts,
  key: string,
  lines: AsyncIterable<WorldLine>,
  { replace = false }: ImportOptions = {},
): Promise<WorldRef> => {
  const { connection, keys, nextAttempt, settle } = context;
  if (!replace) await requireEmpty(context, key);
  const { head, content } = await arrivingWorld(lines);
  for (const name of ["nextSequence", "nextDossierSequence"] as const) {
    if (head[name] <= sequenceLimit) continue;
    throw new WorldLinesError(1, `"${name}" is ${head[name]}, expected at most ${sequenceLimit}`);
  }
  const before = await worlds.find(key);
  const epochBefore = before?.world.epoch ?? "";
  const own = keys.world(key);
  const staged = await connection.ask((client) => client.incr(own.epochs));
  const opener = nextAttempt();
  /** Idempotency keys of the staged records, for `undo`: the store has no index of them. */
  const stagedKeys: string[] = [];

  const stage = async (batch: readonly Argument[]): Promise<void> => {
    const isKept = await connection.run("stageImport", [own.meta, own.base], [staged, epochBefore, ...batch]);
    if (isKept !== 1) throw changedMeanwhile(key);
  };
  const stageAll = async (): Promise<Staged> => {
    const sessions: SessionLine[] = [];
    let batch: Argument[] = [];
    let [batched, bookings, dossiers, waiting] = [0, 0, 0, 0];
    for await (const line of content) {
      if (line.kind === "session") {
        sessions.push(line);
        continue;
      }
      if (line.kind === "booking") bookings += 1;
      if (line.kind === "dossier") dossiers += 1;
      if (line.kind === "dossier" && line.due !== null) waiting += 1;
      if (line.kind === "write") stagedKeys.push(line.key);
      batch.push(...lineArguments(line, opener, head.clock));
      batched += 1;
      if (batched < linesAtOnce) continue;
      await stage(batch);
      [batch, batched] = [[], 0];
    }
    await stage(batch);
    // Sessions are staged longest-idle first, which is the order of their expiry.
    for (const [use, session] of sortedBy(sessions, ({ expiresAtMs }) => expiresAtMs).entries()) {
      await stage(sessionArguments(session, use + 1));
    }
    return { bookings, sessions: sessions.length, dossiers, waiting };
  };
  const finish = async (): Promise<void> => {
    const { bookings, sessions, dossiers, waiting } = await stageAll();
    // Not earlier: a name stays in the registry until the world is deleted, and a failed import must not take up a world's place.
    await worlds.register(key);
    if (waiting > 0) await busy.note(key);
    const reply = await connection.write(
      "finishImport",
      [own.meta, own.base],
      [
        ...[staged, epochBefore, opener, head.createdAtMs, ...factArguments(head)],
        ...[bookings, head.nextSequence, head.nextLocatorNumber, sessions, escapeText(key), keys.channel],
        ...[replace ? "replace" : "", dossiers, head.nextDossierSequence, waiting],
      ],
    );
    const { code, rest } = answerOf(reply);
    if (code === "exists") throw notEmpty(key, numberReply(rest[0]) > 0);
    if (code !== "done") throw changedMeanwhile(key);
    await worlds.confirm(key);
  };

  /** Removes the staged data and returns the epoch's number. If Valkey fails, the sweep after the next reset removes the data. */
  const undo = async (): Promise<void> => {
    await sweeper.sweepEpoch(key, staged);
    const recordKeys = stagedKeys.map((recordKey) => keys.epoch({ key, epoch: staged }).record(recordKey));
    for (let at = 0; at < recordKeys.length; at += linesAtOnce) {
      const some = recordKeys.slice(at, at + linesAtOnce);
      await connection.ask((client) => client.unlink(...some));
    }
    await connection.run("returnEpoch", [own.meta, own.epochs, own.attempt(nextAttempt())], [staged]);
  };

  try {
    await finish();
  } catch (error) {
    const isOfValkey = error instanceof StoreUnavailableError || error instanceof WriteOutcomeUnknownError;
    if (!isOfValkey) await undo();
    throw error;
  }
  await settle(key);
  const found = await worlds.find(key);
  if (found !== undefined) context.met(found);
  return { key, epoch: staged };
};
