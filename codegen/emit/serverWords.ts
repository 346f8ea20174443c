/** The arguments of the command that starts a pack's server, for READMEs. The default pack needs none. */
import type { PackModel } from "../model.js";

export const packWords = ({ name, product }: PackModel): readonly string[] =>
  name === product.defaultPack ? [] : ["--pack", name];
