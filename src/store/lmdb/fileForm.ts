/**
 * The layout of an LMDB file (MDB_page, MDB_meta, MDB_db and MDB_node in mdb.c of the lmdb package). Pure: it parses given bytes.
 */

export const magic = 0xbeefc0de;
export const format = 2;

/** The length of a page's header in bytes. Offsets of nodes on a page count from the header's end. */
export const headerBytes = 24;
/** The part of a meta page that is read. */
export const metaBytes = 160;

/** An unsigned 64-bit number, exact up to 2^53, which is enough for page numbers. */
const wideNumber = (bytes: Buffer, offset: number): number =>
  bytes.readUInt32LE(offset) + bytes.readUInt32LE(offset + 4) * 2 ** 32;

/** The page number that means no page: 2^64 - 1, which a double rounds to 2^64. */
const noPage = 2 ** 64;

/** One of the file's two trees: free pages, or entries. */
export interface Tree {
  readonly depth: number;
  /** The root's page number; undefined if the tree is empty. */
  readonly root: number | undefined;
}

/** A meta page: the root of a snapshot. */
export interface Meta {
  readonly isMeta: boolean;
  readonly pageBytes: number;
  readonly lastPage: number;
  /** The number of the transaction that wrote it. The meta page with the higher one is the newest. */
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

/** A run of consecutive overflow pages that holds one long value. Only the first has a header. */
export interface Run {
  readonly page: number;
  readonly pages: number;
}

/** The byte range of a short value on its page. */
export interface Value {
  readonly start: number;
  readonly end: number;
}

export interface PageContent {
  /** The child pages of a branch page; none for a leaf. */
  readonly children: readonly number[];
  /** The long values that the nodes of a leaf point to. */
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

/** Whether the bytes are the first page of this run. */
export const isRun = (bytes: Buffer, { page, pages }: Run, newest: number): boolean =>
  isHeaderOf(bytes, page, overflow, newest) && bytes.readUInt32LE(20) === pages;

/**
 * What a page of a tree points to; undefined if it is not a valid page. `newest` is the newest transaction's number: a page from
 * a later one is not valid.
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
    // The run may be longer than its value needs: a shorter value may have replaced a longer one.
    if (run.pages < Math.floor((headerBytes - 1 + low) / bytes.length) + 1) return undefined;
    runs.push(run);
  }
  return { children, runs, values };
};

/**
 * Whether a value of the tree of free pages is a valid list: a count, then as many 64-bit numbers. A positive number is a free
 * page. A negative one is the length of the block of pages that begins with the next number. Zero is an unused entry.
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
