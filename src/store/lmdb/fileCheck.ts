/**
 * Looks at the bookings file before the engine does, because the engine maps it into memory: where it is cut short or damaged,
 * that ends the process by a signal. Of a file that is as long as it says, so many pages are looked at, from the tops of its
 * trees down; of one that is shorter, all. What a page holds is not compared with anything: there are no checksums.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import {
  contentOf,
  format,
  headerBytes,
  isFreeList,
  isRun,
  type Meta,
  metaBytes,
  metaOf,
  type PageContent,
  type Run,
  type Tree,
} from "./fileForm.js";

/** About 4 MB of the usual pages. */
const mostPages = 1_000;
/** Other processes may write meanwhile, and use pages again that were just looked at. */
const mostAttempts = 5;

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** The size of a file that this user can read and write, undefined if there is none. Throws an Error that says why not. */
const usableSize = async (path: string): Promise<number | undefined> => {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Error(`${path} is not a regular file`);
    await access(path, constants.R_OK | constants.W_OK);
    return found.size;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The file is not what it should be, in words. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";
}

const read = (file: number, bytes: number, position: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  readSync(file, buffer, 0, bytes, position);
  return buffer;
};

const pageSizes: readonly number[] = [9, 10, 11, 12, 13, 14, 15, 16].map((power) => 2 ** power);

interface Snapshot {
  readonly meta: Meta;
  /** To see whether it is still the newest. */
  readonly bytes: Buffer;
}

const sizeOf = (file: number): number => fstatSync(file).size;

/** Throws DamagedFileError if it has none. */
const newestSnapshot = (file: number): Snapshot => {
  const snapshotAt = (position: number): Snapshot => {
    const bytes = read(file, metaBytes, position);
    return { bytes, meta: metaOf(bytes) };
  };
  const first = snapshotAt(0);
  const { pageBytes } = first.meta;
  const isForm = first.meta.isMeta && pageSizes.includes(pageBytes);
  const second = isForm ? snapshotAt(pageBytes) : undefined;
  if (second === undefined || !second.meta.isMeta || second.meta.pageBytes !== pageBytes) {
    const smallest = isForm ? `, and an empty one has ${2 * pageBytes}` : "";
    throw new DamagedFileError(
      `it is damaged, or not an LMDB database of format ${format} (it has ${sizeOf(file)} bytes${smallest})`,
    );
  }
  return second.meta.transaction > first.meta.transaction ? second : first;
};

const unfit = (page: number): string => `page ${page} is not what it should be`;

/** What is wrong with a snapshot, undefined if nothing was found. */
const faultOf = (file: number, meta: Meta): string | undefined => {
  const { pageBytes, lastPage, transaction, free, entries } = meta;
  const expectedBytes = (lastPage + 1) * pageBytes;
  const bytes = sizeOf(file);
  const isShort = bytes < expectedBytes;
  const buffer = Buffer.alloc(pageBytes);
  let left = isShort ? Number.POSITIVE_INFINITY : mostPages;

  /** A file may be shorter than its last page where that has never been written: what is in use must be there. */
  const faultOfRun = ({ page, pages }: Run): string | undefined => {
    if (page < 2 || pages < 1 || page + pages - 1 > lastPage) return `there is no page ${page}`;
    if ((page + pages) * pageBytes <= bytes) return undefined;
    return `it was cut short: it has ${bytes} bytes and should have ${expectedBytes}`;
  };
  const readPage = (page: number): string | undefined => {
    const fault = faultOfRun({ page, pages: 1 });
    if (fault === undefined) readSync(file, buffer, 0, pageBytes, page * pageBytes);
    return fault;
  };
  const listsFreePages = (content: PageContent): boolean =>
    content.values.every(({ start, end }) => isFreeList(buffer, start, end, lastPage));
  /** Of free pages, a long list is read as a whole. */
  const isWholeRun = (run: Run, isOfFree: boolean): boolean => {
    if (!isRun(buffer, run, transaction)) return false;
    if (!isOfFree) return true;
    left -= run.pages;
    const list = Buffer.alloc(run.pages * pageBytes);
    readSync(file, list, 0, list.length, run.page * pageBytes);
    return isFreeList(list, headerBytes, list.length, lastPage);
  };
  const faultBelow = ({ root, depth }: Tree): string | undefined => {
    const isOfFree = root === free.root;
    let level: readonly number[] = root === undefined ? [] : [root];
    for (let rest = depth; level.length > 0; rest -= 1) {
      const next: number[] = [];
      for (const page of level) {
        if (left <= 0) return undefined;
        left -= 1;
        const fault = readPage(page);
        if (fault !== undefined) return fault;
        const content = rest > 0 ? contentOf(buffer, page, rest === 1, transaction) : undefined;
        if (content === undefined || (isOfFree && !listsFreePages(content))) return unfit(page);
        next.push(...content.children);
        for (const run of content.runs) {
          left -= 1;
          const runFault = faultOfRun(run) ?? readPage(run.page);
          if (runFault !== undefined) return runFault;
          if (!isWholeRun(run, isOfFree)) return unfit(run.page);
        }
      }
      level = next;
    }
    return undefined;
  };
  return faultBelow(free) ?? faultBelow(entries);
};

const requireWhole = (file: number): void => {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const { meta, bytes } = newestSnapshot(file);
    const fault = faultOf(file, meta);
    if (fault === undefined) return;
    // Only while it is the newest do its pages stay as they are.
    if (bytes.equals(newestSnapshot(file).bytes)) throw new DamagedFileError(`it is damaged: ${fault}`);
  }
};

/**
 * Throws an Error with the reason if the file or its lock file is there and cannot be opened, DamagedFileError if that is because of
 * what is in it. An empty file is a new one.
 */
export const checkDatabaseFile = async (path: string): Promise<void> => {
  await usableSize(`${path}-lock`);
  const size = await usableSize(path);
  if (size === undefined || size === 0) return;
  const file = openSync(path, "r");
  try {
    requireWhole(file);
  } finally {
    closeSync(file);
  }
};
