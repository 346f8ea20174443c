/** Asks the Inspector's command line many questions in one process: a start of it takes longer than most answers. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Scope } from "../support/scope.js";
import { inspector, plainEnvironment } from "./entries.js";

/** What a process of its own would have said, and ended with. */
export interface Said {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export type AskInspector = (...words: readonly string[]) => Promise<Said>;

const answering = fileURLToPath(new URL("answering.ts", import.meta.url));

/** Beside the launcher, which loads it too. */
const commandLineOf = (launcher: string): string => {
  const [, folder] = /^(.*)launcher\/build\/index\.js$/.exec(launcher) ?? [];
  assert.ok(folder !== undefined, `${launcher} is no launcher of the Inspector`);
  return `${folder}cli/build/index.js`;
};

/** The words are those behind `--cli`, and run in the folder that is given. The process starts with the first question. */
export const inspectorIn = (scope: Scope, folder: string): AskInspector => {
  let child: ChildProcess | undefined;
  let stderr = "";
  let last: Promise<unknown> = Promise.resolve();
  scope.after(async () => {
    await last.catch(() => undefined);
    if (child === undefined) return;
    const ended = once(child, "exit");
    child.disconnect();
    assert.deepEqual(await ended, [0, null], stderr);
  });
  const start = (): ChildProcess => {
    const { node, script } = inspector();
    const started = spawn(node, [answering, commandLineOf(script)], {
      cwd: folder,
      env: plainEnvironment(),
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    // Servers over stdio write here too.
    started.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    return started;
  };
  const ask = async (words: readonly string[]): Promise<Said> => {
    child ??= start();
    const answered = new AbortController();
    const { signal } = answered;
    const gone = once(child, "exit", { signal }).then(() => assert.fail(`${words.join(" ")}: it ended\n${stderr}`));
    try {
      const answer = once(child, "message", { signal });
      child.send(words);
      const [said]: Said[] = await Promise.race([answer, gone]);
      assert.ok(said !== undefined);
      return said;
    } finally {
      answered.abort();
      gone.catch(() => undefined);
    }
  };
  return (...words) => {
    const answer = last.catch(() => undefined).then(() => ask(words));
    last = answer;
    return answer;
  };
};
