/** The modules of a TypeScript client that are generated from its contract. `diff` reads their exported names. */
import type { PackModel } from "../../model.js";
import { contractDeclarations, contractScript, descriptorsDeclarations, descriptorsScript } from "./descriptors.js";
import { entryPoints } from "./entryPoints.js";
import { typeDeclarations } from "./typeDeclarations.js";

export interface ClientModule {
  /** Path below the client's folder. */
  readonly path: string;
  /** The text without the header. */
  readonly text: string;
}

export const contractModules = (pack: PackModel): readonly ClientModule[] => [
  { path: "types.d.ts", text: typeDeclarations(pack) },
  { path: "descriptors.js", text: descriptorsScript(pack) },
  { path: "descriptors.d.ts", text: descriptorsDeclarations(pack) },
  { path: "contract.js", text: contractScript(pack) },
  { path: "contract.d.ts", text: contractDeclarations(pack) },
  ...entryPoints(pack).flatMap(({ name, javascript, declarations, browser }) => [
    { path: `${name}.js`, text: javascript },
    ...(browser === undefined ? [] : [{ path: `${name}.browser.js`, text: browser }]),
    { path: `${name}.d.ts`, text: declarations },
  ]),
];
