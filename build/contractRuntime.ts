/** Writes what generated code of other projects imports as `mock-gds/contract`: JavaScript with declarations, made of `src/contract` alone. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Compiles `src/contract/index.ts` and the modules that it exports into a folder. Throws what the compiler prints. */
export const writeContractRuntime = (root: string, folder: string): void => {
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const words = [compiler, "--project", join(root, "build/contract.tsconfig.json"), "--outDir", folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`src/contract does not compile on its own:\n${stdout}${stderr}`);
};
