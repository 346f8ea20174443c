/** The measured process's side of the measurement: says where it listens, what it has used, and ends when it is told to. */
import { createServer, type RequestListener } from "node:http";
import type { ChildTask, Report } from "./messages.js";

const report = (message: Report): void => {
  process.send?.(message);
};

const usage = (): Report => {
  const { user, system } = process.cpuUsage();
  return {
    kind: "usage",
    usage: { cpuMicroseconds: user + system, residentBytes: process.memoryUsage.rss() },
  };
};

/** Says that the process can be measured. `run` works for so long and says how often. */
export const reportReady = (port: number, run?: (milliseconds: number) => Promise<number>): void => {
  process.on("message", (task: ChildTask) => {
    if (task.kind === "usage") report(usage());
    else if (task.kind === "stop") process.exit(0);
    else void run?.(task.milliseconds).then((calls) => report({ kind: "ran", calls }));
  });
  process.on("disconnect", () => process.exit(0));
  report({ kind: "ready", port });
};

/** Serves on a free port, and says so. */
export const listen = (listener: RequestListener): void => {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("an HTTP server has a port");
    reportReady(address.port);
  });
};

/** For a server that wants to be told its port. Nobody else takes one in between on a machine that is measured on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("an HTTP server has a port");
      server.close(() => resolve(address.port));
    });
  });
