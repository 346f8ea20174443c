/** What a test may know of other processes, and how it waits for it. */

export { until } from "../../support/until.js";

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
