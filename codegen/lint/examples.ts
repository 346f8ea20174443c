/** Examples send what conforms, refer to names that are known, and expect what the contract can give. */
import { builtInReasons } from "../../src/contract/builtInReasons.js";
import type { JsonObject, JsonValue } from "../../src/contract/contract.js";
import type { Example, ToolFile } from "../contractFiles.js";
import type { AnyFile } from "../load.js";
import { pointerTo } from "../pointer.js";
import type { Schema } from "../schema.js";
import { fixedRule, type LintRule, warningRule } from "./lintRule.js";
import { impossibleIn, unknownNames } from "./matchers.js";
import type { PackView } from "./packView.js";
import { placeholdersIn, placeOf } from "./placeholders.js";
import { oneExample } from "./sampleChanges.js";
import type { Failure } from "./validation.js";

const invalidParams = -32602;

interface PlacedExample {
  readonly file: AnyFile;
  readonly pointer: string;
  readonly toolName: string;
  readonly tool: ToolFile;
  readonly example: Example;
}

/** The examples of tools that exist. */
const examplesOf = ({ loaded }: PackView): readonly PlacedExample[] => {
  const tools = new Map(loaded.tools.map((file) => [file.stem, file.content]));
  return loaded.examples.flatMap((file) => {
    const tool = tools.get(file.content.tool);
    return file.content.examples.flatMap((example, index) =>
      tool === undefined
        ? []
        : [{ file, pointer: pointerTo("examples", index), toolName: file.content.tool, tool, example }],
    );
  });
};

interface Call {
  readonly pointer: string;
  readonly tool: string;
  readonly sent: JsonObject;
}

/** The calls that an example makes: those before it, and its own. */
const callsOf = ({ pointer, toolName, example }: PlacedExample): readonly Call[] => [
  ...(example.given ?? []).map((given, index) => ({
    pointer: pointer + pointerTo("given", index),
    tool: given.call,
    sent: given.arguments,
  })),
  { pointer, tool: toolName, sent: example.arguments },
];

/** The codes of the pack's reasons, and of those that the runtime gives by itself. */
const codesOf = ({ loaded: { errors } }: PackView): ReadonlyMap<string, number> =>
  new Map(
    [...Object.values(builtInReasons), ...(errors?.content.reasons ?? [])].map(({ reason, code }) => [reason, code]),
  );

/** Whether an example may send what does not conform, because it shows how that is refused. */
const showsInvalid = (codes: ReadonlyMap<string, number>, { error }: Example): boolean =>
  error !== undefined && codes.get(error.reason) === invalidParams;

const valueAdvice = 'to ask for a value, write {"properties": {"<name>": {"const": <value>}}}';

const plainOutput = { type: "object" };
const refusedExample = (reason: string) => ({
  "examples/findBooks.json": {
    examples: [
      { name: "plain", title: "By one word", arguments: { word: "sea" }, output: plainOutput },
      { name: "late", title: "At night", arguments: { word: "sea" }, error: { reason, field: "word" } },
    ],
  },
});
const books = { properties: { books: { type: "array" } } };

