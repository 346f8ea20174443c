/**
 * Emits `docs/index.html`: the reference as one self-contained page. It has no script and loads nothing, follows the reader's light
 * or dark mode, and selects a whole block of code on a click.
 */
import { readFile } from "node:fs/promises";
import { assetAt } from "../assets.js";
import { type BuiltInEmitter, folderOf } from "./emitter.js";
import { type Html, html, trusted } from "./html.js";
import { referenceContent } from "./referenceContent.js";
import { anchors } from "./referenceRows.js";
import type { ExampleContent, Inline, ReferenceContent, ResourceContent, Row, ToolContent } from "./referenceTypes.js";

const fragment = (anchor: string): string => `#${encodeURIComponent(anchor)}`;

const link = (label: string, anchor: string): Html => html`<a href="${fragment(anchor)}">${label}</a>`;

const inline = (parts: readonly Inline[]): readonly Html[] =>
  parts.map((part) =>
    "code" in part
      ? html`<code>${part.code}</code>`
      : "text" in part
        ? html`${part.text}`
        : link(part.label, part.anchor),
  );

const nothing: Html = trusted("");

/** A table that scrolls by itself on a narrow page, also by keyboard. */
const scrolling = (label: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table ${heads.includes("Required") ? "input" : "output"}" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`${row}\n`)}</tbody></table></div>
`;

/** A path as code. Lines may break between its parts, and nowhere else. */
const path = (text: string): Html =>
  html`<code>${text.split(/(?<=\.|\[\])/).map((part, index) => html`${index === 0 ? nothing : trusted("<wbr>")}${part}`)}</code>`;

const yes = (isRequired: boolean): Html => (isRequired ? html`<span class="yes">yes</span>` : nothing);

const fields = (label: string, heads: readonly [string, string], rows: readonly Row[]): Html =>
  scrolling(
    label,
    [heads[0], "Type", heads[1], "Meaning"],
    rows.map(
      ({ path: name, type, isRequired, description }) =>
        html`<tr><td>${path(name)}</td><td>${inline(type)}</td><td>${yes(isRequired)}</td><td>${inline(description)}</td></tr>`,
    ),
  );

const block = (label: string, text: string): Html =>
  html`<pre tabindex="0" aria-label="${label}"><code>${text}</code></pre>\n`;

const heading = (anchor: string, name: string, isCode: boolean): Html =>
  html`<h3 id="${anchor}"${trusted(isCode ? ' class="code"' : "")}>${name}<a class="self" href="${fragment(anchor)}" aria-label="Link to ${name}">#</a></h3>\n`;

const paragraph = (text: string): Html => (text === "" ? nothing : html`<p>${text}</p>\n`);

const factList = (facts: readonly string[]): Html =>
  facts.length === 0 ? nothing : html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>\n`;

const example = ({ title, description, given, sent, gives, refused }: ExampleContent): Html => html`<h5>${title}</h5>
${paragraph(description)}${
  given.length === 0
    ? nothing
    : html`<p>After these calls:</p>\n<ul>${given.map((call) => html`<li><code>${call.call}</code> with <code>${call.sent}</code> as <code>${call.as}</code></li>`)}</ul>\n`
}${block(`Arguments: ${title}`, sent)}${
  gives === undefined ? nothing : html`<p>Part of the result:</p>\n${block(`Result: ${title}`, gives)}`
}${
  refused === undefined
    ? nothing
    : html`<p><span class="refused">Refused:</span> ${link(refused.reason, anchors.reason(refused.reason))}, field <code>${refused.field}</code></p>\n`
}`;

const toolSection = (tool: ToolContent): Html => html`<section aria-labelledby="${tool.anchor}">
${heading(tool.anchor, tool.name, true)}${paragraph(tool.description)}${factList(tool.facts)}<h4>Arguments</h4>
${tool.input.length === 0 ? html`<p>None.</p>\n` : fields(`Arguments of ${tool.name}`, ["Argument", "Required"], tool.input)}${tool.alternatives.map(paragraph)}<h4>Output</h4>
${tool.output.length === 0 ? html`<p>${tool.emptyOutput}</p>\n` : fields(`Output of ${tool.name}`, ["Field", "Always"], tool.output)}${
  tool.errors.length === 0
    ? nothing
    : html`<h4>Errors</h4>\n${scrolling(
        `Errors of ${tool.name}`,
        ["Reason", "What to do"],
        tool.errors.map(
          ({ reason, hint }) => html`<tr><td>${link(reason, anchors.reason(reason))}</td><td>${hint}</td></tr>`,
        ),
      )}`
}${tool.examples.length === 0 ? nothing : html`<h4>Examples</h4>\n${tool.examples.map(example)}`}</section>
`;

const resourceSection = (resource: ResourceContent): Html => html`<section aria-labelledby="${resource.anchor}">
${heading(resource.anchor, resource.title, false)}${paragraph(resource.description)}<dl><dt>URI</dt><dd><code>${resource.uri}</code></dd><dt>Type</dt><dd>${resource.mimeType}</dd><dt>May be kept</dt><dd>${resource.cache}</dd>${
  resource.body.length === 0 ? nothing : html`<dt>Body</dt><dd>${inline(resource.body)}</dd>`
}</dl>
${resource.rows.length === 0 ? nothing : fields(`Body of ${resource.title}`, ["Field", "Always"], resource.rows)}</section>
`;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly anchor: string; readonly label: string }[];
  readonly body: readonly Html[];
}

const sectionsOf = (content: ReferenceContent): readonly Section[] =>
  [
    {
      id: "tools",
      title: "Tools",
      entries: content.tools.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.tools.map(toolSection),
    },
    {
      id: "resources",
      title: "Resources",
      entries: content.resources.map(({ anchor, title }) => ({ anchor, label: title })),
      body: content.resources.map(resourceSection),
    },
    {
      id: "prompts",
      title: "Prompts",
      entries: content.prompts.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.prompts.map(
        ({ anchor, name, description, facts, rows }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, name, true)}${paragraph(description)}${factList(facts)}${
  rows.length === 0
    ? nothing
    : scrolling(
        `Arguments of ${name}`,
        ["Argument", "Required", "Meaning"],
        rows.map(
          (row) =>
            html`<tr><td><code>${row.path}</code></td><td>${yes(row.isRequired)}</td><td>${row.description}</td></tr>`,
        ),
      )
}</section>
`,
      ),
    },
    {
      id: "webhooks",
      title: "Webhooks",
      entries: content.webhooks.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.webhooks.map(
        ({ anchor, name, description, facts, body, rows }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, name, true)}${paragraph(description)}${factList(facts)}${
  body.length === 0 ? nothing : html`<dl><dt>Sent</dt><dd>${inline(body)}</dd></dl>\n`
}${rows.length === 0 ? nothing : fields(`Fields of ${name}`, ["Field", "Always"], rows)}</section>
`,
      ),
    },
    {
      id: "templates",
      title: "Templates",
      entries: content.templates.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.templates.map(
        ({ anchor, name, description, subject, data, rows }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, name, true)}${paragraph(description)}<dl><dt>Subject</dt><dd><code>${subject}</code></dd>${
          data.length === 0 ? nothing : html`<dt>Data</dt><dd>${inline(data)}</dd>`
        }</dl>
${rows.length === 0 ? nothing : fields(`Variables of ${name}`, ["Variable", "Required"], rows)}</section>
`,
      ),
    },
    {
      id: "errors",
      title: "Errors",
      entries: content.reasons.map(({ anchor, reason }) => ({ anchor, label: reason })),
      body: content.reasons.map(
        ({
          anchor,
          reason,
          message,
          hint,
          code,
          category,
          retryable,
          tools,
        }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, reason, true)}${paragraph(message)}<dl><dt>What to do</dt><dd>${hint}</dd><dt>Code</dt><dd>${code}</dd>${category === undefined ? nothing : html`<dt>Category</dt><dd>${category}</dd>`}<dt>May succeed later</dt><dd>${retryable ? "yes" : "no"}</dd><dt>Given by</dt><dd>${
          tools.length === 0
            ? html`any tool`
            : tools.map((name, index) => html`${index === 0 ? "" : ", "}${link(name, anchors.tool(name))}`)
        }</dd></dl>
</section>
`,
      ),
    },
    {
      id: "types",
      title: "Types",
      entries: content.types.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.types.map(
        ({ anchor, name, description, rows }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, name, true)}${paragraph(description)}${fields(`Fields of ${name}`, ["Field", "Always"], rows)}</section>
`,
      ),
    },
    {
      id: "toolsets",
      title: "Toolsets",
      entries: content.toolsets.map(({ anchor, name }) => ({ anchor, label: name })),
      body: content.toolsets.map(
        ({ anchor, name, description, tools }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, name, true)}${paragraph(description)}${paragraph(`Tools: ${tools.join(", ")}.`)}</section>
`,
      ),
    },
    {
      id: "settings",
      title: "Settings",
      entries: content.settings.map(({ anchor, env }) => ({ anchor, label: env })),
      body: content.settings.map(
        ({ anchor, env, flag, admits, fallback, description }) => html`<section aria-labelledby="${anchor}">
${heading(anchor, env, true)}${paragraph(description)}<dl><dt>Flag</dt><dd>${flag === "" ? "none" : html`<code>${flag}</code>`}</dd><dt>Value</dt><dd>${admits}</dd><dt>Default</dt><dd>${fallback}</dd></dl>
</section>
`,
      ),
    },
  ].filter(({ entries }) => entries.length > 0);

const page = (source: string, style: string, content: ReferenceContent): Html => {
  const sections = sectionsOf(content);
  return html`<!doctype html>
<!-- @generated from ${source}. Edit the contract, then run npm run codegen. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${content.title} ${content.version}: reference</title>
<style>
${trusted(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<div class="layout">
<nav aria-label="Contents">
<ul>
${sections.map(
  ({ id, title, entries }) =>
    html`<li><a href="#${id}">${title}</a>\n<ul>${entries.map(({ anchor, label }) => html`<li>${link(label, anchor)}</li>\n`)}</ul></li>\n`,
)}</ul>
</nav>
<div class="page">
<header>
<h1>${content.title} <span class="version">${content.version}</span></h1>
${paragraph(content.description)}${paragraph(content.instructions)}${factList(content.facts)}</header>
<main id="main" tabindex="-1">
${sections.map(({ id, title, body }) => html`<h2 id="${id}">${title}</h2>\n${body}`)}</main>
</div>
</div>
</body>
</html>
`;
};

export const referencePagesEmitter: BuiltInEmitter = {
  name: "referencePages",
  output: "docs",
  emit: async (pack) => {
    const style = await readFile(assetAt("codegen/templates/reference.css"), "utf8");
    const { markup } = page(pack.source, style, referenceContent(pack));
    return [{ path: `${folderOf(pack)}/docs/index.html`, text: markup }];
  },
};
