/**
 * Emits `manifest/`: the results of the list methods, the changes that turn the verbatim list of tools into the portable one, the
 * outlines of output schemas, and the report on the differences.
 */
import type { OutputSchemas, SchemaProfile } from "../../src/contract/contract.js";
import {
  differences,
  listedTools,
  outputOutlines,
  portableChanges,
  promptList,
  resourceLists,
  verbatimTools,
} from "../manifest.js";
import type { PackModel } from "../model.js";
import { renderTemplate } from "../template.js";
import { type BuiltInEmitter, type EmittedFile, folderOf, jsonText, markdownHeader } from "./emitter.js";

/** Paths of the manifest files that the running server loads, relative to the pack's folder. */
export const manifestPaths = {
  portableChanges: "manifest/tools.portable.changes.json",
  outlines: "manifest/tools.outlines.json",
  verbatim: "manifest/tools.verbatim.json",
  resources: "manifest/resources.json",
  prompts: "manifest/prompts.json",
} as const;

export const schemaProfiles: readonly SchemaProfile[] = ["portable", "verbatim"];
export const outputSchemaForms: readonly OutputSchemas[] = ["full", "outline", "none"];

/** The JSON of a list of tools, as it is served. `contract.ts` holds the hashes of these texts. */
export const toolListText = (pack: PackModel, profile: SchemaProfile, outputSchemas: OutputSchemas): string =>
  jsonText(listedTools(pack, profile, outputSchemas));

/** The JSON of the lists of resources and prompts, as they are served. */
export const otherListTexts = (pack: PackModel): Readonly<Record<"resources" | "prompts", string>> => ({
  resources: jsonText(resourceLists(pack)),
  prompts: jsonText(promptList(pack)),
});

export const manifestsEmitter: BuiltInEmitter = {
  name: "manifests",
  output: "server",
  emit: async (pack): Promise<readonly EmittedFile[]> => {
    const { resources, prompts } = otherListTexts(pack);
    const file = (path: string, text: string): EmittedFile => ({ path: `${folderOf(pack)}/${path}`, text });
    const report = await renderTemplate("portability.md", { title: pack.title, differences: differences(pack) });
    return [
      file(manifestPaths.verbatim, jsonText(verbatimTools(pack))),
      file(manifestPaths.portableChanges, jsonText(portableChanges(pack))),
      file(manifestPaths.outlines, jsonText(outputOutlines(pack))),
      file(manifestPaths.resources, resources),
      ...(pack.prompts.length > 0 ? [file(manifestPaths.prompts, prompts)] : []),
      file("manifest/PORTABILITY.md", `${markdownHeader(pack.source)}${report}`),
    ];
  },
};
