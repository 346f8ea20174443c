/**
 * What `tools/list` costs a model, per tool: an estimate without a vocabulary. It counts what byte-pair tokenizers split
 * text into (a word with its leading space, up to three digits, a run of punctuation) and charges long words by length.
 * On tool lists it comes out a few per cent above the o200k_base vocabulary, whose package would weigh 30 MB.
 */
import { loadModels } from "./generate.js";
import { portableTools } from "./manifest.js";
import type { ProjectReader } from "./project.js";

const pieces = / ?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s+/gu;
const lettersPerToken = 6;
const marksPerToken = 3;

const costOf = (piece: string): number => {
  const text = piece.trimStart();
  if (text === "") return 1;
  if (/^\p{L}/u.test(text)) {
    // camelCase words are split at their humps.
    const parts = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+|\p{L}+/gu) ?? [text];
    return parts.reduce((total, part) => total + Math.ceil(part.length / (lettersPerToken * 2)), 0);
  }
  return /^\p{N}/u.test(text) ? 1 : Math.ceil(text.length / marksPerToken);
};

/** Estimated number of tokens of a text. */
export const estimateTokens = (text: string): number =>
  (text.match(pieces) ?? []).reduce((total, piece) => total + costOf(piece), 0);

interface Line {
  readonly name: string;
  readonly bytes: number;
  readonly tokens: number;
}

const format = ({ name, bytes, tokens }: Line): string =>
  `${name.padEnd(28)} ${String(bytes).padStart(8)} ${String(tokens).padStart(8)}\n`;

/** A table for each pack: bytes and estimated tokens of each tool's entry and of the whole list, portable profile. */
export const tokenReport = (project: ProjectReader): string =>
  loadModels(project)
    .packs.map((pack) => {
      const lines = portableTools(pack).map((entry): Line => {
        const text = JSON.stringify(entry);
        return { name: String(entry["name"]), bytes: Buffer.byteLength(text), tokens: estimateTokens(text) };
      });
      const total: Line = {
        name: "total",
        bytes: lines.reduce((sum, { bytes }) => sum + bytes, 0),
        tokens: lines.reduce((sum, { tokens }) => sum + tokens, 0),
      };
      const heading = `${pack.name.padEnd(28)} ${"bytes".padStart(8)} ${"tokens".padStart(8)}  (estimate)\n`;
      return `${heading}${[...lines, total].map(format).join("")}`;
    })
    .join("\n");
