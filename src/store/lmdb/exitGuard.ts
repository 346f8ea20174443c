/**
 * Ends the process where it would not end by itself. A thread of the engine that writes waits for this thread, and Node, when
 * it exits, waits for that thread: neither would ever go on, and the file's write lock would stay taken.
 */
import { closeSync, writeSync } from "node:fs";

const stderr = 2;

/**
 * Which signal tells how it ended: SIGTERM, which service managers take for an end in order, if the exit code was to be 0, and
 * SIGKILL otherwise. The first process of a container is not ended by signals of its own.
 */
const endAtOnce = (code: number): void => {
  if (code === 0) process.removeAllListeners("SIGTERM");
  process.kill(process.pid, code === 0 ? "SIGTERM" : "SIGKILL");
  // The output of abort helps nobody.
  closeSync(stderr);
  process.abort();
};

/**
 * From now on every exit of the process, whoever asks for it, is one that ends: at once and without Node's own last steps if
 * the engine writes then. It is the last of the exit listeners that are there now. Returns the way to lift it.
 */
export const guardExit = (isWriting: () => boolean): (() => void) => {
  let thrown: unknown;
  const onThrown = (error: unknown): void => {
    thrown = error;
  };
  const onExit = (code: number): void => {
    if (!isWriting()) return;
    // Node says what nobody caught after its exit listeners.
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
