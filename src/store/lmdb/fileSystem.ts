/** Tells file systems that are shared over a network, on which memory-mapped files and file locks cannot be trusted. */
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

/** The common name of a network file system's type number, undefined for a local one. */
export const networkFileSystemName = (typeNumber: number): string | undefined =>
  networkFileSystems.get(typeNumber >>> 0);

/** The type number of the file system that holds the path. Only Linux has numbers that tell: undefined elsewhere. */
export const fileSystemType = async (path: string): Promise<number | undefined> =>
  process.platform === "linux" ? (await statfs(path)).type : undefined;
