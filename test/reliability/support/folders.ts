/** Folders that go with a test, also when its process is ended. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scope } from "../../support/scope.js";

const folderIn = (scope: Scope, base: string): string => {
  const folder = mkdtempSync(join(base, "mock-gds-reliability-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  scope.after(() => {
    remove();
    process.off("exit", remove);
  });
  return folder;
};

/** A folder that is removed after the test, and also when the process is ended before. */
export const folderRemovedAtExit = (scope: Scope): string => folderIn(scope, tmpdir());

/** In memory where there is such a place, so that a slow disk does not blur what is tested. */
export const fastFolder = (scope: Scope): string => folderIn(scope, existsSync("/dev/shm") ? "/dev/shm" : tmpdir());
