/** A worker: serves what its primary tells it to, ends when it is told to, and does not outlive it. */
import { endProcess } from "../lifecycle.js";
import type { Host } from "../serve.js";
import { createInstructions } from "./instructions.js";
import { type FromWorker, isToWorker, type WorkerTask } from "./messages.js";
import { removeTemporaryFolder } from "./temporaryFolder.js";

export type ServeTask = (task: WorkerTask, host: Host) => Promise<void>;

const tellPrimary = (message: FromWorker): void => void process.send?.(message);

/**
 * Deletes the temporary folder at exit if the primary has gone: Node then ends the worker, and nothing else would
 * delete it.
 */
const removeWithoutPrimary = ({ temporaryFolder }: WorkerTask): void => {
  if (temporaryFolder === undefined) return;
  process.once("exit", () => {
    if (!process.connected) removeTemporaryFolder(temporaryFolder);
  });
};

/** Waits for the task and serves it. Rejects as `serveTask` does. */
export const work = async (serveTask: ServeTask): Promise<void> => {
  const instructions = createInstructions();
  process.on("message", (message: unknown) => {
    if (isToWorker(message)) instructions.take(message);
  });
  // A terminal that closes sends SIGHUP to every process. Workers ignore it: the primary ends, and they end with it.
  process.on("SIGHUP", () => undefined);
  tellPrimary({ kind: "ready" });
  const task = await instructions.toServe;
  if (task === undefined) return endProcess(0);
  removeWithoutPrimary(task);
  try {
    await serveTask(task, {
      control: instructions,
      pid: process.pid,
      acceptPending: () => instructions.answerTo(() => tellPrimary({ kind: "acceptPending" })),
      announce: (started) => tellPrimary({ kind: "serving", started }),
    });
  } catch (error) {
    tellPrimary({ kind: "cannotServe" });
    throw error;
  } finally {
    process.channel?.unref();
  }
};
