/** Asks git about a project, for findings that git can make more precise. */
import { spawn } from "node:child_process";

/** The output of git; undefined if git fails: not installed, no repository, no such commit. */
export const git = (root: string, words: readonly string[], input = ""): Promise<string | undefined> =>
  new Promise((resolve) => {
    const child = spawn("git", [...words], { cwd: root, stdio: ["pipe", "pipe", "ignore"], timeout: 5000 });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stdin.on("error", () => undefined);
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code === 0 && output.trim() !== "" ? output.trim() : undefined));
    child.stdin.end(input);
  });
