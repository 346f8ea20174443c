/**
 * A part of `npm run build`: copies the files that the toolchain reads at run time to where `assets.ts` looks for them. Modules
 * that clients publish are compiled here, because the installed product has no compiler.
 */
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { assetAt } from "./assets.js";
import { filesBelow, projectAt } from "./project.js";
import { publishModule } from "./publish.js";

const copied = ["codegen/templates", "codegen/client/python", "contracts/_meta"];
const published = ["codegen/client/typescript", "codegen/models/runtime"];

const repository = fileURLToPath(assetAt("."));

const isSource = (path: string): boolean => !path.includes("__pycache__");

/** Writes all assets below a folder. */
export const writeAssets = async (folder: string): Promise<void> => {
  for (const path of copied) {
    cpSync(join(repository, path), join(folder, path), { recursive: true, filter: isSource });
  }
  const modules = published
    .flatMap((path) => filesBelow(projectAt(repository), path))
    .filter((path) => path.endsWith(".ts"));
  await Promise.all(
    modules.map(async (path) => {
      const { javascript, declarations } = await publishModule(path);
      const stem = join(folder, path.replace(/\.ts$/, ""));
      mkdirSync(dirname(stem), { recursive: true });
      writeFileSync(`${stem}.js`, javascript);
      writeFileSync(`${stem}.d.ts`, declarations);
    }),
  );
};
