/** Exports a constant under any name: words of the language cannot name a constant, but they can name an export. */
import { reservedWords } from "../../names.js";

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
