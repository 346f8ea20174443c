/**
 * Programs of the tests as JavaScript, bundled as the product is: a start costs half of what it does where each file is compiled by
 * itself. A bundle is kept for later runs, as long as nothing that went into it has changed.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { bundling } from "../../codegen/bundling.js";
import { cacheFolder } from "../runner/compile.js";
import { repository } from "./repository.js";

const require = createRequire(import.meta.url);

const folder = join(cacheFolder, "bundled");
const scripts = "src/store/valkey/scripts";

interface Kept {
  /** Its name in the folder of bundles. */
  readonly name: string;
  /** What went into it, by path, each with its hash. */
  readonly ingredients: Readonly<Record<string, string>>;
}

const hashOf = (content: string | Buffer): string => createHash("sha256").update(content).digest("hex");

const hashOfFile = (path: string): string => {
  const place = join(repository, path);
  return existsSync(place) ? hashOf(readFileSync(place)) : "";
};

/** Bundles into a folder of its own, and gives it its name. Whoever does so at the same time comes to the same. */
const make = (entry: string): Kept => {
  // Loaded where something has changed, and nowhere else.
  const { buildSync }: typeof import("esbuild") = require("esbuild");
  mkdirSync(folder, { recursive: true });
  const fresh = mkdtempSync(join(folder, "fresh-"));
  const { metafile } = buildSync({ ...bundling(repository, entry, fresh), metafile: true, logLevel: "warning" });
  cpSync(join(repository, scripts), join(fresh, "scripts"), { recursive: true });
  writeFileSync(join(fresh, "package.json"), '{ "type": "module" }\n');
  const paths = [
    ...Object.keys(metafile.inputs),
    ...readdirSync(join(repository, scripts)).map((name) => `${scripts}/${name}`),
    "codegen/bundling.ts",
    "node_modules/esbuild/package.json",
  ];
  const ingredients = Object.fromEntries(paths.map((path) => [path, hashOfFile(path)]));
  const name = hashOf(JSON.stringify([entry, ingredients]));
  try {
    renameSync(fresh, join(folder, name));
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(join(folder, name))) throw error;
  }
  return { name, ingredients };
};

const keptOf = (list: string): Kept | undefined => {
  if (!existsSync(list)) return undefined;
  const kept: Kept = JSON.parse(readFileSync(list, "utf8"));
  const isFresh = Object.entries(kept.ingredients).every(([path, hash]) => hashOfFile(path) === hash);
  return isFresh && existsSync(join(folder, kept.name)) ? kept : undefined;
};

const known = new Map<string, string>();

/** The path of an entry of the repository as JavaScript, with all that it imports. */
export const bundled = (entry: string): string => {
  const ready = known.get(entry);
  if (ready !== undefined) return ready;
  const list = join(folder, `${hashOf(entry)}.json`);
  const kept = keptOf(list) ?? make(entry);
  const unfinished = `${list}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(kept));
  renameSync(unfinished, list);
  const path = join(folder, kept.name, `${basename(entry, ".ts")}.js`);
  known.set(entry, path);
  return path;
};
