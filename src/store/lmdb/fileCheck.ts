/**
 * Checks the bookings file before LMDB opens it. LMDB maps the file into memory, so a truncated or damaged file would kill the
 * process with a signal. If the file has its full length, at most `mostPages` pages are checked, from the roots of its trees
 * down; if it is shorter, all pages in use. Only the structure of pages is checked: LMDB has no checksums.
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

/** The maximum number of pages to check: about 4 MB at the usual page size. */
const mostPages = 1_000;
/** Attempts, because other processes may write during the check and reuse pages that it is reading. */
const mostAttempts = 5;

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * The size of a file in bytes; undefined if it does not exist. Throws an Error with the reason if this user cannot read and write
 * it.
 */
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

/** The file is damaged or of another format. The message says how. */
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
  /** The meta page's bytes, to see later whether it is still the newest. */
  readonly bytes: Buffer;
}

const sizeOf = (file: number): number => fstatSync(file).size;

/** The newer of the file's two meta pages. Throws DamagedFileError if they are not valid. */
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

/** The fault of a snapshot in words; undefined if none was found. */
const faultOf = (file: number, meta: Meta): string | undefined => {
  const { pageBytes, lastPage, transaction, free, entries } = meta;
  const expectedBytes = (lastPage + 1) * pageBytes;
  const bytes = sizeOf(file);
  const isShort = bytes < expectedBytes;
  const buffer = Buffer.alloc(pageBytes);
  let left = isShort ? Number.POSITIVE_INFINITY : mostPages;

  /** The file may end before its last page if that page was never written. Pages in use must be in the file. */
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
  /** Whether a run of pages is valid. In the tree of free pages, its list of pages is read and checked as a whole. */
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
    // Pages of an older snapshot may have been reused: then the fault means nothing, and the newest is checked.
    if (bytes.equals(newestSnapshot(file).bytes)) throw new DamagedFileError(`it is damaged: ${fault}`);
  }
};

/**
 * Throws an Error with the reason if the file or its lock file exists but cannot be opened, and DamagedFileError if the file's
 * content is wrong. A missing or empty file is fine: it is a new one.
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
