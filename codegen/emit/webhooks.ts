/** Emits `webhooks.ts`: inbound and outbound webhooks, with a type and a validator for each event. It is loaded on demand. */
import { type InboundModel, type PackModel, type WebhookEventModel, webhookEventsOf } from "../model.js";
import { propertyKey } from "../names.js";
import { validatorLoader } from "./contract.js";
import { type BuiltInEmitter, folderOf, header } from "./emitter.js";
import { literalText } from "./literal.js";

const eventText = (indent: number, { type, description, valueName, typeName, schema }: WebhookEventModel): string => {
  const pad = " ".repeat(indent);
  return `${pad}${propertyKey(type)}: webhookEvent<types.${typeName}>({
${pad}  type: ${literalText(type)},
${pad}  description: ${literalText(description)},
${pad}  schema: ${literalText(schema, indent + 2)},
${pad}  loadValidator: ${validatorLoader(valueName)},
${pad}}),
`;
};

const inboundText = ({ name, path, description, signature, typeMember, events }: InboundModel): string => {
  const { header: signed, algorithm, encoding, secret } = signature;
  return `    ${propertyKey(name)}: {
      name: ${literalText(name)},
      path: ${literalText(path)},
      description: ${literalText(description)},
      signature: ${literalText({ header: signed, algorithm, encoding, secret }, 6)},
      typeMember: ${literalText(typeMember)},
      events: {
${events.map((event) => eventText(8, event)).join("")}      },
    },
`;
};

const block = (name: string, text: string): string =>
  text === "" ? `  ${name}: {},\n` : `  ${name}: {\n${text}  },\n`;

const webhooksText = (pack: PackModel): string =>
  [
    header(`${pack.source}/webhooks.json`),
    `import type { WebhookContracts } from "${pack.runtime}";\n`,
    `import { webhookEvent } from "${pack.runtime}";\n`,
    'import type * as types from "./types.js";\n\n',
    `/** The webhooks of ${pack.title}: inbound events by endpoint and type, and outbound events by type. */\n`,
    "export const webhooks = {\n",
    block("inbound", pack.webhooks.inbound.map(inboundText).join("")),
    block("outbound", pack.webhooks.outbound.map((event) => eventText(4, event)).join("")),
    "} as const satisfies WebhookContracts;\n",
  ].join("");

export const webhooksEmitter: BuiltInEmitter = {
  name: "webhooks",
  output: "server",
  emit: (pack) =>
    webhookEventsOf(pack).length === 0 ? [] : [{ path: `${folderOf(pack)}/webhooks.ts`, text: webhooksText(pack) }],
};
