/** The verbatim parts of contracts, and the hashes with which `contracts/SOURCES.json` locks them. */
import type { JsonValue } from "../../src/contract/contract.js";
import { sha256 } from "../hash.js";
import { valueAt } from "../pointer.js";
import type { ProjectReader } from "../project.js";
import { isObject } from "../schema.js";

/** One state of the contracts: that of the project, of git or of a base. */
export type Recorded = Pick<ProjectReader, "read">;

export const sourcesPath = "contracts/SOURCES.json";

/** Hash of a part: its compact JSON, keys in the order in which they stand. */
const hashOfPart = (value: JsonValue): string => sha256(JSON.stringify(value));

const parsed = (text: string): JsonValue | undefined => {
  try {
    const content: JsonValue = JSON.parse(text);
    return content;
  } catch {
    return undefined;
  }
};

/** The locked hashes of one state of the contracts, by part. Whatever else its file contains is ignored. */
export const lockedIn = (project: Recorded): ReadonlyMap<string, string> => {
  const content = parsed(project.read(sourcesPath) ?? "{}");
  const sources = isObject(content) && Array.isArray(content["sources"]) ? content["sources"] : [];
  return new Map(
    sources
      .filter(isObject)
      .flatMap(({ part, sha256: hash }) =>
        typeof part === "string" && typeof hash === "string" ? [[part, hash] as const] : [],
      ),
  );
};

/**
 * The hash of a part such as `library/tools/findBooks.json#/inputSchema`, or of the whole text of a file that is no JSON; undefined if
 * there is no such part.
 */
export const hashOfSource = (project: Recorded, part: string): string | undefined => {
  const [file = "", pointer = ""] = part.split("#");
  const text = project.read(`contracts/${file}`);
  if (text === undefined) return undefined;
  if (!file.endsWith(".json")) return part.includes("#") ? undefined : sha256(text);
  const content = parsed(text);
  const value = content === undefined ? undefined : valueAt(content, pointer);
  return value === undefined ? undefined : hashOfPart(value);
};
