/** What a reviewer would not see: files that nothing reads, and letters without a shape. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lintProject as lintWith } from "../../../codegen/lint/index.js";
import { metaCheck } from "../../../codegen/metaSchemas.js";
import type { ProjectReader } from "../../../codegen/project.js";
import { reportOf } from "../../../codegen/report/report.js";
import { terminalReport } from "../../../codegen/report/terminal.js";
import { unseenIn } from "../../../codegen/unseen.js";
import type { JsonObject } from "../../../src/contract/contract.js";
import { sampleWith } from "./samplePack.js";

const check = metaCheck();
const lintProject = (project: ProjectReader) => lintWith(project, check);

const foundIn = (change: JsonObject): readonly string[] =>
  lintProject(sampleWith(change)).findings.map(({ rule, where, what }) => `${rule} ${where} ${what}`);

describe("a file of contracts/ that nothing reads is found, with the one that was meant", () => {
  const at = "contracts/library";
  const cases: Readonly<Record<string, string>> = {
    "promts.json": "nothing reads it there: did you mean prompts.json?",
    "prompts.yaml": "nothing reads it there: did you mean prompts.json?",
    "Errors.json": "nothing reads it there: did you mean errors.json?",
    "shemas/Book.json": `the folder ${at}/shemas/: nothing reads it there: did you mean ${at}/schemas/?`,
    "docs/more/x.json": `the folder ${at}/docs/: nothing reads it there`,
    "tools/more/x.json": `the folder ${at}/tools/more/: nothing reads it there: did you mean ${at}/tools/, where the files lie side by side?`,
    "tools/x.yaml": "nothing reads it there: did you mean x.json?",
    "tools/x.JSON": "nothing reads it there: did you mean x.json?",
    "toolchain.json": "nothing reads it there: did you mean contracts/toolchain.json?",
    "../waivers.json": "nothing reads it there: did you mean contracts/compat-waivers.json?",
    "../sources.json": "nothing reads it there: did you mean contracts/SOURCES.json?",
    "../findBooks.json": "nothing reads it there",
  };
  for (const [name, what] of Object.entries(cases)) {
    it(name, () => {
      const path = name.startsWith("../") ? `contracts/${name.slice(3)}` : `${at}/${name}`;
      assert.deepEqual(foundIn({ [name]: "{}" }), [`unknown-file ${path}:1:1 ${what}`]);
    });
  }

  it("unless it is put aside, written for people, or left by an editor", () => {
    const aside = [
      "_drafts/x.json",
      "tools/_old.json.md",
      "README.md",
      ".DS_Store",
      "tools/.x.json.swp",
      "../_old/a.json",
    ];
    for (const name of aside) assert.deepEqual(foundIn({ [name]: "{}" }), [], name);
  });

  it("or the project does not want to know", () => {
    const change = { "promts.json": "{}", "../toolchain.json": { lint: { "unknown-file": "off" } } };
    assert.deepEqual(foundIn(change), []);
  });
});

it("half of a surrogate pair is refused where it stands, before anything is generated from it", () => {
  const shelf = String.raw`{ "type": "string", "description": "Where a \ud800 book stands." }`;
  assert.deepEqual(foundIn({ "schemas/Shelf.json": shelf }), [
    String.raw`json-encoding contracts/library/schemas/Shelf.json:1:45 \ud800 is half of a surrogate pair, which is no character`,
  ]);
});

describe("letters that nobody sees are found", () => {
  const secrets: readonly (readonly [string, string, readonly string[]])[] = [
    ["tags that spell a word", "Safe.\u{e0048}\u{e0069}", ["U+E0048", "U+E0069"]],
    ["a text turned around", "a\u202eb\u2066c\u200f", ["U+202E", "U+2066", "U+200F"]],
    ["a bell and an escape", "a\u0007\u001b[2J\u009b", ["U+0007", "U+001B", "U+009B"]],
    ["no width", "a\u200bb\u2060c\ufeffd\u00ade", ["U+200B", "U+2060", "U+FEFF", "U+00AD"]],
    ["a joiner between letters that do not join", "pay\u200dpal and\u200cso", ["U+200D", "U+200C"]],
    [
      "bytes in variation selectors",
      "a\ufe01\u{e0150}😀\ufe0f\ufe0f\u{e0100}",
      ["U+FE01", "U+E0150", "U+FE0F", "U+E0100"],
    ],
    ["a blank letter of another script", "a\u3164b\u115f", ["U+3164", "U+115F"]],
    ["an end of line that only some see", "a\u2028b\rc", ["U+2028", "U+000D"]],
    ["tags behind a flag that there is not", "🏴\u{e0061}\u{e0062}\u{e007f}", ["U+E0061", "U+E0062", "U+E007F"]],
  ];
  for (const [name, text, codes] of secrets) it(name, () => assert.deepEqual(unseenIn(text, "text"), codes));

  const open: Readonly<Record<string, string>> = {
    "line ends and tabs": "One.\n\tTwo.\r\nThree.",
    "families, flags, hearts, keys and skins": "👩‍👩‍👧 🏳️‍🌈 ❤️ ☎︎ 1️⃣ 👍🏽 👩🏽‍🚀 🇩🇪",
    "the flag of Scotland": "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "Persian, Hindi and Sinhala": "می‌خواهم क्‍ष ශ්‍රී",
    "a name in Japanese": "葛\u{e0100}城",
    "spaces and dashes that can be seen": "a\u00a0b — c…",
  };
  for (const [name, text] of Object.entries(open))
    it(`but for ${name}`, () => assert.deepEqual(unseenIn(text, "text"), []));

  it("in names, where nothing of the kind may stand", () => {
    assert.deepEqual(unseenIn("a\nb👩‍👧", "name"), ["U+000A", "U+200D"]);
  });

  it("wherever they stand in a contract, and no report carries them on", () => {
    const hidden = "\u{e0041}\u202e";
    const project = sampleWith({
      "tools/findBooks.json": {
        description: `The ${hidden}.`,
        inputSchema: { properties: { [`w${hidden}`]: { type: "string", enum: [`a${hidden}`] } } },
      },
      "examples/findBooks.json": {
        examples: [
          { name: "plain", title: `By ${hidden}`, arguments: { word: `sea${hidden}` }, output: { type: "object" } },
        ],
      },
      "errors.json": {
        reasons: [{ reason: "SHELF_CLOSED", code: -32002, message: `It is ${hidden}`, hint: "Come.", retryable: true }],
      },
    });
    const { findings } = lintProject(project);
    const own = findings.filter(({ rule }) => rule === "unseen-letter");
    assert.deepEqual(
      own.map(({ what }) => what.split(" ")[0]),
      [
        "#/reasons/0/message",
        "#/examples/0/title",
        "#/examples/0/arguments/word",
        "#/description",
        "#/inputSchema/properties",
        "#/inputSchema/properties/w\u{e0041}\u202e/enum/0",
      ],
    );
    for (const { what } of own) assert.match(what, / holds U\+E0041 U\+202E, which nobody sees$/);
    const report = reportOf({
      command: "lint",
      gates: ["contract"],
      findings,
      notes: [],
      isStrict: false,
      program: "npm run contracts --",
    });
    assert.doesNotMatch(terminalReport(report, { isVerbose: true }) + JSON.stringify(report), /[\u{e0041}\u202e]/u);
    assert.match(terminalReport(report), /\/w\\udb40\\udc41\\u202e\/enum\/0 holds U\+E0041/);
  });
});
