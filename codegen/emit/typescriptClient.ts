/** Emits `client/`: the TypeScript client of a pack as an npm package. The committed files are those that are published. */

import { type BuiltInEmitter, type EmittedFile, folderOf, header, jsonText, markdownHeader } from "./emitter.js";
import { contractModules } from "./typescript/contractModules.js";
import { packageFile } from "./typescript/packageFile.js";
import { readmeText } from "./typescript/readme.js";
import { publishedRuntime } from "./typescript/runtimeModules.js";

export const typescriptClientEmitter: BuiltInEmitter = {
  name: "typescriptClient",
  output: "typescript",
  emit: async (pack) => {
    const folder = `${folderOf(pack)}/client`;
    const file = (path: string, text: string): EmittedFile => ({ path: `${folder}/${path}`, text });
    return [
      file("package.json", jsonText(packageFile(pack))),
      file("README.md", `${markdownHeader(pack.source)}${await readmeText(pack)}`),
      ...contractModules(pack).map(({ path, text }) => file(path, `${header(pack.source)}${text}`)),
      ...(await publishedRuntime(folder, pack.product)),
    ];
  },
};
