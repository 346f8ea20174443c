/**
 * Reports changes below a folder, by the file events of the system, without polling. It watches folders, never files: an editor may
 * write a new file and rename it over the old one, and a watcher of the old file would get no more events.
 */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import { basename, dirname, join } from "node:path";

const foldersBelow = (folder: string): readonly string[] => {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))];
  } catch {
    // It was deleted after its parent was read. The watcher of the parent reports that.
    return [];
  }
};

export interface FolderWatch {
  readonly close: () => void;
}

/** Calls `changed` once when nothing has changed for `quietMs`, however many changes there were before. */
export const watchFolder = (folder: string, quietMs: number, changed: () => void): FolderWatch => {
  let watchers: readonly FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const noticed = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Watches folders that are new or were replaced.
      lookAgain();
      changed();
    }, quietMs);
  };
  const watchOne = (path: string, isOurs: (name: string | null) => boolean): readonly FSWatcher[] => {
    try {
      const watcher = watch(path, (_event, name) => {
        if (isOurs(name)) noticed();
      });
      // The folder was deleted. The watcher of the folder above reports that too.
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
