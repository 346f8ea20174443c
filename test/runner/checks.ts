/** What `npm test` does beside running tests. The build is first: drift compares with it, and tests start it. */
import { spawn } from "node:child_process";

export const build = "npm run build";

/** They need each other's result in no way. */
export const checks: readonly string[] = ["npm run typecheck", "npm run contracts -- check", "npm run lint"];

/**
 * The compilers are programs in Go, which take every core and collect garbage beside their work. Here the cores are busy already:
 * one for each process, and a rarer collection, is half of the work.
 */
export const environment: NodeJS.ProcessEnv = { GOMAXPROCS: "1", GOGC: "400", ...process.env };

export interface CheckEnd {
  readonly isWell: boolean;
  readonly output: string;
}

/** Runs a command of package.json to its end. */
export const runCheck = (root: string, command: string): Promise<CheckEnd> =>
  new Promise((resolve) => {
    const child = spawn(command.replace("npm run", "npm run --silent"), {
      cwd: root,
      env: environment,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("close", (code) => resolve({ isWell: code === 0, output }));
  });
