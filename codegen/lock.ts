/** `generated/manifest.lock.json`: what the generator wrote, so that hand edits are noticed and only generated files are deleted. */
import type { EmittedFile } from "./emit/emitter.js";
import { jsonText } from "./emit/emitter.js";
import { sha256 } from "./hash.js";
import { byCodeUnit, filesBelow, type ProjectReader } from "./project.js";
import { isObject } from "./schema.js";

export const lockPath = "generated/manifest.lock.json";

/** Paths of the files below `generated/`, without the lock itself and the caches of Python. */
export const pathsBelowGenerated = (project: ProjectReader, folder = "generated"): readonly string[] =>
  filesBelow(project, folder).filter((path) => path !== lockPath && !path.includes("/__pycache__/"));

export type Lock = ReadonlyMap<string, string>;

/** The text of the lock. `kept` are the hashes of files that were not generated this time. */
export const lockText = (files: readonly EmittedFile[], kept: Lock = new Map()): string => {
  const hashes = [...kept, ...files.map(({ path, text }) => [path, sha256(text)] as const)];
  return jsonText({ files: Object.fromEntries(hashes.sort(([left], [right]) => byCodeUnit(left, right))) });
};

/** Whether a text is the one that was written with a hash. Line ends are ignored, because git may change them on some systems. */
export const isAsLocked = (text: string, hash: string | undefined): boolean =>
  hash !== undefined && (sha256(text) === hash || sha256(withLineFeeds(text)) === hash);

export const withLineFeeds = (text: string): string => text.replaceAll("\r\n", "\n");

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The lock on disk. A missing or broken one is empty; files are still compared with what the contracts give. */
export const readLock = (project: ProjectReader): Lock => {
  const content = parse(project.read(lockPath) ?? "{}");
  const files = isObject(content) && isObject(content["files"]) ? content["files"] : {};
  return new Map(
    Object.entries(files).flatMap(([path, hash]) =>
      typeof hash === "string" && path.startsWith("generated/") && !path.includes("..") ? [[path, hash] as const] : [],
    ),
  );
};
