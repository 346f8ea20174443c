/** Whether the disk would take a booking. It is asked by trying, but only where there is a reason to doubt it. */
import { statfs } from "node:fs/promises";
import { StoreUnavailableError } from "../errors.js";
import { spaceTrial, spaceTrialKey } from "./keys.js";
import type { DurableTable, Table } from "./table.js";

/** Much more than any step needs. */
const ampleBytes = 4 * 1024 * 1024;
/** A trial writes as many pages as a booking in a large file does: one entry fills half of one. */
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
  /** A commit has failed: only a trial write shows when there is space again, whatever the file system reports. */
  readonly noteFailure: () => void;
  /** Rejects with StoreUnavailableError if the disk does not take a trial. */
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
      // A server starts on a full disk too: what is there can be read.
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
