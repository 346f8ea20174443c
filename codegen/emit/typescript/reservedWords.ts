/** Exports a constant under any name: a reserved word cannot name a constant, but it can name an export. */
import { reservedWords } from "../../names.js";

/** A constant that is exported as `name`: the text before its statement, its own name, and the text after its statement. */
export interface ExportedConstant {
  readonly opening: string;
  readonly constant: string;
  readonly closing: string;
}

export const exportedConstant = (name: string): ExportedConstant =>
  reservedWords.has(name)
    ? { opening: "", constant: `${name}Function`, closing: `export { ${name}Function as ${name} };\n` }
    : { opening: "export ", constant: name, closing: "" };
