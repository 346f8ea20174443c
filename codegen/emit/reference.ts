/** Emits `docs/reference.md`: a pack's tools, resources and errors, for people who read Markdown. */
import { renderTemplate } from "../template.js";
import { type BuiltInEmitter, folderOf, markdownHeader } from "./emitter.js";
import { codeBlock, codeSpan, plainText, table } from "./markdownText.js";
import { referenceContent } from "./referenceContent.js";
import { anchors } from "./referenceRows.js";
import type { ExampleContent, Inline, ReferenceContent, Row } from "./referenceTypes.js";

const link = (label: string, anchor: string): string => `[${plainText(label)}](#${encodeURIComponent(anchor)})`;

const target = (anchor: string): string => `<a id="${encodeURIComponent(anchor)}"></a>`;

const inlineText = (parts: readonly Inline[]): string =>
  parts
    .map((part) =>
      "code" in part ? codeSpan(part.code) : "text" in part ? spaced(part.text) : link(part.label, part.anchor),
    )
    .join("");

/** Plain text that keeps a space at either end, which separates it from its neighbours. */
const spaced = (text: string): string => {
  const [, before = "", words = "", after = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  return `${before === "" ? "" : " "}${words === "" ? "" : plainText(words)}${after === "" || words === "" ? "" : " "}`;
};

const fieldTable = (heads: readonly [string, string], rows: readonly Row[]): string =>
  rows.length === 0
    ? ""
    : table(
        [heads[0], "Type", heads[1], "Meaning"],
        rows.map(({ path, type, isRequired, description }) => [
          codeSpan(path),
          inlineText(type),
          isRequired ? "yes" : "",
          inlineText(description),
        ]),
      );

const exampleView = ({ title, description, given, sent, gives, refused }: ExampleContent) => ({
  title: plainText(title),
  description: plainText(description),
  given: given.map((call) => `${codeSpan(call.call)} with ${codeSpan(call.sent)} as ${codeSpan(call.as)}`),
  sent: codeBlock(sent, "json"),
  gives: gives === undefined ? "" : codeBlock(gives, "json"),
  refused:
    refused === undefined
      ? ""
      : `${link(refused.reason, anchors.reason(refused.reason))}, field ${codeSpan(refused.field)}`,
});

const viewOf = (content: ReferenceContent) => ({
  title: plainText(content.title),
  version: content.version,
  description: plainText(content.description),
  instructions: plainText(content.instructions),
  facts: content.facts.map((fact) => `${plainText(fact)}.`).join(" "),
  toolTable: table(
    ["Tool", "What it is"],
    content.tools.map(({ name, anchor, title }) => [link(name, anchor), plainText(title)]),
  ),
  tools: content.tools.map((tool) => ({
    target: target(tool.anchor),
    name: plainText(tool.name),
    description: plainText(tool.description),
    facts: tool.facts.map((fact) => `${fact}.`).join(" "),
    input: fieldTable(["Argument", "Required"], tool.input),
    alternatives: tool.alternatives.map(plainText),
    output: fieldTable(["Field", "Always"], tool.output),
    emptyOutput: tool.emptyOutput,
    errors:
      tool.errors.length === 0
        ? ""
        : table(
            ["Reason", "What to do"],
            tool.errors.map(({ reason, hint }) => [link(reason, anchors.reason(reason)), plainText(hint)]),
          ),
    examples: tool.examples.map(exampleView),
  })),
  resources: content.resources.map((resource) => ({
    target: target(resource.anchor),
    title: plainText(resource.title),
    description: plainText(resource.description),
    uri: codeSpan(resource.uri),
    mimeType: resource.mimeType,
    cache: resource.cache,
    body: inlineText(resource.body),
    rows: fieldTable(["Field", "Always"], resource.rows),
  })),
  prompts: content.prompts.map((prompt) => ({
    target: target(prompt.anchor),
    name: plainText(prompt.name),
    description: plainText(prompt.description),
    facts: prompt.facts.map((fact) => `${fact}.`).join(" "),
    rows:
      prompt.rows.length === 0
        ? ""
        : table(
            ["Argument", "Required", "Meaning"],
            prompt.rows.map(({ path, isRequired, description }) => [
              codeSpan(path),
              isRequired ? "yes" : "",
              plainText(description),
            ]),
          ),
  })),
  webhooks: content.webhooks.map((webhook) => ({
    target: target(webhook.anchor),
    name: plainText(webhook.name),
    description: plainText(webhook.description),
    facts: webhook.facts.map((fact) => `${plainText(fact)}.`).join(" "),
    body: inlineText(webhook.body),
    rows: fieldTable(["Field", "Always"], webhook.rows),
  })),
  templates: content.templates.map((template) => ({
    target: target(template.anchor),
    name: plainText(template.name),
    description: plainText(template.description),
    subject: codeSpan(template.subject),
    data: inlineText(template.data),
    rows: fieldTable(["Variable", "Required"], template.rows),
  })),
  types: content.types.map((type) => ({
    target: target(type.anchor),
    name: plainText(type.name),
    description: plainText(type.description),
    rows: fieldTable(["Field", "Always"], type.rows),
  })),
  reasons: content.reasons.map((reason) => ({
    target: target(reason.anchor),
    reason: plainText(reason.reason),
    message: plainText(reason.message),
    hint: plainText(reason.hint),
    code: reason.code,
    category: plainText(reason.category ?? ""),
    isRetryable: reason.retryable ? "yes" : "no",
    tools:
      reason.tools.length === 0 ? "any tool" : reason.tools.map((name) => link(name, anchors.tool(name))).join(", "),
  })),
  toolsets:
    content.toolsets.length === 0
      ? ""
      : table(
          ["Toolset", "Tools", "For"],
          content.toolsets.map(({ name, tools, description }) => [
            codeSpan(name),
            tools.map((tool) => link(tool, anchors.tool(tool))).join(", "),
            plainText(description),
          ]),
        ),
  settings:
    content.settings.length === 0
      ? ""
      : table(
          ["Environment", "Flag", "Value", "Default", "Meaning"],
          content.settings.map(({ env, flag, admits, fallback, description }) => [
            codeSpan(env),
            flag === "" ? "" : codeSpan(flag),
            plainText(admits),
            plainText(fallback),
            plainText(description),
          ]),
        ),
});

export const referenceEmitter: BuiltInEmitter = {
  name: "reference",
  output: "docs",
  emit: async (pack) => {
    const text = await renderTemplate("reference.md", viewOf(referenceContent(pack)));
    return [{ path: `${folderOf(pack)}/docs/reference.md`, text: `${markdownHeader(pack.source)}${text}` }];
  },
};
