/** First versions of hand-written files. A file is written only if it does not exist. */
import { handlerFolder } from "./emit/registry.js";
import type { PackModel } from "./model.js";
import { hasOutput } from "./outputs.js";
import { renderTemplate } from "./template.js";

export interface Scaffold {
  readonly path: string;
  readonly text: string;
}

/** The path of the module that defines what a pack's handlers work with. */
const servicesPath = (pack: PackModel): string => `src/packs/${pack.name}/services.ts`;

/** Paths of the hand-written files that the generated registry of a pack imports: none where no server is generated. */
export const handWrittenPaths = (pack: PackModel): readonly string[] =>
  hasOutput(pack, "server")
    ? [servicesPath(pack), ...pack.tools.map((tool) => `${handlerFolder(pack)}/${tool.name}.ts`)]
    : [];

const lineWidth = 120;

/** A stub's first line, or several where one would be too long for a formatter. */
const signatureOf = (value: string, contractType: string, output: string): string => {
  const start = `export const ${value}: Handler<${contractType}, Services> = async (`;
  const end = `): Promise<${output}> => {`;
  const line = `${start}_input, _context${end}`;
  return line.length <= lineWidth ? line : `${start}\n  _input,\n  _context,\n${end}`;
};

/** The stubs of a pack, for those of its hand-written files that `isAbsent` names. */
export const scaffolds = async (pack: PackModel, isAbsent: (path: string) => boolean): Promise<readonly Scaffold[]> => {
  if (!hasOutput(pack, "server")) return [];
  const services = servicesPath(pack);
  const missingTools = pack.tools.filter((tool) => isAbsent(`${handlerFolder(pack)}/${tool.name}.ts`));
  return Promise.all([
    ...(isAbsent(services)
      ? [renderTemplate("services.ts", { title: pack.title }).then((text) => ({ path: services, text }))]
      : []),
    ...missingTools.map(async (tool) => {
      const path = `${handlerFolder(pack)}/${tool.name}.ts`;
      const isPlainName = tool.name === tool.valueName;
      const contractType = isPlainName
        ? `typeof ${pack.valueName}.${tool.name}`
        : `(typeof ${pack.valueName})[${JSON.stringify(tool.name)}]`;
      const view = {
        path,
        pack: pack.name,
        runtime: pack.runtime,
        packValue: pack.valueName,
        tool: tool.name,
        value: tool.valueName,
        type: tool.typeName,
        title: tool.title,
        hasText: tool.returns === "structure",
        signature: signatureOf(tool.valueName, contractType, `${tool.typeName}Output`),
      };
      return { path, text: await renderTemplate("handler.ts", view) };
    }),
  ]);
};
