/** Each way in which files drift from the contracts is caught by its gate, named, and mended by the command that is printed. */
import assert from "node:assert/strict";
import { appendFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, it, type TestContext } from "node:test";
import type { SourcesFile } from "../../../codegen/contractFiles.js";
import { filesBelow, projectAt } from "../../../codegen/project.js";
import { writeIn } from "../project.js";
import { type Checkout, checkoutOf, mendAll, wholeProject } from "./checkout.js";

interface Case {
  readonly gate: "sources" | "generated";
  readonly drift: (checkout: Checkout) => void | Promise<void>;
  /** Rule and place of one of the findings. */
  readonly found: RegExp;
  readonly commands: readonly string[];
  /** What mends it keeps the change: contracts are put back for the next. */
  readonly changesContracts?: true;
  /** What the mend leaves to a person, and the work of that person. */
  readonly byHand?: { readonly told: string; readonly work: (checkout: Checkout) => void };
}

const tool = "contracts/conformance/tools/test_simple_text.json";
const handler = "src/packs/conformance/tools/test_simple_text.ts";

/** A tool that is given up, with the mention of it in the order of the list. */
const removeTool = ({ root, edit }: Checkout): void => {
  rmSync(join(root, tool));
  edit("contracts/conformance/pack.json", '    "test_simple_text",\n', "");
};

const commit =
  "git init --quiet && git add contracts && git -c user.name=a -c user.email=a@b.c commit --quiet -m contracts";

const cases: Readonly<Record<string, Case>> = {
  "a hand edit of a generated file": {
    gate: "generated",
    drift: ({ root }) => appendFileSync(join(root, "generated/gds/types.ts"), "// mine\n"),
    found: /^hand-edited generated\/gds\/types\.ts:\d+:1$/m,
    commands: ["npm run codegen"],
  },
  "a generated file that is older than its contract": {
    gate: "generated",
    changesContracts: true,
    drift: ({ edit }) => edit("contracts/gds/tools/listBookings.json", '"title": "', '"title": "All '),
    found: /^stale generated\/gds\/manifest\/tools\.verbatim\.json:\d+:1$/m,
    commands: ["npm run codegen"],
  },
  "a generated file that is gone": {
    gate: "generated",
    drift: ({ root }) => rmSync(join(root, "generated/gds/resolve.ts")),
    found: /^missing generated\/gds\/resolve\.ts$/m,
    commands: ["npm run codegen"],
  },
  "an orphan of a contract that is gone": {
    gate: "generated",
    changesContracts: true,
    drift: (checkout) => {
      removeTool(checkout);
      rmSync(join(checkout.root, handler));
    },
    found: /^orphaned generated\/conformance\/validators\/testSimpleTextInput\.ts$/m,
    commands: ["npm run codegen"],
  },
  "an orphan that nobody generated": {
    gate: "generated",
    drift: ({ root }) => writeIn(root, "generated/gds/notes.txt", "mine\n"),
    found: /^orphaned generated\/gds\/notes\.txt$/m,
    commands: ["rm generated/gds/notes.txt"],
  },
  "generated files with the line ends of Windows": {
    gate: "generated",
    drift: ({ root, type }) => {
      type("git init --quiet");
      for (const path of filesBelow(projectAt(root), "generated/conformance").filter((file) => file.endsWith(".ts")))
        writeIn(root, path, readFileSync(join(root, path), "utf8").replaceAll("\n", "\r\n"));
    },
    found: /^line-ends generated\/conformance\/\S+:1:1$/,
    commands: ["git config core.autocrlf input", "npm run codegen"],
  },
  "a folder in the place of a generated file": {
    gate: "generated",
    drift: ({ root }) => {
      rmSync(join(root, "generated/gds/types.ts"));
      writeIn(root, "generated/gds/types.ts/mine.txt", "mine\n");
    },
    found: /^missing generated\/gds\/types\.ts$/,
    commands: ["rm -r generated/gds/types.ts", "npm run codegen"],
  },
  "a word of the specification that was edited": {
    gate: "sources",
    drift: (checkout) => {
      checkout.type(commit);
      checkout.edit("contracts/gds/tools/listBookings.json", "Retrieve a list", "Get a list");
    },
    found: /^changed-part contracts\/SOURCES\.json:\d+:\d+$/m,
    commands: ["git checkout contracts/gds/tools/listBookings.json"],
  },
  "a locked hash that was edited": {
    gate: "sources",
    drift: ({ type, edit }) => {
      type(commit);
      edit("contracts/SOURCES.json", "8397d39b", "8397d39c");
    },
    found: /^changed-part contracts\/SOURCES\.json:\d+:\d+$/m,
    commands: ["git checkout contracts/SOURCES.json"],
  },
  "a word and a hash that never agreed": {
    gate: "sources",
    drift: ({ type, edit }) => {
      edit("contracts/gds/tools/listBookings.json", "Retrieve a list", "Get a list");
      type(commit);
    },
    found: /^changed-part contracts\/SOURCES\.json:\d+:\d+$/m,
    commands: [],
    byHand: {
      told: "edit contracts/gds/tools/listBookings.json to what the document says",
      work: ({ edit }) => edit("contracts/gds/tools/listBookings.json", "Get a list", "Retrieve a list"),
    },
  },
};

