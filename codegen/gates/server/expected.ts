/** What a server of a pack has to serve according to today's contracts, whatever the files on disk say. */
import type { JsonObject, JsonValue, OutputSchemas, SchemaProfile } from "../../../src/contract/contract.js";
import { otherListTexts, schemaProfiles, toolListText } from "../../emit/manifests.js";
import type { PackModel } from "../../model.js";
import type { ProjectReader } from "../../project.js";
import { oncePerObject } from "../../remember.js";
import { isObject } from "../../schema.js";
import type { ListMethod } from "./wire/lists.js";

/** A form of the list of tools. */
export interface ListForm {
  readonly profile: SchemaProfile;
  readonly outputSchemas: OutputSchemas;
}

/** All forms, the most usual ones first. */
export const listForms: readonly ListForm[] = (["outline", "full", "none"] as const).flatMap((outputSchemas) =>
  schemaProfiles.map((profile) => ({ profile, outputSchemas })),
);

/** A form in words. The usual output schemas are not mentioned. */
export const formInWords = ({ profile, outputSchemas }: ListForm): string =>
  outputSchemas === "outline" ? profile : `${profile}, ${outputSchemas}`;

export interface ExpectedServer {
  readonly pack: PackModel;
  readonly tools: (form: ListForm) => readonly JsonObject[];
  readonly entries: (key: Exclude<ListMethod["key"], "tools">) => readonly JsonObject[];
  /**
   * The name and version of the server: those in the contract, or else those of the product in `package.json`; undefined if neither
   * has them.
   */
  readonly named: { readonly name: string; readonly version: string; readonly isOfPack: boolean } | undefined;
}

const productOf = (project: ProjectReader): ExpectedServer["named"] => {
  const text = project.read("package.json");
  if (text === undefined) return undefined;
  const file: unknown = JSON.parse(text);
  if (!isObject(file)) return undefined;
  const { name, version } = file;
  return typeof name === "string" && typeof version === "string" ? { name, version, isOfPack: false } : undefined;
};

const entriesIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Made once for each pack, however many servers of it are checked. */
const listsOf = oncePerObject((pack: PackModel): Pick<ExpectedServer, "tools" | "entries"> => {
  const texts = otherListTexts(pack);
  const lists = new Map<string, readonly JsonObject[]>();
  return {
    tools: (form) => {
      const { profile, outputSchemas } = form;
      const key = formInWords(form);
      const list = lists.get(key) ?? entriesIn(JSON.parse(toolListText(pack, profile, outputSchemas)));
      lists.set(key, list);
      return list;
    },
    entries: (key) => {
      const content: JsonValue = JSON.parse(texts[key === "prompts" ? "prompts" : "resources"]);
      return entriesIn(isObject(content) ? content[key] : content);
    },
  };
});

export const expectedServer = (pack: PackModel, project: ProjectReader): ExpectedServer => ({
  pack,
  ...listsOf(pack),
  named: pack.server === undefined ? productOf(project) : { ...pack.server, isOfPack: true },
});
