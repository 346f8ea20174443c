/**
 * Prevents a deadlock at exit. A writing thread of LMDB waits for the main thread, and Node waits for that thread when it exits:
 * the process would hang and keep the file's write lock. This module kills the process instead.
 */
import { closeSync, writeSync } from "node:fs";

const stderr = 2;

/**
 * Kills the process. The signal stands for the exit code: SIGTERM for 0, because service managers count it as a clean end,
 * SIGKILL otherwise. Signals that PID 1 of a container sends to itself have no effect, so it aborts.
 */
const endAtOnce = (code: number): void => {
  if (code === 0) process.removeAllListeners("SIGTERM");
  process.kill(process.pid, code === 0 ? "SIGTERM" : "SIGKILL");
  // Suppresses the output of abort.
  closeSync(stderr);
  process.abort();
};

/**
 * From now on, kills the process on its `exit` event if `isWriting` returns true: Node's remaining cleanup is skipped. The exit
 * listeners that were added before still run first. Returns a function that removes the guard.
 */
export const guardExit = (isWriting: () => boolean): (() => void) => {
  let thrown: unknown;
  const onThrown = (error: unknown): void => {
    thrown = error;
  };
  const onExit = (code: number): void => {
    if (!isWriting()) return;
    // Node would print an uncaught error only after the exit listeners.
    if (thrown !== undefined) writeSync(stderr, `${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
    endAtOnce(code);
  };
  process.on("uncaughtExceptionMonitor", onThrown);
  process.on("exit", onExit);
  return () => {
    process.off("uncaughtExceptionMonitor", onThrown);
    process.off("exit", onExit);
  };
};
