/** The blocks of the documents that are written by the product itself, between two marks, and where each of them stands. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rules } from "../../codegen/catalogue.js";
import { rulesPage } from "../../codegen/cli/rulesPage.js";
import { settingsTable } from "./settingsTable.js";
import { writeTranscript } from "./transcript.js";

export interface WrittenBlock {
  /** Path below the repository. */
  readonly file: string;
  readonly write: () => string | Promise<string>;
}

/** By name; `npm run docs:<name>` writes it. */
export const blocks: Readonly<Record<string, WrittenBlock>> = {
  rules: { file: "docs/rules.md", write: () => rulesPage(rules) },
  settings: { file: "docs/settings.md", write: settingsTable },
  transcript: { file: "docs/workflow.md", write: writeTranscript },
};

const pathOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

const marks = (name: string): readonly [string, string] => [
  `<!-- written by npm run docs:${name} -->\n`,
  `\n<!-- end of docs:${name} -->`,
];

interface Parts {
  readonly before: string;
  readonly block: string;
  readonly after: string;
}

const partsOf = (name: string, { file }: WrittenBlock): Parts => {
  const text = readFileSync(pathOf(file), "utf8");
  const [opening, closing] = marks(name);
  const start = text.indexOf(opening) + opening.length;
  const end = text.indexOf(closing);
  if (start < opening.length || end < start)
    throw new Error(`${file} has no block ${opening.trim()} ... ${closing.trim()}`);
  return { before: text.slice(0, start), block: text.slice(start, end), after: text.slice(end) };
};

/** What the document says now. */
export const committedBlock = (name: string, block: WrittenBlock): string => partsOf(name, block).block;

/** Puts what the product says now in its place. */
export const updateBlock = async (name: string, block: WrittenBlock): Promise<void> => {
  const { before, after } = partsOf(name, block);
  writeFileSync(pathOf(block.file), before + (await block.write()) + after);
};
