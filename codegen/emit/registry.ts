/** Emits `registry.ts`: maps each tool to its handler and its text function, so that the compiler checks all of them. */
import type { PackModel, ToolModel } from "../model.js";
import { propertyKey } from "../names.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";

/** Folder of a pack's hand-written handlers: one file for each tool, and nothing else. */
export const handlerFolder = (pack: PackModel): string => `src/packs/${pack.name}/tools`;

/** Whether a tool has a text function. The content of a tool that returns content is its text. */
const hasText = ({ returns }: ToolModel): boolean => returns === "structure";

const importText =
  (pack: PackModel) =>
  (tool: ToolModel): string =>
    `import { ${[tool.valueName, ...(hasText(tool) ? [`${tool.valueName}Text`] : [])].join(", ")} } from "../../${handlerFolder(pack)}/${tool.name}.js";\n`;

const entry = (tool: ToolModel, value: string): string =>
  tool.name === value ? value : `${propertyKey(tool.name)}: ${value}`;

export const registryEmitter: BuiltInEmitter = {
  name: "registry",
  output: "server",
  emit: (pack) => {
    const text = [
      header(pack.source),
      `import type { Handlers, Nothing, Texts, UndeclaredIn } from "${pack.runtime}";\n`,
      `import type { Services } from "../../src/packs/${pack.name}/services.js";\n`,
      ...pack.tools.map(importText(pack)),
      `import type { ${pack.valueName} as tools } from "./contract.js";\n\n`,
      "/** The hand-written handler of each tool. */\n",
      `export const handlers = {\n${pack.tools.map((tool) => `  ${entry(tool, tool.valueName)},\n`).join("")}} satisfies Handlers<typeof tools, Services>;\n\n`,
      "/** Does not compile if a handler returns a property that its contract does not declare. */\n",
      "export type Undeclared = Nothing<UndeclaredIn<typeof handlers, typeof tools>>;\n\n",
      "/** The hand-written function of each tool that writes its output as text. */\n",
      `export const texts = {\n${pack.tools
        .filter(hasText)
        .map((tool) => `  ${entry(tool, `${tool.valueName}Text`)},\n`)
        .join("")}} satisfies Texts<typeof tools>;\n`,
    ].join("");
    return [{ path: `${folderOf(pack)}/registry.ts`, text }];
  },
};
