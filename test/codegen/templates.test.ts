/** A pack's templates: what is made of them, what lint finds in them, what a change of one means, and how a text is locked. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { compareProjects } from "../../codegen/compat/index.js";
import { hashOfSource } from "../../codegen/gates/sources.js";
import { generate } from "../../codegen/generate.js";
import { lintProject } from "../../codegen/lint/index.js";
import type { ProjectReader } from "../../codegen/project.js";
import { fixture, withFiles } from "./project.js";

const folder = "contracts/library";
const project = fixture("library");

const reader = { type: "string", description: "Whom the library writes to." };
const overdue = {
  name: "overdue",
  description: "Reminds a reader of the books that are due.",
  subject: "{{reader}}, {{count}} books are due",
  data: {
    type: "object",
    properties: {
      reader,
      count: { type: "integer", description: "How many there are." },
      books: { type: "array", items: { $ref: "./schemas/Book.json" }, description: "Those that are due." },
      note: { type: "string", description: "What there is to say besides." },
    },
    required: ["reader", "count", "books"],
    additionalProperties: false,
  },
};
const page = "<p>Dear {{reader}},</p>\n{{#each books}}\n<p>{{title}}</p>\n{{/each}}\n{{#if note}}{{note}}{{/if}}\n";

const withTemplates = (templates: readonly object[], pages: Readonly<Record<string, string>>): ProjectReader =>
  withFiles(project, {
    [`${folder}/templates.json`]: JSON.stringify({ templates }, undefined, 2),
    ...Object.fromEntries(Object.entries(pages).map(([name, html]) => [`${folder}/templates/${name}`, html])),
  });

const withPage = (html = page, changed: object = {}): ProjectReader =>
  withTemplates([{ ...overdue, ...changed }], { "overdue.html": html });

const filesOf = async (given: ProjectReader): Promise<ReadonlyMap<string, string>> => {
  const { files } = await generate(given);
  return new Map(files.map((file) => [file.path.replace("generated/library/", ""), file.text]));
};

/** What lint finds in a pack with these, and did not find without. */
const foundIn = (given: ProjectReader): readonly string[] => {
  const known = new Set(lintProject(project).findings.map(({ where }) => where));
  return lintProject(given)
    .findings.filter(({ where }) => !known.has(where))
    .map(({ rule, where, what }) => `${where.replace(`${folder}/`, "")} ${rule}: ${what}`);
};

