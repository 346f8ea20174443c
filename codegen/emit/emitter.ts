/** An emitter: a name and a pure function from a pack's model to files. A project's own emitters have the same interface. */
import type { PackModel } from "../model.js";
import type { OutputName } from "../outputs.js";

export interface EmittedFile {
  /** Path from the project root. Begins with `generated/<pack>/`. */
  readonly path: string;
  readonly text: string;
}

export interface Emitter {
  readonly name: string;
  /** The emitter runs for packs with this output; for every pack if absent. */
  readonly output?: OutputName;
  /** Returns the same bytes for the same model: uses no clock, no version numbers, and no order of files in a folder. */
  readonly emit: (pack: PackModel) => readonly EmittedFile[] | Promise<readonly EmittedFile[]>;
}

/** An emitter of the toolchain: each belongs to one output. */
export interface BuiltInEmitter extends Emitter {
  readonly output: OutputName;
}

/** The folder of a pack's generated files. */
export const folderOf = (pack: PackModel): string => `generated/${pack.name}`;

const generatedFrom = (source: string): string =>
  `@generated from ${source}. Edit the contract, then run npm run codegen.`;

/** First line of a generated TypeScript file. */
export const header = (source: string): string => `// ${generatedFrom(source)}\n`;

/** First line of a generated Markdown file. */
export const markdownHeader = (source: string): string => `<!-- ${generatedFrom(source)} -->\n`;

/** JSON as it is committed: two spaces, key order kept. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