const contractsOf = (test: TestContext): Checkout => checkoutOf(test, ["package.json", "contracts"], ["gds"]);

describe("drift of files", () => {
  const shared = checkoutOf({ after }, wholeProject, ["conformance", "gds"]);
  before(shared.restore);

  for (const [name, { gate, drift, found, commands, changesContracts, byHand }] of Object.entries(cases)) {
    it(`is caught and mended: ${name}`, async (test) => {
      const checkout = gate === "sources" ? contractsOf(test) : shared;
      if (changesContracts) test.after(shared.restore);
      await drift(checkout);
      const checked = await checkout.ask(gate);
      assert.equal(checked.exitCode, 1);
      assert.deepEqual([...new Set(checked.findings.map((finding) => finding.gate))], [gate]);
      assert.match(checked.findings.map(({ rule, where }) => `${rule} ${where}`).join("\n"), found);
      for (const { mend } of checked.findings) assert.doesNotMatch(mend, /edit generated\//);
      assert.deepEqual(await mendAll(checkout, checked), commands);
      if (byHand !== undefined) {
        assert.ok(checked.findings.every(({ mend }) => mend.startsWith(byHand.told)));
        byHand.work(checkout);
      }
      const { exitCode, findings } = await checkout.ask(gate);
      assert.deepEqual([exitCode, findings], [0, []]);
    });
  }

  it("is caught and mended: a handler without its tool, a tool without its handler, and a handler under another name", async (test) => {
    const { root, edit, ask, run } = shared;
    test.after(shared.restore);
    const missing = "src/packs/conformance/tools/test_audio_content.ts";
    const renamed = "src/packs/conformance/tools/test_image_content.ts";
    removeTool(shared);
    await run("npm run codegen");
    rmSync(join(root, missing));
    edit(renamed, "export const testImageContent", "export const testPictureContent");
    const checked = await ask("handlers");
    assert.equal(checked.exitCode, 1);
    assert.deepEqual([...new Set(checked.findings.map((finding) => finding.gate))], ["handlers"]);
    const told = checked.findings.map(({ rule, where }) => `${rule} ${where}`);
    assert.deepEqual(
      told.filter((line) => !line.startsWith("handler-type ")),
      [`missing-handler ${missing}`, `stale-handler ${handler}`],
    );
    const wrong = checked.findings.filter(({ rule }) => rule === "handler-type");
    const unfit = wrong.find(({ mend }) => mend.startsWith(`edit ${renamed}`));
    assert.match(unfit?.where ?? "", /^generated\/conformance\/registry\.ts:\d+:\d+$/);
    for (const { mend } of checked.findings) assert.doesNotMatch(mend, /edit generated\//);
    assert.deepEqual(await mendAll(shared, checked), ["npm run codegen", `rm ${handler}`]);
    edit(renamed, "export const testPictureContent", "export const testImageContent");
    const { exitCode, findings } = await ask("handlers");
    assert.deepEqual([exitCode, findings], [0, []]);
  });

  it("is told of, and fails nothing: a lock that was taken out, of a part that is still there", async (test) => {
    const checkout = contractsOf(test);
    checkout.type(commit);
    const sources: SourcesFile = JSON.parse(readFileSync(join(checkout.root, "contracts/SOURCES.json"), "utf8"));
    writeIn(checkout.root, "contracts/SOURCES.json", JSON.stringify({ sources: sources.sources.slice(1) }));
    const { exitCode, findings } = await checkout.ask("sources", { against: "HEAD" });
    assert.equal(exitCode, 0);
    assert.deepEqual(
      findings.map(({ rule, level, where }) => `${rule} ${level} ${where}`),
      ["unlocked-part warning contracts/SOURCES.json:1:1"],
    );
    assert.match(findings[0]?.what ?? "", /searchFlights\.json#\/name was locked in commit [0-9a-f]{10} \(HEAD\)/);
  });
});
