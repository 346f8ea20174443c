/**
 * Tells of every change below a folder. It watches folders, never files: editors that write a new file and rename it over the old
 * one would leave a watcher of the old file deaf. The system tells; nothing is polled.
 */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";

const foldersBelow = (folder: string): readonly string[] => {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  } catch {
    // It went away since its parent was read: its parent tells of that.
    return [];
  }
};

export interface FolderWatch {
  readonly close: () => void;
}

/** `changed` is called once the folder has been quiet for `quietMs`, however many changes there were. */
export const watchFolder = (folder: string, quietMs: number, changed: () => void): FolderWatch => {
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const noticed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A folder that is new, or has taken the place of another, is watched from here on.
      lookAgain();
      changed();
    }, quietMs);
  };
  const watchOne = (path: string, isOurs: (name: string | null) => boolean): readonly FSWatcher[] => {
    try {
      const watcher = watch(path, (_event, name) => {
        if (isOurs(name)) noticed();
      });
      // The folder went away: the one above tells of that as well.
      return [watcher.on("error", () => watcher.close())];
    } catch {
      return [];
    }
  };
  const lookAgain = (): void => {
    for (const watcher of watchers) watcher.close();
    watchers = [
      ...watchOne(dirname(folder), (name) => name === basename(folder)),
      ...foldersBelow(folder).flatMap((path) => watchOne(path, () => true)),
    ];
  };

  lookAgain();
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
