/** Creates the faults of a process from its configuration. */
import { realTimers } from "../../timers.js";
import { createFaults, type Faults } from "./faults.js";
import { readFaultsFile } from "./read.js";

/** Without a file there are none until some are set. Throws UsageError for a file that cannot be used. */
export const openFaults = async (file: string | null, vendorNames: readonly string[]): Promise<Faults> =>
  createFaults(file === null ? [] : await readFaultsFile(file, vendorNames), realTimers);
