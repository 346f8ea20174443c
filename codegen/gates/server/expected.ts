/** What a server of a pack has to serve: what the contracts give today, whatever lies on disk. */
import type { JsonObject, JsonValue, OutputSchemas, SchemaProfile } from "../../../src/contract/contract.js";
import { otherListTexts, schemaProfiles, toolListText } from "../../emit/manifests.js";
import type { PackModel } from "../../model.js";
import type { ProjectReader } from "../../project.js";
import { oncePerObject } from "../../remember.js";
import { isObject } from "../../schema.js";
import type { ListMethod } from "./wire/lists.js";

/** A form in which the tools may be listed. */
export interface ListForm {
  readonly profile: SchemaProfile;
  readonly outputSchemas: OutputSchemas;
}

/** Every form, those first that are more usual. */
export const listForms: readonly ListForm[] = (["outline", "full", "none"] as const).flatMap((outputSchemas) =>
  schemaProfiles.map((profile) => ({ profile, outputSchemas })),
);

/** As it is said of a server: the usual output schemas go without saying. */
export const formInWords = ({ profile, outputSchemas }: ListForm): string =>
  outputSchemas === "outline" ? profile : `${profile}, ${outputSchemas}`;

export interface ExpectedServer {
  readonly pack: PackModel;
  readonly tools: (form: ListForm) => readonly JsonObject[];
  readonly entries: (key: Exclude<ListMethod["key"], "tools">) => readonly JsonObject[];
  /** What it says it is: what the contract says, or the product as `package.json` has it; undefined where neither does. */
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

/** Made once per pack, however many servers of it are asked. */
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
