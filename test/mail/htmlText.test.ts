/** The text of HTML, as a reader sees it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { textOfHtml } from "../../src/mail/htmlText.js";

const cases: readonly (readonly [html: string, text: string])[] = [
  ["<p>Dear John,</p>\n<p>all is <b>well</b>.</p>", "Dear John,\n\nall is well."],
  ["one<br>two<br/>three", "one\ntwo\nthree"],
  ["<style>p { color: red }</style><script>alert('<p>no</p>')</script>seen", "seen"],
  ["<!-- <p>not seen</p> -->seen", "seen"],
  ["a &amp; b &lt;c&gt; &euro;5 &#8364;6 &#x20AC;7 &unknown;", "a & b <c> €5 €6 €7 &unknown;"],
  ["&#0;&#xD800;&#99999999;", "\ufffd\ufffd&#99999999;"],
  ["an open <p tag", "an open"],
  ["<script>for ever", ""],
  ["5 < 6", "5 < 6"],
];

for (const [html, text] of cases) {
  test(`${html.replaceAll("\n", " ")} says: ${text.replaceAll("\n", " / ")}`, () =>
    assert.equal(textOfHtml(html), text));
}

test("no HTML takes long, and no tag is left", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "<script>",
    "</script>",
    "<!--",
    "-->",
    "<p>",
    "&amp;",
    "&lt;",
    "x",
    " ",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      assert.doesNotMatch(textOfHtml(pieces.join("")), /<script>x/);
    }),
  );
  for (const part of ["<", "<!--", "<script>", "&", "<p>"]) textOfHtml(part.repeat(100_000));
});
