/** The language of templates: what is read gives what handlebars gives, and what else handlebars has is refused where it stands. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import handlebars from "handlebars";
import { misplacedValues } from "../../codegen/htmlPlaces.js";
import { partsOf, readTemplate } from "../../codegen/templateText.js";
import { template } from "../../src/contract/templates.js";

const ours = (text: string, data: object): string => {
  const { nodes, faults } = readTemplate(text);
  assert.deepEqual(faults, [], text);
  const html = partsOf(nodes);
  return template<object>({ name: "x", description: "", schema: {}, validator: () => true, subject: [], html }).html(
    data,
  );
};

const theirs = (text: string, data: object): string => handlebars.compile(text)(data);

describe("a template gives what handlebars gives", () => {
  const words = fc.array(fc.constantFrom("\n", "\r\n", " ", "\t", "a", "<b>", "&", " }", "{ ", "'"), { maxLength: 4 });
  const text = words.map((pieces) => pieces.join(""));
  const comment = fc.constantFrom("{{! words }}", "{{!-- {{a}} --}}");
  const gap = fc.constantFrom("", " ", "\n", "  \n", "\n  ");
  const shown = fc.constantFrom(
    "{{text}}",
    "{{ number }}",
    "{{truth}}",
    "{{deep.text}}",
    "{{this.text}}",
    "{{absent}}",
  );
  const { body } = fc.letrec<{ body: string; part: string; block: string; list: string }>((tie) => ({
    body: fc
      .array(fc.oneof({ depthSize: "small" }, text, shown, comment, tie("part")), { maxLength: 5 })
      .map((all) => all.join("")),
    part: fc.oneof({ maxDepth: 4 }, shown, tie("block"), tie("list")),
    block: fc
      .tuple(
        fc.constantFrom("text", "number", "truth", "list", "deep", "absent"),
        gap,
        tie("body"),
        fc.option(tie("body")),
        gap,
      )
      .map(
        ([name, start, inner, other, end]) =>
          `${start}{{#if ${name}}}${end}${inner}${other === null ? "" : `${start}{{else}}${end}${other}`}${start}{{/if}}${end}`,
      ),
    list: fc
      .tuple(fc.constantFrom("list", "absent"), gap, tie("body"), fc.option(tie("body")), gap)
      .map(
        ([name, start, inner, other, end]) =>
          `${start}{{#each ${name}}}${end}${inner}${other === null ? "" : `${start}{{else}}${end}${other}`}${start}{{/each}}${end}`,
      ),
  }));
  const { data } = fc.letrec<{ data: object }>((tie) => ({
    data: fc.record(
      {
        text: fc.constantFrom("", "a", "<i>&\"'`=</i>", "{{text}}", "two\nlines"),
        number: fc.constantFrom(0, 1, 45_000.5, -1),
        truth: fc.boolean(),
        deep: fc.record({ text: fc.constantFrom("", "b<c") }),
        list: fc.array(tie("data"), { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  }));

  it("for any text of the language and any data", () => {
    fc.assert(
      fc.property(body, data, (source, given) => {
        assert.equal(ours(source, given), theirs(source, given));
      }),
      { numRuns: 400 },
    );
  });

  it("for items that are texts, and for tags in lines of their own", () => {
    const source =
      "<ul>\n  {{#each items}}\n  <li>{{this}}</li>\n  {{else}}\n  <li>none</li>\n  {{/each}}\n</ul>\n{{! end }}\n";
    for (const given of [{ items: ["a", "<b>"] }, { items: [] }])
      assert.equal(ours(source, given), theirs(source, given));
  });
});

describe("what handlebars has and contracts do not", () => {
  const refused: readonly (readonly [text: string, kind: "escape" | "syntax", at: number, words: RegExp])[] = [
    ["a {{{name}}}", "escape", 2, /^\{\{\{name\}\}\} shows a value as it is/],
    ["a {{&name}}", "escape", 2, /shows a value as it is/],
    ["{{> footer}}", "syntax", 0, /is a partial/],
    ["{{#> layout}}{{/layout}}", "syntax", 0, /is a partial/],
    ["{{* decorate}}", "syntax", 0, /is a decorator/],
    ["{{upper name}}", "syntax", 0, /asks for a helper/],
    ["{{#unless name}}x{{/unless}}", "syntax", 0, /asks for a helper/],
    ["{{#each items as |item|}}x{{/each}}", "syntax", 0, /asks for a helper/],
    ["{{@index}}", "syntax", 0, /looks outside the item/],
    ["{{../name}}", "syntax", 0, /looks outside the item/],
    ["{{lookup}}", "syntax", 0, /is a word of handlebars/],
    ["{{~name}}", "syntax", 0, /takes spaces away/],
    ["{{^}}", "syntax", 0, /write \{\{else\}\}/],
    ["{{#if a}}x{{else if b}}y{{/if}}", "syntax", 10, /is no \{\{else\}\}/],
    ["{{'text'}}", "syntax", 0, /is nothing that contracts have/],
    ["{{__proto__}}", "syntax", 0, /is nothing that contracts have/],
    ["{{!-- words }}", "syntax", 0, /is nothing that contracts have/],
    ["a {{name", "syntax", 2, /begins nothing that ends/],
    ["a \\{{name}}", "syntax", 2, /before \{\{ means nothing/],
    ["{{else}}", "syntax", 0, /stands in no block/],
    ["{{#if a}}{{else}}{{else}}{{/if}}", "syntax", 17, /the second of one/],
    ["{{/each}}", "syntax", 0, /closes nothing: no block is open/],
    ["{{#each a}}{{/if}}{{/each}}", "syntax", 11, /closes nothing: \{\{\/each\}\} is expected/],
    ["\n{{#each a}}", "syntax", 1, /is not closed: write \{\{\/each\}\}/],
  ];
  for (const [text, kind, at, words] of refused)
    it(`is refused: ${JSON.stringify(text)}`, () => {
      const [first] = readTemplate(text).faults;
      assert.deepEqual([first?.kind, first?.offset], [kind, at]);
      assert.match(first?.message ?? "", words);
    });

  it("is refused in any number and any depth, without an end of the stack", () => {
    const { faults } = readTemplate("{{#each a}}".repeat(50_000));
    assert.match(faults.find(({ message }) => message.includes("deep"))?.message ?? "", /more than 16 deep/);
    assert.deepEqual(readTemplate("{".repeat(100_000)).nodes.length, 1);
  });
});

it("any text is read to its end", () => {
  const tag = fc.constantFrom(
    "{{",
    "}}",
    "{{#each a}}",
    "{{/each}}",
    "{{else}}",
    "{{{",
    "!--",
    "--}}",
    "\\",
    "\n",
    "a",
    "~",
    "#if ",
  );
  fc.assert(
    fc.property(fc.array(tag, { maxLength: 12 }), (pieces) => {
      const { faults } = readTemplate(pieces.join(""));
      for (const { offset } of faults) assert.ok(offset >= 0 && offset < pieces.join("").length);
    }),
    { numRuns: 300 },
  );
});

describe("a value stands where escaping is enough", () => {
  const places: readonly (readonly [html: string, why: RegExp | undefined])[] = [
    ["<p>{{a}}</p>", undefined],
    ['<p title="{{a}}">', undefined],
    ["<p title='x {{a}} y'>", undefined],
    ["<title>{{a}}</title>", undefined],
    ["<a href='https://example.com/{{a}}?b={{a}}'>", undefined],
    ['<a href="tel:{{a}}">{{a}}</a>', undefined],
    ['<p title="a > b {{a}}"> {{a}}', undefined],
    ["1 < 2 {{a}} <3", undefined],
    ["<!-- {{a}} -->", /stands in a comment/],
    ["<!-- a --> {{a}}", undefined],
    ["<style>p { color: {{a}} }</style>", /stands in <style>/],
    ["<script>x = '{{a}}'</script>", /stands in <script>/],
    ["<SCRIPT >x</Script>{{a}}", undefined],
    ["<p {{a}}>", /in a tag, outside quotes/],
    ["<p title={{a}}>", /in a tag, outside quotes/],
    ["<{{a}}>", /in a tag, outside quotes/],
    ['<p onclick="f({{a}})">', /stands in onclick/],
    ['<p STYLE="{{a}}">', /stands in STYLE/],
    ['<a href="{{a}}">', /decides where href leads/],
    ['<a href="https://{{a}}/x">', /decides where href leads/],
    ['<a href="javascript:{{a}}">', /decides where href leads/],
    ['<img src = "{{a}}">', /decides where src leads/],
    ['{{#if b}}<a href="{{/if}}{{a}}">', /decides where href leads/],
  ];
  for (const [html, why] of places)
    it(html, () => {
      const [found] = misplacedValues(readTemplate(html).nodes);
      if (why === undefined) assert.equal(found, undefined);
      else assert.match(found?.why ?? "", why);
    });
});