export const exampleRules: readonly LintRule[] = [
  warningRule({
    id: "example-present",
    stage: "structure",
    purpose: "Every tool that returns structure has an example of a call that succeeds.",
    why: "Examples are the tests of the contract, the first lines of its documentation and what a mock client answers with.",
    fix: "Write examples/<toolName>.json with one example that has an output.",
    bad: { "examples/findBooks.json": null },
    good: oneExample({ arguments: { word: "sea" }, output: plainOutput }),
    check: (pack, report) => {
      const shown = new Set(
        examplesOf(pack).flatMap(({ toolName, example }) => (example.output === undefined ? [] : [toolName])),
      );
      for (const file of pack.loaded.tools) {
        if (file.content.returns !== "content" && !shown.has(file.stem))
          report(file, "", `has no example with an output in examples/${file.stem}.json`);
      }
    },
  }),
  fixedRule({
    id: "example-call",
    stage: "structure",
    purpose: "Calls that come before an example are calls of the pack's tools.",
    why: "Examples are run: a call of no tool fails there, far from its cause.",
    fix: "Correct the name.",
    bad: oneExample({
      given: [{ call: "findBook", arguments: {}, as: "found" }],
      arguments: { word: "sea" },
      output: plainOutput,
    }),
    good: oneExample({
      given: [{ call: "findBooks", arguments: { word: "lake" }, as: "found" }],
      arguments: { word: "sea" },
      output: plainOutput,
    }),
    check: (pack, report) => {
      const names = new Set(pack.loaded.tools.map(({ stem }) => stem));
      for (const placed of examplesOf(pack)) {
        for (const { pointer, tool } of callsOf(placed)) {
          if (!names.has(tool)) report(placed.file, pointer, `calls ${tool}, which is no tool of this pack`);
        }
      }
    },
  }),
  fixedRule({
    id: "example-reference",
    stage: "structure",
    purpose: "What an example takes from an answer is the answer of a call that it made before.",
    why: "Nothing would fill the place, and the placeholder itself would be sent.",
    fix: "Correct the name, or make the call under given.",
    bad: oneExample({ arguments: { word: placeOf("found.books.0.title") }, output: plainOutput }),
    good: oneExample({
      given: [{ call: "findBooks", arguments: { word: "sea" }, as: "found" }],
      arguments: { word: placeOf("found.books.0.title") },
      output: plainOutput,
    }),
    check: (pack, report) => {
      for (const placed of examplesOf(pack)) {
        const answers = placed.example.given?.map((given) => given.as) ?? [];
        callsOf(placed).forEach(({ pointer, sent }, position) => {
          const known = new Set(answers.slice(0, position));
          for (const name of placeholdersIn(sent)) {
            if (!known.has(name))
              report(placed.file, `${pointer}/arguments`, `uses \${${name}}, which no earlier call gives`);
          }
        });
      }
    },
  }),
  fixedRule({
    id: "example-reason",
    stage: "structure",
    purpose: "The reason for which an example is refused is one that the tool can give.",
    why: "A reader would handle an error that never comes, and the test of the example can never pass.",
    fix: "Correct the reason, or list it in the tool's errors.",
    bad: refusedExample("BOOK_UNKNOWN"),
    good: refusedExample("SHELF_CLOSED"),
    check: (pack, report) => {
      const codes = codesOf(pack);
      for (const { file, pointer, toolName, tool, example } of examplesOf(pack)) {
        const reason = example.error?.reason;
        if (reason === undefined) continue;
        if (!codes.has(reason)) report(file, `${pointer}/error/reason`, `${reason} is not in errors.json`);
        else if (codes.get(reason) !== invalidParams && !tool.errors.includes(reason))
          report(file, `${pointer}/error/reason`, `${reason} is not among the errors of ${toolName}`);
      }
    },
  }),
  fixedRule({
    id: "example-matcher",
    stage: "structure",
    purpose: "The matcher of an example's output is a JSON Schema, and the tool returns structure.",
    why: "A matcher that cannot be compiled proves nothing of the answer.",
    fix: "Correct the matcher; a tool that returns content has no structure to match.",
    bad: oneExample({ arguments: { word: "sea" }, output: { minimun: 1 } }),
    good: oneExample({ arguments: { word: "sea" }, output: { ...plainOutput, minProperties: 1 } }),
    check: (pack, report) => {
      for (const { file, pointer, toolName, tool, example } of examplesOf(pack)) {
        if (example.output === undefined) continue;
        if (tool.returns === "content")
          report(file, `${pointer}/output`, `describes a structure, and ${toolName} returns content`);
        const fault = pack.validation.compileFault(example.output);
        if (fault !== undefined) report(file, `${pointer}/output`, `is no JSON Schema: ${fault}; ${valueAdvice}`);
      }
    },
  }),
  fixedRule({
    id: "example-output",
    stage: "meaning",
    purpose: "The matcher of an example's output names only properties that the output has.",
    why: "A misspelt name under properties matches everything: the example passes and checks nothing.",
    fix: "Use the names of the output schema.",
    bad: oneExample({
      arguments: { word: "sea" },
      output: { type: "object", properties: { book: { type: "array" } } },
    }),
    good: oneExample({ arguments: { word: "sea" }, output: { type: "object", ...books } }),
    check: (pack, report) => {
      for (const { file, pointer, tool, example } of examplesOf(pack)) {
        const { outputSchema } = tool;
        if (example.output === undefined || outputSchema === undefined) continue;
        const found = unknownNames(example.output, outputSchema, (schema) => pack.referred(schema, outputSchema));
        for (const { name, pointer: at } of found)
          report(file, `${pointer}/output${at}`, `names ${name}, which the output does not have there`);
      }
    },
  }),
  fixedRule({
    id: "example-possible",
    stage: "meaning",
    purpose: "The matcher of an example's output asks for nothing that the output schema rules out.",
    why: "No answer can be both what the tool promises and what the example says: it fails wherever it is run.",
    fix: "Correct the matcher, or the output schema.",
    bad: oneExample({
      arguments: { word: "sea" },
      output: { type: "object", properties: { books: { const: "none" } } },
    }),
    good: oneExample({ arguments: { word: "sea" }, output: { type: "object", properties: { books: { const: [] } } } }),
    check: (pack, report) => {
      for (const { file, pointer, tool, example } of examplesOf(pack)) {
        const { outputSchema } = tool;
        if (example.output === undefined || outputSchema === undefined) continue;
        const { $defs } = outputSchema;
        const isRefused = (schema: Schema, value: JsonValue): boolean =>
          pack.validation.failureOf({ ...schema, ...($defs !== undefined && { $defs }) })(value) !== undefined;
        const referred = (schema: Schema): Schema | undefined => pack.referred(schema, outputSchema);
        for (const { what, pointer: at } of impossibleIn(example.output, outputSchema, referred, isRefused))
          report(file, `${pointer}/output${at}`, what);
      }
    },
  }),
  fixedRule({
    id: "example-valid",
    stage: "meaning",
    purpose: "The arguments of an example conform to the tool's input, unless it shows how they are refused.",
    why: "Readers copy examples: one that does not conform teaches a call that fails.",
    fix: "Correct the arguments.",
    bad: oneExample({ arguments: { word: 7 }, output: plainOutput }),
    good: oneExample({ arguments: { word: "sea" }, output: plainOutput }),
    check: (pack, report) => {
      const inputs = new Map(pack.loaded.tools.map(({ stem, content }) => [stem, content.inputSchema]));
      const failures = new Map<string, Failure>();
      const failureFor = (tool: string): Failure => {
        const known = failures.get(tool) ?? pack.validation.failureOf(inputs.get(tool) ?? {}, "filled");
        failures.set(tool, known);
        return known;
      };
      const codes = codesOf(pack);
      for (const placed of examplesOf(pack)) {
        const calls = callsOf(placed);
        for (const { pointer, tool, sent } of showsInvalid(codes, placed.example) ? calls.slice(0, -1) : calls) {
          const failure = failureFor(tool)(sent);
          if (failure !== undefined)
            report(placed.file, `${pointer}/arguments`, `do not conform to ${tool}: ${failure}`);
        }
      }
    },
  }),
];
