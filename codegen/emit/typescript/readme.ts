/** Writes the README of a client from its template. */
import type { PackModel } from "../../model.js";
import { hasOutput } from "../../outputs.js";
import { renderTemplate } from "../../template.js";
import { literalText } from "../literal.js";
import { packWords } from "../serverWords.js";
import { jsonResources } from "./descriptors.js";
import { refusedExample, walkOf, walkText } from "./exampleCode.js";

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");

const settingsOf = (environment: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(environment).map(([name, value]) => `${name}=${value}`);

export const readmeText = (pack: PackModel): Promise<string> => {
  const walk = walkOf(pack);
  const refused = refusedExample(pack);
  const [resource] = jsonResources(pack).filter(({ uri }) => uri !== undefined);
  const [template] = jsonResources(pack).filter(({ uriTemplate }) => uriTemplate !== undefined);
  return renderTemplate("client-readme.md", {
    name: pack.clients.npm,
    hasModels: hasOutput(pack, "models"),
    title: pack.title,
    description: pack.description,
    value: pack.valueName,
    example: walk === undefined ? "" : walkText(walk),
    start: [...settingsOf(walk?.environment ?? {}), "node dist/main.js --http", ...packWords(pack)].join(" "),
    dated: Object.keys(walk?.environment ?? {}).length > 0,
    command: literalText({ command: "node", args: ["dist/main.js", ...packWords(pack)] }),
    tools: pack.tools.map((tool) => ({
      method: tool.valueName,
      title: cell(tool.title),
      repeated: tool.annotations.readOnlyHint || tool.annotations.idempotentHint ? "yes" : "with an idempotency key",
    })),
    errors:
      refused === undefined ? [] : [{ method: refused.tool.valueName, reason: refused.reason, input: refused.input }],
    firstTool: pack.tools[0]?.valueName ?? "",
    resource: resource?.valueName ?? "",
    template: template?.valueName ?? "",
  });
};
