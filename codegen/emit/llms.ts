/** Emits `docs/llms.txt` (https://llmstxt.org): an index of the reference for models. The whole text is in `reference.md`. */
import { hasOutput } from "../outputs.js";
import { type BuiltInEmitter, folderOf } from "./emitter.js";
import { plainText } from "./markdownText.js";
import { referenceContent } from "./referenceContent.js";
import { anchors } from "./referenceRows.js";

const entry = (label: string, address: string, words: string): string =>
  `- [${plainText(label)}](${address}): ${plainText(words)}`;

const lossWords = "What the manifests of model vendors lose of the contract.";

const inReference = (anchor: string): string => `reference.md#${encodeURIComponent(anchor)}`;

export const llmsEmitter: BuiltInEmitter = {
  name: "llms",
  output: "docs",
  emit: (pack) => {
    const content = referenceContent(pack);
    const sections: readonly (readonly [string, readonly string[]])[] = [
      ["Tools", content.tools.map(({ name, anchor, description }) => entry(name, inReference(anchor), description))],
      [
        "Resources",
        content.resources.map(({ title, anchor, description }) => entry(title, inReference(anchor), description)),
      ],
      [
        "Prompts",
        content.prompts.map(({ name, anchor, description }) => entry(name, inReference(anchor), description)),
      ],
      ["Errors", content.reasons.map(({ reason, hint }) => entry(reason, inReference(anchors.reason(reason)), hint))],
      [
        "Optional",
        [
          entry("Whole reference", "reference.md", "Every argument, field, error and type in one document."),
          ...(hasOutput(pack, "typescript")
            ? [entry("TypeScript client", "../client/README.md", "A typed client for these tools.")]
            : []),
          ...(hasOutput(pack, "models")
            ? [entry("Manifests for models", "../client/models/REPORT.md", lossWords)]
            : []),
        ],
      ],
    ];
    const text = [
      `# ${plainText(content.title)}`,
      `> ${plainText(content.description)}`,
      plainText(content.instructions),
      ...sections.flatMap(([title, entries]) => (entries.length === 0 ? [] : [`## ${title}`, entries.join("\n")])),
    ].join("\n\n");
    return [{ path: `${folderOf(pack)}/docs/llms.txt`, text: `${text}\n` }];
  },
};
