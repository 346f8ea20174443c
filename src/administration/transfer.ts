/** Exports a world from a store and imports one, as lines of JSON in a file or a stream, of any size. */
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LineCheck } from "../runtime/pack.js";
import { linesOf, type Store, textOf, type WorldLine, WorldLinesError, type WorldRef } from "../store/index.js";

/** Called with messages on the progress. */
export type ReportProgress = (message: string) => void;

const linesBetweenReports = 50_000;

/** Passes the lines on, and reports their count after every 50,000. */
async function* counted<Line>(lines: AsyncIterable<Line>, report: (count: number) => void): AsyncGenerator<Line> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (count % linesBetweenReports === 0) report(count);
    yield line;
  }
}

async function* texts(store: Store<unknown>, key: string, report: ReportProgress): AsyncGenerator<string> {
  let count = 0;
  for await (const line of counted(store.exportWorld(key), (lines) => report(`${lines} lines exported`))) {
    count += 1;
    yield textOf(line);
  }
  report(`exported ${count} lines`);
}

/** Writes the world's lines to a stream, at the speed at which it is read. Rejects if it is closed before the last line. */
export const exportToStream = (
  store: Store<unknown>,
  key: string,
  output: Writable,
  report: ReportProgress,
): Promise<void> => pipeline(Readable.from(texts(store, key, report)), output, { end: false });

/** Writes the world's lines to a file, which appears only when it is complete. */
export const exportToFile = async (
  store: Store<unknown>,
  key: string,
  file: string,
  report: ReportProgress,
): Promise<void> => {
  const partial = `${file}.partial`;
  try {
    await pipeline(Readable.from(texts(store, key, report)), createWriteStream(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
};

/** What to import, and into which world. */
export interface Import {
  readonly store: Store<unknown>;
  readonly key: string;
  /** The seed that the lines must have; undefined for any. */
  readonly seed: string | undefined;
  /** A file, or the stream to read instead. */
  readonly file: string | undefined;
  readonly input: Readable;
  /** Whether the lines replace what the world holds. */
  readonly replace: boolean;
  readonly report: ReportProgress;
  /** The pack's check of each line. A line with a fault is refused by its number. */
  readonly check: LineCheck | undefined;
}

/** The lines are of another seed than the default world, whose key contains its seed. */
export class SeedMismatchError extends Error {
  override readonly name = "SeedMismatchError";
}

/** Opens the file when the first line is asked for, so that an error of the file is not missed. */
async function* linesIn({ file, input, seed, check }: Import): AsyncGenerator<WorldLine> {
  const source = file === undefined ? input : createReadStream(file);
  let lineNumber = 0;
  for await (const line of linesOf(source.setEncoding("utf8"))) {
    lineNumber += 1;
    if (line.kind === "world" && seed !== undefined && line.seed !== seed) {
      throw new SeedMismatchError(
        `the lines are of seed '${line.seed}', the default world is of seed '${seed}': give --seed or --world`,
      );
    }
    const fault = line.kind === "world" || line.kind === "end" ? undefined : check?.(line);
    if (fault !== undefined) throw new WorldLinesError(lineNumber, fault);
    yield line;
  }
}

/** Imports a world in one step, after the last line: wrong lines change nothing. */
export const importWorld = (wanted: Import): Promise<WorldRef> => {
  const { store, key, replace, report } = wanted;
  const lines = counted(linesIn(wanted), (count) => report(`${count} lines read`));
  return store.importWorld(key, lines, { replace });
};
