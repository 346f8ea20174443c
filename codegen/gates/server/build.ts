/**
 * Builds the server from a project's current sources. The build in dist/ may be older: it is compared with a build in a temporary
 * folder. The same options are used, so that the same sources give the same bytes.
 */

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { messageOf } from "../../../src/contract/messageOf.js";
import { assetAt, isInstalled } from "../../assets.js";
import { bundling } from "../../bundling.js";
import type { Finding } from "../../finding.js";
import { temporaryPrefix } from "../../product.js";
import type { Ending } from "../ending.js";

export type Program =
  /** `isKept`: the build in dist/ is this one, byte for byte. */
  | { readonly kind: "built"; readonly main: string; readonly isKept: boolean }
  | { readonly kind: "installed"; readonly main: string }
  | { readonly kind: "none"; readonly why: string }
  | { readonly kind: "failed"; readonly where: string; readonly what: string };

/** The part of esbuild that is used. esbuild belongs to the project, and need not be installed with the toolchain. */
interface Bundler {
  readonly build: (
    options: Omit<ReturnType<typeof bundling>, "external"> & {
      readonly external: string[];
      readonly packages?: "external";
      readonly logLevel: "silent";
    },
  ) => Promise<unknown>;
}

interface BuildMessage {
  readonly text: string;
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null;
}

const isMessage = (value: unknown): value is BuildMessage =>
  typeof value === "object" && value !== null && "text" in value && "location" in value;

const entry = "src/main.ts";

const failureOf = (error: unknown): Program => {
  const errors = error instanceof Error && "errors" in error && Array.isArray(error.errors) ? error.errors : [];
  const first = errors.find(isMessage);
  const { file = entry, line = 1, column = 0 } = first?.location ?? {};
  const what = first?.text ?? messageOf(error);
  return { kind: "failed", where: `${file}:${line}:${column + 1}`, what: `the server cannot be built: ${what}` };
};

/** The folder whose packages the project uses: its own, or that of a workspace above it. */
const packagesOf = (bundlerPath: string): string => bundlerPath.slice(0, bundlerPath.lastIndexOf("node_modules") + 12);

const resolved = (root: string): string | undefined => {
  try {
    return createRequire(join(root, "package.json")).resolve("esbuild");
  } catch {
    return undefined;
  }
};

/** The build in the project's dist/, of any age. */
export const keptBuild = (root: string): string | undefined => {
  const main = join(root, "dist", "main.js");
  return existsSync(main) ? main : undefined;
};

/** The modules of the toolchain. Only the command `contracts` loads them, never a server. */
const toolchain = "../codegen/*";

/**
 * Bundles with the options of the product. The toolchain is included only if there is a build to compare with. If a project's
 * packages cannot be bundled, they stay outside.
 */
const bundleInto = async ({ build }: Bundler, root: string, folder: string): Promise<void> => {
  const { external, ...options } = bundling(root, entry, folder);
  const others = keptBuild(root) === undefined ? [toolchain] : [];
  try {
    await build({ ...options, external: [...external, ...others], logLevel: "silent" });
  } catch {
    await build({ ...options, external: [toolchain], packages: "external", logLevel: "silent" });
  }
};

/** Whether another folder has the same files as this one, byte for byte. It may have more. */
const isSame = (folder: string, other: string): boolean =>
  readdirSync(folder).every((name) => {
    const path = join(other, name);
    return existsSync(path) && readFileSync(join(folder, name)).equals(readFileSync(path));
  });

const buildIn = async (root: string, bundlerPath: string, note: Ending["note"]): Promise<Program> => {
  const folder = mkdtempSync(join(tmpdir(), `${temporaryPrefix}server-`));
  note(() => rmSync(folder, { recursive: true, force: true }));
  try {
    symlinkSync(packagesOf(bundlerPath), join(folder, "node_modules"), "junction");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    const loaded: { readonly default: Bundler } = await import(pathToFileURL(bundlerPath).href);
    const built = join(folder, "dist");
    await bundleInto(loaded.default, root, built);
    return { kind: "built", main: join(built, "main.js"), isKept: isSame(built, join(root, "dist")) };
  } catch (error) {
    return failureOf(error);
  }
};

/** The project's own server, built now and deleted at the end; without sources, the server of the installed product. */
export const programOf = async (root: string, note: Ending["note"]): Promise<Program> => {
  const bundlerPath = resolved(root);
  if (existsSync(join(root, entry)) && bundlerPath !== undefined) return buildIn(root, bundlerPath, note);
  if (existsSync(join(root, entry)))
    return { kind: "failed", where: `${entry}:1:1`, what: "the server cannot be built: esbuild is not installed" };
  if (isInstalled) return { kind: "installed", main: fileURLToPath(assetAt("../main.js")) };
  return { kind: "none", why: `there is no ${entry}` };
};

/** The place of a failure that esbuild reported, or else the entry. */
export const placeOfFailure = ({ where }: Extract<Program, { readonly kind: "failed" }>) => {
  const [, file = entry, line = "1"] = /^(.+):(\d+):\d+$/.exec(where) ?? [];
  return { file, line: Number(line) };
};

export const buildFinding = (failure: Extract<Program, { readonly kind: "failed" }>, mend: string): Finding => ({
  gate: "server",
  rule: "server-build",
  level: "error",
  where: failure.where,
  what: failure.what,
  mend,
});
