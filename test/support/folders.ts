/** Folders for tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Scope } from "./scope.js";

/** An empty folder that is removed after the test or the suite. */
export const temporaryFolder = (scope: Scope): string => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-test-"));
  scope.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
