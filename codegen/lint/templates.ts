/**
 * Templates: each has its HTML file, is written in the language of contracts, uses variables that its data declare, and uses them
 * only where that is safe.
 */
import type { TemplateFile } from "../contractFiles.js";
import { misplacedValues } from "../htmlPlaces.js";
import { pointerTo } from "../pointer.js";
import { readTemplate, type TemplateFault, type TemplateText } from "../templateText.js";
import { fixedRule, type LintRule, type ReportFault } from "./lintRule.js";
import type { PackView } from "./packView.js";
import { variableFaults } from "./templateVariables.js";

const overdue = {
  name: "overdue",
  description: "Reminds a reader of the books that are due.",
  subject: "{{reader}}, your books are due",
  data: {
    type: "object",
    properties: {
      reader: { type: "string", description: "Whom the library writes to." },
      books: { type: "array", items: { type: "string" }, description: "Their titles." },
    },
    required: ["reader", "books"],
    additionalProperties: false,
  },
};

const page = "<p>Dear {{reader}},</p>\n{{#each books}}\n<p>{{this}}</p>\n{{/each}}\n";

const withPage = (html: string | undefined, ...templates: readonly object[]) => ({
  "templates.json": { templates: [overdue, ...templates] },
  ...(html === undefined ? {} : { "templates/overdue.html": html }),
});

/** A text of a template, with a function that reports a fault at an offset in it. */
interface Written {
  readonly template: TemplateFile;
  readonly pointer: string;
  readonly text: TemplateText;
  readonly tell: (offset: number, what: string) => void;
}

/** The subject and the HTML of each template. */
const eachText = ({ loaded }: PackView, report: ReportFault, visit: (written: Written) => void): void => {
  const { templates, templateTexts } = loaded;
  templates?.content.templates.forEach((template, index) => {
    const pointer = pointerTo("templates", index);
    visit({
      template,
      pointer,
      text: readTemplate(template.subject),
      tell: (_offset, what) => report(templates, `${pointer}/subject`, what),
    });
    const file = templateTexts.find(({ stem }) => stem === template.name);
    if (file === undefined) return;
    visit({ template, pointer, text: file.content, tell: (offset, what) => report(file, offset, what) });
  });
};

const reportFaults =
  (kind: TemplateFault["kind"]): NonNullable<LintRule["check"]> =>
  (pack, report) => {
    eachText(pack, report, ({ text, tell }) => {
      for (const fault of text.faults) if (fault.kind === kind) tell(fault.offset, fault.message);
    });
  };

const checkFiles: NonNullable<LintRule["check"]> = ({ loaded: { folder, templates, templateTexts } }, report) => {
  const named = new Set<string>();
  templates?.content.templates.forEach(({ name }, index) => {
    const at = pointerTo("templates", index, "name");
    if (!templateTexts.some(({ stem }) => stem === name))
      report(templates, at, `has no ${folder}/templates/${name}.html`);
    if (named.has(name)) report(templates, at, `${name} is there twice`);
    named.add(name);
  });
  for (const file of templateTexts)
    if (!named.has(file.stem)) report(file, 0, `is the HTML of no template: templates.json names no ${file.stem}`);
};

const checkVariables: NonNullable<LintRule["check"]> = (pack, report) => {
  const { templates, templateTexts } = pack.loaded;
  templates?.content.templates.forEach((template, index) => {
    const texts: Written[] = [];
    eachText(pack, report, (written) => {
      if (written.template === template) texts.push(written);
    });
    // Without the HTML every variable would seem unused.
    if (!templateTexts.some(({ stem }) => stem === template.name)) return;
    const { unknown, unused } = variableFaults(
      pack,
      template.data,
      texts.map(({ text }) => text.nodes),
    );
    for (const { text, offset, what } of unknown) texts[text]?.tell(offset, what);
    for (const { path, name } of unused)
      report(templates, pointerTo("templates", index, "data") + path, `${template.name} shows ${name} nowhere`);
  });
};

export const templateRules: readonly LintRule[] = [
  fixedRule({
    id: "template-file",
    stage: "structure",
    purpose: "Each template has its HTML in templates/<name>.html, and each file there is that of one template.",
    why: "A template without its text is an empty e-mail; a text that nothing names is never sent.",
    fix: "Write the file, name the template in templates.json, or correct one of the two names.",
    bad: withPage(undefined),
    good: withPage(page),
    check: checkFiles,
  }),
  fixedRule({
    id: "template-escape",
    stage: "structure",
    purpose: "Every value in a template is escaped: there is no {{{name}}} and no {{&name}}.",
    why: "What a client or a model sends would be HTML of the e-mail: a link, a form, a script.",
    fix: "Write {{name}}.",
    bad: withPage(page.replace("{{reader}}", "{{{reader}}}")),
    good: withPage(page),
    check: reportFaults("escape"),
  }),
  fixedRule({
    id: "template-syntax",
    stage: "structure",
    purpose:
      "Templates are written with {{name}}, {{#each name}}, {{#if name}}, {{else}} and {{! words }}, each block closed.",
    why: "What else handlebars has calls code or reaches outside the data; here a template is data, and nothing is evaluated.",
    fix: "Write it with these, or give the data what the template shows.",
    bad: withPage(`{{> greeting}}\n${page}`),
    good: withPage(`{{! A greeting comes first. }}\n${page}`),
    check: reportFaults("syntax"),
  }),
  fixedRule({
    id: "template-place",
    stage: "structure",
    purpose: "A value stands in a text or in a quoted attribute, not in a script, a style, a comment or as an address.",
    why: "Escaping for HTML keeps a value harmless in these places alone: javascript: needs no letter that is escaped.",
    fix: "Show it in a text; in an attribute put quotes around it; begin an address with https://<host>/, mailto: or tel:.",
    bad: withPage(page.replace("<p>Dear {{reader}},", '<p><a href="{{reader}}">Dear reader</a>,')),
    good: withPage(page.replace("<p>Dear", '<p title="{{reader}}">Dear')),
    check: ({ loaded: { templates, templateTexts } }, report) => {
      for (const file of templateTexts) {
        if (templates === undefined || file.content.faults.length > 0) continue;
        for (const { offset, path, why } of misplacedValues(file.content.nodes))
          report(file, offset, `{{${path === "" ? "this" : path}}} ${why}`);
      }
    },
  }),
  fixedRule({
    id: "template-variables",
    stage: "meaning",
    purpose:
      "A template shows the variables that its data declare, each of them, and no other; and what it lists is a list.",
    why: "A variable that is not declared is never there; one that is nowhere shown was asked of the caller for nothing.",
    fix: "Declare it in data, show it, or remove it; correct the misspelt one.",
    bad: withPage(page.replace("{{reader}}", "{{raeder}}")),
    good: withPage(page),
    check: checkVariables,
  }),
];
