import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { hashOfSource } from "../../codegen/gates/sources.js";
import { generate } from "../../codegen/generate.js";
import { fixture, withFiles } from "./project.js";

const project = fixture("library");
const part = "library/tools/rate_book.json#/inputSchema";

const sources = (sha256: string, of = part): string =>
  JSON.stringify({ sources: [{ part: of, document: "handbook", section: "rating", sha256 }] });

const found = async (changes: Readonly<Record<string, string>>) =>
  (await generate(withFiles(project, changes))).sourceFindings;

describe("verbatim parts", () => {
  const hash = hashOfSource(project, part) ?? "";
  const path = "contracts/library/tools/rate_book.json";
  const text = project.read(path) ?? "";

  it("pass while they are what the document says", async () => {
    assert.deepEqual(await found({ "contracts/SOURCES.json": sources(hash) }), []);
  });

  it("do not mind white space", async () => {
    assert.deepEqual(
      await found({ "contracts/SOURCES.json": sources(hash), [path]: JSON.stringify(JSON.parse(text)) }),
      [],
    );
  });

  it("fail when a word changes, with the command that mends it", async () => {
    const [finding] = await found({
      "contracts/SOURCES.json": sources(hash),
      [path]: text.replace('"maximum": 5', '"maximum": 6'),
    });
    assert.equal(finding?.rule, "changed-part");
    assert.match(finding?.mend ?? "", /git checkout contracts\/library\/tools\/rate_book\.json/);
  });

  it("fail when keys change places", async () => {
    const reordered = text.replace(/"stars": (\{.*\}),\n {6}"tags": (\{.*\}),/, '"tags": $2,\n      "stars": $1,');
    assert.notEqual(reordered, text);
    const [finding] = await found({ "contracts/SOURCES.json": sources(hash), [path]: reordered });
    assert.equal(finding?.rule, "changed-part");
  });

  it("fail when they are gone", async () => {
    const [finding] = await found({ "contracts/SOURCES.json": sources(hash, "library/tools/rate_book.json#/input") });
    assert.equal(finding?.rule, "missing-part");
  });
});
