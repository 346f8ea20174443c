/** One worker as its primary sees it: it gets its task, reports that it serves, and ends. */
import cluster from "node:cluster";
import { acceptPending } from "../http/server/acceptQueue.js";
import { isFromWorker, type Started, type ToWorker, type WorkerTask } from "./messages.js";
import { closeUndelivered } from "./undelivered.js";

/** A worker that ends with one of these has already printed the reason. */
const explainedExitCodes: readonly (number | null)[] = [1, 2];

export interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
  readonly hasServed: boolean;
  /** Whether the worker has printed why it did not serve. */
  readonly hasSaidWhy: boolean;
  readonly livedMs: number;
}

export interface Member {
  readonly pid: number;
  readonly isServing: () => boolean;
  /** Resolves when its port is open; never, if it ends before. */
  readonly started: Promise<Started>;
  readonly ended: Promise<Ending>;
  readonly stop: (signal: string) => void;
  readonly kill: () => void;
}

/** Starts a worker. `taskNow` is called when the worker is ready for its task. */
export const startMember = (taskNow: () => WorkerTask): Member => {
  const startedAtMs = performance.now();
  const worker = cluster.fork();
  closeUndelivered(worker.process);
  // A message cannot be sent to a worker that is just ending. `exit` reports its end.
  worker.on("error", () => undefined);
  let isServing = false;
  let hasSaidWhy = false;
  /** Sends a message. Errors are ignored: a worker that has ended needs none. */
  const tell = (message: ToWorker): void => void worker.send(message, () => undefined);
  const started = new Promise<Started>((resolve) => {
    worker.on("message", (message: unknown) => {
      if (!isFromWorker(message)) return;
      if (message.kind === "ready") tell({ kind: "serve", task: taskNow() });
      else if (message.kind === "acceptPending")
        void acceptPending().then((isAll) => tell({ kind: "lookedForArrivals", isAll }));
      else if (message.kind === "cannotServe") hasSaidWhy = true;
      else {
        isServing = true;
        resolve(message.started);
      }
    });
  });
  const ended = new Promise<Ending>((resolve) => {
    worker.once("exit", (code: number | null, signal: string | null) => {
      const livedMs = performance.now() - startedAtMs;
      resolve({
        code,
        signal,
        hasServed: isServing,
        hasSaidWhy: hasSaidWhy || explainedExitCodes.includes(code),
        livedMs,
      });
      isServing = false;
    });
  });
  return {
    pid: worker.process.pid ?? 0,
    isServing: () => isServing,
    started,
    ended,
    stop: (signal) => tell({ kind: "stop", signal }),
    kill: () => void worker.process.kill("SIGKILL"),
  };
};
