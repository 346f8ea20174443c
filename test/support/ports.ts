/** Ports for servers of tests. */
import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below what systems give to connections, and to servers that ask for any port: nobody gets one of these by chance between two uses.
 * And beyond 10,080, the last one that `fetch` refuses.
 */
const lowest = 11_000;
const highest = 32_767;
const given = new Set<number>();

/** Whether a server could listen there a moment ago. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    if (port > 65_535) {
      resolve(false);
      return;
    }
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port that was free a moment ago, and that this process has given to nobody else. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
};
