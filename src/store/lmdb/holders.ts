/** Finds the other processes that have a bookings file open. Only on Linux, by the lock that each holds on the lock file. */
import { readdir, readFile, readlink, stat } from "node:fs/promises";

/** A line of /proc/locks: `1: POSIX  ADVISORY  READ 1234 fd:01:5678 0 0`. */
const lockForm = /^\d+: POSIX\s+ADVISORY\s+\w+\s+(\d+) \w+:\w+:(\d+) /gm;

/** The start of /proc/<pid>/stat: `1234 (name) S ...`. */
const processForm = /^\d+ \((.*)\) (\w)/s;
const stoppedStates: readonly (string | undefined)[] = ["T", "t"];

/**
 * Whether a process has the file open; true where that cannot be read. Needed because files of two file systems may have the same
 * inode number.
 */
const mayHaveOpen = async (pid: number, path: string): Promise<boolean> => {
  try {
    const folder = `/proc/${pid}/fd`;
    const targets = await Promise.all(
      (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => "")),
    );
    return targets.some((target) => target === path || target === `${path} (deleted)`);
  } catch {
    return true;
  }
};

const describe = async (pid: number): Promise<string> => {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const [, name, state] = processForm.exec(text) ?? [];
  const facts = [name, ...(stoppedStates.includes(state) ? ["stopped"] : [])].filter((fact) => fact !== undefined);
  return facts.length === 0 ? String(pid) : `${pid} (${facts.join(", ")})`;
};

/** For example `processes 12 (node), 34 (node, stopped)`; undefined if none is found. This process is left out. */
export const otherHolders = async (lockFile: string): Promise<string | undefined> => {
  try {
    const { ino } = await stat(lockFile);
    const locks = [...(await readFile("/proc/locks", "utf8")).matchAll(lockForm)];
    const pids = new Set(locks.filter(([, , inode]) => Number(inode) === ino).map(([, pid]) => Number(pid)));
    pids.delete(process.pid);
    const candidates = [...pids].filter((pid) => pid > 0).sort((left, right) => left - right);
    const certain = await Promise.all(candidates.map((pid) => mayHaveOpen(pid, lockFile)));
    const holders = await Promise.all(candidates.filter((_pid, index) => certain[index]).map(describe));
    if (holders.length === 0) return undefined;
    return `${holders.length === 1 ? "process" : "processes"} ${holders.join(", ")}`;
  } catch {
    return undefined;
  }
};
