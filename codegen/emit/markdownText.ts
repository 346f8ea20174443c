/**
 * Escapes the text of a contract for Markdown: nothing in it can open a heading, a link, a table cell, a tag or a code block
 * (CommonMark and the tables and automatic links of GitHub).
 */

const special = /[\\`*[\]<>|~]/g;
/** An underscore within a word is plain text already; one at its edge would open emphasis. */
const outerUnderscore = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const entity = /&(?=#?[A-Za-z0-9]+;)/g;
const automaticLink = /(https?|ftp):(?=\/\/)|www(?=\.)/gi;
const blockStart = /^(#{1,6}(?=\s|$)|[-+=]+(?=\s|$)|[-+](?=\s|$)|={2,}|-{2,})/;
const numberedStart = /^(\d{1,9})([.)])(?=\s|$)/;

const broken = (match: string): string => (match.endsWith(":") ? `${match.slice(0, -1)}\\:` : `${match}&#8203;`);

/** Escaped text on one line, for use outside of code. */
export const plainText = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(special, "\\$&")
    .replaceAll(outerUnderscore, "\\_")
    .replaceAll(entity, "&amp;")
    .replaceAll(automaticLink, broken)
    .replace(blockStart, "\\$1")
    .replace(numberedStart, "$1\\$2");

const longestRun = (text: string): number => Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** A code span that nothing inside can end, on one line, also within a table cell. */
export const codeSpan = (text: string): string => {
  const oneLine = text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
  if (oneLine.trim() === "") return "` `";
  const fence = "`".repeat(longestRun(oneLine) + 1);
  const pad = oneLine.startsWith("`") || oneLine.endsWith("`") ? " " : "";
  return `${fence}${pad}${oneLine}${pad}${fence}`;
};

/** A code block that nothing inside can end. */
export const codeBlock = (text: string, language: string): string => {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
};

/** A table. Its cells must be Markdown already. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `| ${heads.join(" | ")} |`,
    `|${heads.map(() => "---|").join("")}`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
