/**
 * A look: reads the store's schema version, its mark, and the run of Valkey behind each connection, and reports what is missing.
 * `continuity.ts` runs it for each new connection and every few seconds.
 */
import { StoreUnavailableError } from "../errors.js";
import { StoreVersionError } from "../ports/errors.js";
import { isLookedAt } from "./admission.js";
import type { ValkeyConnection } from "./connection.js";
import { isEarlierSchema, requireSchema } from "./health.js";
import type { Keys } from "./keys.js";
import type { KnownStore } from "./knownStore.js";
import type { Losses } from "./losses.js";
import { agreeOnMark, readMark } from "./mark.js";
import { schemaVersion } from "./records.js";
import { runOf, unknownRun, type Watch } from "./runs.js";
import type { SeenWorlds } from "./seenWorlds.js";

const noInfo =
  "The user may not ask Valkey for INFO: that it was started from an older state is noticed only by servers that knew what is " +
  "missing. Permit +info.";

export interface LookParts {
  readonly connection: ValkeyConnection;
  readonly keys: Keys;
  readonly known: KnownStore;
  readonly watch: Watch;
  readonly warn: (message: string) => void;
  /** The store was empty when it was opened. */
  readonly wasEmpty: boolean;
  readonly losses: Losses;
  readonly worlds: SeenWorlds;
}

/** Writes the schema version if it is missing. While there is another version, all calls are refused. */
const requireSameSchema = async ({ connection, keys, known, warn }: LookParts, found: string | null): Promise<void> => {
  try {
    if (found !== String(schemaVersion)) await requireSchema(connection, keys);
    known.refusal = undefined;
  } catch (error) {
    if (!(error instanceof StoreVersionError)) {
      // The version cannot be written now, but the data can be read all the same.
      if (found === null || isEarlierSchema(found)) return;
      throw error;
    }
    if (known.refusal === undefined) warn(error.message);
    known.refusal = new StoreUnavailableError(error.message);
    throw known.refusal;
  }
};

/** Remembers the runs. A new run may have lost data, so all worlds are to be compared then. */
const noteRuns = ({ known: { runsSeen }, worlds }: LookParts, runs: readonly string[], isOpening: boolean): void => {
  if (!isOpening && runs.some((run) => !runsSeen.has(run))) worlds.doubtAll();
  for (const run of runs) runsSeen.add(run);
};

/** Runs one look and stores its results in `known` and `watch`. Rejects with StoreUnavailableError. */
export const lookOnce = async (parts: LookParts): Promise<void> => {
  const { connection, keys, known, watch, warn, wasEmpty, losses, worlds } = parts;
  const primaries = connection.primaries();
  const looked = primaries.map((primary) => watch.of(primary)).map((watched) => ({ watched, ended: watched.ended }));
  const [answers, found, schema] = await Promise.all([
    Promise.all(primaries.map(runOf)),
    readMark(connection, keys),
    connection.ask((client) => client.get(keys.schema)),
  ]);
  await requireSameSchema(parts, schema);
  const runs = answers.filter((run) => run !== undefined);
  const isOpening = known.mark === undefined;
  if (isOpening && runs.includes(unknownRun)) warn(noInfo);
  const mayBeAnother = runs.includes(unknownRun) && looked.some(({ watched }) => !isLookedAt(watched));
  let missing: string | undefined;
  known.noteFailure = undefined;
  try {
    const agreed = await agreeOnMark({ connection, keys, runs, known: known.mark, wasEmpty }, found);
    ({ missing } = agreed);
    known.mark = agreed.mark;
  } catch (error) {
    // A Valkey that takes no writes can still be read, unless its mark has changed.
    if (known.mark !== undefined && known.mark.id !== found?.id) throw error;
    known.mark = found;
    known.noteFailure = error;
  }
  const isNoted = known.noteFailure === undefined;
  for (const [index, { watched, ended }] of looked.entries()) {
    const run = answers[index];
    watched.found = run === undefined ? undefined : { run, isNoted, ended };
  }
  watch.keepOnly(primaries);
  noteRuns(parts, runs, isOpening);
  if (known.mark === undefined) return;
  if (missing !== undefined) losses.tell(missing, known.mark.id);
  else if (mayBeAnother) {
    // Without permission for INFO, each new connection may lead to another run, and only a comparison of worlds can tell.
    const { id } = known.mark;
    const gone = await worlds.missingNow();
    if (gone !== undefined) await losses.lose(gone, id);
  }
};
