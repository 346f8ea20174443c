/** The faults of a process, as its configuration says. */
import { realTimers } from "../../timers.js";
import { createFaults, type Faults } from "./faults.js";
import { readFaultsFile } from "./read.js";

/** None without a file, until some are set. Throws UsageError for a file that cannot be used. */
export const openFaults = async (file: string | null, vendorNames: readonly string[]): Promise<Faults> =>
  createFaults(file === null ? [] : await readFaultsFile(file, vendorNames), realTimers);
