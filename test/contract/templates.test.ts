/** Templates as they are filled in: what is shown, what is escaped, what is never read. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Validator } from "../../src/contract/contract.js";
import { escapedForHtml, onOneLine, type TemplateParts, template } from "../../src/contract/templates.js";

const admitting: Validator = () => true;

const letterOf = (html: TemplateParts, subject: TemplateParts = []) =>
  template<unknown>({ name: "letter", description: "A letter.", schema: {}, validator: admitting, subject, html });

const htmlOf = (html: TemplateParts, data: unknown): string => letterOf(html).html(data);

describe("a template", () => {
  it("escapes every value in HTML, and none in the subject", () => {
    const name = `<script>alert("x")</script> & 'y' \`z\` a=b`;
    const letter = letterOf(["<p>", { show: "name" }, "</p>"], ["For ", { show: "name" }]);
    assert.equal(
      letter.html({ name }),
      "<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#x27;y&#x27; &#x60;z&#x60; a&#x3D;b</p>",
    );
    assert.equal(letter.subject({ name }), `For ${name}`);
    assert.equal(escapedForHtml("&lt;"), "&amp;lt;", "what is escaped already is escaped once more");
  });

  it("has a subject of one line, whatever stands in the data", () => {
    for (const end of ["\r\n", "\n", "\r", "\u0085", "\u2028", "\u2029", "\u0000", "\v", "\t "])
      assert.equal(onOneLine(` Hello${end}Bcc: everybody@example.com${end}`), "Hello Bcc: everybody@example.com");
  });

  it("shows texts, numbers and truth, lists with commas, and nothing for what has no words", () => {
    const shown = (value: unknown): string => htmlOf([{ show: "value" }], { value });
    assert.deepEqual(
      ["a", 45_000, 0, 1.5, true, false, ["a", 2], [], null, undefined, {}, [["a"], {}], () => "code"].map(shown),
      ["a", "45000", "0", "1.5", "true", "false", "a, 2", "", "", "", "", "a, ", ""],
    );
  });

  it("follows paths, and repeats a part for each item of a list", () => {
    const parts: TemplateParts = [
      { show: "client.name" },
      ":",
      { each: "legs", parts: [" ", { show: "to" }, { each: "stops", parts: ["(", { show: "" }, ")"] }] },
    ];
    const data = {
      client: { name: "Ada" },
      legs: [
        { to: "KVNY", stops: ["KDEN", "KLAS"] },
        { to: "KTEB", stops: [] },
      ],
    };
    assert.equal(htmlOf(parts, data), "Ada: KVNY(KDEN)(KLAS) KTEB");
  });

  it("has the other part where a list is empty or no list, and where a value says nothing", () => {
    const listed: TemplateParts = [{ each: "items", parts: ["item"], otherwise: ["none"] }];
    for (const items of [[], undefined, null, "text", {}, 3]) assert.equal(htmlOf(listed, { items }), "none");
    const said: TemplateParts = [{ when: "note", parts: ["yes"], otherwise: ["no"] }];
    for (const note of ["", 0, false, null, undefined, []]) assert.equal(htmlOf(said, { note }), "no");
    for (const note of ["a", 1, true, [0], {}]) assert.equal(htmlOf(said, { note }), "yes");
    assert.equal(htmlOf([{ when: "note", parts: ["yes"] }], {}), "");
  });

  it("reads own members alone, and calls nothing", () => {
    const data = Object.create({ name: "inherited" });
    for (const path of ["name", "constructor", "constructor.name", "__proto__", "toString", "list.length.constructor"])
      assert.equal(htmlOf([{ show: path }], data), "", path);
    assert.equal(htmlOf([{ show: "name.length" }], { name: "Ada" }), "");
    const called = { get: () => assert.fail("called"), name: () => assert.fail("called") };
    assert.equal(htmlOf([{ show: "name" }], called), "");
  });

  it("says each variable that is missing, or the first other failure", () => {
    const required = ["name", "phone", "date"];
    const missing: Validator = (value) => {
      missing.errors = [
        { instancePath: "", schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" } },
      ];
      return value === "right";
    };
    const parts = { name: "letter", description: "A letter.", subject: [], html: ["sent"] };
    const letter = template<unknown>({ ...parts, schema: { type: "object", required }, validator: missing });
    assert.deepEqual(
      letter.validate({ name: "Ada" }).map(({ keyword, params }) => [keyword, params["missingProperty"]]),
      [
        ["required", "phone"],
        ["required", "date"],
      ],
    );
    assert.deepEqual(letter.validate("right"), []);
    assert.deepEqual(letter.fill("right"), { subject: "", html: "sent" });
    assert.ok("failures" in letter.fill({ name: "Ada" }));
    const tooLong: Validator = () => {
      tooLong.errors = [{ instancePath: "/name", schemaPath: "#", keyword: "maxLength", params: { limit: 3 } }];
      return false;
    };
    const short = template<unknown>({ ...parts, schema: {}, validator: tooLong });
    assert.deepEqual(
      short.validate({ name: "Augusta" }).map(({ instancePath }) => instancePath),
      ["/name"],
    );
  });
});
