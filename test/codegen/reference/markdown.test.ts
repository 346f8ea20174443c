/** Reference, report and llms.txt as text: complete, linked, and safe against what a contract says. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { escaped } from "../../../codegen/emit/html.js";
import { llmsEmitter } from "../../../codegen/emit/llms.js";
import { codeBlock, codeSpan, plainText } from "../../../codegen/emit/markdownText.js";
import { modelsEmitter } from "../../../codegen/emit/models.js";
import { referenceEmitter } from "../../../codegen/emit/reference.js";
import { loadModels } from "../../../codegen/generate.js";
import type { PackModel } from "../../../codegen/model.js";
import { projectAt } from "../../../codegen/project.js";
import { repository } from "../../support/repository.js";
import { fixture } from "../project.js";
import { attack, hostilePack } from "./hostile.js";

const textOf = async (emit: typeof referenceEmitter, pack: PackModel, name: string): Promise<string> =>
  (await emit.emit(pack)).find(({ path }) => path.endsWith(name))?.text ?? "";

const packs = [fixture("library"), fixture("minimal"), projectAt(repository)].flatMap(
  (project) => loadModels(project).packs,
);

/** Lines outside of code blocks. */
const proseOf = (markdown: string): readonly string[] => {
  let fence: string | undefined;
  return markdown.split("\n").filter((line) => {
    const [mark] = /^`{3,}/.exec(line) ?? [];
    if (fence === undefined && mark !== undefined) fence = mark;
    else if (fence !== undefined && line === fence) fence = undefined;
    else return fence === undefined;
    return false;
  });
};

describe("reference.md", () => {
  for (const pack of packs) {
    it(`of ${pack.name} has every tool, resource, prompt and reason, and no link that leads nowhere`, async () => {
      const text = await textOf(referenceEmitter, pack, "reference.md");
      const targets = new Set([...text.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id));
      for (const { name } of pack.tools) assert.ok(targets.has(`tool-${name}`), name);
      for (const { name } of pack.resources) assert.ok(targets.has(`resource-${name}`), name);
      for (const { name } of pack.prompts) assert.ok(targets.has(`prompt-${name}`), name);
      for (const { reason } of pack.reasons) assert.ok(targets.has(reason), reason);
      for (const [, anchor] of text.matchAll(/\]\(#([^)]+)\)/g)) assert.ok(targets.has(anchor), anchor);
      const llms = await textOf(llmsEmitter, pack, "llms.txt");
      for (const [, anchor] of llms.matchAll(/\]\(reference\.md#([^)]+)\)/g)) assert.ok(targets.has(anchor), anchor);
    });
  }

  it("has the reason itself as anchor, as errorDocs has it as fragment", () => {
    for (const pack of packs) if (pack.reasons.length > 0) assert.match(pack.errorDocs, /\{reason\}$/);
  });
});

describe("llms.txt", () => {
  it("follows the convention: one title, a quote, then sections of links with a line each", async () => {
    for (const pack of packs) {
      const lines = (await textOf(llmsEmitter, pack, "llms.txt")).split("\n").filter((line) => line !== "");
      assert.match(lines[0] ?? "", /^# \S/);
      assert.match(lines[1] ?? "", /^> \S/);
      assert.ok(
        lines.slice(3).every((line) => /^## \S/.test(line) || /^- \[[^\]]+\]\([^)]+\): \S/.test(line)),
        pack.name,
      );
    }
  });
});

describe("hostile words", () => {
  it("open nothing in Markdown", async () => {
    const pack = hostilePack();
    const texts = [
      await textOf(referenceEmitter, pack, "reference.md"),
      await textOf(llmsEmitter, pack, "llms.txt"),
      await textOf(modelsEmitter, pack, "REPORT.md"),
    ];
    for (const text of texts) {
      const prose = proseOf(text).map((line) => line.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, ""));
      for (const line of prose) {
        assert.doesNotMatch(line, /^#+ Injected/);
        assert.doesNotMatch(line, /(?<!\\)<(?!a id="|\/a>|!-- @generated)/, line);
        assert.doesNotMatch(line, /(?<!\\)\]\((?!#|reference\.md|\.\.\/client)/, line);
        assert.doesNotMatch(line, /https?:\/\//, line);
      }
    }
  });

  it("stay words, whatever they are", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."`*_[]<>|~#-+=&;:/.w1 \n\\!abchtps") }), (text) => {
        const plain = plainText(text);
        assert.doesNotMatch(plain, /\n/);
        assert.doesNotMatch(plain, /(?<!\\)(?:\\\\)*[`*[\]<>|~]/);
        const undone = plain
          .replaceAll("&#8203;", "")
          .replaceAll("&amp;", "&")
          .replaceAll(/\\([\\`*[\]<>|~_:#+=.)-])/g, "$1");
        assert.equal(undone, text.trim().replaceAll(/\s+/g, " "));
        const block = codeBlock(text, "json");
        const fence = /^`+/.exec(block)?.[0] ?? "";
        assert.ok(!text.includes(fence));
        const span = codeSpan(text);
        assert.doesNotMatch(span, /\n/);
        assert.doesNotMatch(escaped(text), /[<>"']/);
      }),
    );
    assert.ok(attack.length > 0);
  });
});
