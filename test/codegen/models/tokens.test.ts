/** Token costs: the snapshot that is committed, and the table that shows what changed. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { tokenSnapshotPath, tokensEmitter } from "../../../codegen/emit/tokens.js";
import { estimateTokens } from "../../../codegen/estimateTokens.js";
import { loadModels } from "../../../codegen/generate.js";
import { readTokenSnapshot, tokenCosts, tokenLists } from "../../../codegen/tokenCosts.js";
import { tokenLines, tokenReport } from "../../../codegen/tokens.js";
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

describe("the token report", () => {
  it("shows no change where nothing changed", () => {
    assert.doesNotMatch(tokenReport(committed), /\([+-]|new/);
  });

  it("shows for each list what a longer description costs", () => {
    const [line] = tokenLines(longer).filter((candidate) => candidate.tool === "findBooks");
    assert.ok(line?.cost !== undefined && line.before !== undefined);
    for (const list of tokenLists) assert.ok(line.cost[list] > line.before[list], list);
    assert.match(tokenReport(longer), /^findBooks( +\d+ \(\+\d+\)){5}$/m);
    assert.match(tokenReport(longer), /^total( +\d+ \(\+\d+\)){5}$/m);
    assert.match(tokenReport(longer), /^lendBook( +\d+){5}$/m);
  });

  it("compares with another base, and with one pack alone", () => {
    assert.match(tokenReport(longer, { base: project }), /^findBooks( +\d+ \(new\)){5}$/m);
    assert.equal(tokenReport(longer, { pack: "none" }), "");
  });

  it("shows a tool that is gone, and one that is new", () => {
    const base = withFiles(project, { [path]: snapshot.replace('"findBooks"', '"lostBooks"') });
    assert.match(tokenReport(project, { base }), /^lostBooks( +0 \(-\d+\)){5}$/m);
    assert.match(tokenReport(project, { base }), /^findBooks( +\d+ \(new\)){5}$/m);
  });
});
