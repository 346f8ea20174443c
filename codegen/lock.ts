/** `generated/manifest.lock.json`: what the generator wrote, so that hand edits show and only its own files are pruned. */
import type { EmittedFile } from "./emit/emitter.js";
import { jsonText } from "./emit/emitter.js";
import { sha256 } from "./hash.js";
import { byCodeUnit, filesBelow, type ProjectReader } from "./project.js";
import { isObject } from "./schema.js";

export const lockPath = "generated/manifest.lock.json";

/** What lies below `generated/`, but for the lock itself and what Python leaves beside modules that it has run. */
export const pathsBelowGenerated = (project: ProjectReader): readonly string[] =>
  filesBelow(project, "generated").filter((path) => path !== lockPath && !path.includes("/__pycache__/"));

export type Lock = ReadonlyMap<string, string>;

export const lockText = (files: readonly EmittedFile[]): string =>
  jsonText({
    files: Object.fromEntries(
      [...files].sort((left, right) => byCodeUnit(left.path, right.path)).map(({ path, text }) => [path, sha256(text)]),
    ),
  });

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
