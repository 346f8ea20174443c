/** Names for writes, so that a script that is run again recognizes its own. They are unique, and nobody outside sees them. */
import { randomBytes } from "node:crypto";

const processBytes = 6;

/** The next attempt's name. One counter for each store that a process opens. */
export const createAttempts = (): (() => string) => {
  const opened = randomBytes(processBytes).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${opened}.${count.toString(36)}`;
  };
};
