/** Ports for servers of tests. */
import { once } from "node:events";
import { createServer } from "node:net";

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

/** A port that was free a moment ago. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};
