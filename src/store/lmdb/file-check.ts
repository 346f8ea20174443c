/**
 * Looks at the bookings file before the engine does, because the engine ends the process (a segmentation fault) on a
 * file that it cannot open. It knows the outer form of an LMDB file and nothing of what is in it.
 */
import { constants } from "node:fs";
import { access, open, stat } from "node:fs/promises";

/** Layout of a meta page, of which a file has two at its start (mdb.c of the engine's LMDB: MDB_page, MDB_meta). */
const MAGIC_OFFSET = 24;
const FORMAT_OFFSET = 28;
const PAGE_SIZE_OFFSET = 48;
const META_BYTES = 52;
const MAGIC = 0xbeefc0de;
const FORMAT = 2;

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

const requireDatabase = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  try {
    const readMeta = async (position: number): Promise<Buffer> => {
      const meta = Buffer.alloc(META_BYTES);
      await file.read(meta, 0, META_BYTES, position);
      if (meta.readUInt32LE(MAGIC_OFFSET) !== MAGIC || meta.readUInt32LE(FORMAT_OFFSET) !== FORMAT) {
        throw new Error(`it is damaged, or not an LMDB database of format ${FORMAT}`);
      }
      return meta;
    };
    const first = await readMeta(0);
    await readMeta(first.readUInt32LE(PAGE_SIZE_OFFSET));
  } finally {
    await file.close();
  }
};

/** Throws an Error with the reason if the file or its lock file is there and cannot be opened. An empty file is a new one. */
export const checkDatabaseFile = async (path: string): Promise<void> => {
  await usableSize(`${path}-lock`);
  const size = await usableSize(path);
  if (size !== undefined && size > 0) await requireDatabase(path);
};
