/** Loads a project's own emitters, which `contracts/toolchain.json` names. Checks all that they return; only endless ones hang. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { messageOf } from "../../src/contract/messageOf.js";
import { ContractInvalid, type Finding } from "../finding.js";
import { contractFinding } from "../load.js";
import type { PackModel } from "../model.js";
import { pointerTo } from "../pointer.js";
import type { ProjectReader } from "../project.js";
import { type Toolchain, toolchainPath } from "../toolchain.js";
import type { EmittedFile, Emitter } from "./emitter.js";

/** An emitter, with the entry of `contracts/toolchain.json` that names it. */
export interface OwnEmitter extends Emitter {
  readonly entry: { readonly path: string; readonly index: number; readonly text: string };
}

const findingOf = ({ path, index, text }: OwnEmitter["entry"], what: string): Finding => ({
  ...contractFinding({ path: toolchainPath, text }, pointerTo("emitters", index), "own-emitter", `${path} ${what}`),
  mend: `edit ${path.replace(/^\.\//, "")}, then npm run codegen`,
});

/** An emitter throws, or returns something that cannot be written. */
export class EmitterRefused extends ContractInvalid {
  constructor({ entry }: OwnEmitter, what: string) {
    super([findingOf(entry, what)]);
    this.name = "EmitterRefused";
  }
}

const isFile = (value: unknown): value is EmittedFile =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  "text" in value &&
  typeof value.path === "string" &&
  typeof value.text === "string";

const isEmitter = (value: unknown): value is { readonly name: string; readonly emit: (pack: PackModel) => unknown } =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "emit" in value &&
  typeof value.name === "string" &&
  value.name !== "" &&
  typeof value.emit === "function";

const guarded = (
  given: { readonly name: string; readonly emit: (pack: PackModel) => unknown },
  entry: OwnEmitter["entry"],
): OwnEmitter => {
  const emitter: OwnEmitter = {
    name: given.name,
    entry,
    emit: async (pack) => {
      let files: unknown;
      try {
        files = await given.emit(pack);
      } catch (error) {
        throw new EmitterRefused(emitter, `throws for pack ${pack.name}: ${messageOf(error)}`);
      }
      if (!Array.isArray(files) || !files.every(isFile))
        throw new EmitterRefused(emitter, `gives no list of {path, text} for pack ${pack.name}`);
      return files.map(({ path, text }) => ({ path, text }));
    },
  };
  return emitter;
};

const whyNotLoaded = (error: unknown): string =>
  error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION"
    ? "is TypeScript, which this Node cannot load: write it as .mjs, or run the toolchain from a checkout"
    : `cannot be loaded: ${messageOf(error)}`;

const loadOne = async (root: string, entry: OwnEmitter["entry"]): Promise<OwnEmitter | Finding> => {
  const file = join(root, entry.path);
  if (!existsSync(file)) return findingOf(entry, "is not there");
  let loaded: { readonly default?: unknown };
  try {
    loaded = await import(pathToFileURL(file).href);
  } catch (error) {
    return findingOf(entry, whyNotLoaded(error));
  }
  return isEmitter(loaded.default)
    ? guarded(loaded.default, entry)
    : findingOf(entry, "has no default export {name, emit}");
};

/** Loads the emitters of the settings, in their order. Throws `ContractInvalid` with a finding for each that cannot be used. */
export const loadOwnEmitters = async (
  root: string,
  project: ProjectReader,
  { emitters = [] }: Toolchain,
): Promise<readonly OwnEmitter[]> => {
  const text = project.read(toolchainPath) ?? "";
  const loaded = await Promise.all(emitters.map((path, index) => loadOne(root, { path, index, text })));
  const faults = loaded.filter((one): one is Finding => "rule" in one);
  if (faults.length > 0) throw new ContractInvalid(faults);
  return loaded.filter((one): one is OwnEmitter => "entry" in one);
};
