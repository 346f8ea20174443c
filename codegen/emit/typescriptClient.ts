/** Emits `client/`: the TypeScript client of a pack as an npm package. What is committed is what is published. */

import { type EmittedFile, type Emitter, folderOf, header, jsonText, markdownHeader } from "./emitter.js";
import {
  contractDeclarations,
  contractScript,
  descriptorsDeclarations,
  descriptorsScript,
} from "./typescript/descriptors.js";
import { entryPoints } from "./typescript/entryPoints.js";
import { packageFile } from "./typescript/packageFile.js";
import { readmeText } from "./typescript/readme.js";
import { publishedRuntime } from "./typescript/runtimeModules.js";
import { typeDeclarations } from "./typescript/typeDeclarations.js";

export const typescriptClientEmitter: Emitter = {
  name: "typescriptClient",
  emit: async (pack) => {
    const folder = `${folderOf(pack)}/client`;
    const file = (path: string, text: string): EmittedFile => ({ path: `${folder}/${path}`, text });
    const script = (path: string, text: string): EmittedFile => file(path, `${header(pack.source)}${text}`);
    return [
      file("package.json", jsonText(packageFile(pack))),
      file("README.md", `${markdownHeader(pack.source)}${await readmeText(pack)}`),
      script("types.d.ts", typeDeclarations(pack)),
      script("descriptors.js", descriptorsScript(pack)),
      script("descriptors.d.ts", descriptorsDeclarations(pack)),
      script("contract.js", contractScript(pack)),
      script("contract.d.ts", contractDeclarations(pack)),
      ...entryPoints(pack).flatMap(({ name, javascript, declarations }) => [
        script(`${name}.js`, javascript),
        script(`${name}.d.ts`, declarations),
      ]),
      ...(await publishedRuntime(folder)),
    ];
  },
};
