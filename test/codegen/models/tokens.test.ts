/** Token costs: the snapshot that is committed, and the table that shows what changed. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loadTokenCounter } from "../../../codegen/countTokens.js";
import { tokenSnapshotPath, tokensEmitter } from "../../../codegen/emit/tokens.js";
import { estimateTokens } from "../../../codegen/estimateTokens.js";
import { loadModels } from "../../../codegen/generate.js";
import { listedTools } from "../../../codegen/manifest.js";
import { projectAt } from "../../../codegen/project.js";
import { readTokenSnapshot, tokenCosts, tokenLists } from "../../../codegen/tokenCosts.js";
import { tokenLines, tokenReport } from "../../../codegen/tokens.js";
import { repository } from "../../support/repository.js";
import { fixture, withFiles } from "../project.js";

const project = fixture("library");
const [pack] = loadModels(project).packs;
assert.ok(pack !== undefined);
const path = tokenSnapshotPath(pack);
const snapshot = (await tokensEmitter.emit(pack))[0]?.text ?? "";
const committed = withFiles(project, { [path]: snapshot });

const tool = "contracts/library/tools/findBooks.json";
const longer = withFiles(committed, {
  [tool]: project.read(tool)?.replace("Words of the title", "Words of the title, in any order and in any language"),
});

describe("the token snapshot", () => {
  it("has a line for each tool and one for all, and can be read again", () => {
    const { tools, total } = tokenCosts(pack);
    assert.deepEqual(readTokenSnapshot(snapshot), new Map([...tools, ["total", total]]));
    assert.equal(snapshot.split("\n").length, tools.size + 6);
    for (const list of tokenLists) {
      assert.equal(
        total[list],
        [...tools.values()].reduce((sum, cost) => sum + cost[list], 0),
        list,
      );
    }
  });

  it("counts each entry as it is sent", () => {
    assert.ok(estimateTokens('{"name":"findBooks"}') > 0);
    const { tools } = tokenCosts(pack);
    for (const cost of tools.values()) for (const list of tokenLists) assert.ok(cost[list] > 0, list);
  });

  it("knows nothing where it is missing, broken or of another shape", () => {
    for (const text of [undefined, "", "[]", "null", '{"tools":{"a":{"mcp":"1"}}}'])
      assert.equal(readTokenSnapshot(text).size, 0);
  });
});

describe("tokens counted by the vocabulary", () => {
  it("are those of the model, and the report says which it counts", async () => {
    const counter = await loadTokenCounter();
    assert.equal(counter.unit, "o200k_base tokens");
    assert.equal(counter.count("A mock travel reservation system."), 6);
    assert.match(tokenReport(project, { counter }), /\(o200k_base tokens\)$/m);
    assert.match(tokenReport(project), /\(estimated tokens\)$/m);
  });

  it("are compared with the base's contracts, counted alike, and with nothing where no base is named", async () => {
    const counter = await loadTokenCounter();
    assert.doesNotMatch(tokenReport(longer, { counter }), /\([+-]|new/);
    const report = tokenReport(longer, { counter, base: project });
    assert.match(report, /^findBooks( +\d+ \(\+8\)){7}$/m);
    assert.match(report, /^lendBook( +\d+){7}$/m);
    const broken = withFiles(project, { [tool]: "{" });
    assert.throws(() => tokenReport(longer, { counter, base: broken }), /--against do not pass today's rules/);
  });

  it("of the usual list of the travel pack stay within their bar", async () => {
    const { count } = await loadTokenCounter();
    const gds = loadModels(projectAt(repository)).packs.find(({ name }) => name === "gds");
    assert.ok(gds !== undefined);
    const tokens = count(JSON.stringify(listedTools(gds, "portable", "outline")));
    assert.ok(tokens <= 2700, `tools/list costs ${tokens} tokens`);
  });
});

describe("the token report", () => {
  it("shows no change where nothing changed", () => {
    assert.doesNotMatch(tokenReport(committed), /\([+-]|new/);
  });

  it("shows for each list what a longer description costs", () => {
    const [line] = tokenLines(longer).filter((candidate) => candidate.tool === "findBooks");
    assert.ok(line?.cost !== undefined && line.before !== undefined);
    for (const list of tokenLists) assert.ok(line.cost[list] > (line.before[list] ?? 0), list);
    assert.match(tokenReport(longer), /^findBooks( +\d+ \(\+\d+\)){7}$/m);
    assert.match(tokenReport(longer), /^total( +\d+ \(\+\d+\)){7}$/m);
    assert.match(tokenReport(longer), /^lendBook( +\d+){7}$/m);
  });

  it("compares with another base, and with one pack alone", () => {
    assert.match(tokenReport(longer, { base: project }), /^findBooks( +\d+ \(new\)){7}$/m);
    assert.equal(tokenReport(longer, { pack: "none" }), "");
  });

  it("shows a tool that is gone, and one that is new", () => {
    const base = withFiles(project, { [path]: snapshot.replace('"findBooks"', '"lostBooks"') });
    assert.match(tokenReport(project, { base }), /^lostBooks( +0 \(-\d+\)){7}$/m);
    assert.match(tokenReport(project, { base }), /^findBooks( +\d+ \(new\)){7}$/m);
  });
});
