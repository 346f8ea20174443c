import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { usageText } from "../../../codegen/cli/usage.js";
import { commands, options, readCommandLine } from "../../../codegen/cli/words.js";

const lineOf = (...typed: readonly string[]): string => {
  const reading = readCommandLine(typed);
  return reading.kind === "refuse" ? reading.line : `not refused: ${JSON.stringify(reading)}`;
};

describe("the words of the toolchain", () => {
  it("become a command line, each part in its type", () => {
    const typed = [
      "check",
      "--gate",
      "lint",
      "--gate=server",
      "--url",
      "http://127.0.0.1:1/mcp",
      "--header",
      "Authorization: Bearer a:b",
      "--reporter=json",
      "--output",
      "out.json",
      "--strict",
      "--against",
      "main",
      "--request-seconds",
      "120",
      "--root=..",
    ];
    assert.deepEqual(readCommandLine(typed), {
      kind: "run",
      commandLine: {
        command: "check",
        words: [],
        root: "..",
        reporter: "json",
        output: "out.json",
        isStrict: true,
        isVerbose: false,
        gates: ["contract", "server"],
        specification: undefined,
        url: "http://127.0.0.1:1/mcp",
        headers: { Authorization: "Bearer a:b" },
        requestSeconds: 120,
        against: "main",
        pack: undefined,
      },
    });
  });

  for (const typed of [["--help"], ["-h"], ["check", "--help"], ["help"], ["help", "lint"]]) {
    it(`${typed.join(" ")} asks for help`, () => assert.deepEqual(readCommandLine(typed), { kind: "help" }));
  }

  const refusals: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^which command\? There is lint, generate/],
    [["chek"], /^unknown command 'chek': did you mean check\?$/],
    [["xylophone"], /^unknown command 'xylophone': there is lint, generate/],
    [["check", "--gates", "server"], /^unknown flag '--gates': did you mean --gate\?$/],
    [["check", "-x"], /^unknown flag '-x'/],
    [["check", "--gate", "servers"], /^--gate is 'servers': did you mean server\?$/],
    [["check", "--gate"], /^--gate needs a value: --gate NAME$/],
    [["check", "--gate", "--strict"], /^--gate needs a value/],
    [["check", "--gate="], /^--gate needs a value/],
    [["check", "--strict=yes"], /^--strict takes no value$/],
    [["check", "--root", "a", "--root", "b"], /^--root is there twice$/],
    [["lint", "--reporter", "junt"], /^--reporter is 'junt': did you mean junit\?$/],
    [["lint", "--against", "main"], /^--against is for check, diff, tokens, not for lint$/],
    [["generate", "--strict"], /^--strict is for lint, check, diff, not for generate$/],
    [["lint", "gds"], /^lint takes no words, and 'gds' is one more$/],
    [["explain", "a", "b"], /^explain takes one word, and 'b' is one more$/],
    [["relock"], /^relock needs the parts to lock/],
    [["check", "--header", "nothing"], /^--header is 'nothing': give it as 'Name: value'$/],
    [["check", "--header", "a b: c"], /^--header is 'a b: c'/],
    [["check", "--request-seconds", "0"], /^--request-seconds is '0': give a whole number from 1 to 3600$/],
    [["check", "--request-seconds", "1.5"], /^--request-seconds is '1.5': /],
    [["check", "--request-seconds", "3601"], /^--request-seconds is '3601': /],
  ];
  for (const [typed, line] of refusals) it(`${typed.join(" ")} is refused`, () => assert.match(lineOf(...typed), line));
});

it("help names every command and every option", () => {
  const text = usageText("mock-gds contracts");
  for (const command of Object.keys(commands)) assert.match(text, new RegExp(`^ {2}${command}\\b`, "m"));
  for (const option of Object.keys(options)) assert.match(text, new RegExp(`^ {2}--${option}\\b`, "m"));
});