describe("the templates of a pack", () => {
  const both = filesOf(withPage());

  it("change nothing that a client is sent or made of: types, validators, a module of their own, the reference", async () => {
    const [without, files] = [await filesOf(project), await both];
    const changed = [...files].filter(([path, text]) => without.get(path) !== text).map(([path]) => path);
    assert.deepEqual(changed.sort(), [
      "docs/index.html",
      "docs/reference.md",
      "templates.ts",
      "types.ts",
      "validators/overdueTemplate.ts",
    ]);
  });

  it("are data in the generated module: no text of them is code", async () => {
    const text = (await both).get("templates.ts") ?? "";
    assert.match(text, /overdue: template<types\.OverdueTemplate>\(\{\n {4}name: "overdue",/);
    assert.match(text, /subject: \[\{ show: "reader" \}, ", ", \{ show: "count" \}, " books are due"\],/);
    assert.match(text, /\{ each: "books", parts: \["<p>", \{ show: "title" \}, "<\/p>\\n"\] \},/);
    assert.match(text, /import \{ validate as overdueTemplate \} from "\.\/validators\/overdueTemplate\.js";/);
    assert.doesNotMatch(text, /handlebars|function|=>/i);
    assert.match(
      (await both).get("types.ts") ?? "",
      /export type OverdueTemplate = \{[^}]+readonly books: readonly Book/,
    );
  });

  it("are in the reference with their subjects and variables", async () => {
    for (const path of ["docs/reference.md", "docs/index.html"]) {
      const told = ((await both).get(path) ?? "").replaceAll("\\", "");
      for (const words of ["Reminds a reader", "{{reader}}, {{count}} books are due", "How many there are."])
        assert.ok(told.includes(words), `${path}: ${words}`);
    }
  });
});

describe("lint finds in templates", () => {
  it("nothing where they are as they should be", () => {
    assert.deepEqual(foundIn(withPage()), []);
  });

  it("a file that is missing, one that nothing names, one in another place, and a name that is there twice", () => {
    assert.deepEqual(foundIn(withTemplates([overdue], {})), [
      `templates.json:4:15 template-file: #/templates/0/name has no ${folder}/templates/overdue.html`,
    ]);
    assert.deepEqual(foundIn(withFiles(project, { [`${folder}/templates/overdue.html`]: page })), [
      "templates/overdue.html:1:1 template-file: is the HTML of no template: templates.json names no overdue",
    ]);
    assert.deepEqual(foundIn(withTemplates([overdue], { "overdue.html": page, "overdue.hbs": page })), [
      "templates/overdue.hbs:1:1 unknown-file: nothing reads it there: did you mean overdue.html?",
    ]);
    assert.match(
      foundIn(withTemplates([overdue, overdue], { "overdue.html": page })).join("\n"),
      /overdue is there twice/,
    );
  });

  it("a variable that is not declared, where it stands, with the one that was meant", () => {
    const misspelt = page.replace("{{title}}", "{{titel}}").replace("{{note}}{{/if}}", "{{nott.deep}}{{/if}}");
    assert.deepEqual(foundIn(withPage(misspelt)), [
      "templates/overdue.html:3:4 template-variables: {{titel}} is not declared in its data: did you mean title?",
      "templates/overdue.html:5:13 template-variables: {{nott.deep}} is not declared in its data: did you mean note?",
    ]);
    const [subject = ""] = foundIn(withPage(page, { subject: "{{reader}}, {{cuont}} {{count}}" }));
    assert.match(
      subject,
      /^templates\.json:6:18 template-variables: #\/templates\/0\/subject \{\{cuont\}\} is not declared/,
    );
  });

  it("a variable that is shown nowhere; what a shared schema has besides may stay unshown", () => {
    const [unused, ...others] = foundIn(withPage(page.replace(/\{\{#if note\}\}.*/, "")));
    assert.match(
      unused ?? "",
      /^templates\.json:\d+:\d+ template-variables: #\/templates\/0\/data\/properties\/note overdue shows note nowhere$/,
    );
    assert.deepEqual(others, []);
  });

  it("a list that is none, and a value that has no words", () => {
    const wrong = page.replace("{{#each books}}", "{{#each reader}}").replace("{{title}}", "{{reader}}");
    assert.match(
      foundIn(withPage(wrong)).join("\n"),
      /2:1 template-variables: \{\{reader\}\} is no list with a schema/,
    );
    const whole = page.replace("{{title}}", "{{this}}");
    assert.match(foundIn(withPage(whole)).join("\n"), /3:4 template-variables: \{\{this\}\} is no text or number/);
  });

  it("letters that nobody sees, and bytes that are no text", () => {
    assert.deepEqual(foundIn(withPage(page.replace("Dear", "De\u202Ear"))), [
      "templates/overdue.html:1:1 unseen-letter: holds U+202E, which nobody sees",
    ]);
    assert.match(foundIn(withPage(`\uFEFF${page}`)).join("\n"), /^templates\/overdue\.html:1:1 json-encoding: /);
  });

  it("a subject of two lines, and what is no template at all", () => {
    assert.match(
      foundIn(withPage(page, { subject: "a\nb {{count}}" })).join("\n"),
      /meta-schema: #\/templates\/0\/subject/,
    );
    for (const changed of [{ data: [] }, { name: "../overdue" }, { html: page }, { subject: "" }])
      assert.match(foundIn(withPage(page, changed)).join("\n"), /templates\.json:\d+:\d+ /, JSON.stringify(changed));
  });
});

describe("a change of a template", () => {
  const changesOf = (current: ProjectReader): readonly string[] =>
    compareProjects(withPage(), current)
      .filter(({ rule }) => !rule.startsWith("version-"))
      .map(({ rule, level, what }) => `${level} ${rule}: ${what}`);

  const withData = (changed: object): ProjectReader => withPage(page, { data: { ...overdue.data, ...changed } });

  it("is judged by who fills it in: a new variable that is required breaks them, one that is optional does not", () => {
    const phone = { type: "string", description: "Where to call." };
    const properties = { ...overdue.data.properties, phone };
    const [broken = ""] = changesOf(withData({ properties, required: [...overdue.data.required, "phone"] }));
    assert.match(broken, /^error request-\S*required\S*: library template overdue data phone: /);
    assert.ok(changesOf(withData({ properties })).every((change) => change.startsWith("info ")));
    assert.match(changesOf(withData({ required: ["reader", "count", "books", "note"] })).join(), /^error request-/);
    const narrower = { ...overdue.data.properties, reader: { ...reader, type: "integer" } };
    assert.match(changesOf(withData({ properties: narrower })).join(), /^error request-/);
  });

  it("in its words is told, and breaks nobody", () => {
    assert.deepEqual(changesOf(withPage(page.replace("Dear", "Hello"))), [
      "info template-wording-changed: library template overdue: its HTML is another",
    ]);
    assert.deepEqual(changesOf(withPage()), []);
  });

  it("that removes it breaks those who ask for it", () => {
    assert.deepEqual(changesOf(project), ["error template-removed: library template overdue: is gone"]);
  });
});

describe("the HTML of a template that a document prescribes", () => {
  const part = "library/templates/overdue.html";
  const locked = (html: string): ProjectReader => {
    const sha256 = hashOfSource(withPage(), part);
    const sources = { sources: [{ part, document: "handbook", section: "letters", sha256 }] };
    return withFiles(withPage(html), { "contracts/SOURCES.json": JSON.stringify(sources) });
  };

  it("is locked byte for byte", async () => {
    assert.deepEqual((await generate(locked(page))).sourceFindings, []);
    const [finding] = (await generate(locked(page.replace("Dear", "Dear  ")))).sourceFindings;
    assert.equal(finding?.rule, "changed-part");
    assert.match(finding?.mend ?? "", /git checkout contracts\/library\/templates\/overdue\.html/);
  });

  it("is a whole file, with no pointer into it", () => {
    assert.equal(hashOfSource(withPage(), `${part}#/0`), undefined);
  });
});
