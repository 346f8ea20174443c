/** The stores that a test can run on, each in a place of its own that is gone when the test is over. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StoreSettings } from "../../src/store/index.js";
import { type Scope, skipWithoutValkey, startValkey } from "./valkey.js";

export interface Driver {
  readonly name: string;
  /** Why it cannot be used here; false where it can. */
  readonly skip: string | false;
  readonly settingsIn: (scope: Scope) => Promise<Omit<StoreSettings, "mostWorlds">>;
  /** Random histories that it has time for. */
  readonly runs: number;
}

/** A folder that is gone when the test is over. */
export const temporaryFolder = (scope: Scope): string => {
  const folder = mkdtempSync(join(tmpdir(), "mock-gds-drivers-"));
  scope.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const drivers: readonly Driver[] = [
  { name: "memory", skip: false, runs: 40, settingsIn: async () => ({}) },
  { name: "lmdb", skip: false, runs: 15, settingsIn: async (scope) => ({ dataDirectory: temporaryFolder(scope) }) },
  {
    name: "valkey",
    skip: skipWithoutValkey,
    runs: 15,
    settingsIn: async (scope) => {
      const { url } = await startValkey(scope);
      return { valkey: { url, keyPrefix: "model:", durability: "written" } };
    },
  },
];
