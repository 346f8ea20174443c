/**
 * Emits `manifest/`: the bodies of the list methods, the portable one of tools as its changes of the verbatim one, and the
 * report on them. */
import { differences, portableChanges, portableTools, promptList, resourceLists, verbatimTools } from "../manifest.js";
import type { PackModel } from "../model.js";
import { renderTemplate } from "../template.js";
import { type BuiltInEmitter, type EmittedFile, folderOf, jsonText, markdownHeader } from "./emitter.js";

/** Paths of the manifest files that the running server loads, relative to the pack's folder. */
export const manifestPaths = {
  portableChanges: "manifest/tools.portable.changes.json",
  verbatim: "manifest/tools.verbatim.json",
  resources: "manifest/resources.json",
  prompts: "manifest/prompts.json",
} as const;

/** The lists as they are served. The hashes in the contract are those of these texts. */
export const manifestTexts = (
  pack: PackModel,
): Readonly<Record<"portable" | "verbatim" | "resources" | "prompts", string>> => ({
  portable: jsonText(portableTools(pack)),
  verbatim: jsonText(verbatimTools(pack)),
  resources: jsonText(resourceLists(pack)),
  prompts: jsonText(promptList(pack)),
});

export const manifestsEmitter: BuiltInEmitter = {
  name: "manifests",
  output: "server",
  emit: async (pack): Promise<readonly EmittedFile[]> => {
    const texts = manifestTexts(pack);
    const file = (path: string, text: string): EmittedFile => ({ path: `${folderOf(pack)}/${path}`, text });
    const report = await renderTemplate("portability.md", { title: pack.title, differences: differences(pack) });
    return [
      file(manifestPaths.verbatim, texts.verbatim),
      file(manifestPaths.portableChanges, jsonText(portableChanges(pack))),
      file(manifestPaths.resources, texts.resources),
      ...(pack.prompts.length > 0 ? [file(manifestPaths.prompts, texts.prompts)] : []),
      file("manifest/PORTABILITY.md", `${markdownHeader(pack.source)}${report}`),
    ];
  },
};
