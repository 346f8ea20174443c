/** The words behind the command that starts the server of a pack, as READMEs show it: those of the pack that is served anyway are none. */
import type { PackModel } from "../model.js";

export const packWords = ({ name, product }: PackModel): readonly string[] =>
  name === product.defaultPack ? [] : ["--pack", name];
