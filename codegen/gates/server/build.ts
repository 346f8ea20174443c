/**
 * Finds the server that a project's own sources give today. What lies in dist/ may be older: it is looked at too, but apart. The
 * build goes to a temporary folder, with its packages left outside, so that it takes a fraction of what a release takes.
 */

import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { messageOf } from "../../../src/contract/messageOf.js";
import { assetAt, isInstalled } from "../../assets.js";
import type { Finding } from "../../finding.js";
import { temporaryPrefix } from "../../product.js";
import type { Ending } from "../ending.js";

export type Program =
  | { readonly kind: "built" | "installed"; readonly main: string }
  | { readonly kind: "none"; readonly why: string }
  | { readonly kind: "failed"; readonly where: string; readonly what: string };

/** The part of esbuild that is used: it belongs to the project, and need not be installed where the toolchain is. */
interface Bundler {
  readonly build: (options: {
    readonly absWorkingDir: string;
    readonly entryPoints: string[];
    readonly outdir: string;
    readonly bundle: true;
    readonly splitting: true;
    readonly packages: "external";
    readonly external: string[];
    readonly platform: "node";
    readonly target: "node20";
    readonly format: "esm";
    readonly logLevel: "silent";
  }) => Promise<unknown>;
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

const buildIn = async (root: string, bundlerPath: string, note: Ending["note"]): Promise<Program> => {
  const folder = mkdtempSync(join(tmpdir(), `${temporaryPrefix}server-`));
  note(() => rmSync(folder, { recursive: true, force: true }));
  try {
    symlinkSync(packagesOf(bundlerPath), join(folder, "node_modules"), "junction");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    const loaded: { readonly default: Bundler } = await import(pathToFileURL(bundlerPath).href);
    await loaded.default.build({
      absWorkingDir: root,
      entryPoints: [entry],
      outdir: join(folder, "dist"),
      bundle: true,
      splitting: true,
      packages: "external",
      // The command `contracts` brings the toolchain; a server that serves never loads it.
      external: ["../codegen/*"],
      platform: "node",
      target: "node20",
      format: "esm",
      logLevel: "silent",
    });
    return { kind: "built", main: join(folder, "dist", "main.js") };
  } catch (error) {
    return failureOf(error);
  }
};

/** The project's own server, built now and gone in the end; without sources, the server of the installed product. */
export const programOf = async (root: string, note: Ending["note"]): Promise<Program> => {
  const bundlerPath = resolved(root);
  if (existsSync(join(root, entry)) && bundlerPath !== undefined) return buildIn(root, bundlerPath, note);
  if (existsSync(join(root, entry)))
    return { kind: "failed", where: `${entry}:1:1`, what: "the server cannot be built: esbuild is not installed" };
  if (isInstalled) return { kind: "installed", main: fileURLToPath(assetAt("../main.js")) };
  return { kind: "none", why: `there is no ${entry}` };
};

/** The build that lies in the project, whatever its age. */
export const keptBuild = (root: string): string | undefined => {
  const main = join(root, "dist", "main.js");
  return existsSync(main) ? main : undefined;
};

/** The place of a failure that esbuild gave, or the entry. */
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
