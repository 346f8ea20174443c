/** Emits `manifest/`: the bodies of the list methods as they are served, and the report on the portable profile. */
import { differences, portableTools, promptList, resourceLists, verbatimTools } from "../manifest.js";
import type { PackModel } from "../model.js";
import { renderTemplate } from "../template.js";
import { type EmittedFile, type Emitter, folderOf, jsonText, markdownHeader } from "./emitter.js";

/** Paths of the manifest files that the running server loads, relative to the pack's folder. */
export const manifestPaths = {
  portable: "manifest/tools.portable.json",
  verbatim: "manifest/tools.verbatim.json",
  resources: "manifest/resources.json",
  prompts: "manifest/prompts.json",
} as const;

/** The manifest files whose bytes are hashed into the contract. */
export const manifestTexts = (pack: PackModel): Readonly<Record<keyof typeof manifestPaths, string>> => ({
  portable: jsonText(portableTools(pack)),
  verbatim: jsonText(verbatimTools(pack)),
  resources: jsonText(resourceLists(pack)),
  prompts: jsonText(promptList(pack)),
});

export const manifestsEmitter: Emitter = {
  name: "manifests",
  emit: async (pack): Promise<readonly EmittedFile[]> => {
    const texts = manifestTexts(pack);
    const file = (path: string, text: string): EmittedFile => ({ path: `${folderOf(pack)}/${path}`, text });
    const report = await renderTemplate("portability.md", { title: pack.title, differences: differences(pack) });
    return [
      file(manifestPaths.portable, texts.portable),
      file(manifestPaths.verbatim, texts.verbatim),
      file(manifestPaths.resources, texts.resources),
      ...(pack.prompts.length > 0 ? [file(manifestPaths.prompts, texts.prompts)] : []),
      file("manifest/PORTABILITY.md", `${markdownHeader(pack.source)}${report}`),
    ];
  },
};
