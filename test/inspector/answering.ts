/**
 * A process that loads the Inspector's command line once, and runs it for each list of words that its parent sends, one after the
 * other: each run begins and ends as a process of its own would. To be started with the Node that runs the Inspector.
 */
import { pathToFileURL } from "node:url";

interface CommandLine {
  readonly runCli: (argv: readonly string[]) => Promise<void>;
  /** Says what is wrong, and ends the process. */
  readonly handleError: (error: unknown) => Promise<void>;
}

class Ended extends Error {
  readonly exitCode: number;
  constructor(exitCode: number) {
    super(`ended with ${exitCode}`);
    this.exitCode = exitCode;
  }
}

const [, , path = ""] = process.argv;
const { runCli, handleError }: CommandLine = await import(pathToFileURL(path).href);

process.exit = (code) => {
  throw new Ended(Number(code ?? 0));
};

const exitCodeOf = async (words: readonly string[]): Promise<number> => {
  try {
    await runCli([process.execPath, path, ...words]).catch(handleError);
    return 0;
  } catch (error) {
    if (error instanceof Ended) return error.exitCode;
    throw error;
  }
};

/** What is written meanwhile goes into the answer. */
const answerTo = async (words: readonly string[]): Promise<object> => {
  const said = { stdout: "", stderr: "" };
  const streams = ["stdout", "stderr"] as const;
  const writes = streams.map((name) => process[name].write);
  for (const name of streams) {
    process[name].write = (text: string | Uint8Array, ...rest: readonly unknown[]) => {
      said[name] += Buffer.from(text).toString();
      for (const written of rest) if (typeof written === "function") written();
      return true;
    };
  }
  try {
    return { exitCode: await exitCodeOf(words), ...said };
  } finally {
    for (const [index, name] of streams.entries()) process[name].write = writes[index] ?? process[name].write;
  }
};

let last: Promise<void> = Promise.resolve();
process.on("message", (words: readonly string[]) => {
  last = last.then(async () => void process.send?.(await answerTo(words)));
});
