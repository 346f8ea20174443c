/** What a server of a pack has to serve: what the contracts give today, whatever lies on disk. */
import type { JsonObject, JsonValue, SchemaProfile } from "../../../src/contract/contract.js";
import { type EmittedFile, folderOf } from "../../emit/emitter.js";
import { manifestPaths } from "../../emit/manifests.js";
import type { PackModel } from "../../model.js";
import type { ProjectReader } from "../../project.js";
import { isObject } from "../../schema.js";
import type { ListMethod } from "./wire/lists.js";

export const profiles: readonly SchemaProfile[] = ["portable", "verbatim"];

export interface ExpectedServer {
  readonly pack: PackModel;
  readonly entries: (key: ListMethod["key"], profile: SchemaProfile) => readonly JsonObject[];
  /** The manifest file of a list, below the project root. */
  readonly pathOf: (key: ListMethod["key"], profile: SchemaProfile) => string;
  /** Text of a manifest file as the contracts give it; undefined where the pack has none. */
  readonly text: (path: string) => string | undefined;
  /** Of the product, as `package.json` has them; undefined where the project has none. */
  readonly product: { readonly name: string; readonly version: string } | undefined;
}

const entriesIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const productOf = (project: ProjectReader): ExpectedServer["product"] => {
  const text = project.read("package.json");
  if (text === undefined) return undefined;
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) return undefined;
  const { name, version } = file;
  return typeof name === "string" && typeof version === "string" ? { name, version } : undefined;
};

export const expectedServer = (
  pack: PackModel,
  files: readonly EmittedFile[],
  project: ProjectReader,
): ExpectedServer => {
  const textByPath = new Map(files.map(({ path, text }) => [path, text]));
  const pathOf: ExpectedServer["pathOf"] = (key, profile) => {
    const kind = key === "tools" ? profile : key === "prompts" ? "prompts" : "resources";
    return `${folderOf(pack)}/${manifestPaths[kind]}`;
  };
  return {
    pack,
    pathOf,
    text: (path) => textByPath.get(path),
    entries: (key, profile) => {
      const content: JsonValue = JSON.parse(textByPath.get(pathOf(key, profile)) ?? "[]");
      return entriesIn(isObject(content) ? content[key] : content);
    },
    product: productOf(project),
  };
};
