/** Exports a constant under any name: words of the language cannot name a constant, but they can name an export. */

const reservedWords: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static super switch " +
    "this throw true try typeof var void while with yield"
  ).split(" "),
);

/** How a constant is written that is exported as `name`: the words before its own name, that name, and what follows its statement. */
export interface ExportedConstant {
  readonly opening: string;
  readonly constant: string;
  readonly closing: string;
}

export const exportedConstant = (name: string): ExportedConstant =>
  reservedWords.has(name)
    ? { opening: "", constant: `${name}Function`, closing: `export { ${name}Function as ${name} };\n` }
    : { opening: "export ", constant: name, closing: "" };
