/** Recognizes network file systems, on which memory-mapped files and file locks are not reliable. */
import { statfs } from "node:fs/promises";

/** Linux file system type numbers (statfs(2), linux/magic.h). */
const networkFileSystems: ReadonlyMap<number, string> = new Map([
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xff534d42, "CIFS"],
  [0xfe534d42, "SMB2"],
  [0x5346414f, "AFS"],
  [0x6b414653, "AFS"],
  [0x73757245, "Coda"],
  [0x00c36400, "Ceph"],
  [0x01021997, "9P"],
  [0x01161970, "GFS2"],
  [0x0bd00bd0, "Lustre"],
  [0x47504653, "GPFS"],
  [0x7461636f, "OCFS2"],
  [0x786f4256, "VirtualBox shared folder"],
  [0x65735546, "FUSE"],
]);

/** The name of a network file system by its type number; undefined for a local one. */
export const networkFileSystemName = (typeNumber: number): string | undefined =>
  networkFileSystems.get(typeNumber >>> 0);

/** The type number of the path's file system. Undefined on systems other than Linux, where the numbers do not tell. */
export const fileSystemType = async (path: string): Promise<number | undefined> =>
  process.platform === "linux" ? (await statfs(path)).type : undefined;
