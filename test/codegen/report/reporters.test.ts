/** What each reporter makes of one report, with every character in it that its format gives a meaning to. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Finding } from "../../../codegen/finding.js";
import { githubReport } from "../../../codegen/report/github.js";
import { jsonReport } from "../../../codegen/report/json.js";
import { junitReport } from "../../../codegen/report/junit.js";
import { mendSteps } from "../../../codegen/report/mend.js";
import { type Program, type Report, reportOf } from "../../../codegen/report/report.js";
import { terminalReport } from "../../../codegen/report/terminal.js";
import type { Rule } from "../../../codegen/rule.js";
import { elementsOf } from "./xml.js";

const finding = (changes: Partial<Finding> = {}): Finding => ({
  gate: "generated",
  rule: "stale",
  level: "error",
  where: "generated/a,b/types.ts:3:1",
  what: "is not what the contracts give",
  mend: "npm run codegen",
  ...changes,
});

const report = (
  findings: readonly Finding[],
  { isStrict = false, program = "npm run contracts --" as Program, notes = [] as readonly string[] } = {},
): Report => reportOf({ command: "check", gates: ["contract", "generated"], findings, notes, isStrict, program });

const nasty = finding({
  rule: "other",
  where: "contracts/x.json:1:2",
  what: 'a <b> & "c" \u0000 100% done\r\nsecond line ]]> \ud800 é',
  mend: "edit contracts/x.json, then npm run codegen",
});

const rule = (gate: Rule["gate"], id: string): Rule => ({
  id,
  gate,
  level: "error",
  purpose: "p",
  why: "w",
  fix: "f",
  bad: "b",
  good: "g",
});

describe("a report", () => {
  it("counts by level, and the gravest decides how it ends", () => {
    const { counts, exitCode } = report([finding(), finding({ level: "warning" }), finding({ level: "info" })]);
    assert.deepEqual([counts, exitCode], [{ error: 1, warning: 1, info: 1 }, 1]);
    assert.equal(report([finding({ level: "warning" })]).exitCode, 0);
    assert.equal(report([finding({ gate: "compatibility" }), finding()]).exitCode, 3);
    assert.equal(report([finding({ gate: "compatibility" }), finding({ gate: "contract" })]).exitCode, 2);
  });

  it("takes warnings for errors where it is strict, and leaves what is for the record", () => {
    const { counts, exitCode } = report([finding({ level: "warning" }), finding({ level: "info" })], {
      isStrict: true,
    });
    assert.deepEqual([counts, exitCode], [{ error: 1, warning: 0, info: 1 }, 1]);
  });

  it("speaks of commands as the reader calls them", () => {
    const mend = "edit a.json, then npm run codegen";
    const notes = ["run npm run contracts -- diff"];
    const said = report([finding({ mend })], { program: "mock-gds contracts", notes });
    assert.deepEqual(said.mend, ["edit a.json", "mock-gds contracts generate"]);
    assert.deepEqual(said.notes, ["run mock-gds contracts diff"]);
  });
});

it("the steps that mend come once each, edits before what is made from them", () => {
  assert.deepEqual(
    mendSteps([
      "npm run codegen",
      "npm run codegen, then fill in src/a.ts",
      "edit b.ts, then npm run contracts -- check --gate handlers",
      "rm c.ts",
      "edit a.json, then npm run codegen",
      "edit a.json, then npm run codegen",
    ]),
    [
      "edit b.ts",
      "edit a.json",
      "rm c.ts",
      "npm run codegen",
      "fill in src/a.ts",
      "npm run contracts -- check --gate handlers",
    ],
  );
});

describe("the terminal", () => {
  it("groups by gate in their order, and ends with what mends", () => {
    const text = terminalReport(
      report([finding(), nasty, finding({ gate: "contract", rule: "name" })], { notes: ["n"] }),
    );
    assert.ok(
      text.indexOf("contracts (lint) (1)") < text.indexOf("gate 2, generated: files and what the contracts give (2)"),
    );
    assert.match(
      text,
      /note: n\ncheck failed: 3 errors\nto mend:\n {2}edit contracts\/x\.json\n {2}npm run codegen\n$/,
    );
  });

  it("says so where there is nothing", () => {
    assert.equal(terminalReport(report([])), "check ok: nothing found\n");
  });

  it("does not say that nothing was found where nothing was looked for", () => {
    const done = reportOf({
      command: "generate",
      gates: [],
      findings: [],
      notes: ["4 warnings"],
      isStrict: false,
      program: "npm run contracts --",
    });
    assert.equal(terminalReport(done), "note: 4 warnings\ngenerate ok: done\n");
  });

  it("is coloured only where it is asked to be", () => {
    assert.ok(!terminalReport(report([finding()])).includes("\u001b"));
    assert.ok(terminalReport(report([finding()]), { isColoured: true }).includes("\u001b[31merror\u001b[0m"));
  });

  it("counts what lint has for the record, and shows it where asked", () => {
    const infos = report([finding({ gate: "contract", level: "info", what: "portable to all but one" })]);
    assert.equal(terminalReport(infos), "check ok: 1 for the record (--verbose shows them)\n");
    assert.match(terminalReport(infos, { isVerbose: true }), /portable to all but one/);
  });
});

describe("JSON", () => {
  const schema: object = JSON.parse(
    readFileSync(new URL("../../../contracts/_meta/report.schema.json", import.meta.url), "utf8"),
  );
  const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);

  it("is what its schema says", () => {
    const reports = [
      report([]),
      report([finding(), nasty, finding({ gate: "compatibility", fingerprint: "0123456789abcdef" })]),
    ];
    for (const one of reports) assert.ok(validate(JSON.parse(jsonReport(one))), JSON.stringify(validate.errors));
  });

  it("is held to it: nothing else may be there", () => {
    assert.equal(validate({ ...report([]), time: 1 }), false);
  });
});

describe("GitHub annotations", () => {
  it("escape what would end them", () => {
    const [first, second] = githubReport(report([finding(), nasty])).split("\n");
    assert.equal(
      first,
      "::error file=generated/a%2Cb/types.ts,line=3,col=1,title=generated/stale::is not what the contracts give%0Amend: npm run codegen",
    );
    assert.match(
      second ?? "",
      /^::error file=contracts\/x\.json,line=1,col=2,title=generated\/other::a <b> & "c" .* 100%25 done%0D%0Asecond/,
    );
  });

  it("take the level's own command, and no file where there is none", () => {
    const text = githubReport(
      report([
        finding({ level: "warning", where: "src/a.ts" }),
        finding({ level: "info", gate: "server", where: "http://127.0.0.1:3001/mcp" }),
      ]),
    );
    assert.match(text, /^::warning file=src\/a\.ts,title=/m);
    assert.match(text, /^::notice title=server\/stale::http:\/\/127\.0\.0\.1:3001\/mcp is not/m);
  });
});

describe("GitHub's ten annotations of a kind", () => {
  const infos = report([
    finding(),
    finding({ gate: "contract", level: "info", what: "portable to all but one", mend: "nothing here" }),
  ]);

  it("are not spent on what lint has for the record, which is counted", () => {
    assert.equal(
      githubReport(infos),
      "::error file=generated/a%2Cb/types.ts,line=3,col=1,title=generated/stale::is not what the contracts give%0Amend: npm run codegen\n" +
        "check failed: 1 error, 1 for the record (--verbose shows them)\nto mend:\n  npm run codegen\n",
    );
  });

  it("are, where asked, without a mend for what needs none", () => {
    assert.match(
      githubReport(infos, { isVerbose: true }),
      /^::notice file=\S+,title=contract\/stale::portable to all but one$/m,
    );
  });
});

describe("JUnit", () => {
  const catalogue = [
    rule("generated", "stale"),
    rule("generated", "missing"),
    rule("contract", "name"),
    rule("server", "x"),
  ];

  it("has a case for each rule of each gate that ran, and a failure for each that was broken", () => {
    const xml = junitReport(
      report([finding(), finding(), nasty, finding({ rule: "missing", level: "warning" })]),
      catalogue,
    );
    const elements = elementsOf(xml);
    const named = (name: string) => elements.filter((element) => element.name === name);
    assert.deepEqual(
      named("testsuite").map(({ attributes }) => [attributes["name"], attributes["tests"], attributes["failures"]]),
      [
        ["contract", "1", "0"],
        ["generated", "3", "2"],
      ],
    );
    assert.deepEqual(
      named("testcase").map(({ attributes }) => attributes["name"]),
      ["name", "stale", "missing", "other"],
    );
    assert.equal(named("failure").length, 2);
    assert.match(named("failure")[0]?.attributes["message"] ?? "", /^2 x generated\/a,b\/types\.ts:3:1/);
    assert.match(named("system-out")[0]?.text ?? "", /^warning generated/);
  });

  it("says every character that XML can, and shows that there was one where it cannot", () => {
    const [failure] = elementsOf(junitReport(report([nasty]), [])).filter(({ name }) => name === "failure");
    assert.ok(failure?.text.includes('a <b> & "c" \ufffd 100% done\r\nsecond line ]]> \ufffd é'), failure?.text);
  });
});
