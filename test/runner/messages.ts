/** What a process that runs test files tells the runner, one line of JSON each, and how it asks for the next file. */
import { channel } from "node:diagnostics_channel";
import { readSync, writeSync } from "node:fs";

/** How a test ended. */
export type Outcome = "pass" | "fail" | "cancelled" | "skipped" | "todo";

export type Message =
  /** The process waits for a file; an empty line says that there is none. */
  | { readonly kind: "next" }
  /** A test has begun or ended: nothing hangs. */
  | { readonly kind: "progress"; readonly test: string }
  /** Lines for people. */
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "test"; readonly outcome: Outcome }
  | { readonly kind: "suite" }
  /** All tests of a file have ended. */
  | { readonly kind: "file"; readonly path: string; readonly milliseconds: number; readonly hasFailed: boolean }
  /** What the tests of a file took of a processor, in a process that it shares. */
  | { readonly kind: "used"; readonly path: string; readonly cpuMilliseconds: number }
  /** What the whole process took of a processor, with the processes that it has started and seen end. */
  | { readonly kind: "usedInAll"; readonly cpuMilliseconds: number }
  /** The tests that failed, in full, once more. */
  | { readonly kind: "failures"; readonly text: string };

/** The runner's end is open in each process that it starts. */
const line = 3;

/** The paths of the files whose tests have ended, for whoever listens in the same process. */
const ends = channel("test/runner/ends");

export const tell = (message: Message): void => {
  writeSync(line, `${JSON.stringify(message)}\n`);
  if (message.kind === "file") ends.publish(message.path);
};

/** Resolves when it has been told that the tests of a file have ended. */
export const ended = (path: string): Promise<void> =>
  new Promise((resolve) => {
    const listen = (other: unknown): void => {
      if (other !== path) return;
      ends.unsubscribe(listen);
      resolve();
    };
    ends.subscribe(listen);
  });

export interface NextFile {
  /** From the root on. */
  readonly path: string;
  /** Where it is loaded from. */
  readonly place: string;
}

/** Asks for the next file; undefined when there is none. Nothing else happens in the process meanwhile. */
export const nextFile = (): NextFile | undefined => {
  tell({ kind: "next" });
  const byte = Buffer.alloc(1);
  const bytes: number[] = [];
  while (readSync(line, byte) === 1 && byte[0] !== 10) bytes.push(byte[0] ?? 0);
  const text = Buffer.from(bytes).toString("utf8");
  return text === "" ? undefined : JSON.parse(text);
};
