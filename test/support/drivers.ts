import type { StoreSettings } from "../../src/store/index.js";
import { temporaryFolder } from "./folders.js";
import type { Scope } from "./scope.js";
import { skipWithoutValkey, startValkey } from "./valkey.js";

export interface Driver {
  readonly name: string;
  /** Why it cannot be used here; false where it can. */
  readonly skip: string | false;
  readonly settingsIn: (scope: Scope) => Promise<Omit<StoreSettings, "mostWorlds">>;
  /** Random histories that it has time for. */
  readonly runs: number;
}

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
