/** Files that belong to the toolchain itself: in a checkout those of the repository, in the installed product those below `dist/assets`. */
import { existsSync } from "node:fs";

const installed = new URL("./assets/", import.meta.url);
const root = existsSync(installed) ? installed : new URL("../", import.meta.url);

/** Whether this is the installed product, where TypeScript and esbuild may be missing. */
export const isInstalled = root === installed;

/** Address of a file or folder by its path in the repository, for example `codegen/templates/`. */
export const assetAt = (path: string): URL => new URL(path, root);
