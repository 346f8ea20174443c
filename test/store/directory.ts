/** A directory of its own for a test, removed when the test ends. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";

export const temporaryDirectory = async (test: TestContext): Promise<string> => {
  const directory = await mkdtemp(join(tmpdir(), "mock-gds-store-"));
  test.after(() => rm(directory, { recursive: true, force: true }));
  return directory;
};
