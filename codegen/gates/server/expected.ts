/** What a server of a pack has to serve: what the contracts give today, whatever lies on disk. */
import type { JsonObject, JsonValue, SchemaProfile } from "../../../src/contract/contract.js";
import { manifestTexts } from "../../emit/manifests.js";
import type { PackModel } from "../../model.js";
import type { ProjectReader } from "../../project.js";
import { isObject } from "../../schema.js";
import type { ListMethod } from "./wire/lists.js";

export const profiles: readonly SchemaProfile[] = ["portable", "verbatim"];

export interface ExpectedServer {
  readonly pack: PackModel;
  readonly entries: (key: ListMethod["key"], profile: SchemaProfile) => readonly JsonObject[];
  /** Of the product, as `package.json` has them; undefined where the project has none. */
  readonly product: { readonly name: string; readonly version: string } | undefined;
}

const productOf = (project: ProjectReader): ExpectedServer["product"] => {
  const text = project.read("package.json");
  if (text === undefined) return undefined;
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) return undefined;
  const { name, version } = file;
  return typeof name === "string" && typeof version === "string" ? { name, version } : undefined;
};

const entriesIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

export const expectedServer = (pack: PackModel, project: ProjectReader): ExpectedServer => {
  const texts = manifestTexts(pack);
  return {
    pack,
    entries: (key, profile) => {
      const kind = key === "tools" ? profile : key === "prompts" ? "prompts" : "resources";
      const content: JsonValue = JSON.parse(texts[kind]);
      return entriesIn(isObject(content) ? content[key] : content);
    },
    product: productOf(project),
  };
};
