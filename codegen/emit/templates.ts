/** Emits `templates.ts`: the parsed templates of a pack, each with the type and the validator of its data. */
import type { JsonValue } from "../../src/contract/contract.js";
import type { TemplatePart, TemplateParts } from "../../src/contract/templates.js";
import type { PackModel, TemplateModel } from "../model.js";
import { propertyKey } from "../names.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";

/** A part as JSON. A text is split into its lines, so that a diff shows which line has changed. */
const partValue = (part: TemplatePart): readonly JsonValue[] => {
  if (typeof part === "string") return part.split(/(?<=\n)/);
  if ("show" in part) return [{ show: part.show }];
  const { parts, otherwise } = part;
  const inner = { parts: partValues(parts), ...(otherwise !== undefined && { otherwise: partValues(otherwise) }) };
  return ["each" in part ? { each: part.each, ...inner } : { when: part.when, ...inner }];
};

const partValues = (parts: TemplateParts): readonly JsonValue[] => parts.flatMap(partValue);

const templateText = ({ name, description, valueName, typeName, schema, subject, html }: TemplateModel): string =>
  `  ${propertyKey(name)}: template<types.${typeName}>({
    name: ${literalText(name)},
    description: ${literalText(description)},
    schema: ${literalText(schema, 4)},
    validator: ${valueName},
    subject: ${literalText(partValues(subject), 4)},
    html: ${literalText(partValues(html), 4)},
  }),
`;

const templatesText = (pack: PackModel): string =>
  [
    header(`${pack.source}/templates.json`),
    `import type { Templates } from "${pack.runtime}";\n`,
    `import { template } from "${pack.runtime}";\n`,
    'import type * as types from "./types.js";\n',
    ...pack.templates.map(
      ({ valueName }) => `import { validate as ${valueName} } from "./validators/${valueName}.js";\n`,
    ),
    `\n/** The e-mail templates of ${pack.title}. */\n`,
    "export const templates = {\n",
    pack.templates.map(templateText).join(""),
    "} as const satisfies Templates;\n",
    "\nexport type TemplateName = keyof typeof templates;\n",
  ].join("");

export const templatesEmitter: BuiltInEmitter = {
  name: "templates",
  output: "server",
  emit: (pack) =>
    pack.templates.length === 0 ? [] : [{ path: `${folderOf(pack)}/templates.ts`, text: templatesText(pack) }],
};
