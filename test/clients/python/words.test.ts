/** Names, strings, docstrings and values as Python source. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { className, createNaming, snakeName } from "../../../codegen/emit/python/names.js";
import { callText, comment, docstring, stringText, valueText } from "../../../codegen/emit/python/text.js";
import { anyText } from "../../support/anyText.js";
import { needsPython, pythonPath, run } from "./support.js";

describe("names", () => {
  it("are Python's own way to write them", () => {
    const spellings: readonly (readonly [string, string])[] = [
      ["searchFlights", "search_flights"],
      ["search-flights", "search_flights"],
      ["search_flights", "search_flights"],
      ["getPNRHistory", "get_pnr_history"],
      ["test_sep1034_defaults", "test_sep1034_defaults"],
      ["booking-history", "booking_history"],
    ];
    for (const [name, expected] of spellings) assert.equal(snakeName(name), expected);
    assert.deepEqual(["SOLD_OUT", "ARNK", "A1_B2"].map(className), ["SoldOut", "Arnk", "A1B2"]);
  });

  it("are each given once, and never what Python has taken", () => {
    const naming = createNaming(["close"]);
    assert.deepEqual(["close", "close", "close", "import", "TimeoutError", "list", "2d", "plain"].map(naming), [
      "close_",
      "close_2",
      "close_3",
      "import_",
      "TimeoutError_",
      "list_",
      "X2d",
      "plain",
    ]);
  });
});

describe("values", () => {
  const nameOf = (name: string): string => name;
  const given = (path: string): string => `\${${path}}`;

  it("read as if written by hand", () => {
    assert.equal(valueText({ a: [1, true, null], b: "x" }, 0, nameOf), '{"a": [1, True, None], "b": "x"}');
    assert.equal(valueText(given("found.offers.0.id"), 0, nameOf), 'found["offers"][0]["id"]');
    assert.equal(valueText(`costs ${given("found")}`, 0, nameOf), `"costs ${given("found")}"`);
  });

  it("are broken into lines where they are too long for one", () => {
    const text = callText("client.call", { word: "x".repeat(40), list: ["y".repeat(40)] }, 0, nameOf);
    assert.equal(text, `client.call(\n    word="${"x".repeat(40)}",\n    list=["${"y".repeat(40)}"],\n)`);
  });

  it("go into a call by a dictionary where their names are none", () => {
    assert.equal(callText("call", { from: 1, ok: 2, "a b": 3 }, 0, nameOf), 'call(ok=2, **{"from": 1, "a b": 3})');
  });
});

describe("text", () => {
  it("becomes a docstring on one line or on several", () => {
    assert.equal(docstring("One.", 4), '    """One."""\n');
    assert.equal(docstring('Says "no"', 0), '"""Says "no\\""""\n');
    assert.equal(docstring("One.\n\nTwo.", 4), '    """One.\n\n    Two.\n    """\n');
    for (const line of docstring("word ".repeat(100), 8).split("\n")) assert.ok(line.length <= 99);
  });

  it("stays behind the mark of a comment", () => {
    assert.equal(comment("a\nb\rc\u2028d", 2), "  # a\n  # b\n  # c\\u2028d\n");
  });

  it("comes out of Python as it went in", needsPython, async () => {
    const units = fc.oneof(
      anyText(),
      fc.string({
        unit: fc.constantFrom('"', "\\", "'", "\n", "\r", "#", "{", "\u0000", "\u202e", "\ud800", "\u{1f6eb}"),
      }),
    );
    const texts = fc.sample(units, { numRuns: 400, seed: 7 });
    const written = texts.map((text) => `${stringText(text)},`).join("\n");
    const doc = texts
      .map((text, index) => `def f${index}():\n${docstring(text || "-", 4)}    return ${index}`)
      .join("\n");
    const program = `import json\nprint(json.dumps([\n${written}\n]))\n${doc}\nassert f399() == 399\n`;
    const { code, stdout, stderr } = await run(
      pythonPath,
      ["-W", "error", "-c", `exec(__import__("sys").stdin.read())`],
      {},
      undefined,
      program,
    );
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout), texts);
  });
});
