/** Checks whether the disk has room for a booking. It makes a trial write, but only if there is a reason to doubt it. */
import { statfs } from "node:fs/promises";
import { StoreUnavailableError } from "../errors.js";
import { spaceTrial, spaceTrialKey } from "./keys.js";
import type { DurableTable, Table } from "./table.js";

/** With this much free space no trial is needed: much more than any step writes. */
const ampleBytes = 4 * 1024 * 1024;
/** A trial writes as many pages as a booking in a large file. One entry fills half a page. */
const trialEntries = 32;
const trialText = "-".repeat(1_900);

const freeBytes = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

const putTrial = (table: Table): void => {
  for (let index = 0; index < trialEntries; index += 1) table.put(spaceTrialKey(index), trialText);
};

const removeTrial = (table: Table): void => {
  for (const { key } of [...table.range(spaceTrial)]) table.remove(key);
};

export interface SpaceCheck {
  /** To be called when a commit has failed. From then on the check makes trial writes until one succeeds. */
  readonly noteFailure: () => void;
  /** Rejects with StoreUnavailableError if a trial write fails. */
  readonly requireSpace: (table: Pick<DurableTable, "write">) => Promise<void>;
}

export const createSpaceCheck = (directory: string): SpaceCheck => {
  let hasFailed = false;
  let isStart = true;
  return {
    noteFailure: () => {
      hasFailed = true;
    },
    requireSpace: async (table) => {
      // The first check looks at no free space: a server may start on a full disk, because it can still read.
      const isDoubtful = hasFailed || !(isStart || (await freeBytes(directory)) >= ampleBytes);
      isStart = false;
      if (!isDoubtful) return;
      try {
        await table.write(putTrial);
        await table.write(removeTrial);
      } catch (error) {
        if (!(error instanceof StoreUnavailableError)) throw error;
        const message = `${error.message}. There are ${await freeBytes(directory)} bytes free on its disk`;
        throw new StoreUnavailableError(message, { cause: error });
      }
      hasFailed = false;
    },
  };
};
