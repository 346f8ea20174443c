/** `generated/manifest.lock.json`: what the generator wrote, so that hand edits show and only its own files are pruned. */
import type { EmittedFile } from "./emit/emitter.js";
import { jsonText } from "./emit/emitter.js";
import { sha256 } from "./hash.js";
import { byCodeUnit, filesBelow, type ProjectReader } from "./project.js";
import { isObject } from "./schema.js";

export const lockPath = "generated/manifest.lock.json";

/** What lies below `generated/`, but for the lock itself and what Python leaves beside modules that it has run. */
export const pathsBelowGenerated = (project: ProjectReader, folder = "generated"): readonly string[] =>
  filesBelow(project, folder).filter((path) => path !== lockPath && !path.includes("/__pycache__/"));

export type Lock = ReadonlyMap<string, string>;

/** `kept` are locks of files that were not made this time. */
export const lockText = (files: readonly EmittedFile[], kept: Lock = new Map()): string => {
  const hashes = [...kept, ...files.map(({ path, text }) => [path, sha256(text)] as const)];
  return jsonText({ files: Object.fromEntries(hashes.sort(([left], [right]) => byCodeUnit(left, right))) });
};

/**
 * Whether a text is what was written under a hash. Line ends do not count: on some systems git writes others, and nobody has
 * changed anything.
 */
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

/** The lock as it is on disk. A missing or broken one locks nothing: the comparison with what is emitted still holds. */
export const readLock = (project: ProjectReader): Lock => {
  const content = parse(project.read(lockPath) ?? "{}");
  const files = isObject(content) && isObject(content["files"]) ? content["files"] : {};
  return new Map(
    Object.entries(files).flatMap(([path, hash]) =>
      typeof hash === "string" && path.startsWith("generated/") && !path.includes("..") ? [[path, hash] as const] : [],
    ),
  );
};
