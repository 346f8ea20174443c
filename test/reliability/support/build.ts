/**
 * Where the product is that these tests start: `dist`, or, where a source is newer than it, a build of the same script in
 * a folder of this process alone. It knows nothing of servers.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scope } from "../../support/scope.js";
import { folderRemovedAtExit } from "./folders.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const sources = ["src", "generated", "build", "package.json"];

const modifiedMs = (path: string): number => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

/** When the newest file of a folder, or the one file, was written. */
const newestMs = (path: string): number => {
  if (!statSync(path).isDirectory()) return modifiedMs(path);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => modifiedMs(join(path, file))));
};

/** The main module of the product as the sources are now. The folder of a build goes with the scope. */
export const productMain = (scope: Scope): string => {
  const built = join(root, "dist", "main.js");
  if (modifiedMs(built) > Math.max(...sources.map((path) => newestMs(join(root, path))))) return built;
  const folder = folderRemovedAtExit(scope);
  const output = join(folder, "product");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["--import", "tsx", "build/run.ts", output], { cwd: root, stdio: "inherit" });
  return join(output, "main.js");
};
