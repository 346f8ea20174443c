/** How an LMDB file is laid out (mdb.c of the engine's LMDB: MDB_page, MDB_meta, MDB_db, MDB_node). Pure: it reads bytes that it is given. */

export const magic = 0xbeefc0de;
export const format = 2;

/** A page's header, in bytes. Offsets of entries on a page count from its end. */
export const headerBytes = 24;
/** What is looked at of a meta page. */
export const metaBytes = 160;

/** A number of 64 bits, as exact as a page number needs to be. */
const wideNumber = (bytes: Buffer, offset: number): number =>
  bytes.readUInt32LE(offset) + bytes.readUInt32LE(offset + 4) * 2 ** 32;

/** The page number that stands for no page. */
const noPage = 2 ** 64;

/** One of the two trees: of free pages, and of entries. */
export interface Tree {
  readonly depth: number;
  /** Undefined if it is empty. */
  readonly root: number | undefined;
}

/** A meta page: the root of a snapshot. */
export interface Meta {
  readonly isMeta: boolean;
  readonly pageBytes: number;
  readonly lastPage: number;
  /** The transaction that wrote it: the higher one is the newest. */
  readonly transaction: number;
  readonly free: Tree;
  readonly entries: Tree;
}

const treeAt = (bytes: Buffer, offset: number): Tree => {
  const root = wideNumber(bytes, offset + 40);
  return { depth: bytes.readUInt16LE(offset + 6), root: root === noPage ? undefined : root };
};

export const metaOf = (bytes: Buffer): Meta => ({
  isMeta: bytes.readUInt32LE(24) === magic && bytes.readUInt32LE(28) === format,
  pageBytes: bytes.readUInt32LE(48),
  free: treeAt(bytes, 48),
  entries: treeAt(bytes, 96),
  lastPage: wideNumber(bytes, 144),
  transaction: wideNumber(bytes, 152),
});

/** A run of pages, of which only the first has a header. */
export interface Run {
  readonly page: number;
  readonly pages: number;
}

/** Where the bytes of a short value are on its page. */
export interface Value {
  readonly start: number;
  readonly end: number;
}

export interface PageContent {
  /** The pages below, of a page that is not the lowest. */
  readonly children: readonly number[];
  /** The long values that its entries point to. */
  readonly runs: readonly Run[];
  readonly values: readonly Value[];
}

const branch = 0x01;
const leaf = 0x02;
const overflow = 0x04;
const kinds = 0x7f;
const nodeBytes = 8;
const runBytes = 24;
const bigValue = 0x01;

const isHeaderOf = (bytes: Buffer, page: number, kind: number, newest: number): boolean =>
  wideNumber(bytes, 0) === page && wideNumber(bytes, 8) <= newest && (bytes.readUInt16LE(18) & kinds) === kind;

/** Whether these bytes begin a run of that many pages. */
export const isRun = (bytes: Buffer, { page, pages }: Run, newest: number): boolean =>
  isHeaderOf(bytes, page, overflow, newest) && bytes.readUInt32LE(20) === pages;

/**
 * What a page of a tree points to; undefined if it cannot be one. `newest` is the newest transaction: no page can be from a
 * later one.
 */
export const contentOf = (bytes: Buffer, page: number, isLowest: boolean, newest: number): PageContent | undefined => {
  const room = bytes.length - headerBytes;
  const lower = bytes.readUInt16LE(20);
  const upper = bytes.readUInt16LE(22);
  const isWhole = lower >= 2 && lower % 2 === 0 && lower <= upper && upper <= room;
  if (!isHeaderOf(bytes, page, isLowest ? leaf : branch, newest) || !isWhole) return undefined;
  const children: number[] = [];
  const runs: Run[] = [];
  const values: Value[] = [];
  for (let pointer = headerBytes; pointer < headerBytes + lower; pointer += 2) {
    const offset = bytes.readUInt16LE(pointer);
    const node = headerBytes + offset;
    if (offset < upper || node + nodeBytes > bytes.length) return undefined;
    const low = bytes.readUInt32LE(node);
    const flags = bytes.readUInt16LE(node + 4);
    const value = node + nodeBytes + bytes.readUInt16LE(node + 6);
    const isBig = isLowest && (flags & bigValue) !== 0;
    const valueBytes = isLowest ? (isBig ? runBytes : low) : 0;
    if (value + valueBytes > bytes.length) return undefined;
    if (!isLowest) children.push(low + flags * 2 ** 32);
    else if (!isBig) values.push({ start: value, end: value + valueBytes });
    if (!isBig) continue;
    const run = { page: wideNumber(bytes, value), pages: wideNumber(bytes, value + 16) };
    // A shorter value may have taken the place of a longer one.
    if (run.pages < Math.floor((headerBytes - 1 + low) / bytes.length) + 1) return undefined;
    runs.push(run);
  }
  return { children, runs, values };
};

/**
 * Whether a value of the tree of free pages lists pages that the file may have: a count, and as many numbers. One below zero is
 * how many pages follow the next number, and zero is nothing.
 */
export const isFreeList = (bytes: Buffer, start: number, end: number, lastPage: number): boolean => {
  const count = start + 8 <= end ? wideNumber(bytes, start) : Number.POSITIVE_INFINITY;
  if (count > (end - start) / 8 - 1) return false;
  let block = 1;
  for (let offset = start + 8; offset <= start + 8 * count; offset += 8) {
    const high = bytes.readInt32LE(offset + 4);
    const entry = bytes.readUInt32LE(offset) + high * 2 ** 32;
    if (entry > 0 && (entry < 2 || entry + block - 1 > lastPage)) return false;
    if (entry < -lastPage) return false;
    block = entry < 0 ? -entry : 1;
  }
  return true;
};
