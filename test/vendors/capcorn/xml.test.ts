/** XML that is read: what is well-formed and flat, and nothing else, in bounded time and room. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { element, readXml, writeXml, type XmlElement } from "../../../src/vendors/capcorn/xml.js";
import { anyText } from "../../support/anyText.js";

const most = 100_000;
const read = (text: string) => readXml(text, most);

const repeated = (text: string, times: number): string => text.repeat(times);

const refused: readonly (readonly [what: string, text: string])[] = [
  ["nothing", ""],
  ["no XML", "not xml"],
  ["JSON", '{"a": 1}'],
  ["a page of HTML", "<!doctype html><html><body><p>Bad gateway<br></body></html>"],
  ["an element that is not ended", "<a><b></a>"],
  ["an end without a beginning", "<a></b></a>"],
  ["two roots", "<a/><b/>"],
  ["text after the root", "<a/>x"],
  ["text before the root", "x<a/>"],
  ["half a document", "<a><b>1</b><c"],
  ["an attribute without a value", "<a b/>"],
  ["an attribute without quotes", "<a b=1/>"],
  ["an attribute that is there twice", "<a b='1' b='2'/>"],
  ["a document type", "<!DOCTYPE a><a/>"],
  ["a document type in small letters, after a comment", "<!-- a --><!doctype a><a/>"],
  ["an entity of its own", '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>'],
  ["an entity that is somewhere else", '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'],
  [
    "a bomb of entities",
    `<!DOCTYPE a [<!ENTITY a "lol">${["b", "c", "d", "e", "f", "g", "h"]
      .map((name, index) => `<!ENTITY ${name} "${repeated(`&${"abcdefg"[index]};`, 10)}">`)
      .join("")}]><a>&h;</a>`,
  ],
  ["an entity that nobody declared", "<a>&e;</a>"],
  ["an ampersand alone", "<a>1 & 2</a>"],
  ["an ampersand in an attribute", "<a b='1 & 2'/>"],
  ["a character that XML has not", "<a>\u0001</a>"],
  ["a reference to such a character", "<a>&#0;</a>"],
  ["a reference to half a character", "<a>&#xD800;</a>"],
  ["a reference beyond all characters", "<a>&#x110000;</a>"],
  ["bytes that were no UTF-8", "<a>\ufffd</a>"],
  ["another encoding", '<?xml version="1.0" encoding="iso-8859-1"?><a/>'],
  ["UTF-16", '<?xml version="1.0" encoding="UTF-16"?><a/>'],
  ["too many levels", `${repeated("<a>", 1000)}${repeated("</a>", 1000)}`],
  ["too many elements", `<a>${repeated("<b/>", 20_001)}</a>`],
  ["too many characters", `<a>${repeated("x", most)}</a>`],
];

describe("XML of CapCorn", () => {
  for (const [what, text] of refused) {
    test(`${what} is not read`, () => assert.equal(read(text), undefined));
  }

  test("elements lose their prefix, references are read once, and CDATA as it stands", () => {
    const root = read(
      '\ufeff<?xml version="1.0" encoding="utf-8"?>\n<n:a xmlns:n="x"><!-- no --><n:b c="&lt;&#65;&amp;amp;"> 1 &amp;lt; <![CDATA[<&amp;>]]> </n:b></n:a>',
    );
    assert.equal(root?.name, "a");
    const [child] = root.children;
    assert.deepEqual([child?.name, child?.attributes.get("c"), child?.text], ["b", "<A&amp;", "1 &lt; <&amp;>"]);
  });

  test("names that objects have themselves are names like others", () => {
    const root = read("<a><constructor/><__proto__ toString='1'/></a>");
    assert.equal(root?.children.length, 2);
    assert.equal(Object.hasOwn(Object.prototype, "toString") && {}.toString(), "[object Object]");
  });

  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,8}$/);
  const text = fc.string({ unit: "grapheme", maxLength: 30 });
  const leaf = fc.tuple(name, fc.dictionary(name, text, { maxKeys: 3 }), text).map(([n, a, t]) => element(n, a, t));
  const tree = fc
    .tuple(name, fc.array(leaf, { minLength: 1, maxLength: 5 }))
    .map(([n, children]) => element(n, {}, children));

  const plain = ({ name: n, attributes, children, text: t }: XmlElement): unknown => ({
    ...{ name: n, attributes: [...attributes], text: t.trim(), children: children.map(plain) },
  });
  /** As it is written: what XML cannot say is a space. */
  const sayable = (value: string): string =>
    value.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffc\u{10000}-\u{10ffff}]/gu, " ");
  const written = ({ name: n, attributes, children, text: t }: XmlElement): XmlElement => ({
    ...{ name: n, attributes: new Map([...attributes].map(([key, value]) => [key, sayable(value)])) },
    ...{ children: children.map(written), text: sayable(t) },
  });

  test("whatever is written is read again", () => {
    fc.assert(
      fc.property(tree, (root) => {
        const again = read(writeXml(root));
        assert.ok(again !== undefined);
        assert.deepEqual(plain(again), plain(written(root)));
      }),
      { numRuns: 300 },
    );
  });

  test("whatever comes is read or not, and nothing is thrown", () => {
    const good = writeXml(element("a", { b: "c" }, [element("d", {}, "e & f"), element("g", {}, "")]));
    const pieces = fc.constantFrom(
      "<",
      ">",
      "/",
      "&",
      "]]>",
      "<![CDATA[",
      "<!--",
      "<?",
      "<!DOCTYPE",
      "'",
      '"',
      "\0",
      "é",
    );
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(10), pieces, (at, cut, piece) => {
        read(`${good.slice(0, at)}${piece}${good.slice(at + cut)}`);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(anyText(200), (any) => void read(any)),
      { numRuns: 300 },
    );
  });
});
